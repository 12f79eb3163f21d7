/** The shop's collections. Forms, filters and tables use the `title` of a field as its label. */
import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"

/** The books of the shop. Prices are in euros, and `stock` counts copies. */
export const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String.annotate({ title: "Title" }),
    author: Schema.String.annotate({ title: "Author" }),
    year: Schema.Finite.annotate({ title: "First edition" }),
    price: Schema.Finite.annotate({ title: "Price (€)" }),
    language: Schema.String.annotate({ title: "Original language" }),
    pages: Schema.Finite.annotate({ title: "Pages" }),
    stock: Schema.Finite.annotate({ title: "In stock" }),
    tags: Schema.Array(Schema.String).annotate({ title: "Tags" }),
    description: Schema.String.annotate({ title: "Description" }),
    addedAt: Schema.Date.annotate({ title: "Date added" })
  })
)

/** A book as the shop reads it. */
export type Book = Collection.DataOf<typeof Books>

/** The members' reviews of books. */
export const Reviews = Collection.make(
  "reviews",
  Schema.Struct({
    bookId: Schema.String.annotate({ title: "Book" }),
    rating: Schema.Finite.annotate({ title: "Rating" }),
    title: Schema.String.annotate({ title: "Title" }),
    text: Schema.String.annotate({ title: "Review" }),
    reviewer: Schema.String.annotate({ title: "Reviewer" }),
    writtenAt: Schema.Date.annotate({ title: "Date" })
  })
)

/** A review as the shop reads it. */
export type Review = Collection.DataOf<typeof Reviews>

/** The members' baskets. Each member can read only their own items. */
export const Baskets = Collection.make(
  "baskets",
  Schema.Struct({
    bookId: Schema.String,
    title: Schema.String,
    price: Schema.Finite,
    addedAt: Schema.Date
  })
)

/**
 * The sold items, one per order line. Only editors can read them. `month` has the form `2026-03`, and `revenue` is in
 * euros.
 */
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
