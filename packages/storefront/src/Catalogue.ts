/**
 * The shop's collections, as the pages read and write them.
 */
import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"

/** The books on the shelves. Prices are in euros, `stock` counts copies. */
export const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String,
    author: Schema.String,
    year: Schema.Finite,
    price: Schema.Finite,
    language: Schema.String,
    pages: Schema.Finite,
    stock: Schema.Finite,
    tags: Schema.Array(Schema.String),
    description: Schema.String,
    addedAt: Schema.Date
  })
)

/** What members wrote about them. */
export const Reviews = Collection.make(
  "reviews",
  Schema.Struct({
    bookId: Schema.String,
    rating: Schema.Finite,
    title: Schema.String,
    text: Schema.String,
    reviewer: Schema.String,
    writtenAt: Schema.Date
  })
)

/** What lies in the baskets of members. Each sees only what is their own. */
export const Baskets = Collection.make(
  "baskets",
  Schema.Struct({
    bookId: Schema.String,
    title: Schema.String,
    price: Schema.Finite,
    addedAt: Schema.Date
  })
)
