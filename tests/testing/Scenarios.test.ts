import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Wde from "@portico/contract/Wde"
import { accounts as authAccounts } from "@portico/testing/scenarios/AuthScenarios"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Scenarios from "@portico/testing/Scenarios"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { hurried } from "../hurried.ts"

interface Account {
  readonly email: string
  readonly password: string
}

const login = ({ email, password }: Account = accounts.ada) =>
  Members.use((members) => members.login({ email, password: Redacted.make(password) }))

const register = Members.use((members) =>
  members.register({ email: "grace@example.com", password: Redacted.make("long-enough-1") })
)

const silently = Effect.flatMap(login(), (state) =>
  state._tag === "SUCCESS" ? SilentLogin.use((silent) => silent.run(state.sessionToken)) : Effect.die(state._tag)
)

const logout = Effect.andThen(
  silently,
  Members.use((members) => members.logout())
)

const list = Queries.use((queries) => queries.run(Query.from("books")))

const signedIn = <A, E, R>(program: Effect.Effect<A, E, R>) => Effect.andThen(silently, program)

const insert = signedIn(Items.use((items) => items.insert("reviews", { bookId: "emma" })))
const update = signedIn(Items.use((items) => items.update("reviews", { _id: "review-01" })))

/** What a program came to, in a word: the tag of its result, and the code that says more. */
const wordOf = (result: unknown): string => {
  const { _tag, cause, errorCode, items } = Object(result)
  if (Array.isArray(items)) return `${items.length} items`
  const more = errorCode ?? (Wde.isCode(_tag) || _tag === "TokenUnavailable" ? Object(cause)._tag : undefined)
  return more === undefined ? String(_tag) : `${_tag} ${more}`
}

type Program = Effect.Effect<unknown, unknown, Members | SilentLogin | Items | Queries>

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
  ["answerLost", "a registration", register, "Unreachable"],
  ["tokensUnavailable", "a login", login(), "TokenUnavailable SystemError"],
  ["unknownState", "a login", login(), "FAILURE"],
  ["unknownState", "a registration", register, "FAILURE"],
  ["invalidPassword", "a login", login(), "LoginRefused invalidPassword"],
  ["resetPassword", "a login", login(), "LoginRefused resetPassword"],
  ["captchaRequired", "a login", login(), "LoginRefused missingCaptchaToken"],
  ["captchaRequired", "a registration", register, "LoginRefused missingCaptchaToken"],
  ["captchaAfterFailure", "a login", login(), "SUCCESS"],
  [
    "enumerationSafe",
    "a login",
    login({ ...accounts.ada, email: "nobody@example.com" }),
    "LoginRefused invalidPassword"
  ],
  ["profileViolations", "a registration", register, "InvalidArgument"],
  ["captchaRefused", "a login", login(), "LoginRefused invalidCaptchaToken"],
  ["captchaRefused", "a registration", register, "LoginRefused invalidCaptchaToken"],
  ["unmappedCode", "a login", login(), "LoginRefused invalidEmail"],
  ["loginViolations", "a login", login(), "InvalidArgument"],
  ["identityBlocked", "a login", login(authAccounts.blocked), "LoginRefused invalidEmail"],
  ["emailVerification", "a login", login(authAccounts.unverified), "EMAIL_VERIFICATION_REQUIRED"],
  ["emailVerification", "a registration", register, "EMAIL_VERIFICATION_REQUIRED"],
  ["ownerApproval", "a login", login(authAccounts.waiting), "OWNER_APPROVAL_REQUIRED"],
  ["ownerApproval", "a registration", register, "OWNER_APPROVAL_REQUIRED"],
  ["emailAlreadyExists", "a registration", register, "LoginRefused emailAlreadyExists"],
  ["invalidEmail", "a registration", register, "LoginRefused invalidEmail"],
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
  ["itemGone", "a change of a review", update, "WDE0073 ApplicationError"],
  ["itemExists", "a review", insert, "WDE0074 ApplicationError"]
]

describe.concurrent("a scenario", () => {
  it.live.each(plays)("%s: %s", ([name, , program, expected]) =>
    program.pipe(
      Effect.match({ onFailure: wordOf, onSuccess: wordOf }),
      Effect.map((word) => assert.strictEqual(word, expected)),
      Effect.provide(Testing.layerTest(Scenarios.scenarios[name])),
      hurried
    )
  )

  it.live.each<readonly [Scenarios.ScenarioName, Program]>([
    ["pending", login()],
    ["loading", list]
  ])("%s never ends", ([name, program]) =>
    program.pipe(
      Effect.timeoutOption("5 seconds"),
      Effect.map((answer) => assert.isTrue(Option.isNone(answer))),
      Effect.provide(Testing.layerTest(Scenarios.scenarios[name])),
      hurried
    )
  )
})

describe("scenarios", () => {
  it("have their own names", () => {
    for (const [name, scenario] of Object.entries(Scenarios.scenarios)) assert.strictEqual(scenario.name, name)
  })

  it("say in a sentence what they are like", () => {
    const mute = Object.values(Scenarios.scenarios).filter(({ description }) => !/^[A-Z].+[^.]\.$/.test(description))

    assert.deepStrictEqual(mute, [])
  })

  it("tell who asks for an unknown one which there are", () => {
    assert.throws(() => Scenarios.find("bookshoop"), /bookshoop.*bookshop, empty, offline/)
  })

  it("are played here", () => {
    const played = new Set<string>(["slow", "slowLogin", "pending", "loading", ...plays.map(([name]) => name)])
    const unplayed = Object.keys(Scenarios.scenarios).filter((name) => !played.has(name))

    assert.deepStrictEqual(unplayed, [])
  })
})
