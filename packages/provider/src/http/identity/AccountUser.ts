/**
 * The member who calls, in the account extension: their data and the deletion of their account.
 *
 * @since 0.1.0
 */
import type { User } from "@portico/contract/auth/Account"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import { changed, type Member, nameOf } from "../../engine/identity/Member.ts"
import type { Call } from "../request/Call.ts"
import { revertHolderOf } from "../../engine/identity/Ticket.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import * as Changes from "./Changes.ts"
import { Mails } from "./Mails.ts"
import * as OwnedItems from "./OwnedItems.ts"
import * as Refusals from "./Refusals.ts"
import * as Reverifications from "./Reverifications.ts"
import { TokenGrants } from "./TokenGrants.ts"

/** Returns the member who calls. */
export const get = Effect.fn("AccountUser.get")(function* (_: object, call: Call) {
  return { user: userOf(yield* Reverifications.signedIn(call)) }
})

/**
 * Deletes the account of the member who calls. Their record stays without personal data, because items refer to its id.
 * Collections that declare it lose the member's items or some fields of them.
 */
export const remove = Effect.fn("AccountUser.remove")(function* (
  { proof }: { readonly proof: Redacted.Redacted },
  call: Call
) {
  const { member, spend } = yield* Reverifications.checkFresh(proof, call)
  const { email, id } = member
  // First, because the member can then repeat a deletion that fails halfway.
  yield* OwnedItems.release(id)
  yield* spend
  const deleted = yield* Changes.change(id, (member, now) => changed(withoutData(member), now))
  if (Option.isNone(deleted)) return yield* Refusals.notSignedIn
  yield* TokenGrants.use((desk) => desk.endOthers(id))
  // They contain earlier email addresses.
  const store = yield* IdentityStore
  yield* store.dropTicketsOf(revertHolderOf(id))
  // An embedded database would otherwise still contain the previous record.
  yield* store.purge(yield* Clock.currentTimeMillis)
  yield* Mails.use((mails) => mails.accountDeleted(email))
  return {}
})

/** Returns a member's public data. */
export const userOf = (member: Member): User => {
  const { email, emailVerified, id } = member
  const name = nameOf(member)
  return { id, email, emailVerified, ...(name === email ? {} : { name }) }
}

// The former address can be registered again. This one cannot, because it is not an email address.
const withoutData = ({ createdAt, id, revision, updatedAt }: Member): Member => ({
  id,
  email: `deleted ${id}`,
  emailVerified: false,
  status: "DELETED",
  reasons: [],
  password: "",
  profile: {},
  createdAt,
  updatedAt,
  revision
})
