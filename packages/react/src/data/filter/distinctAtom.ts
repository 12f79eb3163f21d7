/**
 * The values that a field has, as an atom: equal questions share one answer, and a write to the collection asks again.
 *
 * @since 0.1.0
 */
import * as Accumulator from "@portico/client/data/Accumulator"
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
import * as Atom from "effect/reactivity/Atom"
import { runtime } from "../../runtime/Runtime.ts"
import { collectionKey } from "../listing/collectionAtoms.ts"
import { type Asker, ofQuery, Question } from "../listing/Question.ts"
import type { DistinctRead } from "./distinct.ts"

/** What is asked of a field. */
export interface DistinctSubject {
  readonly query: Query.Any
  readonly field: string
  /** How it is found out how many items have each value, where that is asked. */
  readonly counts: Counting
  /** How many values, where that is more than the query can ask for at once. */
  readonly wanted?: number | undefined
}

/**
 * How items are counted by a value. What holds one value is grouped by it; of a list each element counts once an item,
 * which takes a pipeline.
 */
export type Counting = "no" | "byValue" | "byElement"

/** The question for the values of a field. */
export const ofDistinct = (
  asker: Asker,
  { counts, field, query, wanted }: DistinctSubject
): Question<DistinctSubject> => {
  const { collection, text } = ofQuery(asker, query)
  return new Question(
    asker,
    collection,
    { counts, field, query, wanted },
    JSON.stringify([field, counts, wanted, text])
  )
}

/** The values of a field. */
export const distinctAtom = Atom.family(({ collection, subject }: Question<DistinctSubject>) =>
  runtime.atom(read(subject)).pipe(Atom.withReactivity([collectionKey(idOf(collection))]), Atom.withServerValueInitial)
)

/** Results of one page: as many as the provider gives at once. */
const most = 1000

const read = ({ counts, field, query, wanted = most }: DistinctSubject) =>
  Effect.gen(function* () {
    // The field was checked where the question was asked.
    const values = Queries.use((queries) =>
      readOn(queries.distinct(query as never, field as never), queries.next, wanted)
    )
    // Values can be chosen though nobody could count them.
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

// Page after page, until there are so many or no more.
const readOn = <Page extends Batch<unknown>, E, R>(
  first: Effect.Effect<Page, E, R>,
  next: (page: Page) => Effect.Effect<Page, E, R>,
  wanted: number
): Effect.Effect<Batch<Page["items"][number]>, E, R> =>
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

// In the order of the values, so that those which are shown are among them: what has no value is counted first.
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

// An item that holds an element twice is one item: each is grouped with its item before it is counted.
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
