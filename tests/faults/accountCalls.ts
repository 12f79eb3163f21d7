import * as Account from "@portico/client/auth/Account"
import * as Factors from "@portico/client/auth/Factors"
import { Members } from "@portico/client/auth/Members"
import * as Sessions from "@portico/client/auth/Sessions"
import type { Parts, Services } from "@portico/client/Client"
import type * as Tabs from "@portico/testing/Tabs"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { codeAt } from "../provider/Authenticator.ts"
import * as SoftPasskey from "../provider/SoftPasskey.ts"
import { signIn, type Account as Credentials } from "../suites/Browser.ts"
import { asMember, type Attempt, type Call, carriedOut, lastMail, loggedIn, password, type Prepare } from "./Call.ts"
import { extension } from "./families.ts"
import { pageOrigin } from "./shop.ts"

type AccountExtension = Account.Account | Factors.Factors | Sessions.Sessions

const layer = Layer.mergeAll(Account.layer, Factors.layer, Sessions.layer)

const over = <A, E>(attempt: Effect.Effect<A, E, AccountExtension | Services | Parts>) => Effect.provide(attempt, layer)

const account = <A, E>(use: (account: Account.AccountShape) => Effect.Effect<A, E>) => over(Account.Account.use(use))
const factors = <A, E>(use: (factors: Factors.FactorsShape) => Effect.Effect<A, E>) => over(Factors.Factors.use(use))
const sessions = <A, E>(use: (sessions: Sessions.SessionsShape) => Effect.Effect<A, E>) =>
  over(Sessions.Sessions.use(use))

/** Logs a member in again, and returns the session token of the login. */
const sessionToken = (member: Credentials) =>
  Effect.flatMap(loggedIn(member), (state) =>
    state._tag === "SUCCESS" && state.sessionToken !== undefined
      ? Effect.succeed(state.sessionToken)
      : Effect.die(new Error(`The login ended with ${state._tag}.`))
  )

/** Returns a proof that a member has just authenticated again. */
const proofOf = (member: Credentials) =>
  Effect.flatMap(sessionToken(member), (token) =>
    Effect.map(
      account(({ reverify }) => reverify(token)),
      ({ proof }) => proof
    )
  )

let registrations = 0

/** Registers a member and signs them in. */
const newcomer = Effect.gen(function* () {
  const email = `newcomer-${++registrations}@example.com`
  yield* Members.use((members) => members.register({ email, password }))
  const member = { email, password: Redacted.value(password) }
  yield* signIn(member)
  return member
})

/** Prepares a call of a new member who has just authenticated again. */
const proved =
  (
    call: (proof: Redacted.Redacted, browser: Tabs.BrowserShape) => Effect.Effect<Attempt, unknown, Services | Parts>
  ): Prepare =>
  (browser) =>
    Effect.flatMap(Effect.flatMap(newcomer, proofOf), (proof) => call(proof, browser))

/** Prepares a call that needs nothing but a proof. */
export const withProof = (call: (proof: Redacted.Redacted) => Attempt): Prepare =>
  proved((proof) => Effect.succeed(call(proof)))

const reverify: Prepare = () =>
  Effect.map(Effect.flatMap(newcomer, sessionToken), (token) => account(({ reverify }) => reverify(token)))

let addresses = 0
const newAddress = () => `moved-${++addresses}@example.com`

const changeEmail = withProof((proof) =>
  Effect.suspend(() => account(({ changeEmail }) => changeEmail(newAddress(), proof)))
)

const confirmEmail = proved((proof, browser) =>
  Effect.gen(function* () {
    const { stateToken } = yield* account(({ changeEmail }) => changeEmail(newAddress(), proof))
    const { code = "" } = yield* lastMail(browser)
    return account(({ confirmEmail }) => confirmEmail(stateToken, Redacted.make(code)))
  })
)

const enrolled = (factorType: "TOTP" | "EMAIL", proof: Redacted.Redacted) =>
  factors(({ enroll }) => enroll({ factorType }, proof))

const resend = proved((proof, { clock }) =>
  Effect.gen(function* () {
    const { factorId } = yield* enrolled("EMAIL", proof)
    // A code is sent again after a pause.
    yield* clock.advance("1 minute")
    return factors(({ resend }) => resend(factorId))
  })
)

