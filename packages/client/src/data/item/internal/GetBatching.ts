/**
 * Batches reads of single items. Reads of one collection with the same options that start in the same tick are sent as
 * one request.
 *
 * @since 0.1.0
 */
import type { ResponseOf } from "@portico/contract/Call"
import * as Endpoints from "@portico/contract/codecs/data/Calls"
import { maximumPageSize } from "@portico/contract/Limits"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Request from "effect/Request"
import * as RequestResolver from "effect/RequestResolver"
import * as Tracer from "effect/Tracer"
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

interface Get extends Request.Request<Response, CallError> {
  readonly id: string
  readonly shared: Shared
  readonly options: CallOptions
  readonly key: string
  /** The callback for an interruption of the caller. */
  left: () => void
  isLeft: boolean
}

const get = Request.of<Get>()

/**
 * Creates a function that reads an item by its id. Each read has its own result, and interrupting a read does not
 * affect the others. The request is interrupted once all of its reads are.
 */
export const make = (
  transport: TransportShape
): ((shared: Shared, id: string, options: CallOptions) => Effect.Effect<Response, CallError>) => {
  const one = ({ id, options, shared: { fields, ...shared } }: Get) =>
    transport.call(Endpoints.get, { ...shared, dataItemId: id, ...(fields.length === 0 ? {} : { fields }) }, options)

  const many = (
    ids: ReadonlyArray<string>,
    { options, shared: { fields, ...shared } }: Get,
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
        Effect.withSpan("Items.getMany", { links, attributes: { ids: ids.length } })
      )

  const resolver = RequestResolver.makeWith<Get>({
    batchKey: ({ request }) => request.key,
    delay: Effect.yieldNow,
    collectWhile: ({ size }) => size < maximumPageSize,
    runAll: (entries) => {
      const [{ request: first }, ...others] = entries
      const ids = [...new Set(entries.map(({ request }) => request.id))]
      const responseOf: Effect.Effect<(id: string) => Response, CallError> =
        ids.length === 1
          ? Effect.map(one(first), (response) => () => response)
          : Effect.map(many(ids, first, others.flatMap(linkOf)), (items) => (id) => {
              const dataItem = items.get(id)
              return dataItem === undefined ? {} : { dataItem }
            })
      const nobodyWaits = Effect.callback<never>((resume) => {
        for (const { request } of entries) {
          request.left = () => {
            if (entries.every(({ request }) => request.isLeft)) resume(Effect.interrupt)
          }
        }
      })
      return Effect.matchCause(Effect.raceFirst(responseOf, nobodyWaits), {
        onFailure: (cause) => entries.forEach((entry) => entry.completeUnsafe(Exit.failCause(cause))),
        onSuccess: (responseFor) => {
          const completed = new Set<string>()
          for (const entry of entries) {
            const { id } = entry.request
            const given = responseFor(id)
            // Callers may mutate the item that they receive, so reads of the same id must not share one object.
            entry.completeUnsafe(Exit.succeed(completed.has(id) ? structuredClone(given) : given))
            completed.add(id)
          }
        }
      })
    }
  })

  return (shared, id, options) =>
    Effect.withFiber((fiber) => {
      const key = JSON.stringify([shared, options.elevated])
      // The reads that share a request differ between a server and the browser, so a recorded read has its own.
      if (fiber.getRef(RecordedResponses) !== undefined)
        return one(get({ id, shared, options, key, isLeft: false, left: () => {} }))
      const request = get({ id, shared, options, key, isLeft: false, left: () => {} })
      return Effect.onInterrupt(Effect.request(request, resolver), () =>
        Effect.sync(() => {
          request.isLeft = true
          request.left()
        })
      )
    })
}

const linkOf = ({ context }: Request.Entry<Get>): ReadonlyArray<Tracer.SpanLink> => {
  const span = Context.getOrUndefined(context, Tracer.ParentSpan)
  return span === undefined ? [] : [{ span, attributes: {} }]
}
