/** Runs the queries of cases on stores. */
import type { Collection } from "../../packages/provider/src/engine/collection/Collection.ts"
import type { From } from "../../packages/provider/src/engine/order/Cursor.ts"
import * as Filter from "../../packages/provider/src/engine/filter/Filter.ts"
import * as FilterParse from "../../packages/provider/src/engine/filter/Parse.ts"
import * as Aggregation from "../../packages/provider/src/engine/pipeline/Aggregation.ts"
import * as PipelineParse from "../../packages/provider/src/engine/pipeline/Parse.ts"
import { fieldPath } from "../../packages/provider/src/engine/value/Fields.ts"
import type { ApplicationError, Refusal } from "../../packages/provider/src/engine/value/Refusal.ts"
import { TotalLimit } from "../../packages/provider/src/engine/limits/TotalLimit.ts"
import * as Search from "../../packages/provider/src/engine/search/Search.ts"
import * as Sort from "../../packages/provider/src/engine/order/Sort.ts"
import type { Found, ItemStoreShape } from "../../packages/provider/src/store/ItemStore.ts"
import type { StoreUnavailable } from "../../packages/provider/src/store/StoreUnavailable.ts"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Case from "./Case.ts"

/** A query that can run on any store. A failure is a result too. */
export type Question = (items: ItemStoreShape) => Effect.Effect<unknown>

/** Parses a query once for all stores. Invalid queries fail. */
export const prepare = (query: Case.Query, collection: Collection): Result.Result<Question, Refusal> =>
  Result.map(
    read(query, collection),
    (ask) => (items) =>
      Effect.catchCause<unknown, Failure, never, unknown, never, never>(counting(query, ask(items)), (cause) =>
        Effect.succeed(failureOf(cause))
      )
  )

const counting = <A, E>(query: Case.Query, asked: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  "mostCounted" in query ? Effect.provideService(asked, TotalLimit, query.mostCounted) : asked

type Failure = StoreUnavailable | ApplicationError

// Stores may use different names in an error. An unexpected failure of a store is a result that no other store returns.
const failureOf = (cause: Cause.Cause<Failure>): object => {
  const error = Result.getOrUndefined(Cause.findError(cause))
  return error?._tag === "ApplicationError" ? { refused: error.code } : { failed: Cause.pretty(cause) }
}

const read = (
  query: Case.Query,
  collection: Collection
): Result.Result<(items: ItemStoreShape) => Effect.Effect<unknown, Failure>, Refusal> =>
  Result.gen(function* () {
    const relation = { collection, field: Case.many, target: collection }
    switch (query.kind) {
      case "find": {
        const { from, limit, offset, sort, total } = yield* findOf(query, collection)
        const filter = Filter.and(yield* FilterParse.parse(query.filter), yield* wordsOf(query, collection))
        const find = { filter, sort, from, limit, offset, total }
        // A search does not always wait for the words of new items. The stores agree once all of them are stored.
        const isIncomplete = ({ isIncomplete = false }: Found<unknown>) => isIncomplete
        return (items) =>
          items.find(collection, find).pipe(Effect.repeat({ while: isIncomplete }), Effect.map(tell(dataOf)))
      }
      case "distinct": {
        const { field, filter, from, limit, offset, order, total } = query
        const path = yield* fieldPath(field, "field")
        const find = { path, filter: yield* FilterParse.parse(filter), order, from: from as From, limit, offset, total }
        return (items) => Effect.map(items.distinct(collection, find), tell(asIs))
      }
      case "pipeline":
      case "aggregate": {
        const { limit, offset, total } = query
        const pipeline = yield* query.kind === "pipeline"
          ? PipelineParse.parse(query.stages)
          : Aggregation.parse(query.aggregate)
        return (items) => Effect.map(items.aggregate(collection, { pipeline, limit, offset, total }), tell(asIs))
      }
      case "referenced": {
        const { id: referring, limit, offset, order, total } = query
        return ({ references }) =>
          Effect.map(
            references.find(relation, { referring, order, limit, offset, total }),
            tell(({ referenced }) => referenced)
          )
      }
      case "include": {
        const { ids, limit } = query
        const filter = yield* FilterParse.parse(query.filter)
        return ({ references }) =>
          Effect.map(references.include(relation, ids, limit, filter), (found) =>
            ids.map((id) => found.get(id)?.map(dataOf) ?? [])
          )
      }
      case "get": {
        const filter = yield* FilterParse.parse(query.filter)
        return (items) => Effect.map(items.get(collection, query.ids, filter), (found) => found.map(dataIn))
      }
      case "count": {
        const filter = yield* FilterParse.parse(query.filter)
        return (items) => items.count(collection, filter)
      }
    }
  })

type FindQuery = Extract<Case.Query, { readonly kind: "find" }>

const findOf = (query: FindQuery, collection: Collection) =>
  Result.gen(function* () {
    const { from, limit, offset, total } = query
    const sort = yield* orderOf(query, collection)
    return { sort, from: from && (yield* Sort.checkFrom(sort, from)), limit, offset, total }
  })

/** Returns the order in which items are found. */
export const orderOf = (
  { search, seed, sort }: Pick<FindQuery, "search" | "seed" | "sort">,
  collection: Collection
): Result.Result<ReadonlyArray<Sort.SortKey>, Refusal> => {
  if (seed !== undefined) return Result.succeed(Sort.shuffled(seed))
  if (search === undefined || sort !== undefined) return Sort.parse(sort)
  return Result.flatMap(Search.parse(search, collection), (wanted) =>
    typeof wanted === "string" ? Sort.parse() : Result.succeed(Sort.bestFirst(wanted))
  )
}

const wordsOf = ({ search = {} }: FindQuery, collection: Collection): Result.Result<Filter.Filter, Refusal> =>
  Result.map(Search.parse(search, collection), (wanted) =>
    wanted === "all" ? Filter.all : wanted === "none" ? Filter.none : { _tag: "Words", search: wanted }
  )

const dataOf = ({ data }: { readonly data: unknown }): unknown => data

const dataIn = (found: Option.Option<{ readonly data: unknown }>): unknown =>
  Option.getOrNull(found.pipe(Option.map(dataOf)))

const asIs = (value: unknown): unknown => value

const tell =
  <A>(one: (found: A) => unknown) =>
  ({ found, hasNext, tooManyToCount = false, total }: Found<A>): unknown => ({
    found: found.map(one),
    hasNext,
    total: Option.getOrNull(total),
    tooManyToCount
  })

/** Replaces the contents of a store with a collection. */
export const fill = (items: ItemStoreShape, shelf: Case.Shelf): Effect.Effect<unknown, StoreUnavailable> =>
  items.load([Case.contentsOf(shelf)], "replace")

/** Applies the changes of a case to its collection. */
export const change = (items: ItemStoreShape, shelf: Case.Shelf): Effect.Effect<unknown, StoreUnavailable> => {
  if (shelf.changes === undefined) return Effect.void
  const collection = Case.collectionOf(shelf)
  const { removed, saved } = shelf.changes
  // A unique index may reject a save, in every store.
  const saving = items.save(collection, saved.map(Case.documentOf), Filter.all)
  return Effect.andThen(
    Effect.catchTag(saving, "ApplicationError", () => Effect.succeed([])),
    Effect.catchTag(items.remove(collection, removed, Filter.all), "ApplicationError", Effect.die)
  )
}