/** Begins an authenticator app, and returns the call that confirms it. */
const confirmation = (proof: Redacted.Redacted, { clock }: Tabs.BrowserShape) =>
  Effect.gen(function* () {
    const { factorId, totpData } = yield* enrolled("TOTP", proof)
    const secret = totpData === undefined ? "" : Redacted.value(totpData.secret)
    const code = codeAt(yield* clock.provider.currentTimeMillis, secret)
    return factors(({ confirm }) => confirm(factorId, Redacted.make(code)))
  })

const confirm = proved(confirmation)

const renewRecoveryCodes = proved((proof, browser) =>
  Effect.gen(function* () {
    // Recovery codes require another factor.
    yield* yield* confirmation(proof, browser)
    return factors(({ renewRecoveryCodes }) => renewRecoveryCodes(proof))
  })
)

const addPasskey = proved((proof) =>
  Effect.gen(function* () {
    const { challenge = "", rp } = yield* factors(({ passkeyOptions }) => passkeyOptions(proof))
    const credential = SoftPasskey.make().create({ challenge, origin: pageOrigin, rpId: rp?.id ?? "" })
    return factors(({ addPasskey }) => addPasskey({ credential, name: "Phone" }, proof))
  })
)

const remove = proved((proof) =>
  Effect.map(enrolled("TOTP", proof), ({ factorId }) => factors(({ remove }) => remove(factorId, proof)))
)

const revoke = proved((proof) =>
  Effect.map(
    sessions(({ list }) => list),
    ([session]) => sessions(({ revoke }) => revoke(session?.sessionId ?? "", proof))
  )
)

const path = (name: string) => `/v1/account/${name}`

/** Calls of the account extension. */
export const accountCalls: ReadonlyArray<Call> = [
  { name: "Account.user", path: path("user"), prepare: asMember(account(({ user }) => user)), family: extension },
  { name: "Account.reverify", path: path("reverify"), prepare: reverify, family: extension, anew: carriedOut },
  {
    name: "Account.changeEmail",
    path: path("change-email"),
    prepare: changeEmail,
    family: extension,
    anew: carriedOut
  },
  {
    name: "Account.confirmEmail",
    path: path("confirm-email"),
    prepare: confirmEmail,
    family: extension,
    anew: carriedOut
  },
  {
    name: "Account.delete",
    path: path("delete"),
    prepare: withProof((proof) => account((service) => service.delete(proof))),
    family: extension,
    anew: carriedOut
  },
  { name: "Factors.list", path: path("factors"), prepare: asMember(factors(({ list }) => list)), family: extension },
  {
    name: "Factors.enroll",
    path: path("enroll-factor"),
    prepare: withProof((proof) => enrolled("TOTP", proof)),
    family: extension
  },
  { name: "Factors.resend", path: path("resend-factor-code"), prepare: resend, family: extension },
  { name: "Factors.confirm", path: path("confirm-factor"), prepare: confirm, family: extension, anew: carriedOut },
  {
    name: "Factors.passkeyOptions",
    path: path("passkey-options"),
    prepare: withProof((proof) => factors(({ passkeyOptions }) => passkeyOptions(proof))),
    family: extension
  },
  { name: "Factors.addPasskey", path: path("add-passkey"), prepare: addPasskey, family: extension, anew: carriedOut },
  {
    name: "Factors.renewRecoveryCodes",
    path: path("recovery-codes"),
    prepare: renewRecoveryCodes,
    family: extension
  },
  { name: "Factors.remove", path: path("remove-factor"), prepare: remove, family: extension, anew: carriedOut },
  { name: "Sessions.list", path: path("sessions"), prepare: asMember(sessions(({ list }) => list)), family: extension },
  { name: "Sessions.revoke", path: path("revoke-session"), prepare: revoke, family: extension, anew: carriedOut },
  {
    name: "Sessions.revokeOthers",
    path: path("revoke-session"),
    prepare: withProof((proof) => sessions(({ revokeOthers }) => revokeOthers(proof))),
    family: extension,
    anew: carriedOut
  }
]
