"use client"
import { useServices } from "../../runtime/useServices.ts"
import { collectionKey } from "../listing/invalidateAfterWrite.ts"
import { useViewer } from "../../session/memberAtom.ts"
import { runtime, withReactivity } from "../../runtime/Runtime.ts"
import { useAtomRefresh, useAtomValue } from "../../runtime/useAtom.ts"
import { after, type Listing, type PageRead } from "../listing/Listing.ts"
import { type ReadKey } from "../listing/ReadKey.ts"
import { awaited } from "../listing/collectionAtoms.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import { usePreviousData } from "../listing/usePreviousData.ts"
import type { ChartRow } from "./Chart.ts"
import { isPipeline, readKeyOf, shapeOf, type ChartSource, type ResultOf } from "./ChartSource.ts"
import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import { idOf } from "@portico/client/data/Collection"
import type { DataError } from "@portico/client/data/Failure"
import type * as Pipeline from "@portico/client/data/Pipeline"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Atom from "../../runtime/Atom.ts"

/** The number of results per page, which is the provider's maximum. */
const pageSize = 1000

/** The maximum number of pages to read. A chart of more results would be unreadable. */
const mostPages = 5

/** Returns the atom for the results of a query. Equal queries share one atom. */
export const resultsAtom = Atom.family(({ collection, subject }: ReadKey<ChartSource>) =>
  runtime.atom(readAll(subject)).pipe(withReactivity([collectionKey(idOf(collection))]), Atom.withServerValueInitial)
)

interface ResultPage {
  readonly items: ReadonlyArray<ChartRow>
  readonly hasNext: boolean
  readonly total: Option.Option<number>
}

const readAll = Effect.fnUntraced(function* (
  source: ChartSource
): Effect.fn.Return<PageRead<ChartRow>, DataError, Aggregates> {
  const aggregates = yield* Aggregates
  // An aggregation with a limit is complete after one page. Further pages would exceed the limit.
  const isWhole = !isPipeline(source) && source.limit !== undefined
  const first = isPipeline(source)
    ? aggregates.runPipeline(source, { paging: { limit: pageSize } })
    : aggregates.run(isWhole ? source : Aggregate.limit(pageSize)(source))
  // The type of the rows is only known to the source's type parameter.
  let page: ResultPage = yield* first as Effect.Effect<ResultPage, DataError>
  const items = [...page.items]
  for (let left = isWhole ? 0 : mostPages - 1; page.hasNext && left > 0; left--) {
    page = yield* aggregates.next(page as never)
    items.push(...page.items)
  }
  const total = isWhole || !page.hasNext ? items.length : Option.getOrUndefined(page.total)
  return { items, total }
})

/** The results of an aggregation or a pipeline, and a function that reads them again. */
export interface ResultsController<Row> {
  readonly listing: Listing<Row>
  readonly refetch: () => void
}

/** Reads the results of a source, and reads them again whenever they may have changed. */
export const useResults = <S extends ChartSource>(source: S): ResultsController<ResultOf<S>> => {
  useServices("AggregateChart, useAggregate and usePipeline", Aggregates)
  const viewer = useViewer()
  const readKey = viewer === undefined ? undefined : readKeyOf(viewer, source)
  const atom = readKey === undefined ? awaited : resultsAtom(readKey)
  const outcome = outcomeOf(useAtomValue(atom), viewer)
  const refetch = useAtomRefresh(atom)
  const listing = after(usePreviousData(readKey, outcome, hasSameShape), outcome)
  // The atom is not generic. The type of the source determines the type of its results.
  return { listing: listing as Listing<ResultOf<S>>, refetch }
}

/**
 * Reads the results of an aggregation. It reads them again when a member signs in or out, and after each write of the
 * kit to the collection. Without a limit it reads up to 5000 groups. While new results load, the previous ones stay
 * visible. If the aggregation changes during a read, only the latest result is used. Create the aggregation outside the
 * component, or from the user's choices.
 *
 * **Example** (The number of books per author)
 *
 * ```tsx
 * import * as Aggregate from "@portico/client/data/Aggregate"
 * import { useAggregate } from "@portico/react/data"
 *
 * const perAuthor = Aggregate.from("books").pipe(Aggregate.group("author"), Aggregate.count())
 *
 * export function Authors() {
 *   const { listing } = useAggregate(perAuthor)
 *   if (listing._tag !== "Ready") return null
 *   return <ul>{listing.items.map(({ _id, count }) => <li key={String(_id)}>{`${_id}: ${count}`}</li>)}</ul>
 * }
 * ```
 */
export const useAggregate = <A extends Aggregate.Any>(aggregate: A): ResultsController<Aggregate.Row<A>> =>
  // The cast is safe: an aggregation has no stages, so its results have the type of an aggregation's rows.
  useResults(aggregate) as ResultsController<Aggregate.Row<A>>

/**
 * Reads the results of a pipeline, up to 5000 documents. It reads them again when a member signs in or out, and after
 * each write of the kit to the collection. While new results load, the previous ones stay visible. If the pipeline
 * changes during a read, only the latest result is used.
 *
 * **Example** (The value of the stock per tag)
 *
 * ```tsx
 * import * as Accumulator from "@portico/client/data/Accumulator"
 * import * as Expression from "@portico/client/data/Expression"
 * import * as Pipeline from "@portico/client/data/Pipeline"
 * import { usePipeline } from "@portico/react/data"
 *
 * const worth = Pipeline.from("books").pipe(
 *   Pipeline.unwind("tags"),
 *   Pipeline.group({ tag: Expression.field("tags") }, { worth: Accumulator.sum(Expression.field("price")) }),
 *   Pipeline.descending("worth")
 * )
 *
 * export function Tags() {
 *   const { listing } = usePipeline(worth)
 *   if (listing._tag !== "Ready") return null
 *   return <ol>{listing.items.map(({ _id, worth }) => <li key={String(_id.tag)}>{worth}</li>)}</ol>
 * }
 * ```
 */
export const usePipeline = <P extends Pipeline.Any>(pipeline: P): ResultsController<Pipeline.Row<P>> =>
  // The cast is safe: a pipeline has stages, so its results have the type of a pipeline's rows.
  useResults(pipeline) as ResultsController<Pipeline.Row<P>>

// Results with another shape lack the chart's columns.
const hasSameShape = (readKey: ReadKey<ChartSource>, previous: ReadKey<ChartSource>): boolean =>
  shapeOf(readKey.subject) === shapeOf(previous.subject)
