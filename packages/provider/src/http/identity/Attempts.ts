/**
 * Attempts that are counted, so that nobody can try for ever: failed logins by address and by place, mails by address.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { networkOf } from "../../engine/identity/NetworkAddress.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import type { Settings as Shape } from "../../engine/seed/Settings.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { Call } from "../request/Call.ts"
import * as Refusals from "./Refusals.ts"
import * as Settings from "./Settings.ts"

/** What is counted. */
export type Kind = keyof Omit<Shape["lockout"], "window">

/** Counts an attempt before it is made, so that many at once are counted, too. Refuses one too many. */
export const claim = Effect.fn("Attempts.claim")(function* (kind: Kind, name: string) {
  const store = yield* IdentityStore
  const { lockout } = yield* Settings.read()
  const now = yield* Clock.currentTimeMillis
  const { count, expiresAt } = yield* store.count(yield* keyOf(kind, name), now, lockout.window)
  if (count > lockout[kind]) return yield* Refusals.tooMany(Math.max(1, Math.ceil((expiresAt - now) / 1000)))
})

/** How many attempts are counted at present. */
export const made = Effect.fnUntraced(function* (kind: Kind, name: string) {
  const store = yield* IdentityStore
  return yield* store.counted(yield* keyOf(kind, name), yield* Clock.currentTimeMillis)
})

/** Takes one attempt back. */
export const release = Effect.fnUntraced(function* (kind: Kind, name: string) {
  const store = yield* IdentityStore
  yield* store.uncount(yield* keyOf(kind, name))
})

/** Takes all attempts back. */
export const forgive = Effect.fnUntraced(function* (kind: Kind, name: string) {
  const store = yield* IdentityStore
  yield* store.forget(yield* keyOf(kind, name))
})

/**
 * The place that a call comes from: its network address, or else the session of its token. A loopback address is none:
 * behind a proxy it is everybody's.
 */
export const sourceOf = ({ address, caller }: Pick<Call, "address" | "caller">): string => {
  const network = networkOf(address)
  return network === undefined ? `session ${caller.session}` : `address ${network}`
}

/**
 * The network that a call comes from. Anyone can get any number of visitor sessions, so that calls without a known
 * network count together.
 */
export const networkOfCall = ({ address }: Pick<Call, "address">): string => networkOf(address) ?? "this machine"

// The store learns neither addresses nor who tried.
const keyOf = (kind: Kind, name: string) =>
  Effect.map(
    Secrets.use((secrets) => secrets.digest(Redacted.make(name))),
    (digest) => `${kind}:${digest}`
  )
