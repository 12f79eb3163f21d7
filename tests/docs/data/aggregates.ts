import * as Accumulator from "@portico/client/data/Accumulator"
import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import * as Expression from "@portico/client/data/Expression"
import * as Filter from "@portico/client/data/Filter"
import * as Pipeline from "@portico/client/data/Pipeline"
import * as Effect from "effect/Effect"
import { Books } from "./Books.ts"

const perAuthor = Aggregate.from(Books).pipe(
  Aggregate.filter(Filter.gt("stock", 0)),
  Aggregate.group("author"),
  Aggregate.count(),
  Aggregate.avg("price"),
  Aggregate.having(Filter.gte("count", 2)),
  Aggregate.descending("priceAvg")
)

const worthPerTag = Pipeline.from(Books).pipe(
  Pipeline.unwind("tags"),
  Pipeline.group(
    { tag: Expression.field("tags") },
    { worth: Accumulator.sum(Expression.multiply(Expression.field("price"), Expression.field("stock"))) }
  ),
  Pipeline.descending("worth"),
  Pipeline.limit(2)
)

export const numbers = Effect.gen(function* () {
  const aggregates = yield* Aggregates
  const authors = yield* aggregates.run(perAuthor)
  const tags = yield* aggregates.runPipeline(worthPerTag)
  return {
    authors: authors.items.map(({ _id, count, priceAvg }) => `${_id}: ${count} at ${priceAvg}`),
    tags: tags.items.map(({ _id, worth }) => `${_id.tag}: ${worth}`)
  }
})
