import * as Account from "@portico/client/auth/Account"
import { Graphql } from "@portico/client/auth/Graphql"
import { Members } from "@portico/client/auth/Members"
import { Mfa } from "@portico/client/auth/Mfa"
import { Passwords } from "@portico/client/auth/Passwords"
import * as Profiles from "@portico/client/auth/Profiles"
import { Recovery } from "@portico/client/auth/Recovery"
import { RedirectSessions } from "@portico/client/auth/RedirectSessions"
import { Tokens } from "@portico/client/session/Tokens"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Verification } from "@portico/client/auth/Verification"
import type { Aggregates } from "@portico/client/data/Aggregates"
import type { BulkItems } from "@portico/client/data/BulkItems"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type { References } from "@portico/client/data/References"
import type { Search } from "@portico/client/data/Search"
import type { Settings } from "@portico/client/transport/Settings"
import type { Transport } from "@portico/client/transport/Transport"
import * as Wde from "@portico/contract/Wde"
import { accounts as authAccounts } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { mary } from "../../packages/testing/src/internal/scenarios/ProfileScenarios.ts"
import { accountOf, type FactorMember } from "../../packages/testing/src/internal/scenarios/FactorScenarios.ts"
import * as Scenarios from "@portico/testing/Scenarios"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { hurried } from "../hurried.ts"
import { dataPending, dataPlays } from "./dataPlays.ts"
import { login, signedIn, silently } from "./member.ts"

const register = Members.use((members) =>
  members.register({ email: "grace@example.com", password: Redacted.make("long-enough-1") })
)

const logout = Effect.andThen(
  silently,
  Members.use((members) => members.logout())
)

const list = Queries.use((queries) => queries.run(Query.from("books")))

const insert = signedIn(Items.use((items) => items.insert("reviews", { bookId: "emma" })))
const update = signedIn(Items.use((items) => items.update("reviews", { _id: "review-01" })))

const asMary = <A, E, R>(program: Effect.Effect<A, E, R>) =>
  Effect.flatMap(login(mary), (state) =>
    state._tag === "SUCCESS"
      ? Effect.andThen(
          SilentLogin.use((silent) => silent.run(state.sessionToken)),
          program
        )
      : Effect.die(state._tag)
  )

const profile = asMary(
  Effect.provide(
    Effect.flatMap(Profiles.Profiles, ({ me }) => me),
    Profiles.layer
  )
)

const user = asMary(
  Effect.provide(
    Effect.flatMap(Account.Account, ({ user }) => user),
    Account.layer
  )
)

const rename = asMary(
  Effect.provide(
    Effect.flatMap(Profiles.Profiles, ({ me, update }) => Effect.andThen(me, update({ nickname: "Mrs S." }))),
    Profiles.layer
  )
)

const changePassword = asMary(Passwords.use((passwords) => passwords.change(Redacted.make("frankenstein-1818"))))

const challenged = (member: FactorMember) =>
  Effect.flatMap(login(accountOf(member)), (state) =>
    state._tag === "FAILURE" && state.challenge !== undefined
      ? Effect.succeed(state.challenge)
      : Effect.die(`It ended with ${state._tag}.`)
  )

/** Returns the reason and the available factors of a login with a second factor. */
const factor = (member: FactorMember) =>
  Effect.map(challenged(member), ({ availableFactors = [], reason }) => ({
    _tag: `${reason}: ${availableFactors.map(({ factorStatus, factorType }) => `${factorType} ${factorStatus}`).join(", ")}`
  }))

/** Verifies a wrong code of an authenticator app. */
const wrongCode = Effect.flatMap(challenged("app"), (challenge) =>
  Mfa.use((mfa) => mfa.verify(challenge, { factorType: "TOTP", code: Redacted.make("000000") }))
)

const recovery = Recovery.use((recovery) => recovery.sendEmail(accounts.ada.email))

const reset = Recovery.use((recovery) =>
  recovery.recover({ recoveryToken: Redacted.make("nobody's"), password: Redacted.make("long-enough-1") })
)

