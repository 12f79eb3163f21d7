/**
 * Pending authorizations: the data that each one stores while the visitor is on the provider's page. Several can be
 * pending at once, in one tab or in several. Each is found by its state alone.
 *
 * @since 0.1.0
 */
import type { OAuthData } from "@portico/contract/auth/Authorization"
import * as Codec from "@portico/contract/Codec"
import { maximumPendingFlows, pendingFlowLifetime } from "@portico/contract/Limits"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Span from "../../transport/internal/Span.ts"
import * as Clock from "../../transport/internal/Clock.ts"
import { challengeOf, type InsecureContext } from "../../session/internal/Pkce.ts"
import { SiteStorage } from "../../session/SiteStorage.ts"
import { TabLock } from "../../session/TabLock.ts"

/** No authorization with this state was begun in this browser, or its data has been replaced since. */
export class FlowUnknown extends Data.TaggedError("FlowUnknown")<{
  /** Whether authorizations with other states are pending. */
  readonly hasOthers: boolean
}> {
  override get message(): string {
    return "This sign-in was not started in this browser, or its data has been removed. Start it again."
  }
}

/** The authorization response arrived too late. */
export class FlowExpired extends Data.TaggedError("FlowExpired")<{ readonly originalUri: string }> {
  override get message(): string {
    return `This sign-in was started more than ${pendingFlowLifetime / 60_000} minutes ago. Start it again.`
  }
}

/** The authorization response arrived a second time, for example after a step back in the browser's history. */
export class FlowReplayed extends Data.TaggedError("FlowReplayed")<{ readonly originalUri: string }> {
  override get message(): string {
    return "This sign-in has already returned to this page. Its code cannot be used twice. Start it again."
  }
}

/** The errors of `remember`. */
export type RememberError = InsecureContext

/** The errors of `take`. */
export type TakeError = FlowUnknown | FlowExpired | FlowReplayed | InsecureContext

/**
 * Stores the data of an authorization until its response arrives. If all slots are in use, it replaces the oldest one.
 */
export const remember: (data: OAuthData) => Effect.Effect<void, RememberError, SiteStorage | TabLock> = Span.fn(
  "PendingFlows.remember"
)(function* ({ codeVerifier, originalUri, redirectUri, state }) {
  const digest = yield* challengeOf(state)
  const at = yield* Clock.currentTimeMillis
  yield* alone((slots) => {
    const [free] = slots.toSorted((left, right) => rankOf(left, at) - rankOf(right, at))
    return write(free?.name ?? nameOf(0), { state: digest, codeVerifier, redirectUri, originalUri, at })
  })
})

/** Returns the stored data of an authorization once. A second call fails with `FlowReplayed`. */
export const take: (
  state: Redacted.Redacted
) => Effect.Effect<Omit<OAuthData, "state" | "codeChallenge">, TakeError, SiteStorage | TabLock> = Span.fn(
  "PendingFlows.take"
)(function* (state) {
  const digest = yield* challengeOf(state)
  const now = yield* Clock.currentTimeMillis
  const flow = yield* alone((slots) => {
    const found = slots.find(({ flow }) => flow?.state === digest)
    const hasOthers = slots.some(({ flow }) => flow !== undefined && !isUsedOrExpired(flow, now))
    return found?.flow === undefined
      ? Effect.fail(new FlowUnknown({ hasOthers }))
      : Effect.as(write(found.name, { ...found.flow, codeVerifier: taken }), found.flow)
  })
  const { codeVerifier, originalUri, redirectUri } = flow
  if (isTaken(flow)) return yield* new FlowReplayed({ originalUri })
  if (isExpired(flow, now)) return yield* new FlowExpired({ originalUri })
  return { codeVerifier, originalUri, redirectUri }
})

// The digest identifies an authorization as its state does, and does not reveal the state to a reader of the storage.
const Flow = Codec.struct({
  state: Codec.string,
  codeVerifier: Codec.secret,
  redirectUri: Codec.string,
  originalUri: Codec.string,
  at: Codec.finite
})
type Flow = Codec.TypeOf<typeof Flow>

interface Slot {
  readonly name: string
  readonly flow: Flow | undefined
}

const nameOf = (slot: number): string => `flow.${slot}`

// Two tabs must neither write to the same slot nor take the same authorization.
const alone = <A, E>(decide: (slots: ReadonlyArray<Slot>) => Effect.Effect<A, E, SiteStorage>) =>
  Effect.gen(function* () {
    const storage = yield* SiteStorage
    const { withLock } = yield* TabLock
    const names = Array.from({ length: maximumPendingFlows }, (_, slot) => nameOf(slot))
    const slots = Effect.forEach(names, (name) =>
      Effect.map(storage.read(name), (text): Slot => ({ name, flow: stored.parse(text) }))
    )
    return yield* withLock("portico.flow", Effect.flatMap(slots, decide))
  })

const write = (name: string, flow: Flow) => SiteStorage.use((storage) => storage.write(name, stored.print(flow)))

const stored = Codec.stored(Flow)

// A finished authorization stays stored for its lifetime, without its verifier, so that a replay is recognized.
const taken = Redacted.make("")

const isTaken = ({ codeVerifier }: Flow): boolean => Redacted.value(codeVerifier) === ""

// The age is negative if the clock was set back.
const isExpired = ({ at }: Flow, now: number): boolean => Math.abs(now - at) > pendingFlowLifetime

const isUsedOrExpired = (flow: Flow, now: number): boolean => isTaken(flow) || isExpired(flow, now)

// The slot with the lowest rank is replaced first: an empty one, then a used or expired one, then the oldest.
const rankOf = ({ flow }: Slot, now: number): number => {
  if (flow === undefined) return -2
  return isUsedOrExpired(flow, now) ? -1 : flow.at
}
