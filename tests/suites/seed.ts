import type { Seed } from "../../packages/provider/src/engine/seed/Seed.ts"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

const readOnly = { read: "ANYONE", insert: "PRIVILEGED", update: "PRIVILEGED", remove: "PRIVILEGED" } as const

/** One item for every kind of value that a filter can encounter. */
const shelf = [
  {
    _id: "alpha",
    title: "Alpha",
    count: 1,
    lent: true,
    tags: ["red", "blue"],
    at: { $date: "2020-01-01T00:00:00.000Z" },
    edition: { year: 1990 }
  },
  {
    _id: "beta",
    title: "Beta",
    count: 2,
    lent: false,
    tags: ["blue"],
    at: { $date: "2021-01-01T00:00:00.000Z" },
    edition: { year: 1991 }
  },
  { _id: "gamma", title: "Gamma", count: 3, lent: true, tags: [], note: null },
  { _id: "delta", title: "alphabet", count: 10, tags: ["red", "green"], at: { $date: "2022-06-01T12:00:00.000Z" } },
  { _id: "epsilon", title: "Épsilon 100%", count: -5, note: "a_b" }
] as const

/** Items to page through. */
const ladder = Array.from({ length: 23 }, (_, step) => ({
  _id: `step-${String(step).padStart(2, "0")}`,
  step,
  half: Math.floor(step / 2)
}))

/** The bookshop with additional collections for the suites. A suite writes only its own items. */
export const seed: Seed = {
  ...Bookshop.seed,
  collections: [
    ...Bookshop.seed.collections,
    { id: "shelf", permissions: readOnly, items: shelf },
    { id: "ladder", permissions: readOnly, items: ladder },
    {
      id: "loans",
      permissions: readOnly,
      fields: { item: { type: "REFERENCE", referencedCollectionId: "shelf" } },
      items: ["alpha", "gamma", "gone"].map((item) => ({ _id: `loan-${item}`, item }))
    },
    { id: "notes", permissions: everyone },
    { id: "scrap", permissions: everyone },
    {
      id: "lists",
      permissions: everyone,
      fields: { notes: { type: "MULTI_REFERENCE", referencedCollectionId: "notes" } }
    },
    {
      id: "diary",
      permissions: { read: "SITE_MEMBER_AUTHOR", insert: "SITE_MEMBER", update: "PRIVILEGED", remove: "PRIVILEGED" }
    }
  ]
}