/** Logs in an unverified member, then verifies a wrong code or requests another one. */
const due = Effect.flatMap(login(authAccounts.unverified), (state) =>
  state._tag === "EMAIL_VERIFICATION_REQUIRED" ? Effect.succeed(state) : Effect.die(state._tag)
)
const mailed = Effect.flatMap(due, (state) =>
  Verification.use((verification) => verification.verify(state, Redacted.make("000000")))
)
const mailedAgain = Effect.flatMap(due, ({ identity }) =>
  Verification.use((verification) => verification.start({ identityId: identity?.id ?? "" }))
)

const area = Effect.map(
  RedirectSessions.use((sessions) => sessions.create({ memberAccountPage: { section: "ORDERS" } })),
  ({ fullUrl }) => ({ _tag: fullUrl === undefined ? "no address" : "an address" })
)

/** Returns the result of a program in a word or two: its tag and its code. */
const wordOf = (result: unknown): string => {
  const { _tag, cause, code, errorCode, items } = Object(result)
  if (Array.isArray(items)) return `${items.length} items`
  const more = errorCode ?? (Wde.isCode(_tag) || _tag === "TokenUnavailable" ? Object(cause)._tag : undefined)
  const last = more ?? (_tag === "ApplicationError" && Wde.isCode(code) ? code : undefined)
  return last === undefined ? String(_tag) : `${_tag} ${last}`
}

type Program = Effect.Effect<
  unknown,
  unknown,
  | Members
  | Mfa
  | SilentLogin
  | Items
  | Queries
  | Passwords
  | Settings
  | Transport
  | Graphql
  | Recovery
  | RedirectSessions
  | Tokens
  | Verification
  | Aggregates
  | BulkItems
  | References
  | Search
>

