/**
 * Batches reads of single items. Reads of one collection with the same options that start in the same tick are sent as
 * one request.
 *
 * Effect's `RequestResolver` does the same, with more than 1 kB for its other features.
 *
 * @since 0.1.0
 */
import type { ResponseOf } from "@portico/contract/Call"
import * as Endpoints from "@portico/contract/codecs/data/ItemCalls"
import { maximumPageSize } from "@portico/contract/Limits"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type * as Tracer from "effect/Tracer"
import * as Span from "../../../transport/internal/Span.ts"
import type { CallError } from "../../../transport/Failure.ts"
import type { CallOptions, TransportShape } from "../../../transport/Transport.ts"
import { RecordedResponses } from "../../../transport/internal/RecordedResponses.ts"
import type { reading } from "../../query/internal/Options.ts"

/** The part of the payload that the reads of one request have in common. */
export interface Shared extends ReturnType<typeof reading> {
  readonly dataCollectionId: string
  /** The fields to read, in addition to `_id`. All fields if empty. */
  readonly fields: ReadonlyArray<string>
}

type Response = ResponseOf<typeof Endpoints.get>

interface Read {
  readonly id: string
  readonly span: Tracer.AnySpan | undefined
  readonly complete: (response: Effect.Effect<Response, CallError>) => void
}

/** The reads that wait for one request. A read that is interrupted leaves it. */
interface Batch {
  readonly reads: Set<Read>
  readonly fiber: Fiber.Fiber<void>
  /** Lets no other read join the batch. */
  readonly close: () => void
}

/**
 * Creates a function that reads an item by its id. Each read has its own result, and interrupting a read does not
 * affect the others. The request is interrupted once all of its reads are.
 */
export const make = (
  transport: TransportShape
): ((shared: Shared, id: string, options: CallOptions) => Effect.Effect<Response, CallError>) => {
  const batches = new Map<string, Batch>()

  const one = ({ fields, ...shared }: Shared, id: string, options: CallOptions) =>
    transport.call(Endpoints.get, { ...shared, dataItemId: id, ...(fields.length === 0 ? {} : { fields }) }, options)

  const many = (
    { fields, ...shared }: Shared,
    ids: ReadonlyArray<string>,
    options: CallOptions,
    links: ReadonlyArray<Tracer.SpanLink>
  ) =>
    transport
      .call(
        Endpoints.query,
        {
          ...shared,
          query: { fields, filter: { _id: { $in: ids } }, sort: [], paging: { limit: ids.length, offset: 0 } },
          referencedItemOptions: []
        },
        options
      )
      .pipe(
        Effect.map(({ dataItems }) => new Map(dataItems.map((item) => [item.id, item]))),
        Span.withSpan("Items.getMany", { links, attributes: { ids: ids.length } })
      )

  const send = (reads: ReadonlySet<Read>, shared: Shared, options: CallOptions): Effect.Effect<void> => {
    const [, ...others] = reads
    const [id, ...otherIds] = new Set(Array.from(reads, ({ id }) => id))
    // The batch is interrupted when its last read is, so it has at least one.
    if (id === undefined) return Effect.void
    const responseOf: Effect.Effect<(id: string) => Response, CallError> =
      otherIds.length === 0
        ? Effect.map(one(shared, id, options), (response) => () => response)
        : Effect.map(many(shared, [id, ...otherIds], options, others.flatMap(linkOf)), (items) => (id) => {
            const dataItem = items.get(id)
            return dataItem === undefined ? {} : { dataItem }
          })
    return Effect.matchCause(responseOf, {
      onFailure: (cause) => reads.forEach(({ complete }) => complete(Effect.failCause(cause))),
      onSuccess: (responseFor) => {
        const completed = new Set<string>()
        for (const { complete, id } of reads) {
          const response = responseFor(id)
          // Callers may mutate the item that they receive, so reads of the same id must not share one object.
          complete(Effect.succeed(completed.has(id) ? structuredClone(response) : response))
          completed.add(id)
        }
      }
    })
  }

  const open = (key: string, shared: Shared, options: CallOptions, context: Context.Context<never>): Batch => {
    const reads = new Set<Read>()
    const close = () => {
      if (batches.get(key)?.reads === reads) batches.delete(key)
    }
    const sendLater = Effect.flatMap(Effect.yieldNow, () => {
      close()
      return send(reads, shared, options)
    })
    const batch = { reads, fiber: Effect.runForkWith(context)(sendLater), close }
    batches.set(key, batch)
    return batch
  }

  return (shared, id, options) =>
    Effect.withFiber((caller) => {
      // The reads that share a request differ between a server and the browser, so a recorded read has its own.
      if (caller.getRef(RecordedResponses) !== undefined) return one(shared, id, options)
      const key = JSON.stringify([shared, options.elevated])
      return Effect.callback((complete) => {
        const { close, fiber, reads } = batches.get(key) ?? open(key, shared, options, caller.context)
        const read: Read = { id, span: caller.cache.span, complete }
        reads.add(read)
        if (reads.size === maximumPageSize) close()
        return Effect.suspend(() => {
          reads.delete(read)
          if (reads.size > 0) return Effect.void
          close()
          return Fiber.interrupt(fiber)
        })
      })
    })
}

const linkOf = ({ span }: Read): ReadonlyArray<Tracer.SpanLink> =>
  span === undefined ? [] : [{ span, attributes: {} }]
