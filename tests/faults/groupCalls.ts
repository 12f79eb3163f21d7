import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import * as Pipeline from "@portico/client/data/Pipeline"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { asVisitor, type Call, type Prepare } from "./Call.ts"
import { data } from "./families.ts"

const aggregate = "/v2/items/aggregate"
const search = "/v2/items/search"

const perAuthor = Aggregate.from("books").pipe(Aggregate.group("author"), Aggregate.count(), Aggregate.limit(2))
const firstFew = Pipeline.from("books").pipe(Pipeline.ascending("title"), Pipeline.limit(3))
const novels = SearchQuery.from("books").pipe(SearchQuery.expression("the"), SearchQuery.limit(2))

const group = Aggregates.use((aggregates) => aggregates.run(perAuthor))
const find = Search.use((search) => search.run(novels))

const nextGroups: Prepare = () => Effect.map(group, (page) => Aggregates.use((aggregates) => aggregates.next(page)))

const prevGroups: Prepare = () =>
  Effect.gen(function* () {
    const aggregates = yield* Aggregates
    const page = yield* aggregates.next(yield* group)
    return aggregates.prev(page)
  })

const fetchedGroups: Prepare = () =>
  Effect.map(
    Aggregates.use((aggregates) => aggregates.run(Aggregate.byCursor(perAuthor))),
    ({ nextCursor }) => Aggregates.use((aggregates) => aggregates.fetch("books", Option.getOrThrow(nextCursor)))
  )

const nextFound: Prepare = () => Effect.map(find, (page) => Search.use((search) => search.next(page)))

const prevFound: Prepare = () =>
  Effect.gen(function* () {
    const search = yield* Search
    const page = yield* search.next(yield* find)
    return search.prev(page)
  })

/** Calls of aggregations, pipelines and searches. */
export const groupCalls: ReadonlyArray<Call> = [
  { name: "Aggregates.run", path: aggregate, prepare: asVisitor(group), family: data },
  { name: "Aggregates.next", path: aggregate, prepare: nextGroups, family: data },
  { name: "Aggregates.prev", path: aggregate, prepare: prevGroups, family: data },
  { name: "Aggregates.fetch", path: aggregate, prepare: fetchedGroups, family: data },
  {
    name: "Aggregates.runPipeline",
    path: "/v2/items/aggregate-pipeline",
    prepare: asVisitor(Aggregates.use((aggregates) => aggregates.runPipeline(firstFew))),
    family: data
  },
  { name: "Search.run", path: search, prepare: asVisitor(find), family: data },
  { name: "Search.next", path: search, prepare: nextFound, family: data },
  { name: "Search.prev", path: search, prepare: prevFound, family: data }
]
