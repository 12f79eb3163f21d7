/**
 * Operations of members on their own account: changing the password and signing out.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { allowsReturn, originOf } from "../../engine/identity/Client.ts"
import { changed } from "../../engine/identity/Member.ts"
import { Passwords } from "../../engine/identity/Passwords.ts"
import { field } from "../../engine/value/Refusal.ts"
import type { Call } from "../request/Call.ts"
import * as Changes from "./Changes.ts"
import * as Clients from "./Clients.ts"
import { Mails } from "./Mails.ts"
import * as Refusals from "./Refusals.ts"
import * as Reverifications from "./Reverifications.ts"
import * as Settings from "./Settings.ts"
import { TokenGrants } from "./TokenGrants.ts"

/**
 * Changes the password of the member who calls. Ends their other sessions and notifies them by email. Depending on the
 * settings, the member must have authenticated again just before.
 */
export const changePassword = Effect.fn("Accounts.changePassword")(function* (
  { newPassword, proof = noProof }: { readonly newPassword: Redacted.Redacted; readonly proof?: Redacted.Redacted },
  call: Call
) {
  const { caller } = call
  const desk = yield* TokenGrants
  const settings = yield* Settings.read()
  yield* Reverifications.signedIn(call)
  const { spend } = settings.reverifiesPasswordChanges
    ? yield* Reverifications.checkFresh(proof, call)
    : { spend: Effect.void }
  yield* Refusals.checkPassword(Redacted.value(newPassword), settings, "newPassword")
  yield* spend
  const password = yield* Passwords.use((passwords) => passwords.hash(newPassword))
  const member = yield* Changes.change(caller.subject, (one, now) => changed({ ...one, password }, now))
  if (Option.isNone(member)) return yield* Refusals.notSignedIn
  yield* desk.endOthers(caller.subject, caller.session)
  yield* Mails.use((mails) => mails.passwordChanged(member.value.email))
  return {}
})

const noProof = Redacted.make("")

/** The address to which a logout returns, and the client that lists it. */
export interface Logout {
  readonly postLogoutRedirectUri?: string
  readonly clientId?: string
}

/** Ends the caller's session. Returns the status, headers and body that a browser would receive. */
export const logout = Effect.fn("Accounts.logout")(function* (
  { clientId, postLogoutRedirectUri: address = "" }: Logout,
  { caller, origin }: Call
) {
  const client = yield* Clients.find(clientId ?? caller.clientId)
  if (address !== "" && originOf(address) !== origin && !allowsReturn(client, address)) return yield* badReturn
  if (caller.role === "member") yield* TokenGrants.use((desk) => desk.end(caller.session))
  return address === ""
    ? { statusCode: 200, body: "", headers: [] }
    : { statusCode: 302, body: "", headers: [{ key: "Location", value: address }] }
})

const badReturn = field(
  "postLogoutRedirectUri",
  "must be one of the redirect addresses of the client, or belong to one of its origins"
)
