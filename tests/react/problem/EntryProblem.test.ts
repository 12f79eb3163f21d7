import { InsecureContext } from "../../../packages/client/src/session/internal/Pkce.ts"
import { problems } from "../../../packages/react/src/i18n/en/problems/problems.ts"
import { isOfCaptcha, ofCaptcha, ofLogin, ofSession } from "../../../packages/react/src/problem/EntryProblem.ts"
import { ofRegistration } from "../../../packages/react/src/problem/AccountProblem.ts"
import { make, type Problem } from "../../../packages/react/src/problem/Problem.ts"
import { assert, describe, it } from "@effect/vitest"
import { InvalidState, MissingCode } from "@portico/client/auth/Authorization"
import {
  CaptchaBlocked,
  CaptchaClosed,
  CaptchaExpired,
  CaptchaFailed,
  CaptchaNotConfigured,
  CaptchaTimedOut,
  type ExecuteError
} from "@portico/client/auth/Captcha"
import { LoginRefused, RegistrationRefused, type LoginError, type RegisterError } from "@portico/client/auth/Members"
import { FlowTimedOut, FrameRefused, ThirdPartyBlocked, type SilentLoginError } from "@portico/client/auth/SilentLogin"
import { FrameUnavailable } from "@portico/client/session/Frame"
import {
  ApplicationError,
  InvalidArgument,
  InvalidClient,
  RateLimited,
  SessionEnded,
  SystemError,
  TokenUnavailable,
  TooLarge,
  Unreachable,
  Unreadable
} from "@portico/client/transport/Failure"
import { accountCodes, unknownEmailCode } from "@portico/contract/LoginFailure"

const answered = { status: 403, statusText: "Forbidden", requestId: "r-1" }
const refused = (errorCode: LoginRefused["errorCode"], code: string) =>
  new LoginRefused({ ...answered, errorCode, code, description: "no" })
const coded = { ...answered, code: "TOO_MANY_REQUESTS", description: "no", data: undefined }
const limited = Object.assign(new RateLimited({ ...coded, retryAfter: 30 }), { errorCode: "invalidEmail" as const })

describe("a refused login", () => {
  it.each([
    ["invalidPassword", "-19976", "invalidPassword", ["password"]],
    ["resetPassword", "-19973", "resetPassword", []],
    ["missingCaptchaToken", "-19971", "missingCaptchaToken", []],
    ["invalidCaptchaToken", "-19970", "invalidCaptchaToken", []],
    ["invalidEmail", unknownEmailCode, "unknownEmail", ["email"]],
    ["invalidEmail", accountCodes.identityBlocked, "identityBlocked", []],
    ["invalidEmail", "-19900", "loginRefused", []]
  ] as const)("with %s and the code %s has the problem %s", (errorCode, code, key, fields) => {
    const problem = ofLogin(refused(errorCode, code))

    assert.strictEqual(problem.key, key)
    assert.deepStrictEqual<unknown>(Object.keys(problem.fields ?? {}), fields)
    assert.strictEqual(problem.code, code)
  })

  it("does not blame the email address for a rate limit", () => {
    const problem = ofLogin(limited)

    assert.strictEqual(problem.key, "rateLimited")
    assert.strictEqual(problem.retryAfter, 30)
    assert.isUndefined(problem.fields)
  })

  it("shows the provider's sentences at their fields, and the rest as detail", () => {
    const violations = [
      { field: "loginId.email", description: "is too long" },
      { field: "profile.nickname", description: "is rude" }
    ]
    const problem = ofLogin(new InvalidArgument({ violations, status: 400, requestId: "r-1" }))

    assert.deepStrictEqual(problem.fields, { email: { text: "is too long" } })
    assert.include(problem.detail, '"profile.nickname" is rude')
  })

  it.each([
    [new SystemError({ ...answered, retryAfter: undefined }), "serverError"],
    [new Unreachable({ cause: "" }), "unreachable"],
    [new TokenUnavailable({ cause: new Unreachable({ cause: "" }) }), "unreachable"],
    [new TokenUnavailable({ cause: new ApplicationError(coded) }), "sessionUnavailable"]
  ])("has another problem for other errors: %s", (error, key) => {
    assert.strictEqual(ofLogin(error).key, key)
  })
})

