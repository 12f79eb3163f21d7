/**
 * The sessions of the member who calls, in the account extension.
 *
 * @since 0.1.0
 */
import { maximumListedSessions } from "@portico/contract/auth/Account"
import { accountChangeCodes } from "@portico/contract/LoginFailure"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { ApplicationError } from "../../engine/value/Refusal.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { Call } from "../request/Call.ts"
import * as Reverifications from "./Reverifications.ts"
import { Tickets } from "./Tickets.ts"
import { TokenGrants } from "./TokenGrants.ts"

/**
 * Returns the sessions of the member that have not ended, most recently used first, and then the browsers that are signed
 * in at the provider's pages only.
 */
export const list = Effect.fn("MemberSessions.list")(function* (_: object, call: Call) {
  const { id } = yield* Reverifications.signedIn(call)
  const { browsers, sessions } = yield* sessionsOf(id)
  return {
    sessions: [
      ...sessions.map(({ handle, session }) => ({
        sessionId: handle,
        clientId: session.clientId,
        createdDate: new Date(session.createdAt),
        lastUsedDate: new Date(session.rotatedAt ?? session.createdAt),
        expiresDate: new Date(session.expiresAt),
        current: session.id === call.caller.session,
        ...session.device
      })),
      ...browsers.map(({ handle, ticket: { content, expiresAt } }) => ({
        sessionId: handle,
        clientId: "",
        ...(content.at === undefined ? {} : { createdDate: new Date(content.at) }),
        expiresDate: new Date(expiresAt),
        current: false,
        atSignInPage: true,
        ...content.device
      }))
    ]
  }
})

/**
 * Ends a session of the member, or all sessions except the calling one. The member's remembered devices need a second
 * factor again, because one of them may belong to the ended session.
 */
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
  const { browsers, sessions } = yield* sessionsOf(id)
  const session = sessions.find(({ handle }) => handle === sessionId)
  const browser = browsers.find(({ handle }) => handle === sessionId)
  if (session === undefined && browser === undefined) return yield* notFound
  yield* dropDevices(id)
  if (session !== undefined) yield* desk.end(session.session.id)
  const tickets = yield* Tickets
  if (browser !== undefined) yield* tickets.take("Browser", browser.ticket.digest)
  return {}
})

const sessionsOf = Effect.fnUntraced(function* (memberId: string) {
  const store = yield* IdentityStore
  const secrets = yield* Secrets
  const now = yield* Clock.currentTimeMillis
  // The session's id is a part of its refresh token, so the member gets a digest instead.
  const handleOf = (what: string) => secrets.digest(Redacted.make(`listed ${what}`))
  const stored = yield* store.sessionsOf(memberId, now, maximumListedSessions)
  const sessions = yield* Effect.forEach(stored, (session) =>
    Effect.map(handleOf(`session ${session.id}`), (handle) => ({ handle, session }))
  )
  const tickets = yield* store.ticketsOf("Browser", memberId, now, maximumListedSessions)
  const alone = tickets.filter(({ digest }) => !stored.some(({ browser }) => browser === digest))
  const browsers = yield* Effect.forEach(alone.slice(0, maximumListedSessions - stored.length), (ticket) =>
    Effect.map(handleOf(`browser ${ticket.digest}`), (handle) => ({ handle, ticket }))
  )
  return { browsers, sessions }
})

const dropDevices = Effect.fnUntraced(function* (memberId: string) {
  const store = yield* IdentityStore
  const tickets = yield* Tickets
  const now = yield* Clock.currentTimeMillis
  for (;;) {
    const devices = yield* store.ticketsOf("Device", memberId, now, maximumListedSessions)
    yield* Effect.forEach(devices, ({ digest }) => tickets.take("Device", digest), { discard: true })
    if (devices.length < maximumListedSessions) return
  }
})

const notFound = new ApplicationError({
  status: 400,
  code: accountChangeCodes.sessionNotFound,
  description: "There is no such session, or it has ended."
})
