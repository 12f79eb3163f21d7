/** The table of calls (data.md §7): the request and the result of each call. */
import type { SiteData } from "../../../../packages/client/src/site/SiteData.ts"
import { expect } from "vitest"

/** A row: its call, the request, and the result. */
type Row = readonly [
  row: string,
  call: (data: SiteData) => Promise<unknown>,
  payload: Readonly<Record<string, unknown>>,
  given: unknown
]

const books = { dataCollectionId: "books" }
const emma = { _id: "emma", title: "Emma", year: 1815, tags: ["new", "love"], price: 10 }
const kept = { _createdDate: expect.any(Date), _updatedDate: expect.any(Date) }
const counts = { inserted: 0, updated: 0, removed: 0, skipped: 0, errors: [] }
const ids = { insertedItemIds: [], updatedItemIds: [], removedItemIds: [] }
const ref = (referencedItemId: string) => ({
  referringItemFieldName: "authors",
  referringItemId: "emma",
  referencedItemId
})
const setYear = { action: "SET_FIELD", fieldPath: "year", setFieldOptions: { value: 1 } }

/** All rows of the table of calls. */
export const rows: ReadonlyArray<Row> = [
  [
    "get: GET /v2/items/{dataItemId}",
    (data) => data.get("books", "emma"),
    { ...books, dataItemId: "emma" },
    expect.objectContaining({ ...emma, ...kept })
  ],
  [
    "insert: POST /v2/items",
    (data) => data.insert("books", { _id: "a", authors: [] }, { includeReferences: [{ field: "authors", limit: 1 }] }),
    {
      ...books,
      dataItem: { id: "a", data: { _id: "a", authors: [] } },
      includeReferencedItems: [{ field: "authors", limit: 1 }]
    },
    expect.objectContaining({ _id: "a", ...kept })
  ],
  [
    "update: POST /v2/items/update",
    (data) => data.update("books", { _id: "emma", n: 1 }, { condition: data.filter().eq("year", 1815) }),
    { ...books, dataItem: { id: "emma", data: { _id: "emma", n: 1 } }, condition: { filter: { year: 1815 } } },
    expect.objectContaining({ _id: "emma", n: 1 })
  ],
  [
    "patch: POST /v2/items/patch",
    (data) => data.patch("books", "emma").setField("year", 1).run(),
    { ...books, patch: { dataItemId: "emma", fieldModifications: [setYear] } },
    expect.objectContaining({ title: "Emma", year: 1 })
  ],
  [
    "save: POST /v2/items/save",
    (data) => data.save("books", { title: "New" }),
    { ...books, dataItem: { data: { title: "New" } } },
    expect.objectContaining({ _id: expect.any(String), title: "New" })
  ],
  [
    "remove: POST /v2/items/remove",
    (data) => data.remove("books", "emma"),
    { ...books, dataItemId: "emma" },
    expect.objectContaining(emma)
  ],
  ["truncate: POST /v2/items/truncate", (data) => data.truncate("books"), books, undefined],
  [
    "bulk insert: POST /v2/bulk/items/insert",
    (data) => data.bulkInsert("books", [{ _id: "a" }, { _id: "emma" }]),
    {
      ...books,
      dataItems: [
        { id: "a", data: { _id: "a" } },
        { id: "emma", data: { _id: "emma" } }
      ]
    },
    { ...counts, ...ids, inserted: 1, skipped: 1, insertedItemIds: ["a"] }
  ],
  [
    "bulk update: POST /v2/bulk/items/update",
    (data) => data.bulkUpdate("books", [{ _id: "emma" }], { condition: data.filter().gt("year", 1) }),
    { ...books, dataItems: [{ id: "emma", data: { _id: "emma" } }], condition: { filter: { year: { $gt: 1 } } } },
    { ...counts, ...ids, updated: 1, updatedItemIds: ["emma"] }
  ],
  [
    "bulk patch: POST /v2/bulk/items/patch",
    (data) => data.bulkPatch("books", ["emma", "omens"]).setField("year", 1).run(),
    {
      ...books,
      patches: ["emma", "omens"].map((dataItemId) => ({ dataItemId, fieldModifications: [setYear] }))
    },
    { ...counts, ...ids, updated: 2, updatedItemIds: ["emma", "omens"] }
  ],
  [
    "bulk save: POST /v2/bulk/items/save",
    (data) => data.bulkSave("books", [{ _id: "a" }, { _id: "emma" }]),
    {
      ...books,
      dataItems: [
        { id: "a", data: { _id: "a" } },
        { id: "emma", data: { _id: "emma" } }
      ]
    },
    { ...counts, ...ids, inserted: 1, updated: 1, insertedItemIds: ["a"], updatedItemIds: ["emma"] }
  ],
  [
    "bulk remove: POST /v2/bulk/items/remove",
    (data) => data.bulkRemove("books", ["emma", "none"]),
    { ...books, dataItemIds: ["emma", "none"] },
    { ...counts, ...ids, removed: 1, skipped: 1, removedItemIds: ["emma"] }
  ],
  [
    "is referenced: POST /v2/items/is-referenced",
    (data) => data.isReferenced("books", "authors", "emma", "austen"),
    { ...books, ...ref("austen") },
    true
  ],
  [
    "insert references: POST /v2/bulk/items/insert-references",
    (data) => data.insertReference("books", "authors", "emma", ["gaiman", { _id: "pratchett" }]),
    { ...books, dataItemReferences: [ref("gaiman"), ref("pratchett")] },
    undefined
  ],
  [
    "remove references: POST /v2/bulk/items/remove-references",
    (data) => data.removeReference("books", "authors", "emma", "austen"),
    { ...books, dataItemReferences: [ref("austen")] },
    undefined
  ],
  [
    "replace references: POST /v2/items/replace-references",
    (data) => data.replaceReferences("books", "authors", "emma", ["gaiman"]),
    {
      ...books,
      referringItemFieldName: "authors",
      referringItemId: "emma",
      newReferencedItemIds: ["gaiman"]
    },
    undefined
  ],
  [
    "count: POST /v2/items/count",
    (data) => data.query("books").gt("year", 1900).count(),
    { ...books, filter: { year: { $gt: 1900 } } },
    1
  ],
  [
    "distinct values: POST /v2/items/query-distinct-values",
    (data) => data.query("books").gt("year", 1).descending("year").distinct("year", { returnTotalCount: true }),
    { ...books, fieldName: "year", filter: { year: { $gt: 1 } }, order: "DESC", returnTotalCount: true },
    expect.objectContaining({ items: [1990, 1817, 1815], totalCount: 3 })
  ],
  [
    "query: POST /v2/items/query",
    (data) =>
      data
        .query("books")
        .lt("year", 1900)
        .ascending("title")
        .fields("title")
        .include("authors", 2)
        .limit(2)
        .find({ returnTotalCount: true }),
    {
      ...books,
      query: {
        fields: ["title"],
        filter: { year: { $lt: 1900 } },
        sort: [{ fieldName: "title", order: "ASC" }],
        paging: { limit: 2, offset: 0 }
      },
      referencedItemOptions: [{ fieldName: "authors", limit: 2 }],
      returnTotalCount: true
    },
    expect.objectContaining({
      items: [expect.objectContaining({ title: "Emma" }), expect.objectContaining({ title: "Persuasion" })],
      totalCount: 2
    })
  ],
  [
    "aggregate: POST /v2/items/aggregate",
    (data) =>
      data
        .aggregate("books")
        .filter(data.filter().gt("year", 1))
        .group("tags")
        .count()
        .max("price")
        .having(data.filter().gt("count", 0))
        .descending("priceMax")
        .limit(1)
        .run(),
    {
      ...books,
      initialFilter: { year: { $gt: 1 } },
      aggregation: {
        groupingFields: ["tags"],
        operations: [
          { resultFieldName: "count", itemCount: {} },
          { resultFieldName: "priceMax", max: { itemFieldName: "price" } }
        ]
      },
      finalFilter: { count: { $gt: 0 } },
      sort: [{ fieldName: "priceMax", order: "DESC" }],
      paging: { limit: 1, offset: 0 }
    },
    expect.objectContaining({ items: [expect.objectContaining({ count: 1, priceMax: 30 })] })
  ],
  [
    "aggregate pipeline: POST /v2/items/aggregate-pipeline",
    (data) => data.aggregatePipeline("books", { stages: [data.stages.filter().eq("_id", "emma")] }),
    { ...books, pipeline: { stages: [{ filter: { _id: "emma" } }] } },
    expect.objectContaining({ results: [expect.objectContaining(emma)] })
  ],
  [
    "query referenced: POST /v2/items/query-referenced",
    (data) => data.queryReferenced("books", "omens", "authors", { order: "desc", returnTotalCount: true }),
    {
      ...books,
      referringItemId: "omens",
      referringItemFieldName: "authors",
      order: "DESC",
      paging: { limit: 50, offset: 0 },
      returnTotalCount: true
    },
    expect.objectContaining({
      items: [expect.objectContaining({ _id: "pratchett" }), expect.objectContaining({ _id: "gaiman" })],
      totalCount: 2
    })
  ],
  [
    "search: POST /v2/items/search",
    (data) => data.search("books").expression("omens emma").orMode().fuzzy(false).ascending("title").run(),
    {
      ...books,
      search: {
        filter: {},
        sort: [{ fieldName: "title", order: "ASC" }],
        fields: [],
        search: { expression: "omens emma", mode: "OR", fuzzy: false }
      },
      referencedItemOptions: []
    },
    expect.objectContaining({
      items: [expect.objectContaining({ title: "Emma" }), expect.objectContaining({ title: "Good Omens" })]
    })
  ]
]
