/**
 * The seed of the bookshop: the initial data of the storefront's provider and the base of every scenario. Plain JSON.
 *
 * @since 0.1.0
 */
import type { Seed, SeedMember } from "@portico/provider/Provider"
import { books } from "../internal/scenarios/Books.ts"
import { reviews } from "../internal/scenarios/Reviews.ts"
import { sales } from "../internal/scenarios/Sales.ts"

/** The client id of the bookshop at its provider. */
export const clientId = "portico-bookshop"

/** The seeded accounts. Their passwords are for demos, and `npm start` prints them. */
export const accounts = {
  ada: { email: "ada@example.com", password: "analytical-engine", nickname: "Ada" },
  bob: { email: "bob@example.com", password: "builders-tea", nickname: "Bob" },
  /** The shop's editor, who may write books. */
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

/** The collection of books. Everyone can read it, and the shop's editors can add, change and remove books. */
export const booksCollection = {
  id: "books",
  displayName: "Books",
  permissions: { read: "ANYONE", insert: "CMS_EDITOR", update: "CMS_EDITOR", remove: "CMS_EDITOR" },
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

/** The collection of reviews. Everyone can read it, members can add reviews and change or remove their own. */
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
  indexes: [
    { fields: [{ fieldName: "bookId" }, { fieldName: "writtenAt", order: "DESC" }] },
    // A member can review each book once.
    { fields: [{ fieldName: "_ownerId" }, { fieldName: "bookId" }], unique: true }
  ]
} as const

/** The collection of baskets. Each member can read and change only their own items. */
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
    quantity: { type: "NUMBER" },
    addedAt: { type: "DATETIME" }
  }
} as const

/** The collection of orders. Members add and read their own orders, and the shop's editors read and change all. */
export const ordersCollection = {
  id: "orders",
  displayName: "Orders",
  permissions: { read: "SITE_MEMBER_AUTHOR", insert: "SITE_MEMBER", update: "CMS_EDITOR", remove: "PRIVILEGED" },
  fields: {
    number: { type: "TEXT" },
    status: { type: "TEXT" },
    placedAt: { type: "DATETIME" },
    name: { type: "TEXT" },
    address: { type: "OBJECT" },
    payment: { type: "TEXT" },
    lines: { type: "ARRAY" },
    shipping: { type: "NUMBER" },
    total: { type: "NUMBER" },
    basketItems: { type: "ARRAY_STRING" }
  },
  indexes: [{ fields: [{ fieldName: "_ownerId" }, { fieldName: "placedAt", order: "DESC" }] }]
} as const

/** The collection of sales. Only the shop's editors can read and change it. */
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

/** The seed. `packages/storefront/seed/bookshop.json` is generated from it. */
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
  passwordChange: "reverified",
  collections: [
    { ...booksCollection, items: books.map((book) => ({ ...book })) },
    { ...reviewsCollection, items: reviews.map((review) => ({ ...review })) },
    basketsCollection,
    ordersCollection,
    { ...salesCollection, items: sales.map((sale) => ({ ...sale })) }
  ]
} as const satisfies Seed
