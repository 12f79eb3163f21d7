/**
 * Secrets that identify stored data for a limited time: session tokens, state tokens, codes, pages, cookies.
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
  /** Creates a secret and stores its content. Returns the secret. */
  readonly issue: (content: Content) => Stored<Redacted.Redacted>
  /** Stores new content for an existing secret, and restarts its lifetime. */
  readonly reissue: (digest: string, content: Content) => Stored<void>
  /** Returns the content of a secret by the secret's digest. `None` if it has expired or has another tag. */
  readonly read: <Tag extends Content["_tag"]>(tag: Tag, digest: string) => Stored<Option.Option<ContentOf<Tag>>>
  /** Returns the content of a secret and removes it. Only one of several concurrent callers receives it. */
  readonly take: <Tag extends Content["_tag"]>(tag: Tag, digest: string) => Stored<Option.Option<ContentOf<Tag>>>
  /** Removes expired data from the store, at most once a minute. */
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
 * Issues secrets and returns the content that they identify.
 *
 * @since 0.1.0
 */
export class Tickets extends Context.Service<Tickets, TicketsShape>()("@portico/provider/http/identity/Tickets") {}

/** `Tickets` over the store. */
export const layer: Layer.Layer<Tickets, never, IdentityStore | Secrets> = Layer.effect(Tickets, make)

const purgeInterval = 60_000