describe("a session that could not be created", () => {
  it.each([
    [new FlowTimedOut(), "sessionTimedOut"],
    [new FrameRefused({ origin: "https://a.test" }), "sessionFrameRefused"],
    [new ThirdPartyBlocked({ origin: "https://a.test" }), "sessionBlocked"],
    [new SystemError({ ...answered, retryAfter: undefined }), "serverError"]
  ])("has a problem for %s", (error, key) => {
    assert.strictEqual(ofSession(error).key, key)
  })
})

// One error of each tag. A new tag does not compile until it is added here.
type Each<E extends { readonly _tag: string }> = { readonly [Tag in E["_tag"]]: Extract<E, { readonly _tag: Tag }> }

const unreachable = new Unreachable({ cause: "" })

const calls: Each<Exclude<LoginError, LoginRefused>> = {
  InvalidArgument: new InvalidArgument({ violations: [], status: 400, requestId: "r-1" }),
  InvalidClient: new InvalidClient({ ...coded, clientId: "shop" }),
  RateLimited: limited,
  SystemError: new SystemError({ ...answered, retryAfter: undefined }),
  TokenUnavailable: new TokenUnavailable({ cause: unreachable }),
  TooLarge: new TooLarge(answered),
  Unreachable: unreachable,
  Unreadable: new Unreadable({ cause: "", status: 200, requestId: "r-1" })
}

const refusal = { ...answered, code: "-19900", description: "No.", errorCode: "invalidEmail" } as const

const logins: Each<LoginError> = { ...calls, LoginRefused: new LoginRefused(refusal) }

const registrations: Each<RegisterError> = {
  ...calls,
  ApplicationError: new ApplicationError(coded),
  RegistrationRefused: new RegistrationRefused(refusal)
}

const origin = "https://provider.example"

const sessions: Each<SilentLoginError> = {
  ...calls,
  ApplicationError: new ApplicationError(coded),
  FlowTimedOut: new FlowTimedOut(),
  FrameRefused: new FrameRefused({ origin }),
  FrameUnavailable: new FrameUnavailable(),
  InsecureContext: new InsecureContext(),
  InvalidState: new InvalidState(),
  MissingCode: new MissingCode({ cause: undefined }),
  SessionEnded: new SessionEnded(),
  ThirdPartyBlocked: new ThirdPartyBlocked({ origin })
}

const wordsOf = (problem: Problem): string => problems[problem.key](problem)
const sentence = /^[A-Z](?!.*(?:undefined|\[object)).*\.$/

describe("every error has a message", () => {
  it.each(Object.values(logins))("of a login: %s", (error) => {
    assert.match(wordsOf(ofLogin(error)), sentence)
  })

  it.each(Object.values(registrations))("of a registration: %s", (error) => {
    assert.match(wordsOf(ofRegistration(error)), sentence)
  })

  it.each(Object.values(sessions))("of a session: %s", (error) => {
    assert.match(wordsOf(ofSession(error)), sentence)
  })
})

const vendor = "reCAPTCHA"

const errors: { readonly [Tag in ExecuteError["_tag"]]: Extract<ExecuteError, { readonly _tag: Tag }> } = {
  CaptchaNotConfigured: new CaptchaNotConfigured({ kind: "visible" }),
  CaptchaBlocked: new CaptchaBlocked({ vendor, by: "network" }),
  CaptchaExpired: new CaptchaExpired(),
  CaptchaClosed: new CaptchaClosed(),
  CaptchaTimedOut: new CaptchaTimedOut(),
  CaptchaFailed: new CaptchaFailed({ vendor, code: "e7" })
}

describe("ofCaptcha", () => {
  it.each(Object.values(errors))("has a message for %s", (error) => {
    const problem = ofCaptcha(error)

    assert.match(problems[problem.key](problem), /^[A-Z].*\.$/)
  })

  it("has different messages for a blocked, expired, closed and failed captcha", () => {
    const { CaptchaBlocked, CaptchaClosed, CaptchaExpired, CaptchaFailed } = errors
    const texts = [CaptchaBlocked, CaptchaClosed, CaptchaExpired, CaptchaFailed].map((error) => {
      const problem = ofCaptcha(error)
      return problems[problem.key](problem)
    })

    assert.strictEqual(new Set(texts).size, 4)
  })
})

it.each([
  ["missingCaptchaToken", true],
  ["invalidCaptchaToken", true],
  ["captchaBlocked", true],
  ["invalidPassword", false],
  ["misconfigured", false]
] as const)("a visible captcha helps against %s: %s", (key, helps) => {
  assert.strictEqual(isOfCaptcha(make(key)), helps)
})
