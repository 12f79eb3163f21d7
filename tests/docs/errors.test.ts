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
  "Every error is a typed value. `CallError` of `@portico/client/transport/Failure` is the union of the errors that a request can cause. The calls of each area replace some of them by more specific errors, which this page lists.",
  "## Collections",
  `The \`_tag\` of an error is its code, so \`Effect.catchTag("WDE0073", …)\` handles the errors with this code. Each \`{name}\` in a message is replaced by a value, which is also in the error's \`params\`. Codes marked with † are not in the specification. If the provider's response has a code that is not on this page, or that is not in the error type of the call, the error is an \`ApplicationError\` with this code and the provider's description.`,
  "### Invalid calls",
  "The `kind` of these errors is `WD_VALIDATION_ERROR`. The call is invalid, or does not fit the stored data. The same call fails again, so correct it. A _filter object_ is a filter in its JSON form, such as `{ year: { $gt: 1990 } }`.",
  ofKind("WD_VALIDATION_ERROR"),
  "`{parameter}` is the name of an option, as in `limit must be greater than zero.`, or a phrase, as in `The limit cannot exceed 1000.` and `The field of gt must be a non-empty string.`",
  "A bulk insert does not fail with `WDE0074`: it skips the item, and counts it in `skipped`. Only the insert of a single item fails with this code.",
  "### Failures of valid calls",
  "The `kind` of these errors is `WD_UNKNOWN_ERROR`. The call is valid, but the network or the provider failed. The error's `cause` is the underlying error, such as `Unreachable`. A later attempt may succeed.",
  ofKind("WD_UNKNOWN_ERROR"),
  "### An example of each code",
  "For each code, a line of JavaScript that fails with it. A test runs every line. The services of `@portico/client/data` fail with the same codes, except for `WDE0008`, because they do not count arguments.",
  table(["Code", "Example"], codes.map(provokedBy)),
  "## Rejected logins",
  "A rejected login fails with `LoginRefused`. The client derives its `errorCode` from the provider's code. The error also has the original code, the status and the request id. If the status is 429, the error is `RateLimited`, with the same `errorCode`.",
  table(
    ["The provider's code", "`errorCode`", "Meaning"],
    [
      ...failures(LoginFailure.login.codes),
      [
        "any other code",
        code(LoginFailure.login.otherwise),
        `${meaningOf("invalidEmail")}, or the login was rejected for another reason`
      ]
    ]
  ),
  "## Rejected registrations",
  "A rejected registration fails with `RegistrationRefused`. If the response has a violation of the data type `EMAIL`, its code and its other violations are ignored.",
  table(
    ["The provider's response", "`errorCode`", "Meaning"],
    [
      ...Object.entries(LoginFailure.registration.violations).map(([type, errorCode]) => [
        `a violation with the data type ${code(type)}`,
        code(errorCode),
        meaningOf(errorCode)
      ]),
      ...failures(LoginFailure.registration.codes),
      [
        "any other response",
        "none",
        "the error is that of the request, such as `InvalidArgument` or `ApplicationError`"
      ]
    ]
  ),
  "## Rejected verifications, recoveries and second factors",
  "The client derives the error and its `errorCode` from the provider's code, for every status. The error also has the original code, the description, the status and the request id. The functions of `site.auth` return the same `errorCode`, or reject with it. If the table does not have the code, the error is an `ApplicationError`. The codes are those of the local provider. The hosted provider may have others, except for `INVALID_OTP` and `-19973`.",
  table(
    ["Call", "Error", "The provider's code", "`errorCode`", "Meaning"],
    [
      [
        "`Verification.verify`",
        code("MissingVerificationCode"),
        "–",
        code(LoginFailure.missingVerificationCode),
        meaningOf(LoginFailure.missingVerificationCode)
      ],
      ...refusals(
        "`Verification.verify`, `Account.confirmEmail`",
        "VerificationRefused",
        LoginFailure.verificationCodes
      ),
      ...refusals("`Recovery.recover`", "RecoveryRefused", LoginFailure.recoveryCodes),
      ...refusals(
        "`Mfa.verify`, `Mfa.challenge`, `Mfa.awaitPush`, `Factors`",
        "FactorRefused",
        LoginFailure.factorCodes
      ),
      ...refusals(
        "the calls of the specification in this table, and `Members.signOn`",
        "AccountRefused",
        LoginFailure.accountCodes
      )
    ]
  ),
  "A login also returns the last two codes. `-19973` has the same `errorCode` there. `-19958` has the `errorCode` `invalidEmail`, like every code of a login that is not listed above: to recognize a blocked member, compare the `code` of the `LoginRefused` with `-19958`.",
  "## Changes of an account",
  "The account extension is not in the specification. Each of its codes has its own error. If the provider does not have the extension, the error is `NotSupported`. If no member is signed in, it is `NotSignedIn`.",
  table(
    ["The error", "The provider's code", "Meaning"],
    Object.entries(LoginFailure.accountChangeCodes).map(([name, value]) => [
      code(`${name.charAt(0).toUpperCase()}${name.slice(1)}`),
      code(value),
      LoginFailure.accountChangeMeanings[name as LoginFailure.AccountChangeErrorCode]
    ])
  ),
  "## Rejections on the wire",
  "Status 200 is a success. Status 413 results in `TooLarge`, and status 429 in `RateLimited`. For any other status, the body of the response determines the kind of rejection.",
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
        "the description. A 4xx response without details counts as this kind too: its code is its status text, such as `NOT_FOUND`"
      ],
      ["system", "any other body", code("System error occurred, request-id: …")]
    ]
  )
)

it("docs/errors.md matches the tables", async () => {
  await expect(text).toMatchFileSnapshot("../../docs/errors.md")
})
