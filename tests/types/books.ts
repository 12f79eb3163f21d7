import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"

/** Collections for the type tests, with fields and references of every kind. */
export const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String,
    year: Schema.Int,
    price: Schema.NullOr(Schema.Finite),
    available: Schema.Boolean,
    language: Schema.Literals(["en", "fr"]),
    published: Schema.optionalKey(Schema.Date),
    edition: Schema.Union([Schema.String, Schema.Int]),
    tags: Schema.Array(Schema.String),
    flags: Schema.Array(Schema.Boolean),
    author: Schema.Struct({
      name: Schema.String,
      born: Schema.optionalKey(Schema.Int),
      home: Schema.optionalKey(Schema.Struct({ town: Schema.String }))
    }),
    reviews: Schema.Array(Schema.Struct({ stars: Schema.Int })),
    meta: Schema.Record(Schema.String, Schema.Unknown)
  })
)

const Author = Schema.Struct({ name: Schema.String, born: Schema.Int })

export const Publishers = Collection.make("publishers", Schema.Struct({ town: Schema.String }))

const Novel = Schema.Struct({
  title: Schema.String,
  author: Schema.String,
  publisher: Schema.optionalKey(Schema.NullOr(Schema.String)),
  sequel: Schema.optionalKey(Schema.String),
  critics: Schema.optionalKey(Schema.Array(Schema.String))
})

/** Two collections that refer to each other. */
export const Authors = Collection.make("authors", Author, {
  references: { novels: (): Collection.Collection<typeof Novel.Type> => Novels }
})

export const Novels = Collection.make("novels", Novel, {
  references: {
    author: Authors,
    publisher: Publishers,
    sequel: "anything",
    critics: () => Authors,
    awards: Publishers
  }
})
