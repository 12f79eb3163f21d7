/** The types of results of aggregations, pipelines and searches. Checked by `tsc`, never run. */
import * as Accumulator from "@portico/client/data/Accumulator"
import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import * as Collection from "@portico/client/data/Collection"
import * as Expression from "@portico/client/data/Expression"
import * as Filter from "@portico/client/data/Filter"
import * as Pipeline from "@portico/client/data/Pipeline"
import * as Projection from "@portico/client/data/Projection"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

const Books = Collection.make(
  "books",
  Schema.Struct({
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
)

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

const exactly = <A>() => ({ is: <B>(same: Same<A, B>) => same })

type Flat<Row> = { readonly [Key in keyof Row]: Row[Key] }

const field = Expression.field
const { avg, count, max, min, sum } = Aggregate

const all = Aggregate.from(Books)
const perLanguage = all.pipe(
  Aggregate.filter(Filter.gt("year", 1990)),
  Aggregate.group("language"),
  sum("year"),
  avg("price", "mean"),
  avg("year"),
  min("title"),
  max("published"),
  count(),
  Aggregate.having(Filter.gt("count", 2).pipe(Filter.and(Filter.eq("language", "en")))),
  Aggregate.descending("mean", "language"),
  Aggregate.ascending("titleMin"),
  Aggregate.limit(10)
)
exactly<Flat<Aggregate.Row<typeof perLanguage>>>().is<{
  readonly _id: "en" | "fr"
  readonly yearSum: number
  readonly mean: number | null
  readonly yearAvg: number
  readonly titleMin: string
  readonly publishedMax: Date | null
  readonly count: number
}>(true)

const perTwo = all.pipe(Aggregate.group("author.name", "published"))
exactly<Flat<Aggregate.Row<typeof perTwo>>>().is<{
  readonly _id: { readonly "author.name": string; readonly published: Date | null }
}>(true)

// An extreme of no items is null.
const ofAll = all.pipe(max("year"), count())
exactly<Flat<Aggregate.Row<typeof ofAll>>>().is<{ readonly yearMax: number | null; readonly count: number }>(true)

const untyped = Aggregate.from("anything").pipe(
  Aggregate.group("a"),
  sum("b"),
  max("c", "top"),
  Aggregate.having(Filter.gt("any", 1)),
  Aggregate.ascending("any")
)
exactly<Flat<Aggregate.Row<typeof untyped>>>().is<{
  readonly _id: unknown
  readonly bSum: number
  readonly top: unknown
}>(true)

// W9: the sum of a string, an unknown field or a boolean
// @ts-expect-error
all.pipe(sum("title"))
// @ts-expect-error
all.pipe(avg("yaer"))
// @ts-expect-error
all.pipe(sum("available"))
// @ts-expect-error A list has no maximum.
all.pipe(max("tags"))
// @ts-expect-error
all.pipe(Aggregate.group("titel"))
// @ts-expect-error A group needs a field.
Aggregate.group()
// @ts-expect-error The filter applies to the fields of the collection.
all.pipe(Aggregate.filter(Filter.gt("count", 2)))
// @ts-expect-error `having` filters the results.
all.pipe(count(), Aggregate.having(Filter.gt("year", 2)))
// @ts-expect-error A count is a number.
all.pipe(count(), Aggregate.having(Filter.eq("count", "2")))
// @ts-expect-error
all.pipe(count(), Aggregate.descending("title"))

// W10: misuse of a result
export const misused = Aggregates.use((aggregates) =>
  Effect.gen(function* () {
    const page = yield* aggregates.next(yield* aggregates.run(perLanguage))
    for (const row of page.items) {
      const total: number = row.yearSum
      // @ts-expect-error A sum is a number.
      const text: string = row.yearSum
      // @ts-expect-error The mean may be null.
      const mean: number = row.mean
      // @ts-expect-error This sum was not requested.
      yield* Effect.log(total, text, mean, row.priceSum)
    }
  })
)

const books = Pipeline.from(Books)
const perTag = books.pipe(
  Pipeline.filter(Filter.gt("year", 1990)),
  Pipeline.unwind("tags"),
  Pipeline.group(
    { tag: field("tags"), decade: Expression.divide(field("year"), 10) },
    {
      books: Accumulator.count(),
      mean: Accumulator.avg(field("price")),
      titles: Accumulator.push(Expression.toUpper(field("title"))),
      newest: Accumulator.max(field("published")),
      total: Accumulator.sum(Expression.multiply(field("year"), 2))
    }
  ),
  Pipeline.filter(Filter.gt("books", 2).pipe(Filter.and(Filter.startsWith("_id.tag", "a")))),
  Pipeline.descending("books", "_id.decade"),
  Pipeline.skip(1),
  Pipeline.limit(3)
)
exactly<Pipeline.Row<typeof perTag>>().is<{
  readonly _id: { readonly tag: string; readonly decade: number | null }
  readonly books: number
  readonly mean: number | null
  readonly titles: ReadonlyArray<string>
  readonly newest: Date | null
  readonly total: number
}>(true)

const offers = books.pipe(
  Pipeline.project(
    Projection.include("title", "author.name", "published"),
    Projection.reshape("offer", Expression.multiply(field("price"), 0.9)),
    Projection.projectNested(
      "more",
      Projection.include("year"),
      Projection.reshape("tag", Expression.size(field("tags")))
    )
  )
)
exactly<Pipeline.Row<typeof offers>>().is<{
  readonly _id: string
  readonly title: string
  readonly published?: Date
  readonly author: { readonly name: string }
  readonly offer: number | null
  readonly more: { readonly year: number; readonly tag: number }
}>(true)

const whole = books.pipe(Pipeline.group({}, { newest: Accumulator.max(field("year")), books: Accumulator.count() }))
exactly<Pipeline.Row<typeof whole>>().is<{ readonly newest: number | null; readonly books: number }>(true)

const fewer = books.pipe(Pipeline.project(Projection.exclude("title")), Pipeline.objectToArray("meta", "entries"))
exactly<Pipeline.Row<typeof fewer>["entries"]>().is<ReadonlyArray<Pipeline.Entry>>(true)

const stars = books.pipe(Pipeline.unwind("reviews"), Pipeline.ascending("reviews.stars"))
exactly<Pipeline.Row<typeof stars>["reviews"]>().is<{ readonly stars: number }>(true)

export const loose = Pipeline.from("anything").pipe(
  Pipeline.filter(Filter.gt("any", 1)),
  Pipeline.unwind("list"),
  Pipeline.project(Projection.reshape("sum", Expression.add(field("a"), field("b")))),
  Pipeline.ascending("sum")
)

// @ts-expect-error Arithmetic applies to numbers only.
books.pipe(Pipeline.project(Projection.reshape("x", Expression.add(field("title"), 1))))
// @ts-expect-error Upper case applies to strings only.
books.pipe(Pipeline.project(Projection.reshape("x", Expression.toUpper(field("year")))))
// @ts-expect-error
Expression.abs("1")
// @ts-expect-error
Expression.concat(Expression.numeric(1))
// @ts-expect-error
books.pipe(Pipeline.unwind("title"))
// @ts-expect-error
books.pipe(Pipeline.group({}, { total: Accumulator.sum(field("title")) }))
// @ts-expect-error
books.pipe(Pipeline.group({ x: field("titel") }))
// @ts-expect-error After a group, only its own fields exist.
perTag.pipe(Pipeline.filter(Filter.eq("title", "Emma")))
// @ts-expect-error An excluded field is missing.
fewer.pipe(Pipeline.ascending("title"))
// @ts-expect-error A field that was not included is missing.
offers.pipe(Pipeline.descending("year"))

const found = SearchQuery.from(Books).pipe(
  SearchQuery.expression("apples"),
  SearchQuery.mode("AND"),
  SearchQuery.fuzzy(),
  SearchQuery.filter(Filter.gt("year", 1990)),
  SearchQuery.ascending("title"),
  SearchQuery.fields("title"),
  SearchQuery.fields("year"),
  SearchQuery.limit(3)
)

// @ts-expect-error
SearchQuery.mode("XOR")
// @ts-expect-error
SearchQuery.from(Books).pipe(SearchQuery.filter(Filter.eq("titel", "Emma")))
// @ts-expect-error
SearchQuery.from(Books).pipe(SearchQuery.ascending("tags"))
// @ts-expect-error
SearchQuery.from(Books).pipe(SearchQuery.fields("titel"))

export const searched = Search.use((search) =>
  Effect.gen(function* () {
    const page = yield* search.next(yield* search.run(found))
    for (const { data } of page.items) {
      const title: string = data.title
      // @ts-expect-error It was not selected.
      yield* Effect.log(title, data.tags)
    }
  })
)
