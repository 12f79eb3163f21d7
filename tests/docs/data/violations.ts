import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"

const wrong = Query.from("books").pipe(
  Query.filter(Filter.gt("price", Number.NaN)),
  Query.ascending(""),
  Query.limit(-1)
)

export const problemLines = Queries.use((queries) => queries.run(wrong)).pipe(
  Effect.flip,
  Effect.map((error) => ("problems" in error ? (error.problems ?? []) : [])),
  Effect.map((problems) => problems.map(({ code, message, path }) => `${code} at ${path.join(".")}: ${message}`))
)
