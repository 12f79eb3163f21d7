/**
 * Hands over a visitor's data, such as a basket or a draft, to the member at sign-in. The application provides
 * handlers. Each handler runs once for each sign-in, regardless of the sign-in method.
 *
 * @since 0.1.0
 */
import * as Codec from "@portico/contract/Codec"
import { TokenSet } from "@portico/contract/codecs/auth/Token"
import { handOverLifetime } from "@portico/contract/Limits"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { uuidV4 } from "../transport/internal/Uuid.ts"
import * as Span from "../transport/internal/Span.ts"
import * as Clock from "../transport/internal/Clock.ts"
import { SiteStorage } from "../session/SiteStorage.ts"
import { TabLock } from "../session/TabLock.ts"
import { Tokens } from "../session/Tokens.ts"
import { WakeEvents } from "../session/WakeEvents.ts"
import { Exchange } from "../transport/internal/Exchange.ts"
import { Settings } from "../transport/Settings.ts"
import { Transport } from "../transport/Transport.ts"
import { logWarning } from "../transport/internal/Log.ts"
import { withOutcome } from "./internal/Outcome.ts"
import { type Party, visiting } from "./internal/VisitorTransport.ts"

/** One hand-over of a visitor's data to a member. */
export interface Handing {
  /** The id of the hand-over, which is the same for every attempt of one sign-in. Use it as an idempotency key. */
  readonly id: string
  /** The visitor before the sign-in. It has no tokens and the role `none` if the visitor had made no call. */
  readonly visitor: Party
  /** The member who signed in, with the tokens and the transport of the client's own services. */
  readonly member: Party
}

/** A handler of a visitor's data. A handler that fails is retried with the same id, so it must be safe to run twice. */
export interface Handler<E = unknown, R = never> {
  /** The name that identifies the handler, also after a page load. */
  readonly name: string
  readonly run: (handing: Handing) => Effect.Effect<void, E, R>
}

/** The operations of `HandOver`. */
export interface HandOverShape {
  /**
   * Runs the remaining handlers, and completes when they have succeeded or failed. It also runs automatically after a
   * sign-in, when the client starts and when its page wakes; call it to wait for the handlers. Never fails: a handler
   * that fails is logged and retried within seven days, as long as the member's session lasts.
   */
  readonly run: Effect.Effect<void>
  /** The names of the handlers that have not succeeded yet. */
  readonly left: Effect.Effect<ReadonlyArray<string>>
}

/** Hands over a visitor's data to the member at sign-in. */
export class HandOver extends Context.Service<HandOver, HandOverShape>()("@portico/client/auth/HandOver") {}

/** The services that a hand-over requires. A client provides them. */
export type Requirements = Settings | Tokens | Exchange | Transport | SiteStorage | TabLock | WakeEvents

/**
 * Creates a layer that hands over a visitor's data with these handlers, one after the other. Provide a client's layer
 * to it.
 *
 * **Example** (A basket on this device)
 *
 * ```ts
 * import * as HandOver from "@portico/client/auth/HandOver"
 * import * as Client from "@portico/client/Client"
 * import { Items } from "@portico/client/data/Items"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * declare const basket: { take: Effect.Effect<ReadonlyArray<string>>; empty: Effect.Effect<void> }
 *
 * const handBasket = {
 *   name: "basket",
 *   run: ({ id }: HandOver.Handing) =>
 *     Effect.gen(function* () {
 *       const items = yield* Items
 *       for (const book of yield* basket.take) yield* items.insert("baskets", { _id: `${id}-${book}`, book })
 *       yield* basket.empty
 *     })
 * }
 *
 * const layer = HandOver.layer([handBasket]).pipe(
 *   Layer.provideMerge(Client.layer({ clientId: "shop", host: "https://api.example" }))
 * )
 * ```
 */
export const layer = <H extends Handler<unknown, unknown>>(
  handlers: ReadonlyArray<H>
): Layer.Layer<HandOver, never, Requirements | (H extends Handler<unknown, infer R> ? R : never)> =>
  Layer.effect(HandOver, make(handlers as ReadonlyArray<Handler<unknown, Needs<H>>>))

type Needs<H> = H extends Handler<unknown, infer R> ? R : never

