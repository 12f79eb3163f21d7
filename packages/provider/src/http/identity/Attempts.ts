/**
 * Counters that limit attempts: failed logins by email address, source and network, second-factor attempts by member,
 * and sent messages by recipient.
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

/** The kinds of attempts that are counted. */
export type Kind = keyof Omit<Shape["lockout"], "window">

/** Counts an attempt before it is made, so that concurrent attempts count too. Fails if the limit is exceeded. */
export const claim = Effect.fn("Attempts.claim")(function* (kind: Kind, name: string) {
  const store = yield* IdentityStore
  const { lockout } = yield* Settings.read()
  const now = yield* Clock.currentTimeMillis
  const { count, expiresAt } = yield* store.count(yield* keyOf(kind, name), now, lockout.window)
  if (count > lockout[kind]) return yield* Refusals.tooMany(Math.max(1, Math.ceil((expiresAt - now) / 1000)))
})

/** Returns the number of attempts that are currently counted. */
export const countOf = Effect.fnUntraced(function* (kind: Kind, name: string) {
  const store = yield* IdentityStore
  return yield* store.counted(yield* keyOf(kind, name), yield* Clock.currentTimeMillis)
})

/** Removes one attempt from the count. */
export const release = Effect.fnUntraced(function* (kind: Kind, name: string) {
  const store = yield* IdentityStore
  yield* store.uncount(yield* keyOf(kind, name))
})

/** Resets the count to zero. */
export const reset = Effect.fnUntraced(function* (kind: Kind, name: string) {
  const store = yield* IdentityStore
  yield* store.forget(yield* keyOf(kind, name))
})

/**
 * Returns the source of a call: its network, or the session of its token if the network is unknown. A loopback address
 * counts as unknown, because all callers behind a proxy share it.
 */
export const sourceOf = ({ address, caller }: Pick<Call, "address" | "caller">): string => {
  const network = networkOf(address)
  return network === undefined ? `session ${caller.session}` : `address ${network}`
}

/**
 * Returns the network of a call. Calls without a known network are counted together, because anyone can open any number
 * of visitor sessions.
 */
export const networkOfCall = ({ address }: Pick<Call, "address">): string => networkOf(address) ?? "this machine"

// The store receives only a digest, so that it reveals neither addresses nor who made an attempt.
const keyOf = (kind: Kind, name: string) =>
  Effect.map(
    Secrets.use((secrets) => secrets.digest(Redacted.make(name))),
    (digest) => `${kind}:${digest}`
  )
