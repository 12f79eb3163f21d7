/** The types of a query's order, fields, includes and items. Checked by `tsc`, never run. */
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import { Books, Novels } from "./books.ts"
import { exactly } from "./exactly.ts"

const books = Query.from(Books)
const novels = Query.from(Novels)

export const accepted = [
  books.pipe(Query.ascending("title", "year"), Query.descending("author.name", "_createdDate"), Query.limit(10)),
  books.pipe(Query.ascending(["title", "year"]), Query.ascending("available")),
  books.pipe(Query.fields("title", "_ownerId", "author.home.town", "meta.note")),
  Query.from("anything").pipe(Query.ascending("any"), Query.fields("any"), Query.include("any", { limit: 5 }))
]

// W6: unknown sort field, or one that cannot be sorted by
// @ts-expect-error
books.pipe(Query.ascending("titel"))
// @ts-expect-error
books.pipe(Query.descending("title", "tags"))
// @ts-expect-error
books.pipe(Query.ascending("author"))

// Unknown selected field
// @ts-expect-error
books.pipe(Query.fields("titel"))
// @ts-expect-error
books.pipe(Query.fields("author.nmae"))

// A field that is not a reference
// @ts-expect-error
books.pipe(Query.include("title"))
// @ts-expect-error
novels.pipe(Query.include("title"))
// @ts-expect-error
novels.pipe(Query.include("autor"))

interface System {
  readonly _id: string
  readonly _createdDate?: Date
  readonly _updatedDate?: Date
  readonly _ownerId?: string
}

interface Author extends System {
  readonly name: string
  readonly born: number
}

interface Publisher extends System {
  readonly town: string
}

export const reads = Queries.use((queries) =>
  Effect.gen(function* () {
    const all = yield* queries.run(books)
    exactly<
      ReadonlyArray<
        System & {
          readonly title: string
          readonly year: number
          readonly price: number | null
          readonly available: boolean
          readonly language: "en" | "fr"
          readonly published?: Date
          readonly edition: string | number
          readonly tags: ReadonlyArray<string>
          readonly flags: ReadonlyArray<boolean>
          readonly author: { readonly name: string; readonly born?: number; readonly home?: { readonly town: string } }
          readonly reviews: ReadonlyArray<{ readonly stars: number }>
          readonly meta: { readonly [key: string]: unknown }
        }
      >
    >()(all.items.map(({ data }) => data))

    // Leaving out invalid items changes no type of the items, and each of them has an error with a single code.
    const lenient = yield* queries.run(books.pipe(Query.omitInvalid(), Query.fields("title")))
    exactly<ReadonlyArray<System & { readonly title: string }>>()(lenient.items.map(({ data }) => data))
    exactly<ReadonlyArray<"WDE0055">>()(lenient.invalid.map(({ error }) => error._tag))
    exactly<ReadonlyArray<ReadonlyArray<string>>>()(lenient.invalid.map(({ paths }) => paths))

    const selected = yield* queries.run(books.pipe(Query.fields("title"), Query.fields("published", "year")))
    exactly<ReadonlyArray<System & { readonly title: string; readonly year: number; readonly published?: Date }>>()(
      selected.items.map(({ data }) => data)
    )
    // W8: reading a field that was not selected
    // @ts-expect-error
    yield* Effect.log(selected.items[0]?.data.tags)
    // @ts-expect-error
    selected.items[0]?.data.year satisfies string | undefined

    const inside = yield* queries.run(books.pipe(Query.fields("year", "author.name", "author.home.town")))
    exactly<
      ReadonlyArray<
        System & {
          readonly year: number
          readonly author: { readonly name: string; readonly home?: { readonly town: string } | undefined }
        }
      >
    >()(inside.items.map(({ data }) => data))
    // @ts-expect-error
    yield* Effect.log(inside.items[0]?.data.author.born)

    const perhaps = yield* queries.run(books.pipe(Query.fields("author.born")))
    exactly<{ readonly born?: number } | undefined>()(perhaps.items[0]?.data.author)

    const ids = yield* queries.run(novels)
    exactly<
      ReadonlyArray<
        System & {
          readonly title: string
          readonly author: string
          readonly publisher?: string | null
          readonly sequel?: string
          readonly critics?: ReadonlyArray<string>
        }
      >
    >()(ids.items.map(({ data }) => data))

    const items = yield* queries.run(
      novels.pipe(
        Query.include("author"),
        Query.include("publisher"),
        Query.include("critics", { limit: 3 }),
        Query.include("awards")
      )
    )
    exactly<
      ReadonlyArray<
        System & {
          readonly title: string
          readonly author: Author | string
          readonly publisher?: Publisher | string | null
          readonly sequel?: string
          readonly critics?: ReadonlyArray<Author>
          readonly awards: ReadonlyArray<Publisher>
        }
      >
    >()(items.items.map(({ data }) => data))
    // @ts-expect-error The field contains the id if the author was removed.
    yield* Effect.log(items.items[0]?.data.author.name)

    const unknown = yield* queries.run(novels.pipe(Query.fields("title"), Query.include("sequel")))
    const sequel = unknown.items[0]?.data.sequel
    exactly<unknown>()(typeof sequel === "string" ? sequel : sequel?.["title"])
    exactly<string | undefined>()(unknown.items[0]?.data.title)
    // @ts-expect-error
    yield* Effect.log(unknown.items[0]?.data.author)

    const untyped = yield* queries.run(Query.from("anything"))
    exactly<unknown>()(untyped.items[0]?.data["field"])
  })
)
