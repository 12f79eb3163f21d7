/** The operations that a filter may use on each field. Checked by `tsc`, never run. */
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { Books, Novels } from "./books.ts"

const books = Query.from(Books)

const recent = Filter.gte("year", 1990)

const language = (): "en" | "fr" => "en"

const numeric = (): "year" | "price" => "year"

const cheap = (): boolean => true

export const accepted = [
  books.pipe(
    Query.filter(
      recent.pipe(
        Filter.and(Filter.startsWith("title", "E")),
        Filter.or(Filter.hasSome("tags", ["a", "b"])),
        Filter.and(Filter.not(Filter.eq("available", true)))
      )
    ),
    Query.filter(Filter.eq("language", "en")),
    Query.filter(Filter.eq("language", language())),
    Query.filter(Filter.in("language", [language()])),
    Query.filter(Filter.gt(numeric(), 5)),
    Query.filter(Filter.in("year", [1990, 1991])),
    Query.filter(Filter.in("year", 1990, 1991)),
    Query.filter(Filter.between("published", new Date(0), new Date(1))),
    Query.filter(Filter.eq("price", null)),
    Query.filter(Filter.isEmpty("price")),
    Query.filter(Filter.exists("meta", true)),
    Query.filter(Filter.eq("edition", "second")),
    Query.filter(Filter.gt("edition", 2))
  ),
  books.pipe(
    Query.filter(Filter.eq("tags", "a")),
    Query.filter(Filter.hasAll("tags", "a", "b")),
    Query.filter(Filter.eq("flags", true)),
    Query.filter(Filter.gt("author.born", 1900)),
    Query.filter(Filter.contains("author.home.town", "x")),
    Query.filter(Filter.contains("meta.note", "x")),
    Query.filter(Filter.eq("meta.deep.note", 5)),
    Query.filter(Filter.eq("_ownerId", "m1")),
    Query.filter(Filter.lt("_createdDate", new Date(0))),
    Query.filter(Filter.raw({ year: { $gt: 1 } })),
    Query.filter(Filter.empty)
  ),
  // One of two filters.
  books.pipe(
    Query.filter(cheap() ? Filter.lt("price", 10) : Filter.gt("year", 2000)),
    Query.filter(recent.pipe(Filter.and(cheap() ? Filter.lt("price", 10) : Filter.lt("price", 100)))),
    Query.filter(Filter.not(cheap() ? Filter.lt("price", 10) : Filter.empty))
  ),
  Query.from(Novels).pipe(Query.filter(Filter.eq("author", "austen"))),
  // One filter for all collections that have its fields, and for untyped ones.
  Query.from("anything").pipe(Query.filter(recent), Query.filter(Filter.gt("any.field", true)))
]

// W1: unknown field
// @ts-expect-error
books.pipe(Query.filter(cheap() ? Filter.lt("price", 10) : Filter.lt("prize", 10)))
// @ts-expect-error
books.pipe(Query.filter(Filter.eq("titel", "Emma")))
// @ts-expect-error
books.pipe(Query.filter(Filter.eq("author.nmae", "Austen")))
// @ts-expect-error
books.pipe(Query.filter(Filter.exists("titel", true)))

// W2: wrong value type
// @ts-expect-error
books.pipe(Query.filter(Filter.eq("year", "1990")))
// @ts-expect-error
books.pipe(Query.filter(Filter.eq("language", "de")))
// @ts-expect-error
books.pipe(Query.filter(Filter.in("year", ["1990"])))
// @ts-expect-error
books.pipe(Query.filter(Filter.between("year", new Date(0), new Date(1))))
// @ts-expect-error
books.pipe(Query.filter(Filter.hasSome("tags", [1])))
// @ts-expect-error A string is not a date.
books.pipe(Query.filter(Filter.lt("published", "2024-01-01")))

// W3: string operator on a number or a list
// @ts-expect-error
books.pipe(Query.filter(Filter.startsWith("year", "19")))
// @ts-expect-error
books.pipe(Query.filter(Filter.contains("tags", "a")))

// W4: comparison with a boolean, an object or a list
// @ts-expect-error
books.pipe(Query.filter(Filter.gt("available", true)))
// @ts-expect-error
books.pipe(Query.filter(Filter.lt("author", "x")))
// @ts-expect-error
books.pipe(Query.filter(Filter.lt("tags", "x")))
// @ts-expect-error
books.pipe(Query.filter(Filter.between("author", 1, 2)))

// W5: list operator on a single value, or the reverse
// @ts-expect-error
books.pipe(Query.filter(Filter.hasAll("title", ["a"])))
// @ts-expect-error
books.pipe(Query.filter(Filter.in("tags", ["a"])))
// @ts-expect-error
books.pipe(Query.filter(Filter.in("available", [1])))

// A field path cannot reach into a list: it would match nothing.
// @ts-expect-error
books.pipe(Query.filter(Filter.eq("reviews.stars", 5)))

// An object or a list is not a value to compare with.
// @ts-expect-error
Filter.eq("author", { name: "Jane Austen" })

// One invalid filter among valid ones
// @ts-expect-error
books.pipe(Query.filter(Filter.and(recent, Filter.eq("titel", "Emma"))))
// @ts-expect-error
books.pipe(Query.filter(recent.pipe(Filter.or(Filter.not(Filter.eq("titel", "Emma"))))))
// @ts-expect-error
Query.from(Novels).pipe(Query.filter(recent))
