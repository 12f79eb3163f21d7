import * as Account from "@portico/client/auth/Account"
import * as Factors from "@portico/client/auth/Factors"
import { Members } from "@portico/client/auth/Members"
import * as Sessions from "@portico/client/auth/Sessions"
import { Tokens } from "@portico/client/session/Tokens"
import type * as Client from "@portico/client/Client"
import { assert, layer as over } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { codeAt } from "../provider/Authenticator.ts"
import { type Browser, fresh, member, Network, visitor } from "./Browser.ts"

const password = "long-enough-1"

const extension = Layer.mergeAll(Account.layer, Factors.layer, Sessions.layer)

const call = <A, E>(
  browser: Browser,
  program: Effect.Effect<A, E, Client.Services | Client.Parts | Layer.Success<typeof extension>>
) => browser.run(Effect.provide(program, extension))

const login = (email: string) => Members.use((members) => members.login({ email, password: Redacted.make(password) }))

/** Registers a member and signs them in. */
const newcomer = Effect.gen(function* () {
  const email = `${yield* fresh("account")}@example.com`
  yield* (yield* visitor).run(Members.use((members) => members.register({ email, password: Redacted.make(password) })))
  return { email, browser: yield* member({ email, password }) }
})

/** Returns the session token of another login. */
const sessionToken = (email: string) =>
  Effect.map(login(email), (state) =>
    state._tag === "SUCCESS" && state.sessionToken !== undefined ? state.sessionToken : Redacted.make("none")
  )

/** Authenticates a member again, and returns the proof. */
const proofOf = (email: string) =>
  Effect.flatMap(sessionToken(email), (token) =>
    Account.Account.use(({ reverify }) => Effect.map(reverify(token), ({ proof }) => proof))
  )

/** Returns the code of the newest email to an address. */
const codeTo = (address: string) =>
  Effect.map(
    Effect.flatMap(Network, ({ mails }) => mails),
    (mails) => Redacted.make(mails.findLast(({ email }) => email === address)?.code ?? "none")
  )

/** Checks the account extension over a network. */
export const suite = (name: string, network: Layer.Layer<Network>) =>
  over(network, { excludeTestServices: true, timeout: "60 seconds" })(`The account extension over ${name}`, (it) => {
    it.effect("returns the member who is signed in, and none for a visitor", () =>
      Effect.gen(function* () {
        const { browser, email } = yield* newcomer
        const read = Account.Account.use(({ user }) => user)

        assert.deepInclude(Option.getOrThrow(yield* call(browser, read)), { email })
        assert.deepStrictEqual(yield* call(yield* visitor, read), Option.none())
      })
    )

    it.effect("requires the next login to use an authenticator app that was added", () =>
      Effect.gen(function* () {
        const { browser, email } = yield* newcomer
        const proof = yield* call(browser, proofOf(email))
        const { factorId, totpData } = yield* call(
          browser,
          Factors.Factors.use(({ enroll }) => enroll({ factorType: "TOTP" }, proof))
        )
        const code = codeAt(Date.now(), totpData === undefined ? "" : Redacted.value(totpData.secret))
        yield* call(
          browser,
          Factors.Factors.use(({ confirm }) => confirm(factorId, Redacted.make(code)))
        )

        assert.strictEqual((yield* (yield* visitor).run(login(email)))._tag, "FAILURE")
        yield* call(
          browser,
          Factors.Factors.use(({ remove }) => remove(factorId, proof))
        )
        assert.strictEqual((yield* (yield* visitor).run(login(email)))._tag, "SUCCESS")
      })
    )

    it.effect("refuses a proof of another session, and the login of another member", () =>
      Effect.gen(function* () {
        const { browser, email } = yield* newcomer
        const other = yield* newcomer
        const proof = yield* call(browser, proofOf(email))
        const elsewhere = yield* member({ email, password })
        const enroll = Factors.Factors.use(({ enroll }) => enroll({ factorType: "TOTP" }, proof))
        const token = yield* browser.run(sessionToken(email))

        assert.strictEqual((yield* Effect.flip(call(elsewhere, enroll)))._tag, "ReverificationRequired")
        assert.strictEqual((yield* Effect.flip(call(other.browser, enroll)))._tag, "ReverificationRequired")
        const stolen = Account.Account.use(({ reverify }) => reverify(token))
        assert.strictEqual((yield* Effect.flip(call(other.browser, stolen)))._tag, "ReverificationFailed")
        assert.isDefined((yield* call(browser, enroll)).totpData)
      })
    )

    it.effect("ends the other sessions of the member", () =>
      Effect.gen(function* () {
        const { browser, email } = yield* newcomer
        const other = yield* member({ email, password })
        const proof = yield* call(browser, proofOf(email))
        const list = Sessions.Sessions.use(({ list }) => list)

        const before = yield* call(browser, list)
        yield* call(
          browser,
          Sessions.Sessions.use(({ revokeOthers }) => revokeOthers(proof))
        )

        assert.lengthOf(before, 2)
        assert.lengthOf(
          before.filter(({ current }) => current),
          1
        )
        assert.deepStrictEqual(
          (yield* call(browser, list)).map(({ current }) => current),
          [true]
        )
        assert.strictEqual((yield* Effect.flip(call(other, list)))._tag, "NotSignedIn")
      })
    )

    it.effect("moves the member to a new email address with its code, and ends the other sessions", () =>
      Effect.gen(function* () {
        const { browser, email } = yield* newcomer
        const other = yield* member({ email, password })
        const address = `${yield* fresh("moved")}@example.com`
        const proof = yield* call(browser, proofOf(email))
        const change = Account.Account.use(({ changeEmail }) => changeEmail(address, proof))

        const { stateToken } = yield* call(browser, change)
        assert.strictEqual((yield* Effect.flip(call(browser, change)))._tag, "ReverificationRequired")
        const confirm = (code: Redacted.Redacted) =>
          call(
            browser,
            Account.Account.use(({ confirmEmail }) => confirmEmail(stateToken, code))
          )
        assert.strictEqual((yield* Effect.flip(confirm(Redacted.make("wrong"))))._tag, "VerificationRefused")
        const user = yield* confirm(yield* codeTo(address))

        assert.deepInclude(user, { email: address, emailVerified: true })
        assert.strictEqual((yield* browser.run(login(address)))._tag, "SUCCESS")
        assert.strictEqual((yield* Effect.flip(browser.run(login(email))))._tag, "LoginRefused")
        const read = Account.Account.use(({ user }) => user)
        assert.deepStrictEqual(yield* call(other, read), Option.none())
        assert.strictEqual(Option.getOrThrow(yield* call(browser, read)).email, address)
      })
    )

    it.effect("deletes the account, which cannot be signed in to any more", () =>
      Effect.gen(function* () {
        const { browser, email } = yield* newcomer
        const proof = yield* call(browser, proofOf(email))

        yield* call(
          browser,
          Account.Account.use((account) => account.delete(proof))
        )

        assert.notStrictEqual(yield* browser.run(Tokens.use((tokens) => tokens.role)), "member")
        assert.strictEqual((yield* Effect.flip(browser.run(login(email))))._tag, "LoginRefused")
      })
    )
  })
