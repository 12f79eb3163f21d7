import type { Hooks, Seed } from "@portico/provider/Provider"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"

const book = (_id: string, title: string, author: string, price: number, stock: number, year: number, tag: string) => ({
  _id,
  title,
  author,
  price,
  stock,
  published: { $date: `${year}-01-01T00:00:00.000Z` },
  tags: ["classic", tag]
})

export const seed: Seed = {
  ...Bookshop.seed,
  clients: [{ clientId: Bookshop.clientId, origins: [], redirectUris: [], secret: "of-the-shops-own-server" }],
  collections: [
    {
      id: "authors",
      permissions: { read: "ANYONE", insert: "SITE_MEMBER", update: "SITE_MEMBER", remove: "PRIVILEGED" },
      items: [
        { _id: "austen", name: "Jane Austen" },
        { _id: "bronte", name: "Charlotte Brontë" },
        { _id: "eliot", name: "George Eliot" }
      ]
    },
    {
      id: "books",
      permissions: { read: "ANYONE", insert: "SITE_MEMBER", update: "SITE_MEMBER", remove: "SITE_MEMBER_AUTHOR" },
      fields: {
        title: { type: "TEXT" },
        price: { type: "NUMBER" },
        author: { type: "REFERENCE", referencedCollectionId: "authors" },
        similar: { type: "MULTI_REFERENCE", referencedCollectionId: "books" }
      },
      indexes: [{ fields: [{ fieldName: "price" }, { fieldName: "title" }] }],
      items: [
        book("emma", "Emma", "austen", 9, 3, 1815, "satire"),
        book("persuasion", "Persuasion", "austen", 8, 5, 1817, "romance"),
        book("jane-eyre", "Jane Eyre", "bronte", 12.5, 0, 1847, "romance"),
        book("middlemarch", "Middlemarch", "eliot", 9.5, 1, 1871, "satire")
      ]
    },
    {
      id: "news",
      permissions: { read: "ANYONE", insert: "SITE_MEMBER", update: "SITE_MEMBER_AUTHOR", remove: "PRIVILEGED" },
      plugins: [{ type: "PUBLISH", defaultStatus: "DRAFT" }]
    }
  ]
}

export const hooks: Hooks = {
  books: {
    enforced: true,
    beforeInsert: (book, { caller }) => {
      if (Number(book["price"]) > 1000 && !caller.elevated) throw new Error("No book costs that much.")
      return { ...book, title: String(book["title"]).trim() }
    }
  }
}
