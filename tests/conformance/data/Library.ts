/** The collections that the published client works on. */
import type { Hooks } from "@portico/provider/Provider"
import type { Seed, SeedCollection } from "../../../packages/provider/src/engine/seed/Seed.ts"

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

const day = (text: string) => ({ $date: `${text}T10:00:00.000Z` })

const books: SeedCollection = {
  id: "books",
  permissions: everyone,
  fields: {
    title: { type: "TEXT" },
    price: { type: "NUMBER" },
    author: { type: "REFERENCE", referencedCollectionId: "authors" },
    reviews: { type: "MULTI_REFERENCE", referencedCollectionId: "reviews" }
  },
  items: [
    {
      _id: "b1",
      title: "Emma",
      price: 10,
      tags: ["novel", "love"],
      out: day("1815-12-23"),
      author: "a1",
      reviews: ["r1", "r2", "r3"],
      shelf: { row: 2, side: "left" }
    },
    { _id: "b2", title: "Persuasion", price: 12, tags: ["novel"], out: day("1817-12-20"), author: "a1", lent: true },
    {
      _id: "b3",
      title: "emma revisited",
      price: 7.5,
      tags: ["essay"],
      out: day("1990-01-01"),
      author: "a2",
      note: null
    },
    { _id: "b4", title: "Middlemarch", price: 20, tags: ["novel", "town"], out: day("1871-12-01"), lent: false },
    { _id: "b5", title: "The Mill on the Floss", price: -3, tags: [], shelf: { row: 1, side: "right" } }
  ]
}

export const collections: ReadonlyArray<SeedCollection> = [
  books,
  {
    id: "authors",
    permissions: everyone,
    items: [
      { _id: "a1", name: "Jane" },
      { _id: "a2", name: "Max" }
    ]
  },
  {
    id: "reviews",
    permissions: everyone,
    items: ["r1", "r2", "r3", "r4"].map((_id, index) => ({ _id, stars: index + 1, on: day("2020-02-02") }))
  },
  {
    id: "many",
    permissions: everyone,
    items: Array.from({ length: 130 }, (_, n) => ({
      _id: `m${String(n).padStart(3, "0")}`,
      n,
      third: n % 3,
      at: { day: new Date(n * 86_400_000) }
    }))
  },
  {
    id: "diary",
    permissions: {
      read: "SITE_MEMBER_AUTHOR",
      insert: "SITE_MEMBER",
      update: "SITE_MEMBER_AUTHOR",
      remove: "SITE_MEMBER_AUTHOR"
    },
    items: [{ _id: "theirs", text: "not yours" }]
  },
  {
    id: "vault",
    permissions: { read: "PRIVILEGED", insert: "PRIVILEGED", update: "PRIVILEGED", remove: "PRIVILEGED" },
    items: [{ _id: "gold" }]
  },
  {
    id: "posts",
    permissions: everyone,
    plugins: [{ type: "PUBLISH" }],
    items: [
      { _id: "p1", text: "out" },
      { _id: "p2", text: "not yet", _publishStatus: "DRAFT" }
    ]
  },
  { id: "guarded", permissions: everyone, items: [{ _id: "g1", by: "seed" }] },
  {
    id: "staged",
    permissions: everyone,
    items: [{ _id: "s1", where: "live" }],
    sandbox: [
      { _id: "s1", where: "sandbox" },
      { _id: "s2", where: "sandbox" }
    ]
  }
]

class Refused extends Error {
  override readonly name = "Refused"
  readonly code = "TOO_MANY"
}

/** The hooks of `guarded`: they mark inserted items, and throw the kind of error that an item names. */
export const hooks: Hooks = {
  guarded: {
    beforeInsert: (item) => {
      if (item["fail"] === "error") throw new Refused("There are enough.")
      if (item["fail"] === "text") throw "plain text"
      if (item["fail"] === "object") throw { my: "object" }
      return { ...item, by: "hook" }
    },
    afterGet: (item) => ({ ...item, seen: true })
  }
}

export const seed: Seed = { collections }
