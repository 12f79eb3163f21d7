/** data.md §8: the codes that the contract lists for a response are those that the provider sends. */
import * as Endpoints from "@portico/contract/data/Endpoints"
import type * as Wde from "@portico/contract/Wde"
import { isCode } from "@portico/contract/Wde"
import type * as Provider from "@portico/provider/Provider"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { open } from "../../provider/Shop.ts"

type Name = keyof typeof Endpoints

const rows: Readonly<Record<Name, Endpoints.DataEndpoint>> = Endpoints
const names = Object.keys(rows) as ReadonlyArray<Name>

const codesOf = (name: Name): ReadonlyArray<Wde.Code> => rows[name].codes.flat()

/** The codes of every response. They are in no row. */
const always = ["WDE0053", "WDE0055", "WDE0109"]

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

const seed = {
  clients: [{ clientId: "shop", origins: [], redirectUris: ["http://shop.test/callback?from=portico"] }],
  collections: [
    {
      id: "books",
      permissions: everyone,
      fields: {
        title: { type: "TEXT" },
        authors: { type: "MULTI_REFERENCE", referencedCollectionId: "authors" }
      },
      items: [{ _id: "emma", title: "Emma", year: 1815, authors: ["austen"] }]
    },
    { id: "authors", permissions: everyone, items: [{ _id: "austen" }] }
  ]
} satisfies Provider.Options["seed"]

const thrown = () => Promise.reject(new Error("no"))

const hooks: Provider.Options["hooks"] = {
  books: {
    beforeGet: thrown,
    beforeInsert: thrown,
    beforeUpdate: thrown,
    beforeRemove: thrown,
    beforeQuery: thrown,
    beforeCount: thrown
  }
}

const filters: ReadonlyArray<unknown> = [
  1,
  { $and: 1 },
  { $not: [] },
  { title: { $gt: {} } },
  { title: { $gt: null } },
  { title: { $startsWith: 1 } },
  { title: { $in: [{}] } },
  { title: { $in: 1 } },
  { title: { $hasSome: [null] } },
  { title: { $exists: 1 } },
  { title: { $matches: { ignoreCase: false, spec: [] } } },
  { title: { $matches: { ignoreCase: true, spec: [1] } } },
  { title: { $regex: "a" } },
  { title: { $unknown: "a" } }
]
const numbers = [-1, 0, 0.5, 1e300, 1001, "1", null]
const texts = ["", 1, null, "unknown", "title"]
const sorts = [1, [1], [{ fieldName: "" }], [{}], [{ fieldName: "a", order: "UP" }]]
const pages = [
  ...numbers.flatMap((number) => [{ paging: { limit: number } }, { paging: { limit: 1, offset: number } }]),
  { cursorPaging: { cursor: "invalid" } },
  { cursorPaging: { cursor: "" } },
  { cursorPaging: { limit: 0 } },
  { cursorPaging: { limit: 1001 } },
  { cursorPaging: { limit: 1, offset: 1 } }
]
const drafts = [
  {},
  { data: {} },
  { data: { _id: 1 } },
  { data: { _id: "" } },
  { data: { _id: "none" } },
  { data: { _id: "emma" } },
  { id: "emma", data: { _id: "other" } },
  { id: "emma", data: { title: 1 } },
  1
]
const set = (fieldPath: unknown, value: unknown = 1) => ({
  action: "SET_FIELD",
  fieldPath,
  setFieldOptions: { value }
})
const modifications = [
  set(""),
  set("a..b"),
  set("title.inside"),
  set(1),
  { action: "INCREMENT_FIELD", fieldPath: "title", incrementFieldOptions: { value: 1 } },
  { action: "INCREMENT_FIELD", fieldPath: "", incrementFieldOptions: { value: 1 } },
  { action: "APPEND_TO_ARRAY", fieldPath: "title", appendToArrayOptions: { value: 1 } },
  { action: "REMOVE_FIELD", fieldPath: "_id" }
]
const patches = [
  ...modifications.map((modification) => ({ dataItemId: "emma", fieldModifications: [modification] })),
  { dataItemId: "none", fieldModifications: [set("title")] },
  { dataItemId: "emma", fieldModifications: [set("title")] }
]
const conditions = filters.map((filter) => ({ condition: { filter } }))
const many = Array.from({ length: 1001 }, (_, index) => `id${index}`)
const includes = [["title"], ["authors"], ["none"], 1].map((fields) => ({ includeReferencedItems: fields }))
const optionLists = [
  { referencedItemOptions: [{ fieldName: "title" }] },
  ...numbers.map((limit) => ({ referencedItemOptions: [{ fieldName: "authors", limit }] }))
]
const ends = [
  ["emma", "austen"],
  ["none", "austen"],
  ["emma", "none"],
  ["", ""]
] as const
const reference = (referringItemFieldName: unknown, [referringItemId, referencedItemId]: (typeof ends)[number]) => ({
  referringItemFieldName,
  referringItemId,
  referencedItemId
})
const references = [...texts, "authors"].flatMap((field) => ends.map((pair) => reference(field, pair)))
const items = drafts.map((dataItem) => ({ dataItem }))
const bulk = (items: ReadonlyArray<unknown>) => [
  ...items.map((item) => ({ dataItems: [item] })),
  { dataItems: many.map((id) => ({ data: { _id: id } })) }
]
const searches = (key: string) => [
  ...filters.map((filter) => ({ [key]: { filter } })),
  ...sorts.map((sort) => ({ [key]: { sort } })),
  ...pages.map((page) => ({ [key]: page })),
  ...texts.map((field) => ({ [key]: { fields: [field] } })),
  ...optionLists.map((options) => ({ [key]: {}, ...options }))
]

