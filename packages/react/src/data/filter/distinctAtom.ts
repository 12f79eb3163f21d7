/**
 * The values that a field has, as an atom: equal questions share one answer, and a write to the collection asks again.
 *
 * @since 0.1.0
 */
import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import { idOf } from "@portico/client/data/Collection"
import { Queries } from "@portico/client/data/Queries"
import type * as Query from "@portico/client/data/Query"
import { type Data, dress } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Atom from "effect/reactivity/Atom"
import { runtime } from "../../runtime/Runtime.ts"
import { collectionKey } from "../listing/collectionAtoms.ts"
import { type Asker, ofQuery, Question } from "../listing/Question.ts"
import type { DistinctRead } from "./distinct.ts"

/** What is asked of a field. */
export interface DistinctSubject {
  readonly query: Query.Any
  readonly field: string
  /** Whether it is told how many items have each value. */
  readonly counts: boolean
}

/** The question for the values of a field. */
export const ofDistinct = (asker: Asker, { counts, field, query }: DistinctSubject): Question<DistinctSubject> => {
  const { collection, text } = ofQuery(asker, query)
  return new Question(asker, collection, { counts, field, query }, JSON.stringify([field, counts, text]))
}

/** The values of a field. */
export const distinctAtom = /*#__PURE__*/ Atom.family(({ collection, subject }: Question<DistinctSubject>) =>
  runtime.atom(read(subject)).pipe(Atom.withReactivity([collectionKey(idOf(collection))]), Atom.withServerValueInitial)
)

/** Results of one page: as many as the provider gives at once. */
const most = 1000

const read = ({ counts, field, query }: DistinctSubject) =>
  Effect.gen(function* () {
    // The field was checked where the question was asked.
    const values = Queries.use((queries) => queries.distinct(query as never, field as never))
    const [page, countOf] = yield* Effect.all([values, counts ? counted(query, field) : Effect.succeed(undefined)], {
      concurrency: 2
    })
    const found: DistinctRead = {
      values: page.items.map((value: unknown) => ({ value, count: countOf?.get(keyOf(value)) })),
      hasNext: page.hasNext
    }
    return found
  })

const counted = ({ collection, filter }: Query.Any, field: string) => {
  const perValue = Aggregate.from(idOf(collection)).pipe(
    Aggregate.group(field),
    Aggregate.count(),
    Aggregate.limit(most)
  )
  return Aggregates.use((aggregates) => aggregates.run(Aggregate.withFilter(perValue, filter))).pipe(
    Effect.map(({ items }) => new Map(items.map((row: Data) => [keyOf(row["_id"]), Number(row["count"])])))
  )
}

const keyOf = (value: unknown): string => JSON.stringify(dress(value)) ?? ""
