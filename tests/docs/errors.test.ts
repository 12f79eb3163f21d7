import { expect, it } from "@effect/vitest"
import * as LoginFailure from "@portico/contract/LoginFailure"
import * as Wde from "@portico/contract/Wde"
import * as WdeMeaning from "@portico/contract/WdeMeaning"
import { lineOf, provocations } from "../spec/data/provocations.ts"
import type { Provocation } from "../spec/data/provocations/Provocation.ts"
import { code, page, table } from "./Page.ts"

const codes = Object.keys(Wde.catalogue).filter(Wde.isCode)

const rowOf = (name: Wde.Code) => {
  const meaning = WdeMeaning.meanings[name]
  return [code(name), WdeMeaning.unlisted.includes(name) ? `${meaning} †` : meaning, Wde.catalogue[name].message]
}

const ofKind = (kind: Wde.Kind) =>
  table(
    ["Code", "Meaning", "What the error says"],
    codes.filter((name) => Wde.catalogue[name].kind === kind).map(rowOf)
  )

const provokedBy = (name: Wde.Code) => {
  const { provider, site }: Provocation = provocations[name]
  return [code(name), code(lineOf({ site })) + (provider?.when === undefined ? "" : `, where ${provider.when}`)]
}

const meaningOf = (errorCode: LoginFailure.AuthErrorCode) => LoginFailure.meanings[errorCode]

const failures = (codes: Readonly<Record<string, LoginFailure.AuthErrorCode>>) =>
  Object.entries(codes).map(([name, errorCode]) => [code(name), code(errorCode), meaningOf(errorCode)])

const refusals = (call: string, tag: string, codes: Readonly<Record<string, string>>) =>
  Object.entries(codes).map(([errorCode, name]) => [
    call,
    code(tag),
    code(name),
    code(errorCode),
    meaningOf(errorCode as LoginFailure.AuthErrorCode)
  ])

const text = page(
  "# Errors",
  "<!-- Written by tests/docs/errors.test.ts from packages/contract and tests/spec/data/provocations.ts: change the tables there and run the test with -u. -->",
  "Every failure is a value with a type. What the network and the provider can do to any call is in `CallError` of `@portico/client/transport/Failure`; what is particular to an area is below.",
  "## Collections",
  `The code of an error is its \`_tag\`, so \`Effect.catchTag("WDE0073", …)\` handles one code and leaves the others in the type. The values in braces are on the error as \`params\`. Codes marked † are not in the specification's list. A code that is not here arrives as \`ApplicationError\` with the provider's own description.`,
  "### The call can be mended",
  "`kind` is `WD_VALIDATION_ERROR`: something in the call, or in the collection, is not as it must be.",
  ofKind("WD_VALIDATION_ERROR"),
  "### Nothing in the call was at fault",
  "`kind` is `WD_UNKNOWN_ERROR`: the cause lies under the error as `cause`. Trying again later may help.",
  ofKind("WD_UNKNOWN_ERROR"),
  "### What provokes each code",
  "A line of plain site code for every code. The services of `@portico/client/data` meet the same codes, but for WDE0008: they have no argument counts. The suite runs every line.",
  table(["Code", "For example"], codes.map(provokedBy)),
  "## A refused login",
  "The code of the provider becomes the `errorCode` of a `LoginRefused`, whatever the status. The error keeps the code, the status and the request id. With status 429 the error is `RateLimited`, with the same `errorCode`.",
  table(
    ["The provider's code", "`errorCode`", "Meaning"],
    [
      ...failures(LoginFailure.login.codes),
      ["any other", code(LoginFailure.login.otherwise), meaningOf("invalidEmail")]
    ]
  ),
  "## A refused registration",
  "A violation about an address counts first, wherever it stands among the violations.",
  table(
    ["The provider's answer", "`errorCode`", "Meaning"],
    [
      ...Object.entries(LoginFailure.registration.violations).map(([type, errorCode]) => [
        `a violation with the data type ${code(type)}`,
        code(errorCode),
        meaningOf(errorCode)
      ]),
      ...failures(LoginFailure.registration.codes),
      ["anything else", "none: the message only", ""]
    ]
  ),
  "A refused registration is a `RegistrationRefused`. A refusal without an error code stays an `ApplicationError`.",
  "## A refused verification, recovery or second factor",
  "The code of the provider becomes a tagged error with an `errorCode`, whatever the status. The error keeps the code, the description, the status and the request id. The functions of `site.auth` return the same `errorCode`, or reject with it. Any other code stays an `ApplicationError`. auth.md §8 does not list these codes: they are those of the local provider.",
  table(
    ["Call", "Error", "The provider's code", "`errorCode`", "Meaning"],
    [
      [
        "`Verification.verify`",
        code("MissingVerificationCode"),
        "",
        code(LoginFailure.missingVerificationCode),
        meaningOf(LoginFailure.missingVerificationCode)
      ],
      ...refusals("`Verification.verify`", "VerificationRefused", LoginFailure.verificationCodes),
      ...refusals("`Recovery.recover`", "RecoveryRefused", LoginFailure.recoveryCodes),
      ...refusals("`Mfa.verify`, `Mfa.challenge`, `Mfa.awaitPush`", "FactorRefused", LoginFailure.factorCodes),
      ...refusals("all of these, and `Members.signOn`", "AccountRefused", LoginFailure.accountCodes)
    ]
  ),
  "At login, the two codes of an account are ordinary: `-19973` is `resetPassword`, and `-19958` is `invalidEmail` like every code that auth.md §8 does not list. The raw code on the `LoginRefused` tells the latter apart.",
  "## How a refusal travels",
  "Only status 200 is success. A refusal is one of three kinds, told apart by its body.",
  table(
    ["Kind", "Body", "The error says"],
    [
      [
        "validation",
        code("{ details: { validationError: { fieldViolations: [{ field, description, data? }] } } }"),
        code('INVALID_ARGUMENT: "field" description, …')
      ],
      [
        "application",
        code("{ details: { applicationError: { code, description, data? } } }"),
        "the description; a 4xx without details has its status text as code (`NOT_FOUND`)"
      ],
      ["system", "anything else", code("System error occurred, request-id: …")]
    ]
  )
)

it("docs/errors.md matches the tables", async () => {
  await expect(text).toMatchFileSnapshot("../../docs/errors.md")
})