/** Payloads that a client could send, right and wrong ones. */
const payloads: Readonly<Record<Name, ReadonlyArray<object>>> = {
  get: ["emma", "none", ""].map((dataItemId) => ({ dataItemId })),
  insert: [...items, ...includes.map((include) => ({ dataItem: { data: {} }, ...include }))],
  update: [
    ...items,
    ...includes.map((include) => ({ dataItem: { data: { _id: "emma" } }, ...include })),
    ...conditions.map((condition) => ({ dataItem: { data: { _id: "emma" } }, ...condition }))
  ],
  save: [...items, ...includes.map((include) => ({ dataItem: { data: {} }, ...include }))],
  patch: [
    ...patches.map((patch) => ({ patch })),
    ...conditions.map((condition) => ({ patch: patches.at(-1), ...condition }))
  ],
  remove: [{ dataItemId: "none" }, ...conditions.map((condition) => ({ dataItemId: "emma", ...condition }))],
  truncate: [{}, { environment: "NONE" }],
  bulkInsert: bulk(drafts),
  bulkUpdate: [...bulk(drafts), ...conditions.map((condition) => ({ dataItems: [drafts[5]], ...condition }))],
  bulkPatch: [
    ...patches.map((patch) => ({ patches: [patch] })),
    { patches: many.map((dataItemId) => ({ dataItemId, fieldModifications: [] })) },
    ...conditions.map((condition) => ({ patches: [patches.at(-1)], ...condition }))
  ],
  bulkSave: bulk(drafts),
  bulkRemove: [
    { dataItemIds: ["none", ""] },
    { dataItemIds: many },
    ...conditions.map((condition) => ({ dataItemIds: ["emma"], ...condition }))
  ],
  query: searches("query"),
  count: filters.map((filter) => ({ filter })),
  queryDistinct: [
    ...filters.map((filter) => ({ fieldName: "title", filter })),
    ...pages.map((page) => ({ fieldName: "title", ...page })),
    ...texts.map((fieldName) => ({ fieldName }))
  ],
  aggregate: [
    ...filters.flatMap((filter) => [
      { initialFilter: filter, aggregation: {} },
      { finalFilter: filter, aggregation: {} }
    ]),
    ...sorts.map((sort) => ({ aggregation: {}, sort })),
    ...pages.map((page) => ({ aggregation: {}, ...page })),
    ...texts.map((field) => ({ aggregation: { groupingFields: [field] } })),
    ...texts.map((field) => ({
      aggregation: { operations: [{ resultFieldName: "sum", sum: { itemFieldName: field } }] }
    }))
  ],
  aggregatePipeline: [
    ...filters.map((filter) => ({ pipeline: { stages: [{ filter }] } })),
    ...numbers.flatMap((number) => [
      { pipeline: { stages: [{ limit: number }] } },
      { pipeline: { stages: [{ skip: number }] } }
    ]),
    ...sorts.map((values) => ({ pipeline: { stages: [{ sort: { values } }] } })),
    ...texts.map((field) => ({ pipeline: { stages: [{ unwindArray: { arrayFieldName: field } }] } })),
    ...texts.map((field) => ({
      pipeline: { stages: [{ projection: { fields: [{ include: { fieldName: field } }] } }] }
    })),
    ...pages.map((page) => ({ pipeline: { stages: [], ...page } }))
  ],
  search: [...searches("search"), { search: { search: { expression: 1 } } }, { search: { search: { mode: "NONE" } } }],
  isReferenced: references,
  insertReferences: [
    ...references.map((one) => ({ dataItemReferences: [one] })),
    { dataItemReferences: many.map((id) => reference("authors", ["emma", id as "austen"])) }
  ],
  removeReferences: [
    ...references.map((one) => ({ dataItemReferences: [one] })),
    { dataItemReferences: many.map((id) => reference("authors", ["emma", id as "austen"])) }
  ],
  replaceReferences: [
    ...references.map(({ referencedItemId, ...one }) => ({ ...one, newReferencedItemIds: [referencedItemId] })),
    { referringItemFieldName: "authors", referringItemId: "emma", newReferencedItemIds: many }
  ],
  queryReferenced: [
    ...references,
    ...pages.map((page) => ({ referringItemFieldName: "authors", referringItemId: "emma", ...page }))
  ]
}

