/** Values read from typed collections contain no `any`. Checked by `tsc`, never run. */
import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import { BulkItems } from "@portico/client/data/BulkItems"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References } from "@portico/client/data/References"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { Books, Novels } from "./books.ts"
import type { AnyIn } from "./exactly.ts"

/** Compiles if a value contains no `any`. */
const sound = <A>(_value: A, ..._none: [AnyIn<A>] extends [never] ? [] : [found: AnyIn<A>]): void => {}

// @ts-expect-error
sound({ a: [{ b: JSON.parse("") }] })

export const reads = Effect.gen(function* () {
  const items = yield* Items
  sound(Option.getOrThrow(yield* items.get(Books, "emma")))
  sound(Option.getOrThrow(yield* items.remove(Novels, "emma")))
  sound(Option.getOrThrow(yield* items.get("anything", "emma")))

  const queries = yield* Queries
  const novels = Query.from(Novels)
  sound((yield* queries.run(Query.from(Books))).items)
  sound((yield* queries.run(Query.from("anything"))).items)
  sound((yield* queries.run(novels.pipe(Query.fields("title"), Query.include("critics")))).items)
  sound((yield* queries.run(novels.pipe(Query.include("sequel"), Query.include("awards")))).items)
  sound((yield* queries.run(Query.from(Books).pipe(Query.fields("meta.note", "author.home.town")))).items)

  const references = yield* References
  sound((yield* references.query(Novels, "critics", "emma")).items)
  sound((yield* references.query("anything", "any", "emma")).items)

  const aggregates = yield* Aggregates
  const grouped = Aggregate.from(Books).pipe(Aggregate.group("language", "meta.note"), Aggregate.sum("year"))
  sound((yield* aggregates.run(grouped)).items)

  sound((yield* Search.use((search) => search.run(SearchQuery.from(Books)))).items)
  sound(yield* BulkItems.use((bulk) => bulk.remove(Books, ["emma"])))
})