const plays: ReadonlyArray<readonly [Scenarios.ScenarioName, string, Program, string]> = [
  ["bookshop", "a login", login(), "SUCCESS"],
  ["bookshop", "the list of books", list, "24 items"],
  ["empty", "the list of books", list, "0 items"],
  ["offline", "a login", login(), "TokenUnavailable Unreachable"],
  ["offline", "the list of books", list, "TokenUnavailable Unreachable"],
  ["providerDown", "a login", login(), "TokenUnavailable SystemError"],
  ["serverError", "a login", login(), "SystemError"],
  ["serverError", "a registration", register, "SystemError"],
  ["serverError", "the list of books", list, "WDE0053 SystemError"],
  ["rateLimited", "a login", login(), "RateLimited invalidEmail"],
  ["rateLimited", "a registration", register, "RateLimited"],
  ["rateLimited", "the list of books", list, "WDE0053 RateLimited"],
  ["responseLost", "a registration", register, "Unreachable"],
  ["tokensUnavailable", "a login", login(), "TokenUnavailable SystemError"],
  ["unknownState", "a login", login(), "FAILURE"],
  ["unknownState", "a registration", register, "FAILURE"],
  ["invalidPassword", "a login", login(), "LoginRefused invalidPassword"],
  ["resetPassword", "a login", login(), "LoginRefused resetPassword"],
  ["captchaRequired", "a login", login(), "LoginRefused missingCaptchaToken"],
  ["captchaRequired", "a registration", register, "RegistrationRefused missingCaptchaToken"],
  ["captchaAfterFailure", "a login", login(), "SUCCESS"],
  [
    "enumerationSafe",
    "a login",
    login({ ...accounts.ada, email: "nobody@example.com" }),
    "LoginRefused invalidPassword"
  ],
  ["profileViolations", "a registration", register, "InvalidArgument"],
  ["captchaRefused", "a login", login(), "LoginRefused invalidCaptchaToken"],
  ["captchaRefused", "a registration", register, "RegistrationRefused invalidCaptchaToken"],
  ["secondFactor", "a login", factor("notActivated"), "USER_SETTINGS: TOTP ENABLED, SMS REQUIRE_ACTIVATION"],
  ["secondFactor", "a code", wrongCode, "FactorRefused invalidOtp"],
  ["riskyLogin", "a login", factor("none"), "HIGH_RISK_LOGIN: EMAIL ENABLED_BY_RULE"],
  ["mailByRule", "a login", factor("none"), "USER_SETTINGS: EMAIL ENABLED_BY_RULE"],
  ["noTexts", "a login", factor("appAndText"), "USER_SETTINGS: TOTP ENABLED, SMS DISABLED_BY_RULE"],
  ["passkeyVerificationRequired", "a login", factor("app"), "USER_SETTINGS: TOTP ENABLED"],
  ["passkeyVerificationDiscouraged", "a login", factor("app"), "USER_SETTINGS: TOTP ENABLED"],
  ["passkeyVerificationUnspecified", "a login", factor("app"), "USER_SETTINGS: TOTP ENABLED"],
  ["noUsableFactor", "a login", factor("app"), "USER_SETTINGS: SMS DISABLED_BY_RULE, TOTP REQUIRE_REENROLL"],
  ["passwordAsFactor", "a login", factor("app"), "USER_SETTINGS: PASSWORD ENABLED, TOTP ENABLED"],
  ["factorServerError", "a code", wrongCode, "SystemError"],
  ["factorRateLimited", "a code", wrongCode, "RateLimited"],
  ["factorOffline", "a code", wrongCode, "Unreachable"],
  ["factorExpired", "a code", wrongCode, "FactorRefused factorChallengeExpired"],
  ["factorTriesExhausted", "a code", wrongCode, "FactorRefused factorTriesExhausted"],
  ["factorSendsExhausted", "a code", wrongCode, "FactorRefused factorSendsExhausted"],
  ["factorUnavailable", "a code", wrongCode, "FactorRefused factorUnavailable"],
  ["factorMismatch", "a code", wrongCode, "FactorRefused factorMismatch"],
  ["factorThenNoSession", "a code", wrongCode, "SUCCESS"],
  ["factorAfterFactor", "a code", wrongCode, "FAILURE"],
  ["factorUnsupported", "a code", wrongCode, "FactorRefused factorUnsupported"],
  ["unmappedCode", "a login", login(), "LoginRefused invalidEmail"],
  ["loginViolations", "a login", login(), "InvalidArgument"],
  ["identityBlocked", "a login", login(authAccounts.blocked), "LoginRefused invalidEmail"],
  ["emailVerification", "a login", login(authAccounts.unverified), "EMAIL_VERIFICATION_REQUIRED"],
  ["emailVerification", "a registration", register, "EMAIL_VERIFICATION_REQUIRED"],
  ["ownerApproval", "a login", login(authAccounts.waiting), "OWNER_APPROVAL_REQUIRED"],
  ["ownerApproval", "a registration", register, "OWNER_APPROVAL_REQUIRED"],
  ["emailAlreadyExists", "a registration", register, "RegistrationRefused emailAlreadyExists"],
  ["invalidEmail", "a registration", register, "RegistrationRefused invalidEmail"],
  ["registrationViolations", "a registration", register, "InvalidArgument"],
  ["registrationRefused", "a registration", register, "ApplicationError"],
  ["silentLoginDenied", "a silent login", silently, "MissingCode"],
  ["frameRefused", "a silent login", silently, "FrameRefused"],
  ["logoutFailed", "a logout", logout, "SystemError"],
  ["signInRequired", "the list of books", list, "ApplicationError"],
  ["signInRequired", "a member's list of books", signedIn(list), "24 items"],
  ["noPermission", "a member's list of books", signedIn(list), "ApplicationError"],
  ["internalError", "the list of books", list, "WDE0053 SystemError"],
  ["parseError", "the list of books", list, "WDE0055 Unreadable"],
  ["payloadTooLarge", "the list of books", list, "WDE0109 TooLarge"],
  ["hookRejected", "a review", insert, "WDE0078 ApplicationError"],
  ["dataViolations", "the list of books", list, "InvalidArgument"],
  ["profile", "the profile of a member", profile, "Some"],
  ["profileMissing", "the profile of a member", profile, "None"],
  ["profileUnavailable", "the profile of a member", profile, "SystemError"],
  ["profileBusy", "the profile of a member", profile, "RateLimited"],
  ["profilePending", "the profile of a member", profile, "Some"],
  ["profileDeleted", "the profile of a member", profile, "Some"],
  ["profileBlocked", "the profile of a member", profile, "Some"],
  ["profileOffline", "the profile of a member", profile, "Some"],
  ["accountUnsupported", "the user", user, "NotSupported"],
  ["accountRefused", "the user", user, "ApplicationError"],
  ["profileNotSaved", "a profile change", rename, "SystemError"],
  ["profileTooOften", "a profile change", rename, "RateLimited"],
  ["profileSessionExpired", "a profile change", rename, "NotSignedIn"],
  ["passwordNotChanged", "a password change", changePassword, "SystemError"],
  ["passwordTooOften", "a password change", changePassword, "RateLimited"],
  ["membersAreaClosed", "a login", login(), "SUCCESS"],
  ["passwordSessionExpired", "a password change", changePassword, "ApplicationError"],
  ["recoveryFails", "a recovery email", recovery, "SystemError"],
  ["recoveryRateLimited", "a recovery email", recovery, "RateLimited"],
  ["recoveryRevealsUnknownEmail", "a recovery email", recovery, "ApplicationError"],
  ["oneMail", "a second recovery email", Effect.andThen(recovery, recovery), "RateLimited"],
  ["resetFails", "a new password", reset, "SystemError"],
  ["resetRateLimited", "a new password", reset, "RateLimited"],
  ["resetWithoutSession", "a new password", reset, "SUCCESS"],
  ["codeDue", "a verification code", mailed, "VerificationRefused invalidVerificationCode"],
  ["codeFails", "a verification code", mailed, "SystemError"],
  ["codeRateLimited", "a verification code", mailed, "RateLimited"],
  ["codeWithoutSession", "a verification code", mailed, "SUCCESS"],
  ["newCodeFails", "another verification code", mailedAgain, "SystemError"],
  ["codeThenApproval", "a registration", register, "EMAIL_VERIFICATION_REQUIRED"],
  ["approvalDue", "a login", login(authAccounts.waiting), "OWNER_APPROVAL_REQUIRED"],
  ["approvalFails", "a login", login(authAccounts.waiting), "SystemError"],
  ["approvalRateLimited", "a login", login(authAccounts.waiting), "RateLimited invalidEmail"],
  ["pageMissing", "the members area", area, "no address"],
  ["frameForeign", "a silent login", silently, "FrameRefused"],
  ["itemNotFound", "a review update", update, "WDE0073 ApplicationError"],
  ["itemExists", "a review", insert, "WDE0074 ApplicationError"],
  ...dataPlays
]

