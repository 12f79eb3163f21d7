import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import * as Provider from "@portico/provider/Provider"
import { type Data, open, withBooks } from "./Books.ts"

const everyone = { insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

/** Books with one publisher and several authors each, authors, and notes that only their owners can read. */
const seed: Seed = {
  ...withBooks,
  collections: [
    {
      id: "books",
      permissions: everyone,
      fields: {
        title: { type: "TEXT" },
        publisher: { type: "REFERENCE", referencedCollectionId: "publishers" },
        authors: { type: "MULTI_REFERENCE", referencedCollectionId: "authors" },
        notes: { type: "MULTI_REFERENCE", referencedCollectionId: "notes" },
        secret: { type: "REFERENCE", referencedCollectionId: "secrets" },
        secrets: { type: "MULTI_REFERENCE", referencedCollectionId: "secrets" }
      },
      items: [
        { _id: "b1", title: "Good Omens", publisher: "p1", authors: ["terry", "neil"], notes: ["n1", "n2"] },
        { _id: "b2", title: "Mort", publisher: "p1", authors: ["terry"], secret: "s1", secrets: ["s1"] },
        { _id: "b3", title: "Emma", publisher: "gone" }
      ]
    },
    {
      id: "authors",
      permissions: everyone,
      items: ["terry", "neil", "jane"].map((name) => ({ _id: name, name, born: 1 }))
    },
    { id: "publishers", permissions: everyone, items: [{ _id: "p1", name: "Gollancz" }] },
    {
      id: "notes",
      permissions: { ...everyone, read: "SITE_MEMBER_AUTHOR" },
      items: [
        { _id: "n1", text: "hers", _ownerId: "Ada@shop.test" },
        { _id: "n2", text: "his", _ownerId: "max@shop.test" }
      ]
    },
    { id: "secrets", permissions: { read: "PRIVILEGED" }, items: [{ _id: "s1", text: "hidden" }] },
    {
      id: "diaries",
      permissions: { update: "SITE_MEMBER_AUTHOR" },
      fields: { authors: { type: "MULTI_REFERENCE", referencedCollectionId: "authors" } },
      items: [{ _id: "d1", _ownerId: "Ada@shop.test" }]
    }
  ]
}

/** Opens a shop with the library, and functions that call it as a visitor or as one of two members. */
export const openLibrary = async (options: Provider.Options = {}) => {
  const shop = await open({ seed, ...options })
  const refer = (pairs: ReadonlyArray<string>, field = "authors") => ({
    dataItemReferences: pairs.map((pair) => {
      const [referringItemId = "", referencedItemId = ""] = pair.split(" ")
      return { referringItemFieldName: field, referringItemId, referencedItemId }
    })
  })
  /** Returns the ids of the items that an item refers to, unresolved ones in parentheses. */
  const referenced = async (id: string, more: object = {}, as: "visitor" | "ada" | "max" = "visitor") => {
    const payload = { referringItemId: id, referringItemFieldName: "authors", ...more }
    return listed((await shop.queryReferenced("books", payload, as)).data)
  }
  return { ...shop, refer, referenced }
}

/** Returns the ids of referenced items, unresolved ones in parentheses. */
export const listed = (data: Data): ReadonlyArray<string> =>
  (data.results as ReadonlyArray<Referenced>).map(
    ({ dataItem, unresolvedReference }) => dataItem?.id ?? `(${unresolvedReference?.referencedItemId})`
  )

interface Referenced {
  readonly dataItem?: { readonly id: string }
  readonly unresolvedReference?: { readonly referencedItemId: string }
}