const make = <R>(handlers: ReadonlyArray<Handler<unknown, R>>) =>
  Effect.gen(function* () {
    const { clientId } = yield* Settings
    const tokens = yield* Tokens
    const exchange = yield* Exchange
    const transport = yield* Transport
    const storage = yield* SiteStorage
    const { withLock } = yield* TabLock
    const wake = yield* WakeEvents
    const scope = yield* Effect.scope
    const context = yield* Effect.context<R>()

    const read = Effect.map(storage.read(recordName), stored.parse)
    const write = (record: Record) => storage.write(recordName, stored.print(record))

    const isLasting = (record: Record) =>
      Effect.map(
        tokens.current,
        ({ refreshToken, session }) => refreshToken.role === "member" && session === record.session
      )

    // The record of another session is ignored but not removed: it may belong to a tab that has just signed in.
    const pendingRecord = Effect.gen(function* () {
      const record = yield* read
      if (record === undefined) return undefined
      if ((yield* Clock.currentTimeMillis) - record.at > handOverLifetime) {
        yield* storage.remove(recordName)
        return undefined
      }
      return (yield* isLasting(record)) ? record : undefined
    })

    const sessionEnded = (record: Record) =>
      tokens.changes.pipe(
        Stream.mapEffect(() => isLasting(record)),
        Stream.takeWhile((isLasting) => isLasting),
        Stream.runDrain
      )

    const member: Party = { tokens: tokens.current, transport: Layer.succeed(Transport, transport) }

    const handle = (handler: Handler<unknown, R>, { id }: Record) =>
      Effect.gen(function* () {
        const visitor = yield* visiting(exchange, tokens, {
          read: Effect.map(read, (record) => record?.visitor),
          write: (visitor) =>
            Effect.flatMap(read, (record) => (record === undefined ? Effect.void : write({ ...record, visitor })))
        })
        yield* handler.run({ id, member, visitor })
        const record = yield* read
        if (record?.id === id) yield* write({ ...record, left: record.left.filter((name) => name !== handler.name) })
      }).pipe(
        withOutcome,
        Span.withSpan("HandOver.handle", { attributes: { handler: handler.name } }),
        Effect.catchCause((cause) =>
          Cause.hasInterruptsOnly(cause)
            ? Effect.failCause(cause as Cause.Cause<never>)
            : logWarning(`The hand-over ${JSON.stringify(handler.name)} failed and will be retried: ${reasonOf(cause)}`)
        )
      )

    const run = Effect.gen(function* () {
      const record = yield* pendingRecord
      if (record === undefined) return
      const left = handlers.filter(({ name }) => record.left.includes(name))
      // When the session ends, the remaining handlers must not run: they would run for the next member who signs in.
      yield* Effect.raceFirst(
        Effect.forEach(left, (handler) => handle(handler, record), { discard: true }),
        sessionEnded(record)
      )
      // Names without a handler on this page stay in the record: another page of the site may have their handlers.
      const after = yield* read
      if (after?.id === record.id && after.left.length === 0) yield* storage.remove(recordName)
    }).pipe(
      (effect) => withLock(`portico.handOver.${clientId}`, effect),
      Effect.provideContext(context),
      Span.withSpan("HandOver.run")
    )

    yield* tokens.onSignIn((visitor, session) =>
      Effect.gen(function* () {
        const left = handlers.map(({ name }) => name)
        yield* write({ id: uuidV4(), session, visitor, left, at: yield* Clock.currentTimeMillis })
        // Forked, so that the sign-in does not wait for the handlers.
        yield* Effect.forkIn(run, scope)
      })
    )
    const retry = Effect.flatMap(pendingRecord, (record) => (record === undefined ? Effect.void : run))
    const follow = Stream.merge(tokens.changes, wake.changes).pipe(
      Stream.runForEach((occasion) => {
        if (typeof occasion === "string") return retry
        const { reason } = occasion
        // Another member may sign in after a logout, so a record that is no longer due is removed.
        if (reason === "cleared" || reason === "refused") {
          return Effect.flatMap(pendingRecord, (record) =>
            record === undefined ? storage.remove(recordName) : Effect.void
          )
        }
        return reason === "start" || reason === "recovered" ? retry : Effect.void
      })
    )
    yield* Effect.forkIn(follow, scope)

    return { run, left: Effect.map(pendingRecord, (record) => record?.left ?? []) } satisfies HandOverShape
  })

const recordName = "handOver"

const Record = Codec.struct({
  id: Codec.string,
  /** The id of the member's session that the record belongs to. */
  session: Codec.string,
  visitor: TokenSet,
  left: Codec.array(Codec.string),
  at: Codec.finite
})
type Record = Codec.TypeOf<typeof Record>

const stored = Codec.stored(Record)

const reasonOf = (cause: Cause.Cause<unknown>): string => {
  const error = Cause.squash(cause)
  return error instanceof Error ? error.message : "an unknown error"
}
