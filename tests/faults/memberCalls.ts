import { endSession, Members } from "@portico/client/auth/Members"
import { Passwords } from "@portico/client/auth/Passwords"
import { Recovery } from "@portico/client/auth/Recovery"
import { Verification } from "@portico/client/auth/Verification"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import {
  asMember,
  asVisitor,
  type Attempt,
  type Call,
  carriedOut,
  lastMail,
  loggedIn,
  password,
  type Prepare
} from "./Call.ts"
import { withProof } from "./accountCalls.ts"
import { login, plain } from "./families.ts"
import { members } from "./shop.ts"

const { ada } = accounts

let registrations = 0
const register: Prepare = (browser) =>
  Effect.flatMap(
    Effect.sync(() => `grace-${++registrations}@example.com`),
    (email) => asVisitor(Members.use((members) => members.register({ email, password })))(browser)
  )

/** Prepares a call with the verification code of a login, and the state of that login. */
const verify =
  (
    call: (
      state: { _tag: "EMAIL_VERIFICATION_REQUIRED"; stateToken: Redacted.Redacted },
      code: Redacted.Redacted
    ) => Attempt
  ): Prepare =>
  (browser) =>
    Effect.gen(function* () {
      const first = yield* loggedIn(members.waiting)
      // A member who was verified by an earlier call no longer waits.
      const state = first._tag === "SUCCESS" ? yield* loggedIn(members.alsoWaiting) : first
      const { code = "" } = yield* lastMail(browser)
      return state._tag === "EMAIL_VERIFICATION_REQUIRED"
        ? call(state, Redacted.make(code))
        : yield* Effect.die(new Error(`The login ended with ${state._tag}.`))
    })

/** Prepares a password reset with the token of a recovery email. */
const recover: Prepare = (browser) =>
  Effect.gen(function* () {
    yield* Recovery.use((recovery) => recovery.sendEmail(ada.email))
    const { link = "" } = yield* lastMail(browser)
    const recoveryToken = Redacted.make(/[\w-]{43}$/.exec(link)?.[0] ?? "")
    return Recovery.use((recovery) => recovery.recover({ recoveryToken, password }))
  })

const idOf = (account: { readonly email: string; readonly password: string }) =>
  Effect.map(loggedIn(account), (state) => ("identity" in state ? state.identity?.id : undefined) ?? "")

const activation: Prepare = () =>
  Effect.map(idOf(members.waiting), (id) => Recovery.use((recovery) => recovery.sendActivationEmail(id)))

const changed = Redacted.make("difference-engine")

const authentication = "/v2/change-password"

/** Calls of registration, sign-in, sign-out and a member's account. */
export const memberCalls: ReadonlyArray<Call> = [
  { name: "Members.register", path: "/v2/register", prepare: register, family: plain, anew: carriedOut },
  { name: "Members.login", path: "/v2/login", prepare: asVisitor(loggedIn()), family: login },
  {
    name: "Members.signIn",
    path: "/v2/login",
    prepare: asVisitor(
      Members.use((members) => members.signIn({ email: ada.email, password: Redacted.make(ada.password) }))
    ),
    family: login
  },
  {
    name: "Members.createSession",
    path: "/v1/redirect-session",
    prepare: () => Effect.map(loggedIn(), (state) => Members.use((members) => members.createSession(state))),
    family: plain
  },
  {
    name: "Members.signOn",
    path: "/v2/sign-on",
    prepare: asVisitor(Members.use((members) => members.signOn({ email: "mary@example.com" }))),
    family: plain
  },
  {
    name: "Members.verify",
    path: "/v1/auth/verify",
    prepare: verify((state, code) => Members.use((members) => members.verify(state, code))),
    family: plain,
    anew: carriedOut
  },
  {
    name: "Members.changePassword",
    path: authentication,
    prepare: withProof((proof) => Members.use((members) => members.changePassword(changed, proof))),
    family: plain,
    anew: carriedOut
  },
  {
    name: "Members.logout",
    path: "/v1/redirect-session",
    prepare: asMember(Members.use((members) => members.logout())),
    family: plain
  },
  {
    name: "Members.endSession",
    path: "/v1/logout",
    prepare: asMember(endSession()),
    family: plain
  },
  {
    name: "Passwords.change",
    path: authentication,
    prepare: withProof((proof) => Passwords.use((passwords) => passwords.change(changed, proof))),
    family: plain,
    anew: carriedOut
  },
  {
    name: "Recovery.sendEmail",
    path: "/v1/send-email",
    prepare: asVisitor(Recovery.use((recovery) => recovery.sendEmail(ada.email))),
    family: plain
  },
  { name: "Recovery.recover", path: "/v1/recover", prepare: recover, family: plain, anew: carriedOut },
  { name: "Recovery.sendActivationEmail", path: "/v1/activation-email", prepare: activation, family: plain },
  {
    name: "Verification.start",
    path: "/v1/Start",
    prepare: asMember(Verification.use((verification) => verification.start())),
    family: plain
  },
  {
    name: "Verification.verify",
    path: "/v1/auth/verify",
    prepare: verify((state, code) => Verification.use((verification) => verification.verify(state, code))),
    family: plain,
    anew: carriedOut
  },
  {
    name: "Verification.attempt",
    path: "/v1/auth/verify",
    prepare: verify((state, code) => Verification.use((verification) => verification.attempt(state, code))),
    family: plain,
    anew: carriedOut
  }
]
