/** The shop's collections. Forms, filters and tables use the `title` of a field as its label. */
import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"
import { orderStatuses } from "./orders/statuses.ts"

// A string with at least one visible character.
const words = (title: string) => Schema.String.check(Schema.isPattern(/\S/)).annotate({ title })

const bookFields = {
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
}

/** The books of the shop. Prices are in euros, and `stock` counts copies. */
export const Books = Collection.make("books", Schema.Struct(bookFields))

/**
 * The books as editors enter them. Books that are stored with other values can still be read, so that one of them does
 * not make every list fail.
 */
export const BookEntries = Collection.make(
  Books.id,
  Schema.Struct({
    ...bookFields,
    title: words("Title"),
    author: words("Author"),
    price: Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0), Schema.isMultipleOf(0.01)).annotate({
      title: "Price (€)"
    }),
    stock: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)).annotate({ title: "In stock" })
  })
)

/** A book as the shop reads it. */
export type Book = Collection.DataOf<typeof Books>

/** The members' reviews of books. A member can review each book once. */
export const Reviews = Collection.make(
  "reviews",
  Schema.Struct({
    bookId: Schema.String.annotate({ title: "Book" }),
    rating: Schema.Finite.annotate({ title: "Rating" }),
    title: words("Title"),
    text: words("Review"),
    reviewer: Schema.String.annotate({ title: "Reviewer" }),
    writtenAt: Schema.Date.annotate({ title: "Date" })
  })
)

/** A review as the shop reads it. */
export type Review = Collection.DataOf<typeof Reviews>

/** The members' baskets. Each member can read only their own items. An item without a quantity is one copy. */
export const Baskets = Collection.make(
  "baskets",
  Schema.Struct({
    bookId: Schema.String,
    title: Schema.String,
    price: Schema.Finite,
    quantity: Schema.optionalKey(Schema.Finite),
    addedAt: Schema.Date
  })
)

/**
 * The members' orders. Members can read their own orders, and editors can read all orders and change their status.
 * Prices are in euros. `basketItems` contains the ids of the ordered basket items, so that none is ordered twice.
 */
export const Orders = Collection.make(
  "orders",
  Schema.Struct({
    number: Schema.String.annotate({ title: "Order" }),
    status: Schema.Literals(orderStatuses).annotate({ title: "Status" }),
    placedAt: Schema.Date.annotate({ title: "Date" }),
    name: Schema.String.annotate({ title: "Recipient" }),
    address: Schema.Struct({
      line: Schema.String,
      line2: Schema.optionalKey(Schema.String),
      postalCode: Schema.String,
      city: Schema.String,
      subdivision: Schema.optionalKey(Schema.String),
      country: Schema.String
    }),
    payment: Schema.Literals(["card", "invoice"]),
    lines: Schema.Array(
      Schema.Struct({
        bookId: Schema.String,
        title: Schema.String,
        author: Schema.String,
        price: Schema.Finite,
        quantity: Schema.Finite
      })
    ),
    shipping: Schema.Finite,
    total: Schema.Finite.annotate({ title: "Total" }),
    basketItems: Schema.Array(Schema.String)
  })
)

/** An order as the shop reads it. */
export type Order = Collection.DataOf<typeof Orders>

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