/** Returns the codes with which the provider refuses the payloads of a call, with and without failing hooks. */
const refusalsOf = async (name: Name): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  for (const options of [{}, { hooks }]) {
    const shop = open({ seed, ...options })
    const token = await shop.visitor()
    for (const payload of payloads[name]) {
      const { method, path } = rows[name]
      const body = { dataCollectionId: "books", ...payload }
      const id = "dataItemId" in payload ? String(payload.dataItemId) : ""
      const answered =
        method === "GET"
          ? await shop.send(`${path.replace("{dataItemId}", encodeURIComponent(id))}?dataCollectionId=books`, {
              headers: { authorization: token }
            })
          : await shop.post(path, body, token)
      const code = answered.text === "" ? undefined : JSON.parse(answered.text).details?.applicationError?.code
      if (isCode(code)) found.add(code)
    }
  }
  return found
}

describe("the codes of a response", () => {
  it.each(names)("of %s include every code that the provider sends", async (name) => {
    const expected = [...codesOf(name), ...always]

    expect([...(await refusalsOf(name))].filter((code) => !expected.some((one) => one === code))).toEqual([])
  })

  it("include those of the recorded responses", () => {
    const lines = readFileSync(new URL("../../wire/data.jsonl", import.meta.url), "utf8")
      .trim()
      .split("\n")
    const paths = new Map(names.map((name) => [rows[name].path, name]))
    const unexpected = lines.flatMap((line) => {
      const { id, request, response } = JSON.parse(line)
      const code = response?.body?.details?.applicationError?.code
      const path: unknown = request?.method === "GET" ? "/v2/items/{dataItemId}" : request?.path
      const name = paths.get(String(path))
      return name === undefined || !isCode(code) || [...codesOf(name), ...always].includes(code)
        ? []
        : [`${id}: ${code}`]
    })

    expect(unexpected).toEqual([])
  })
})
