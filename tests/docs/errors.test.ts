import { expect, it } from "@effect/vitest"
import * as LoginFailure from "@portico/contract/LoginFailure"
import * as Wde from "@portico/contract/Wde"
import * as WdeMeaning from "@portico/contract/WdeMeaning"
import { lineOf, provocations } from "../spec/data/provocations.ts"
import type { Provocation } from "../spec/data/provocations/Provocation.ts"
import { code, page, table } from "./Page.ts"

const codes = Object.keys(Wde.catalog).filter(Wde.isCode)

const rowOf = (name: Wde.Code) => {
  const meaning = WdeMeaning.meanings[name]
  return [code(name), WdeMeaning.unlisted.includes(name) ? `${meaning} †` : meaning, Wde.catalog[name].message]
}

const ofKind = (kind: Wde.Kind) =>
  table(["Code", "Meaning", "Message"], codes.filter((name) => Wde.catalog[name].kind === kind).map(rowOf))

const provokedBy = (name: Wde.Code) => {
  const { provider, site }: Provocation = provocations[name]
  return [code(name), code(lineOf({ site })) + (provider?.when === undefined ? "" : `, when ${provider.when}`)]
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
  "Every error is a typed value. The errors that any call can fail with are in `CallError` of `@portico/client/transport/Failure`. This page lists the errors of each area.",
  "## Collections",
  `The code of an error is its \`_tag\`, so \`Effect.catchTag("WDE0073", …)\` handles one code and leaves the others in the error type. The property \`params\` of the error has the values in braces. The specification does not list codes marked †. A code that is not on this page, or that the call cannot have, becomes an \`ApplicationError\` with the provider's description.`,
  "### Errors of the call",
  "`kind` is `WD_VALIDATION_ERROR`: the call is invalid, or does not match the collection. Correct the call.",
  ofKind("WD_VALIDATION_ERROR"),
  "### Errors outside of the call",
  "`kind` is `WD_UNKNOWN_ERROR`: the call is valid, but failed. The property `cause` has the reason. A later attempt may succeed.",
  ofKind("WD_UNKNOWN_ERROR"),
  "### An example of each code",
  "One line of plain site code for each code. The services of `@portico/client/data` fail with the same codes, except for WDE0008: they do not count arguments. A test runs every line.",
  table(["Code", "Example"], codes.map(provokedBy)),
  "## Rejected logins",
  "The client converts the provider's code to the `errorCode` of a `LoginRefused`, for every status except 429. The error also has the original code, the status and the request id. With status 429, the error is `RateLimited` with the same `errorCode`.",
  table(
    ["The provider's code", "`errorCode`", "Meaning"],
    [
      ...failures(LoginFailure.login.codes),
      ["any other code", code(LoginFailure.login.otherwise), meaningOf("invalidEmail")]
    ]
  ),
  "## Rejected registrations",
  "A violation of the data type `EMAIL` takes precedence over all other violations and codes.",
  table(
    ["The provider's response", "`errorCode`", "Meaning"],
    [
      ...Object.entries(LoginFailure.registration.violations).map(([type, errorCode]) => [
        `a violation with the data type ${code(type)}`,
        code(errorCode),
        meaningOf(errorCode)
      ]),
      ...failures(LoginFailure.registration.codes),
      ["any other response", "none, only the message", ""]
    ]
  ),
  "A rejected registration fails with `RegistrationRefused`. A rejection without an error code fails with `ApplicationError`.",
  "## Rejected verifications, recoveries and second factors",
  "The client converts the provider's code to a tagged error with an `errorCode`, for every status. The error also has the original code, the description, the status and the request id. The functions of `site.auth` return the same `errorCode`, or reject with it. Any other code becomes an `ApplicationError`. These are the codes of the local provider; auth.md §8 does not list them.",
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
  "At login, `-19973` becomes `resetPassword`, and `-19958` becomes `invalidEmail`, like every code that auth.md §8 does not list. To recognize a blocked member, check the `code` of the `LoginRefused`.",
  "## Rejections on the wire",
  "Only status 200 is a success. The body of any other response determines which kind of rejection it is.",
  table(
    ["Kind", "Body", "Message of the error"],
    [
      [
        "validation",
        code("{ details: { validationError: { fieldViolations: [{ field, description, data? }] } } }"),
        code('INVALID_ARGUMENT: "field" description, …')
      ],
      [
        "application",
        code("{ details: { applicationError: { code, description, data? } } }"),
        "the description; a 4xx response without details has its status text as its code (`NOT_FOUND`)"
      ],
      ["system", "any other body", code("System error occurred, request-id: …")]
    ]
  )
)

it("docs/errors.md matches the tables", async () => {
  await expect(text).toMatchFileSnapshot("../../docs/errors.md")
})
