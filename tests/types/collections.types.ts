/** Writes to a typed collection that must or must not compile. Checked by `tsc`, never run. */
import * as Collection from "@portico/client/data/Collection"
import type { Bare, Use, ValueAt } from "../../packages/client/src/data/call/internal/Field.ts"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { type Authors, Books, type Novels } from "./books.ts"
import { exactly } from "./exactly.ts"

const emma = {
  title: "Emma",
  year: 1815,
  price: null,
  available: true,
  language: "en",
  edition: 1,
  tags: [],
  flags: [],
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
    // @ts-expect-error An update requires the id of its item.
    yield* items.update(Books, emma)
    // @ts-expect-error The condition applies to the fields of the collection too.
    yield* items.update(Books, stored.data, { condition: Filter.eq("yaer", 1815) })
  })
)

/** Compiles if a collection allows a use. */
type Allows<C, U extends Collection.UsesFor<C>> = [C, U]

export type Allowed = [
  Allows<typeof Books, Use<"price", "increment", 1> | Use<"author.born", "increment", 1>>,
  Allows<typeof Books, Bare<"year" | "price" | "author.born", "number">>,
  Allows<typeof Books, Bare<"tags" | "reviews" | "flags", "unwind"> | Bare<"title" | "available" | "author", "group">>,
  Allows<typeof Books, Use<"tags", "element", "x"> | Use<"reviews", "element", { readonly stars: 5 }>>,
  Allows<typeof Books, Use<"price", "set", null> | Use<"author.home", "set", { readonly town: "Bath" }>>,
  Allows<typeof Books, Bare<"published" | "author.born" | "author.home", "remove"> | Bare<"meta.note", "remove">>,
  Allows<typeof Books, Bare<"title" | "year" | "published" | "_createdDate", "order">>,
  Allows<"anything", Bare<"title", "number"> | Use<"title", "set", 5>>,

  // @ts-expect-error
  Allows<typeof Books, Bare<"title", "number">>,
  // @ts-expect-error
  Allows<typeof Books, Use<"title", "increment", 1>>,
  // @ts-expect-error
  Allows<typeof Books, Use<"tags", "element", 1>>,
  // @ts-expect-error
  Allows<typeof Books, Bare<"title", "unwind">>,
  // @ts-expect-error
  Allows<typeof Books, Use<"year", "set", null>>,
  // @ts-expect-error A required field cannot be removed.
  Allows<typeof Books, Bare<"title", "remove">>,
  // @ts-expect-error
  Allows<typeof Books, Bare<"available", "order">>,
  // @ts-expect-error It is a system field.
  Allows<typeof Books, Use<"_createdDate", "set", Date>>
]

export const values = (
  ...[year, born, town, tags, owner, note, odd, any]: [
    ValueAt<typeof Books, "year">,
    ValueAt<typeof Books, "author.born">,
    ValueAt<typeof Books, "author.home.town">,
    ValueAt<typeof Books, "tags">,
    ValueAt<typeof Books, "_ownerId">,
    ValueAt<typeof Books, "meta.note">,
    ValueAt<typeof Books, "titel">,
    ValueAt<"anything", "any">
  ]
) => {
  exactly<number>()(year)
  exactly<number | undefined>()(born)
  exactly<string | undefined>()(town)
  exactly<ReadonlyArray<string>>()(tags)
  exactly<string | undefined>()(owner)
  exactly<unknown>()(note)
  exactly<unknown>()(odd)
  exactly<unknown>()(any)
}

export const references = (
  field: Collection.ReferenceFieldOf<typeof Novels>,
  author: Collection.DataOf<Collection.ReferredBy<typeof Novels, "author">>,
  critic: Collection.DataOf<Collection.ReferredBy<typeof Novels, "critics">>,
  novel: Collection.DataOf<Collection.ReferredBy<typeof Authors, "novels">>,
  untyped: Collection.ReferredBy<typeof Novels, "sequel">,
  none: Collection.ReferenceFieldOf<typeof Books>,
  any: Collection.ReferenceFieldOf<"anything">
) => {
  exactly<"author" | "publisher" | "sequel" | "critics" | "awards">()(field)
  exactly<string>()(author.name)
  exactly<number>()(critic.born)
  exactly<string>()(novel.title)
  exactly<"anything">()(untyped)
  exactly<never>()(none)
  exactly<string>()(any)
}

interface Person {
  readonly name: string
  readonly parent?: Person
  readonly friends: ReadonlyArray<Person>
}

const Person: Schema.Codec<Person> = Schema.Struct({
  name: Schema.String,
  parent: Schema.optionalKey(Schema.suspend((): Schema.Codec<Person> => Person)),
  friends: Schema.Array(Schema.suspend((): Schema.Codec<Person> => Person))
})

// Recursive data is typed up to three levels.
const People = Collection.make("people", Schema.Struct({ name: Schema.String, parent: Person }))

export type Recursive = [
  Allows<typeof People, Use<"parent.parent.name", "text", "x"> | Bare<"parent.friends", "unwind">>,
  // @ts-expect-error
  Allows<typeof People, Use<"parent.parent.parent.parent.name", "text", "x">>
]
