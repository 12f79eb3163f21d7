import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Items } from "@portico/client/data/Items"
import { Tokens } from "@portico/client/session/Tokens"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { assert, layer as over } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { type Account, fresh, member, type Network, signIn, visitor } from "./Browser.ts"

const login = ({ email, password }: Account) =>
  Members.use((members) => members.login({ email, password: Redacted.make(password) }))

const register = ({ email, password }: Account, nickname = "Newcomer") =>
  Members.use((members) => members.register({ email, password: Redacted.make(password), profile: { nickname } }))

const logout = Members.use((members) => members.logout())

const role = Tokens.use((tokens) => tokens.role)

const newcomer = Effect.map(fresh("newcomer"), (name) => ({ email: `${name}@example.com`, password: "long-enough-1" }))

/** Checks members over a network. */
export const suite = (name: string, network: Layer.Layer<Network>) =>
  over(network, { excludeTestServices: true, timeout: "60 seconds" })(`Members over ${name}`, (it) => {
    it.effect("registers a member, and the session token signs them in", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const account = yield* newcomer

        const state = yield* browser.run(register(account, "Grace"))

        assert.strictEqual(state._tag, "SUCCESS")
        if (state._tag !== "SUCCESS") return
        assert.strictEqual(state.identity?.identityProfile?.nickname, "Grace")
        assert.instanceOf(state.identity?.createdDate, Date)
        assert.strictEqual(yield* browser.run(role), "visitor")
        yield* browser.run(SilentLogin.use((silent) => silent.run(state.sessionToken)))
        assert.strictEqual(yield* browser.run(role), "member")
      })
    )

    it.effect("signs a registered member in, regardless of the case of the address", () =>
      Effect.gen(function* () {
        const account = yield* newcomer
        yield* (yield* visitor).run(register(account))
        const browser = yield* visitor

        yield* browser.run(signIn({ ...account, email: account.email.toUpperCase() }))

        assert.strictEqual(yield* browser.run(role), "member")
      })
    )

    it.effect("rejects a wrong password and accepts the right one afterwards", () =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const error = yield* Effect.flip(browser.run(login({ ...accounts.ada, password: "difference-engine" })))

        assert.strictEqual(error._tag, "LoginRefused")
        if (error._tag === "LoginRefused") assert.strictEqual(error.errorCode, "invalidPassword")
        assert.strictEqual(yield* browser.run(role), "visitor")
        assert.strictEqual((yield* browser.run(login(accounts.ada)))._tag, "SUCCESS")
      })
    )

    it.effect("rejects an unknown address", () =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const error = yield* Effect.flip(browser.run(login(yield* newcomer)))

        assert.strictEqual(error._tag, "LoginRefused")
        if (error._tag === "LoginRefused") assert.strictEqual(error.errorCode, "invalidEmail")
      })
    )

    it.effect("rejects the registration of a taken address", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const email = accounts.ada.email.replace("ada", "Ada")

        const error = yield* Effect.flip(browser.run(register({ email, password: "another-password" })))

        assert.strictEqual(error._tag, "RegistrationRefused")
        if (error._tag === "RegistrationRefused") assert.strictEqual(error.errorCode, "emailAlreadyExists")
        assert.strictEqual((yield* browser.run(login(accounts.ada)))._tag, "SUCCESS")
      })
    )

    it.effect("registers only one of two concurrent requests with the same address", () =>
      Effect.gen(function* () {
        const account = yield* newcomer
        const browsers = [yield* visitor, yield* visitor]

        const results = yield* Effect.forEach(browsers, (browser) => Effect.result(browser.run(register(account))), {
          concurrency: "unbounded"
        })

        assert.deepStrictEqual(results.map(({ _tag }) => _tag).toSorted(), ["Failure", "Success"])
      })
    )

    it.effect("names the invalid field of a registration", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const account = yield* newcomer

        const email = yield* Effect.flip(browser.run(register({ ...account, email: "not an address" })))
        const password = yield* Effect.flip(browser.run(register({ ...account, password: "x" })))

        assert.strictEqual(email._tag, "RegistrationRefused")
        if (email._tag === "RegistrationRefused") assert.strictEqual(email.errorCode, "invalidEmail")
        assert.strictEqual(password._tag, "InvalidArgument")
        if (password._tag === "InvalidArgument") {
          assert.deepStrictEqual(
            password.violations.map(({ field }) => field),
            ["password"]
          )
        }
      })
    )

    it.effect("accepts a session token once", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const state = yield* browser.run(login(accounts.ada))
        if (state._tag !== "SUCCESS") return assert.fail(state._tag)
        const become = browser.run(SilentLogin.use((silent) => silent.run(state.sessionToken)))
        yield* become

        const error = yield* Effect.flip(become)

        assert.strictEqual(error._tag, "MissingCode")
        assert.strictEqual(yield* browser.run(role), "member")
      })
    )

    it.effect("stays signed in after a reload", () =>
      Effect.gen(function* () {
        const browser = yield* member(accounts.ada)

        yield* browser.reload

        assert.strictEqual(yield* browser.run(role), "member")
        const review = yield* browser.run(
          Items.use((items) => items.insert("reviews", { bookId: crypto.randomUUID(), text: "Still here." }))
        )
        assert.isString(review.data["_ownerId"])
      })
    )

    it.effect("signs out locally and at the provider, and stays signed out after a reload", () =>
      Effect.gen(function* () {
        const browser = yield* member(accounts.ada)
        const before = yield* browser.run(Tokens.use((tokens) => tokens.current))

        const { logoutUrl } = yield* browser.run(logout)

        assert.match(logoutUrl, /^http/)
        assert.strictEqual(yield* browser.run(role), "none")
        const refresh = Tokens.use((tokens) => tokens.refresh(before.refreshToken))
        assert.strictEqual((yield* Effect.result(browser.run(refresh)))._tag, "Failure")
        yield* browser.reload
        assert.strictEqual(yield* browser.run(role), "none")
      })
    )

    it.effect("separates two members", () =>
      Effect.gen(function* () {
        const ada = yield* member(accounts.ada)
        const bob = yield* member(accounts.bob)
        const write = Items.use((items) => items.insert("reviews", { bookId: crypto.randomUUID() }))

        const [hers, his] = [yield* ada.run(write), yield* bob.run(write)]
        yield* ada.run(logout)

        assert.notStrictEqual(hers.data["_ownerId"], his.data["_ownerId"])
        assert.strictEqual(yield* bob.run(role), "member")
      })
    )
  })
