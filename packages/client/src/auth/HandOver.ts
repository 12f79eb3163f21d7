/**
 * What a visitor owned (a basket, a draft) is handed to the member at sign-in: by handlers of the application, each once
 * for a sign-in, however the member signed in.
 *
 * @since 0.1.0
 */
import { TokenSet } from "@portico/contract/auth/Token"
import { handOverLifetime } from "@portico/contract/Limits"
import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import { uuidV4Unsafe } from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { SiteStorage } from "../session/SiteStorage.ts"
import { TabLock } from "../session/TabLock.ts"
import { Tokens } from "../session/Tokens.ts"
import { WakeEvents } from "../session/WakeEvents.ts"
import { Exchange } from "../transport/internal/Exchange.ts"
import { Settings } from "../transport/Settings.ts"
import { Transport } from "../transport/Transport.ts"
import { noted } from "./internal/Outcome.ts"
import { type Party, visiting } from "./internal/VisitorTransport.ts"

/** A hand-over. */
export interface Handing {
  /** The same for every try of one sign-in: what it names is done once, however often it is tried. */
  readonly id: string
  /** Who it was. Without tokens, where no call had been made yet: role `none`. */
  readonly visitor: Party
  /** Who it is now, as the client's own services are. */
  readonly member: Party
}

/** What hands something over. One that fails is tried again, with the same id, so it should be able to run twice. */
export interface Handler<E = unknown, R = never> {
  /** Tells it from the others, over reloads. */
  readonly name: string
  readonly run: (handing: Handing) => Effect.Effect<void, E, R>
}

/** The operations of `HandOver`. */
export interface HandOverShape {
  /**
   * Hands over what is left to be handed over, and ends when that is done or has failed. It runs by itself after a
   * sign-in, when the client starts and when its page wakes: an application calls it to wait for it. Never fails: a
   * handler that does is logged and tried again within seven days, as long as the member's session lasts.
   */
  readonly run: Effect.Effect<void>
  /** Names of the handlers that are left. */
  readonly left: Effect.Effect<ReadonlyArray<string>>
}

/** Hands over what a visitor owned. */
export class HandOver extends Context.Service<HandOver, HandOverShape>()("@portico/client/auth/HandOver") {}

/** What a hand-over rests on. A client gives it. */
export type Requirements = Settings | Tokens | Exchange | Transport | SiteStorage | TabLock | WakeEvents

/**
 * Hands over what a visitor owned by these handlers, one after the other: lay it over a client.
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
    const { hold } = yield* TabLock
    const wake = yield* WakeEvents
    const scope = yield* Effect.scope
    const context = yield* Effect.context<R>()

    const read = Effect.map(storage.read(recordName), (text) => Option.getOrUndefined(parse(text)))
    const write = (record: Record) => storage.write(recordName, print(record))

    const isLasting = (record: Record) =>
      Effect.map(
        tokens.current,
        ({ refreshToken, session }) => refreshToken.role === "member" && session === record.session
      )

    // What another session left is not handed to this one. It may be that of a tab which has just signed in.
    const due = Effect.gen(function* () {
      const record = yield* read
      if (record === undefined) return undefined
      if ((yield* Clock.currentTimeMillis) - record.at > handOverLifetime) {
        yield* storage.remove(recordName)
        return undefined
      }
      return (yield* isLasting(record)) ? record : undefined
    })

    const ended = (record: Record) =>
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
        noted,
        Effect.withSpan("HandOver.handle", { attributes: { handler: handler.name } }),
        Effect.catchCause((cause) =>
          Cause.hasInterruptsOnly(cause)
            ? Effect.failCause(cause as Cause.Cause<never>)
            : Effect.logWarning(
                `The hand-over ${JSON.stringify(handler.name)} failed and will be tried again: ${reasonOf(cause)}`
              )
        )
      )

    const run = Effect.gen(function* () {
      const record = yield* due
      if (record === undefined) return
      const left = handlers.filter(({ name }) => record.left.includes(name))
      // With the session ends what is done for its member: the rest would be done for whoever comes next.
      yield* Effect.raceFirst(
        Effect.forEach(left, (handler) => handle(handler, record), { discard: true }),
        ended(record)
      )
      // Another page of the site may have handlers of its own.
      const after = yield* read
      if (after?.id === record.id && after.left.length === 0) yield* storage.remove(recordName)
    }).pipe(
      (effect) => hold(`portico.handOver.${clientId}`, effect),
      Effect.provideContext(context),
      Effect.withSpan("HandOver.run")
    )

    yield* tokens.onSignIn((visitor, session) =>
      Effect.gen(function* () {
        const left = handlers.map(({ name }) => name)
        yield* write({ id: uuidV4Unsafe(), session, visitor, left, at: yield* Clock.currentTimeMillis })
        // The sign-in does not wait for it.
        yield* Effect.forkIn(run, scope)
      })
    )
    const retry = Effect.flatMap(due, (record) => (record === undefined ? Effect.void : run))
    const follow = Stream.merge(tokens.changes, wake.changes).pipe(
      Stream.runForEach((occasion) => {
        if (typeof occasion === "string") return retry
        const { reason } = occasion
        // Whoever signs in after a logout may be somebody else.
        if (reason === "cleared" || reason === "refused") {
          return Effect.flatMap(due, (record) => (record === undefined ? storage.remove(recordName) : Effect.void))
        }
        return reason === "start" || reason === "recovered" ? retry : Effect.void
      })
    )
    yield* Effect.forkIn(follow, scope)

    return { run, left: Effect.map(due, (record) => record?.left ?? []) } satisfies HandOverShape
  })

const recordName = "handOver"

const Record = Schema.Struct({
  id: Schema.String,
  /** The member's session that it is for. */
  session: Schema.String,
  visitor: TokenSet,
  left: Schema.Array(Schema.String),
  at: Schema.Finite
})
type Record = typeof Record.Type

const StoredRecord = Schema.fromJsonString(Record)

const parse = Schema.decodeUnknownOption(StoredRecord)

const print = Schema.encodeSync(StoredRecord)

const reasonOf = (cause: Cause.Cause<unknown>): string => {
  const error = Cause.squash(cause)
  return error instanceof Error ? error.message : "an unknown error"
}
