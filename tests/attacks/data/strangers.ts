import type { Seed } from "../../../packages/provider/src/engine/seed/Seed.ts"
import { seed as shopSeed } from "../../provider/Shop.ts"

/** The content of items that are not for everyone. */
export const words = "hers-alone"
const own = "SITE_MEMBER_AUTHOR"
const nobody = { read: "PRIVILEGED", insert: "PRIVILEGED", update: "PRIVILEGED", remove: "PRIVILEGED" } as const
const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const
const authors = { read: own, insert: own, update: own, remove: own } as const

const hers = (id: string, more: object = {}) => ({ _id: id, text: words, stock: 7, _ownerId: "Ada@shop.test", ...more })

const toHers = {
  one: { type: "REFERENCE", referencedCollectionId: "diaries" },
  many: { type: "MULTI_REFERENCE", referencedCollectionId: "diaries" },
  sealed: { type: "MULTI_REFERENCE", referencedCollectionId: "sealed" }
} as const

/** Items of Ada in all kinds of collections, and Max, a member without access to them. */
export const seed: Seed = {
  ...shopSeed,
  members: [...(shopSeed.members ?? []), { email: "max@shop.test", password: "correct horse" }],
  collections: [
    {
      id: "diaries",
      permissions: authors,
      fields: toHers,
      items: [hers("a1", { many: ["a1", "a2"] }), hers("a2")],
      sandbox: [hers("a1")]
    },
    {
      id: "posts",
      permissions: { ...authors, read: "ANYONE" },
      plugins: [{ type: "PUBLISH" }],
      items: [hers("d1", { _publishStatus: "DRAFT" }), { ...hers("p1"), text: "for all" }]
    },
    { id: "sealed", permissions: nobody, items: [hers("s1")] },
    { id: "inbox", permissions: { ...everyone, read: own }, items: [hers("i1"), hers("i2")] },
    {
      id: "open",
      permissions: everyone,
      fields: toHers,
      items: [{ _id: "o1", one: "a1", many: ["a1", "a2"], sealed: ["s1"] }]
    }
  ]
}

type Part = Readonly<Record<string, unknown>>

/** A patch of one field. */
export const set = (dataItemId: string, fieldPath = "text", value: unknown = "mine now") => ({
  dataItemId,
  fieldModifications: [{ fieldPath, action: "SET_FIELD", setFieldOptions: { value } }]
})

/** A reference of one item to another. */
export const reference = (referringItemId: string, referencedItemId: string, referringItemFieldName = "many") => ({
  referringItemId,
  referencedItemId,
  referringItemFieldName
})

/** A filter that matches every item, in several ways. */
export const everything = { $or: [{}, { _id: { $ne: null } }, { $not: [{ _id: "nobody" }] }] }

/** All ways to read items. `id` is the id of another member's item. */
export const reads: Readonly<Record<string, (id: string) => readonly [path: string, payload: Part]>> = {
  query: () => [
    "items/query",
    { query: { filter: everything, sort: [{ fieldName: "text" }] }, returnTotalCount: true }
  ],
  "query by id": (id) => ["items/query", { query: { filter: { _id: { $in: [id] } } } }],
  "query by owner": () => ["items/query", { query: { filter: { $or: [{ _ownerId: { $exists: true } }] } } }],
  "query at random": () => ["items/query", { query: {}, sortMode: "RANDOM", randomOptions: { seed: 1 } }],
  "query by cursor": () => ["items/query", { query: { cursorPaging: { limit: 1 } } }],
  distinct: () => ["items/query-distinct-values", { fieldName: "text", filter: everything, returnTotalCount: true }],
  aggregate: () => [
    "items/aggregate",
    {
      initialFilter: everything,
      aggregation: {
        groupingFields: ["text"],
        operations: [{ resultFieldName: "m", max: { itemFieldName: "text" } }]
      }
    }
  ],
  pipeline: () => [
    "items/aggregate-pipeline",
    {
      pipeline: {
        stages: [
          { filter: everything },
          { group: { accumulators: [{ resultFieldName: "all", push: { expression: { fieldPath: "text" } } }] } }
        ]
      }
    }
  ],
  search: () => [
    "items/search",
    { search: { search: { expression: words, fuzzy: true, mode: "OR" }, filter: everything } }
  ],
  "is referenced": (id) => ["items/is-referenced", reference(id, "a2")],
  "query referenced": (id) => ["items/query-referenced", { referringItemId: id, referringItemFieldName: "many" }]
}

/** All ways to change another member's item. */
export const writes: Readonly<Record<string, (id: string) => readonly [path: string, payload: Part]>> = {
  insert: (id) => ["items", { dataItem: { id, data: { text: "mine now" } } }],
  update: (id) => ["items/update", { dataItem: { id, data: { text: "mine now" } } }],
  "update under a condition": (id) => [
    "items/update",
    { dataItem: { id, data: { text: "mine now" } }, condition: { filter: everything } }
  ],
  save: (id) => ["items/save", { dataItem: { id, data: { text: "mine now" } } }],
  patch: (id) => ["items/patch", { patch: set(id) }],
  "patch of the owner": (id) => ["items/patch", { patch: set(id, "_ownerId", "max") }],
  remove: (id) => ["items/remove", { dataItemId: id }],
  truncate: () => ["items/truncate", {}],
  "bulk insert": (id) => ["bulk/items/insert", { dataItems: [{ id, data: { text: "mine now" } }] }],
  "bulk update": (id) => ["bulk/items/update", { dataItems: [{ id, data: { text: "mine now" } }] }],
  "bulk save": (id) => ["bulk/items/save", { dataItems: [{ id, data: { text: "mine now" } }] }],
  "bulk patch": (id) => ["bulk/items/patch", { patches: [set(id), set(id, "_ownerId", "max")] }],
  "bulk remove": (id) => ["bulk/items/remove", { dataItemIds: [id] }],
  "insert references": (id) => ["bulk/items/insert-references", { dataItemReferences: [reference(id, "a2")] }],
  "remove references": (id) => ["bulk/items/remove-references", { dataItemReferences: [reference(id, "a2")] }],
  "replace references": (id) => [
    "items/replace-references",
    { referringItemId: id, referringItemFieldName: "many", newReferencedItemIds: [] }
  ],
  "replace one reference": (id) => [
    "items/replace-references",
    { referringItemId: id, referringItemFieldName: "one", newReferencedItemIds: [] }
  ]
}

/** Options that could extend the access. */
export const wishes: ReadonlyArray<Part> = [
  {},
  { environment: "SANDBOX" },
  { environment: "SANDBOX_PREFERRED" },
  { publishPluginOptions: { includeDraftItems: true } },
  { suppressHooks: true, suppressAuth: true, options: { suppressAuth: true }, appOptions: { suppressAuth: true } },
  { consistentRead: true, language: "en", elevated: true, role: "member", _ownerId: "Ada@shop.test" }
]
