/**
 * Aggregations and pipelines (data.md §7). Their rows have no sort values that a cursor could refer to, so a cursor
 * contains a row count instead.
 *
 * @since 0.1.0
 */
import { Aggregation as AggregationModel, Stage } from "@portico/contract/data/Pipeline"
import type * as Endpoints from "@portico/contract/data/Endpoints"
import { Sorting } from "@portico/contract/data/Query"
import type { RequestOf } from "@portico/contract/Endpoint"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as Cursor from "../../engine/order/Cursor.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import { parseNormalized } from "../../engine/filter/Parse.ts"
import { check } from "../../engine/pipeline/MultiReferences.ts"
import { isObject, type Json, type JsonObject } from "../../engine/value/Json.ts"
import * as Normalize from "../../engine/value/Normalize.ts"
import * as Aggregation from "../../engine/pipeline/Aggregation.ts"
import * as Parse from "../../engine/pipeline/Parse.ts"
import type { ParseFilter } from "../../engine/pipeline/Parsed.ts"
import type { Pipeline } from "../../engine/pipeline/Pipeline.ts"
import type { Refusal } from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Call } from "../request/Call.ts"
import * as Access from "./Access.ts"
import * as Hooks from "./Hooks.ts"
import type * as CallContext from "./CallContext.ts"

/** Groups items and aggregates each group. Returns one row per group, in the order of the grouping values. */
export const aggregate = Effect.fn("Aggregates.aggregate")(function* (
  payload: RequestOf<typeof Endpoints.aggregate>,
  call: Call
) {
  const { aggregation, finalFilter, initialFilter, sort } = payload
  return yield* run(payload, call, {
    kind: "aggregate",
    pages: payload,
    given: { aggregation, finalFilter, initialFilter, sort },
    parse: (request, hooks, reach) =>
      isAggregate(request)
        ? Effect.flatMap(hooks.filter(request.initialFilter), (initialFilter) =>
            startingWith(Aggregation.parse({ ...request, initialFilter }, parseFilter), reach)
          )
        : startingWith(Cursor.unreadable, reach)
  })
})

/** Runs a pipeline over the items that the caller may read. */
export const pipeline = Effect.fn("Aggregates.pipeline")(function* (
  payload: RequestOf<typeof Endpoints.aggregatePipeline>,
  call: Call
) {
  return yield* run(payload, call, {
    kind: "pipeline",
    pages: payload.pipeline,
    given: { stages: payload.pipeline.stages },
    parse: (request, hooks, reach) =>
      isPipeline(request)
        ? Effect.flatMap(hooks.narrow(reach), (narrowed) =>
            startingWith(Parse.parse(request.stages, parseFilter), narrowed)
          )
        : startingWith(Cursor.unreadable, reach)
  })
})

/** A call whose pages have cursors with row counts. */
interface CountedCall {
  readonly kind: "aggregate" | "pipeline"
  readonly pages: Cursor.Pages
  /** The part of the payload that determines the rows, as sent by the client. */
  readonly given: Readonly<Record<string, unknown>>
  /** Parses the request into a pipeline over the reachable items that the hooks permit. */
  readonly parse: (request: object, hooks: Hooks.Runner, reach: Filter) => Effect.Effect<Pipeline, Refusal>
}

const run = Effect.fnUntraced(function* (
  callOptions: CallContext.CallOptions & { readonly returnTotalCount?: boolean },
  { caller }: Call,
  { given, kind, pages, parse }: CountedCall
) {
  const store = yield* ItemStore
  const actor = Access.actorOf(caller)
  const { collection, reach } = yield* Access.access(actor, "read", callOptions)
  const hooks = yield* Hooks.of(actor, kind, collection, callOptions)
  const list = { kind, collection: callOptions.dataCollectionId }
  const page = yield* Effect.fromResult(Cursor.page(pages, list))
  const request = yield* Effect.fromResult(Cursor.requestOf(page, yield* Effect.fromResult(jsonOf(given)), isAny))
  const pipeline = yield* Effect.fromResult(check(collection, yield* parse(request, hooks, reach)))
  const rows = yield* store.aggregate(collection, {
    pipeline,
    ...Cursor.rangeOf(page),
    total: callOptions.returnTotalCount ?? false
  })
  return { results: rows.found, pagingMetadata: Cursor.countedMetadata(rows, page, { ...list, request }) }
})

/** Creates a pipeline that starts with a filter. */
const startingWith = (pipeline: Result.Result<Pipeline, Refusal>, filter: Filter): Effect.Effect<Pipeline, Refusal> =>
  Effect.map(Effect.fromResult(pipeline), (stages) => [{ _tag: "Filter", filter }, ...stages])

const jsonOf = (given: Readonly<Record<string, unknown>>): Result.Result<JsonObject, Refusal> =>
  Result.map(Normalize.value(given, "", Cursor.maximumRequestDepth), (json) => (isObject(json) ? json : {}))

// `jsonOf` has normalized the filters of a request, and `Cursor.decode` those of a cursor.
const parseFilter: ParseFilter = (model, cost, violationPath) =>
  parseNormalized(model as Json | undefined, cost, violationPath)

const isAny = (request: unknown): request is JsonObject => typeof request === "object"

const optional = Schema.optionalKey

const isAggregate = Schema.is(
  Schema.Struct({
    initialFilter: optional(Cursor.RequestValue),
    aggregation: optional(AggregationModel),
    finalFilter: optional(Cursor.RequestValue),
    sort: optional(Schema.Array(Sorting))
  })
)

const isPipeline = Schema.is(Schema.Struct({ stages: Schema.Array(Stage) }))
