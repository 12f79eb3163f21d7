/**
 * The distinct values of a field, as an atom. Equal keys share one response, and a write to the collection reads
 * them again.
 *
 * @since 0.1.0
 */
import * as Accumulator from "@portico/client/data/Accumulator"
import type { Viewer } from "../../session/memberAtom.ts"
import { collectionKey } from "../listing/invalidateAfterWrite.ts"
import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import { idOf } from "@portico/client/data/Collection"
import * as Expression from "@portico/client/data/Expression"
import type * as Filter from "@portico/client/data/Filter"
import * as Pipeline from "@portico/client/data/Pipeline"
import { Queries } from "@portico/client/data/Queries"
import type * as Query from "@portico/client/data/Query"
import * as Sort from "@portico/client/data/Sort"
import { type Data, encodeDates } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Atom from "../../runtime/Atom.ts"
import { withReactivity, runtime } from "../../runtime/Runtime.ts"
import { ofQuery, ReadKey } from "../listing/ReadKey.ts"
import type { DistinctRead } from "./distinct.ts"

/** The parameters of a read of distinct values. */
export interface DistinctSubject {
  readonly query: Query.Any
  readonly field: string
  /** The method to count the items of each value, or `no`. */
  readonly counts: Counting
  /** The count of values to read, if it exceeds the limit of one request. */
  readonly wanted?: number | undefined
}

/**
 * The method to count the items of a value. `byValue` groups items by a single value. `byElement` counts each element
 * of a list once per item, which requires a pipeline.
 */
export type Counting = "no" | "byValue" | "byElement"

/** Returns the key of the distinct values of a field. */
export const ofDistinct = (
  viewer: Viewer,
  { counts, field, query, wanted }: DistinctSubject
): ReadKey<DistinctSubject> => {
  const { collection, text } = ofQuery(viewer, query)
  return new ReadKey(
    viewer,
    collection,
    { counts, field, query, wanted },
    JSON.stringify([field, counts, wanted, text])
  )
}

/** The distinct values of a field. */
export const distinctAtom = Atom.family(({ collection, subject }: ReadKey<DistinctSubject>) =>
  runtime.atom(read(subject)).pipe(withReactivity([collectionKey(idOf(collection))]), Atom.withServerValueInitial)
)

/** The maximum count of results per page that the provider returns. */
const most = 1000

const read = ({ counts, field, query, wanted = most }: DistinctSubject) =>
  Effect.gen(function* () {
    // The type of `useDistinct`'s parameters already checks the field.
    const values = Queries.use((queries) =>
      readOn(queries.distinct(query as never, field as never), queries.next, wanted)
    )
    // A failed count is ignored, because the values can be selected without counts.
    const counted = Effect.option(
      counts === "byElement" ? byElement(query, field, wanted) : byValue(query, field, wanted)
    )
    const [page, countOf] = yield* Effect.all([values, counts === "no" ? uncounted : counted], { concurrency: 2 })
    const found: DistinctRead = {
      values: page.items.map((value: unknown) => ({
        value,
        count: Option.getOrUndefined(countOf)?.get(keyOf(value))
      })),
      hasNext: page.hasNext,
      uncounted: counts !== "no" && Option.isNone(countOf)
    }
    return found
  })

interface Batch<Item> {
  readonly items: ReadonlyArray<Item>
  readonly hasNext: boolean
}

// Reads pages until `wanted` items are loaded or there are no more.
const readOn = <Page extends Batch<unknown>, E, E2, R>(
  first: Effect.Effect<Page, E, R>,
  next: (page: Page) => Effect.Effect<Page, E2, R>,
  wanted: number
): Effect.Effect<Batch<Page["items"][number]>, E | E2, R> =>
  Effect.gen(function* () {
    let page = yield* first
    const items: Array<Page["items"][number]> = [...page.items]
    while (page.hasNext && items.length < wanted) {
      page = yield* next(page)
      if (page.items.length === 0) break
      items.push(...page.items)
    }
    return { items, hasNext: page.hasNext }
  })

type Counts = ReadonlyMap<string, number>

const uncounted: Effect.Effect<Option.Option<Counts>> = Effect.succeedNone

// Sorted like the values, so that the shown values are included. Requests one more, because the group of items without
// a value is first.
const byValue = (query: Query.Any, field: string, wanted: number) => {
  const { collection, filter, limit = most } = query
  const perValue = Aggregate.from(idOf(collection)).pipe(
    Aggregate.group(field),
    Aggregate.count(),
    orderIn(query, field) === "DESC" ? Aggregate.descending("_id") : Aggregate.ascending("_id"),
    Aggregate.limit(Math.min(most, limit + 1))
  )
  return Aggregates.use((aggregates) =>
    readOn(aggregates.run(Aggregate.withFilter(perValue, filter)), aggregates.next, wanted + 1)
  ).pipe(
    Effect.map(({ items }): Counts => new Map(items.map((row: Data) => [keyOf(row["_id"]), Number(row["count"])])))
  )
}

// Items are grouped by item and element first, so that an item with a repeated element counts once.
const byElement = (query: Query.Any, field: string, wanted: number) => {
  const { collection, filter, limit = most } = query
  const perElement = Pipeline.from(idOf(collection)).pipe(
    Pipeline.filter(filter as Filter.Filter<never>),
    Pipeline.unwind(field),
    Pipeline.group({ item: Expression.field("_id"), element: Expression.field(field) }),
    Pipeline.group({ element: Expression.field("_id.element") }, { count: Accumulator.count() }),
    Pipeline.sorted(Sort.raw([{ fieldName: "_id.element", order: orderIn(query, field) }]))
  )
  return Aggregates.use((aggregates) =>
    readOn(
      aggregates.runPipeline(perElement, { paging: { limit: Math.min(most, limit + 1) } }),
      aggregates.next,
      wanted + 1
    )
  ).pipe(
    Effect.map(
      ({ items }): Counts =>
        new Map(items.map((row: Data) => [keyOf((row["_id"] as Data)["element"]), Number(row["count"])]))
    )
  )
}

const orderIn = ({ sort }: Query.Any, field: string): "ASC" | "DESC" =>
  sort.model.find(({ fieldName }) => fieldName === field)?.order ?? "ASC"

const keyOf = (value: unknown): string => JSON.stringify(encodeDates(value)) ?? ""
