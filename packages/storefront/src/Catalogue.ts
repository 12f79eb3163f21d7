/**
 * The shop's collections, as the pages read and write them. The titles of fields are what forms, filters and tables call
 * them.
 */
import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"

/** The books on the shelves. Prices are in euros, `stock` counts copies. */
export const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String.annotate({ title: "Title" }),
    author: Schema.String.annotate({ title: "Author" }),
    year: Schema.Finite.annotate({ title: "First edition" }),
    price: Schema.Finite.annotate({ title: "Price in €" }),
    language: Schema.String.annotate({ title: "Original language" }),
    pages: Schema.Finite.annotate({ title: "Pages" }),
    stock: Schema.Finite.annotate({ title: "In stock" }),
    tags: Schema.Array(Schema.String).annotate({ title: "Tags" }),
    description: Schema.String.annotate({ title: "Description" }),
    addedAt: Schema.Date.annotate({ title: "In the shop since" })
  })
)

/** A book as the shop reads it. */
export type Book = Collection.DataOf<typeof Books>

/** What members wrote about them. */
export const Reviews = Collection.make(
  "reviews",
  Schema.Struct({
    bookId: Schema.String.annotate({ title: "Book" }),
    rating: Schema.Finite.annotate({ title: "Rating" }),
    title: Schema.String.annotate({ title: "Title" }),
    text: Schema.String.annotate({ title: "Review" }),
    reviewer: Schema.String.annotate({ title: "Name" }),
    writtenAt: Schema.Date.annotate({ title: "Written" })
  })
)

/** A review as the shop reads it. */
export type Review = Collection.DataOf<typeof Reviews>

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

/** What was sold, line by line. Only the shop's editors see it; `month` is `2026-03`, `revenue` in euros. */
export const Sales = Collection.make(
  "sales",
  Schema.Struct({
    bookId: Schema.String,
    title: Schema.String.annotate({ title: "Book" }),
    copies: Schema.Finite.annotate({ title: "Copies" }),
    revenue: Schema.Finite.annotate({ title: "Revenue" }),
    month: Schema.String.annotate({ title: "Month" }),
    soldAt: Schema.Date.annotate({ title: "Sold" })
  })
)
