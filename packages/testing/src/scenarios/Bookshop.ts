/**
 * The seed of the bookshop: what the storefront's provider starts with, and what every scenario builds on. Plain JSON.
 *
 * @since 0.1.0
 */
import type { Seed, SeedMember } from "@portico/provider/Provider"
import { books } from "../internal/scenarios/Books.ts"
import { reviews } from "../internal/scenarios/Reviews.ts"
import { sales } from "../internal/scenarios/Sales.ts"

/** The client id by which the bookshop is known to its provider. */
export const clientId = "portico-bookshop"

/** The seeded accounts. Their passwords are for trying out, and printed by `npm start`. */
export const accounts = {
  ada: { email: "ada@example.com", password: "analytical-engine", nickname: "Ada" },
  bob: { email: "bob@example.com", password: "builders-tea", nickname: "Bob" },
  /** The shop's editor, who may write its books. */
  edith: { email: "edith@example.com", password: "sharpened-pencil", nickname: "Edith" }
} as const

/** A seeded account. */
export type Account = (typeof accounts)[keyof typeof accounts]

const storefront = "http://localhost:5173"

const memberOf = ({ email, nickname, password }: Account): SeedMember => ({
  email,
  password,
  profile: { nickname },
  status: "active"
})

/** The collection of books: everyone reads it, only the shop's editors write it. */
export const booksCollection = {
  id: "books",
  displayName: "Books",
  permissions: { read: "ANYONE", insert: "CMS_EDITOR", update: "CMS_EDITOR", remove: "PRIVILEGED" },
  fields: {
    title: { type: "TEXT" },
    author: { type: "TEXT" },
    year: { type: "NUMBER" },
    price: { type: "NUMBER" },
    language: { type: "LANGUAGE" },
    pages: { type: "NUMBER" },
    stock: { type: "NUMBER" },
    tags: { type: "ARRAY_STRING" },
    description: { type: "TEXT" },
    addedAt: { type: "DATETIME" }
  },
  indexes: [{ fields: [{ fieldName: "title" }] }, { fields: [{ fieldName: "author" }, { fieldName: "year" }] }]
} as const

/** The collection of reviews: everyone reads it, members write, and only a review's author changes or removes it. */
export const reviewsCollection = {
  id: "reviews",
  displayName: "Reviews",
  permissions: {
    read: "ANYONE",
    insert: "SITE_MEMBER",
    update: "SITE_MEMBER_AUTHOR",
    remove: "SITE_MEMBER_AUTHOR"
  },
  fields: {
    bookId: { type: "TEXT" },
    rating: { type: "NUMBER" },
    title: { type: "TEXT" },
    text: { type: "TEXT" },
    reviewer: { type: "TEXT" },
    writtenAt: { type: "DATETIME" }
  },
  indexes: [{ fields: [{ fieldName: "bookId" }, { fieldName: "writtenAt", order: "DESC" }] }]
} as const

/** The collection of baskets: each member sees and changes what is their own. */
export const basketsCollection = {
  id: "baskets",
  displayName: "Baskets",
  permissions: {
    read: "SITE_MEMBER_AUTHOR",
    insert: "SITE_MEMBER_AUTHOR",
    update: "SITE_MEMBER_AUTHOR",
    remove: "SITE_MEMBER_AUTHOR"
  },
  fields: {
    bookId: { type: "TEXT" },
    title: { type: "TEXT" },
    price: { type: "NUMBER" },
    addedAt: { type: "DATETIME" }
  }
} as const

/** The collection of sales: only the shop's editors see it. */
export const salesCollection = {
  id: "sales",
  displayName: "Sales",
  permissions: { read: "CMS_EDITOR", insert: "CMS_EDITOR", update: "CMS_EDITOR", remove: "CMS_EDITOR" },
  fields: {
    bookId: { type: "TEXT" },
    title: { type: "TEXT" },
    copies: { type: "NUMBER" },
    revenue: { type: "NUMBER" },
    month: { type: "TEXT" },
    soldAt: { type: "DATETIME" }
  },
  indexes: [{ fields: [{ fieldName: "month" }] }]
} as const

/** The seed. `packages/storefront/seed/bookshop.json` is written from it. */
export const seed = {
  clients: [
    {
      clientId,
      origins: [storefront],
      redirectUris: [`${storefront}/`, `${storefront}/sign-in/callback`, `${storefront}/reset-password`],
      allowLoopback: true
    }
  ],
  members: [memberOf(accounts.ada), memberOf(accounts.bob), { ...memberOf(accounts.edith), editor: true }],
  registration: "open",
  collections: [
    { ...booksCollection, items: books.map((book) => ({ ...book })) },
    { ...reviewsCollection, items: reviews.map((review) => ({ ...review })) },
    basketsCollection,
    { ...salesCollection, items: sales.map((sale) => ({ ...sale })) }
  ]
} as const satisfies Seed
