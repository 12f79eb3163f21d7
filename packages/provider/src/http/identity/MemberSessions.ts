/**
 * The sessions of the member who calls, in the account extension.
 *
 * @since 0.1.0
 */
import { accountChangeCodes, maximumListedSessions } from "@portico/contract/auth/Account"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { ApplicationError } from "../../engine/value/Refusal.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { Call } from "../request/Call.ts"
import * as Reverifications from "./Reverifications.ts"
import { TokenGrants } from "./TokenGrants.ts"

/** Returns the sessions of the member that have not ended, most recently used first. */
export const list = Effect.fn("MemberSessions.list")(function* (_: object, call: Call) {
  const { id } = yield* Reverifications.signedIn(call)
  const found = yield* sessionsOf(id)
  return {
    sessions: found.map(({ handle, session }) => ({
      sessionId: handle,
      clientId: session.clientId,
      createdDate: new Date(session.createdAt),
      lastUsedDate: new Date(session.rotatedAt ?? session.createdAt),
      expiresDate: new Date(session.expiresAt),
      current: session.id === call.caller.session
    }))
  }
})

/** Ends a session of the member, or all sessions except the calling one. */
export const end = Effect.fn("MemberSessions.end")(function* (
  { proof, sessionId }: { readonly proof: Redacted.Redacted; readonly sessionId?: string },
  call: Call
) {
  const { id } = yield* Reverifications.check(proof, call)
  const desk = yield* TokenGrants
  if (sessionId === undefined) {
    yield* desk.endOthers(id, call.caller.session)
    return {}
  }
  const found = (yield* sessionsOf(id)).find(({ handle }) => handle === sessionId)
  if (found === undefined) return yield* notFound
  yield* desk.end(found.session.id)
  return {}
})

const sessionsOf = Effect.fnUntraced(function* (memberId: string) {
  const store = yield* IdentityStore
  const secrets = yield* Secrets
  const sessions = yield* store.sessionsOf(memberId, yield* Clock.currentTimeMillis, maximumListedSessions)
  // The session's id is a part of its refresh token, so the member gets a digest instead.
  return yield* Effect.forEach(sessions, (session) =>
    Effect.map(secrets.digest(Redacted.make(`listed session ${session.id}`)), (handle) => ({ handle, session }))
  )
})

const notFound = new ApplicationError({
  status: 400,
  code: accountChangeCodes.sessionNotFound,
  description: "There is no such session, or it has ended."
})
