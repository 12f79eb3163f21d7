import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"

const Book = Schema.Struct({
  title: Schema.String,
  price: Schema.Finite,
  stock: Schema.Int,
  tags: Schema.Array(Schema.String),
  published: Schema.Date,
  author: Schema.String
})

export const Authors = Collection.make("authors", Schema.Struct({ name: Schema.String }))

export const Books = Collection.make("books", Book, {
  references: { author: Authors, similar: (): Collection.Collection<typeof Book.Type> => Books }
})
