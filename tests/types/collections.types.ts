/** What the compiler accepts and refuses of programs over a typed collection. Checked by `tsc`, never run. */
import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

const Book = Schema.Struct({
  title: Schema.String,
  year: Schema.Int,
  price: Schema.NullOr(Schema.Finite),
  available: Schema.Boolean,
  language: Schema.Literals(["en", "fr"]),
  published: Schema.optionalKey(Schema.Date),
  tags: Schema.Array(Schema.String),
  author: Schema.Struct({ name: Schema.String, born: Schema.Int }),
  reviews: Schema.Array(Schema.Struct({ stars: Schema.Int })),
  meta: Schema.Record(Schema.String, Schema.Unknown)
})
const Books = Collection.make("books", Book)
const books = Query.from(Books)

export const accepted = [
  books.pipe(
    Query.filter(
      Filter.gte("year", 1990).pipe(
        Filter.and(Filter.startsWith("title", "E")),
        Filter.or(Filter.hasSome("tags", ["a", "b"])),
        Filter.and(Filter.not(Filter.eq("available", true)))
      )
    ),
    Query.filter(Filter.eq("language", "en")),
    Query.filter(Filter.in("year", [1990, 1991])),
    Query.filter(Filter.between("published", new Date(0), new Date(1))),
    Query.filter(Filter.eq("price", null)),
    Query.filter(Filter.isEmpty("price")),
    Query.filter(Filter.exists("meta", true)),
    Query.filter(Filter.gt("author.born", 1900)),
    Query.filter(Filter.eq("reviews.stars", 5)),
    Query.filter(Filter.contains("meta.note", "x")),
    Query.filter(Filter.eq("_ownerId", "m1")),
    Query.filter(Filter.raw({ year: { $gt: 1 } })),
    Query.filter(Filter.empty)
  ),
  books.pipe(Query.ascending("title", "year"), Query.descending("author.name", "_createdDate"), Query.limit(10)),
  books.pipe(Query.ascending(["title", "year"])),
  Query.from("anything").pipe(Query.filter(Filter.gt("any.field", true)), Query.ascending("any"), Query.fields("any"))
]

// W1: unknown field
// @ts-expect-error
books.pipe(Query.filter(Filter.eq("titel", "Emma")))

// W2: wrong value type
// @ts-expect-error
books.pipe(Query.filter(Filter.eq("year", "1990")))
// @ts-expect-error
books.pipe(Query.filter(Filter.eq("language", "de")))
// @ts-expect-error
books.pipe(Query.filter(Filter.in("year", ["1990"])))

// W3: text operator on a number
// @ts-expect-error
books.pipe(Query.filter(Filter.startsWith("year", "19")))

// W4: order on a boolean, on an object, on a list
// @ts-expect-error
books.pipe(Query.filter(Filter.gt("available", true)))
// @ts-expect-error
books.pipe(Query.filter(Filter.lt("author", "x")))
// @ts-expect-error
books.pipe(Query.filter(Filter.lt("tags", "x")))

// W5: list operator on a single value
// @ts-expect-error
books.pipe(Query.filter(Filter.hasAll("title", ["a"])))

// One wrong filter among right ones
// @ts-expect-error
books.pipe(Query.filter(Filter.and(Filter.eq("year", 1990), Filter.eq("titel", "Emma"))))
// @ts-expect-error
books.pipe(Query.filter(Filter.eq("author.nmae", "Austen")))

// W6: unknown sort field, and one that has no order
// @ts-expect-error
books.pipe(Query.ascending("titel"))
// @ts-expect-error
books.pipe(Query.descending("title", "tags"))

// Unknown selected field
// @ts-expect-error
books.pipe(Query.fields("titel"))
// @ts-expect-error
books.pipe(Query.include("autor"))

const emma = {
  title: "Emma",
  year: 1815,
  price: null,
  available: true,
  language: "en",
  tags: [],
  author: { name: "Jane Austen", born: 1775 },
  reviews: [],
  meta: {}
} as const

export const writes = Items.use((items) =>
  Effect.gen(function* () {
    const stored = yield* items.insert(Books, emma)
    yield* items.insert(Books, { ...emma, _id: "emma" }, { clientId: true })
    yield* items.update(Books, { ...stored.data, year: 1816 }, { condition: Filter.eq("year", 1815) })
    yield* items.insert("anything", { any: 1 })

    // W7: wrong insert type
    // @ts-expect-error
    yield* items.insert(Books, { ...emma, year: "1815" })
    // @ts-expect-error
    yield* items.insert(Books, { title: "Emma" })
    // @ts-expect-error
    yield* items.insert(Books, { ...emma, titel: "Emma" })
    // @ts-expect-error An update names its item.
    yield* items.update(Books, emma)
    // @ts-expect-error The condition is of the collection as well.
    yield* items.update(Books, stored.data, { condition: Filter.eq("yaer", 1815) })
  })
)

export const reads = Queries.use((queries) =>
  Effect.gen(function* () {
    const page = yield* queries.run(books.pipe(Query.fields("title"), Query.fields("year")))
    for (const { data } of page.items) {
      const title: string = data.title
      const id: string = data._id
      // W8: reading a field that was not selected
      // @ts-expect-error
      const tags = data.tags
      // @ts-expect-error
      const year: string = data.year
      yield* Effect.log(title, id, tags, year)
    }
    const all = yield* queries.run(books)
    const published: Date | undefined = all.items[0]?.data.published
    const untyped = yield* queries.run(Query.from("anything"))
    const field: unknown = untyped.items[0]?.data["field"]
    yield* Effect.log(published, field)
  })
)
