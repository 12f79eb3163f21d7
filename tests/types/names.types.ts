/**
 * Names of fields in steps, filters and patches that are created without a collection, and in functions for any
 * collection. Checked by `tsc`, never run.
 */
import * as Aggregate from "@portico/client/data/Aggregate"
import type { Argument, Bare, UsesFor } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import * as Query from "@portico/client/data/Query"
import { flow, pipe } from "effect/Function"
import { Books, Novels } from "./books.ts"
import { exactly } from "./exactly.ts"

const books = Query.from(Books)
const novels = Query.from(Novels)

const byTitle = Query.ascending("title")
const byYear = Query.descending("year", "title")
const recent = Filter.gte("year", 1990)
const sold = Patch.empty.pipe(Patch.set("available", false))
const free = Patch.set("price", 0)

/** Steps that are stored, and applied to queries that have their fields. */
export const steps = [
  books.pipe(byTitle, Query.limit(3), byYear),
  pipe(books, byTitle, Query.filter(recent)),
  byTitle(novels),
  novels.pipe(byTitle),
  Query.from("anything").pipe(byTitle, byYear),
  books.pipe(flow(Query.ascending("title"), Query.limit(3))),
  books.pipe(flow(Query.ascending("title"), Query.descending("year"), Query.filter(recent)))
]

exactly<"books">()(books.pipe(byTitle, Query.fields("title"), byYear).collection.id)
exactly<"books">()(Aggregate.from(Books).pipe(Aggregate.group("language"), Aggregate.count()).collection.id)

// @ts-expect-error
novels.pipe(byYear)
// @ts-expect-error
byYear(novels)
// @ts-expect-error
novels.pipe(Query.filter(recent))

/** Filters of a collection, for queries of every collection that has their fields. */
export const filters = [
  books.pipe(Query.filter(Filter.of(Books, Filter.and(recent, Filter.startsWith("title", "a"))))),
  novels.pipe(Query.filter(Filter.of(Books, Filter.startsWith("title", "a")))),
  Query.from("anything").pipe(Query.filter(Filter.of(Books, recent))),
  Filter.of("anything", Filter.gt("whatever", 1))
]

// @ts-expect-error
novels.pipe(Query.filter(Filter.of(Books, recent)))
// @ts-expect-error
Filter.of(Novels, recent)

export const annotated: ReadonlyArray<Filter.Filter<UsesFor<typeof Books>>> = [
  recent,
  Filter.of(Books, recent),
  Filter.and(recent, Filter.eq("title", "a")),
  Filter.empty
]

export const ofAny: Filter.Filter = Filter.gt("whatever", 1)

/** Functions of the caller for any collection. */
export const remove = <C extends Argument>(collection: C, condition: Filter.For<C>) =>
  Items.use((items) => items.remove(collection, "id", { condition }))

export const change = <C extends Argument>(collection: C, patch: Patch.For<C>) =>
  Items.use((items) => items.patch(collection, "id", patch))

export const changeWith = <C extends Argument>(collection: C, patch: Patch.Patch<UsesFor<C>>) =>
  Items.use((items) => items.patch(collection, "id", patch))

export const newest = <Q extends Query.Any & Query.Accepts<Bare<"year", "sort">>>(query: Q): Q =>
  query.pipe(Query.descending("year"))

export const anyOrder = (query: Query.Any, field: string): Query.Any => query.pipe(Query.ascending(field))

export const calls = [
  remove(Books, recent),
  remove(Books, Filter.gt("year", 1)),
  remove("books", ofAny),
  change(Books, sold.pipe(free)),
  change(Books, Patch.of(Books).pipe(free, Patch.remove("published"))),
  changeWith(Books, sold),
  newest(books),
  // @ts-expect-error
  newest(novels),
  // @ts-expect-error
  remove(Novels, recent),
  // @ts-expect-error
  change(Novels, sold),
  // @ts-expect-error
  Patch.of(Novels).pipe(Patch.set("price", 0))
]

/** A step for one type of query is checked in its declaration. */
export const typed: (query: typeof books) => typeof books = Query.ascending("title")
// @ts-expect-error
export const mistyped: (query: typeof books) => typeof books = Query.ascending("titel")