const pending: ReadonlyArray<readonly [Scenarios.ScenarioName, Program]> = [
  ["pending", login()],
  ["profileLoading", profile],
  ["profileSaving", rename],
  ["passwordPending", changePassword],
  ["factorPending", wrongCode],
  ["recoveryPending", recovery],
  ["resetPending", reset],
  ["codePending", mailed],
  ["approvalPending", login(authAccounts.waiting)],
  ["frameSilent", silently],
  ["tokensSilent", login()],
  ["loading", list],
  ...dataPending
]

describe.concurrent("a scenario", () => {
  it.live.each(plays)("%s: %s", ([name, , program, expected]) =>
    program.pipe(
      Effect.match({ onFailure: wordOf, onSuccess: wordOf }),
      Effect.map((word) => assert.strictEqual(word, expected)),
      // Requests time out after six seconds of real time. With less, they do so on busy machines.
      Effect.provide(Testing.layerTest({ ...Scenarios.scenarios[name], timeout: 150_000, tokenTimeout: 150_000 })),
      hurried
    )
  )

  it.live.each(pending)("%s never ends", ([name, program]) =>
    program.pipe(
      Effect.timeoutOption("4 seconds"),
      Effect.map((answer) => assert.isTrue(Option.isNone(answer))),
      Effect.provide(Testing.layerTest(Scenarios.scenarios[name])),
      hurried
    )
  )
})

describe("scenarios", () => {
  it("contain their own names", () => {
    for (const [name, scenario] of Object.entries(Scenarios.scenarios)) assert.strictEqual(scenario.name, name)
  })

  it("have a description of one sentence", () => {
    const mute = Object.values(Scenarios.scenarios).filter(({ description }) => !/^[A-Z].+[^.]\.$/.test(description))

    assert.deepStrictEqual(mute, [])
  })

  it("list all names in the error for an unknown one", () => {
    assert.throws(() => Scenarios.find("bookshoop"), /bookshoop.*bookshop, empty, offline/)
  })

  it("are all tested here", () => {
    const played = new Set<string>([
      "slow",
      "slowLogin",
      "bulkSlow",
      "shelfSlow",
      ...pending.map(([name]) => name),
      ...plays.map(([name]) => name)
    ])
    const unplayed = Object.keys(Scenarios.scenarios).filter((name) => !played.has(name))

    assert.deepStrictEqual(unplayed, [])
  })
})
