/**
 * Secrets that stand for something for a while: session tokens, state tokens, codes, pages, cookies.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { type Content, type ContentOf, lifetimes } from "../../engine/identity/Ticket.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"

type Stored<A> = Effect.Effect<A, StoreUnavailable>

/** The operations of `Tickets`. */
export interface TicketsShape {
  /** Issues a secret that stands for something. */
  readonly issue: (content: Content) => Stored<Redacted.Redacted>
  /** Lets a secret that is known already stand for something else. */
  readonly reissue: (digest: string, content: Content) => Stored<void>
  /** What a digest stands for. */
  readonly read: <Tag extends Content["_tag"]>(tag: Tag, digest: string) => Stored<Option.Option<ContentOf<Tag>>>
  /** What a digest stood for until now. Of many callers one gets it. */
  readonly take: <Tag extends Content["_tag"]>(tag: Tag, digest: string) => Stored<Option.Option<ContentOf<Tag>>>
  /** Removes from the store what has expired, once a minute at most. */
  readonly tidy: Stored<void>
}

const make = Effect.gen(function* () {
  const store = yield* IdentityStore
  const secrets = yield* Secrets
  let purgedAt = Number.NEGATIVE_INFINITY

  const tidy = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (now - purgedAt < purgeInterval) return
    purgedAt = now
    yield* store.purge(now)
  })

  const reissue = Effect.fnUntraced(function* (digest: string, content: Content) {
    const now = yield* Clock.currentTimeMillis
    yield* store.putTicket({ digest, content, expiresAt: now + lifetimes[content._tag] })
    yield* tidy
  })

  return Tickets.of({
    issue: Effect.fn("Tickets.issue")(function* (content) {
      const secret = yield* secrets.make
      yield* reissue(yield* secrets.digest(secret), content)
      return secret
    }),
    reissue,
    tidy,
    read: (tag, digest) => Effect.flatMap(Clock.currentTimeMillis, (now) => store.ticket(tag, digest, now)),
    take: (tag, digest) => Effect.flatMap(Clock.currentTimeMillis, (now) => store.takeTicket(tag, digest, now))
  })
})

/**
 * Issues secrets and tells what they stand for.
 *
 * @since 0.1.0
 */
export class Tickets extends Context.Service<Tickets, TicketsShape>()("@portico/provider/http/identity/Tickets") {}

/** `Tickets` over the store. */
export const layer: Layer.Layer<Tickets, never, IdentityStore | Secrets> = Layer.effect(Tickets, make)

const purgeInterval = 60_000
