/**
 * Every call of data.md §7: the data half of the endpoint table. Rows are single exports, so that a bundle keeps the
 * ones it calls.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Endpoint from "../Endpoint.ts"
import { ItemData, WireValue } from "../WireDate.ts"
import { Aggregation } from "./Aggregation.ts"
import { BulkAnswer } from "./BulkResult.ts"
import { Environment, SortOrder } from "./Enums.ts"
import { FilterModel } from "./Filter.ts"
import { Item, ItemDraft } from "./Item.ts"
import { CursorPaging, Paging, PagingMetadata } from "./Paging.ts"
import { ItemPatch } from "./Patch.ts"
import { Pipeline } from "./Pipeline.ts"
import { Reference, ReferencedItemOption } from "./Reference.ts"
import { SearchModel } from "./Search.ts"
import { Sorting } from "./Sort.ts"

const optional = Schema.optionalKey

const common = {
  dataCollectionId: Schema.String,
  environment: optional(Environment.request),
  suppressHooks: optional(Schema.Boolean),
  appOptions: optional(Schema.Record(Schema.String, Schema.Unknown)),
  publishPluginOptions: optional(Schema.Struct({ includeDraftItems: optional(Schema.Boolean) }))
}

const reading = {
  ...common,
  consistentRead: optional(Schema.Boolean),
  language: optional(Schema.String)
}

/** An answer whose content has no use: any JSON. */
const Ignored = Schema.Unknown

const condition = optional(Schema.Struct({ filter: FilterModel }))

const OneItem = /*#__PURE__*/ Schema.Struct({ dataItem: optional(Item) })

const Rows = /*#__PURE__*/ Schema.Struct({ results: Schema.Array(ItemData), pagingMetadata: optional(PagingMetadata) })

const row = <Request extends Schema.Codec<any, any>, Answer extends Schema.Codec<any, any>>(
  path: string,
  request: Request,
  answer: Answer,
  more: Partial<Endpoint.Endpoint<Request, Answer>> = {}
): Endpoint.Endpoint<Request, Answer> =>
  Endpoint.make({ method: "POST", path, service: "data", host: "edge", request, answer, source: "data.md §7", ...more })

/** Reads one item. */
export const get = /*#__PURE__*/ row(
  "/v2/items/{dataItemId}",
  Schema.Struct({ ...reading, dataItemId: Schema.String, fields: optional(Schema.Array(Schema.String)) }),
  OneItem,
  { method: "GET", idempotent: true, note: "answer not shown: the item under dataItem" }
)

/** Adds one item. */
export const insert = /*#__PURE__*/ row(
  "/v2/items",
  Schema.Struct({ ...common, dataItem: ItemDraft, includeReferencedItems: optional(Schema.Unknown) }),
  OneItem,
  { note: "answer not shown: the item under dataItem" }
)

/** Replaces one item. */
export const update = /*#__PURE__*/ row(
  "/v2/items/update",
  Schema.Struct({ ...common, dataItem: ItemDraft, includeReferencedItems: optional(Schema.Unknown), condition }),
  OneItem,
  { note: "answer not shown: the item under dataItem" }
)

/** Adds or replaces one item. */
export const save = /*#__PURE__*/ row(
  "/v2/items/save",
  Schema.Struct({ ...common, dataItem: ItemDraft, includeReferencedItems: optional(Schema.Unknown) }),
  Schema.Struct({ dataItem: optional(Item), action: optional(Schema.String) }),
  { note: "payload and answer not shown: those of insert, with the action INSERTED or UPDATED" }
)

/** Changes single fields of one item. */
export const patch = /*#__PURE__*/ row(
  "/v2/items/patch",
  Schema.Struct({ ...common, patch: ItemPatch, condition }),
  OneItem,
  { note: "the payload is nested under patch, as existing providers know it; ours also takes it flat" }
)

/** Removes one item. */
export const remove = /*#__PURE__*/ row(
  "/v2/items/remove",
  Schema.Struct({ ...common, dataItemId: Schema.String, condition }),
  OneItem,
  { note: "answer not shown: the item under dataItem" }
)

/** Removes every item of a collection. */
export const truncate = /*#__PURE__*/ row("/v2/items/truncate", Schema.Struct(common), Ignored, {
  note: "payload and answer not shown: the common keys, and any JSON"
})

/** Adds items. */
export const bulkInsert = /*#__PURE__*/ row(
  "/v2/bulk/items/insert",
  Schema.Struct({ ...common, dataItems: Schema.Array(ItemDraft) }),
  BulkAnswer,
  { note: "items travel as dataItems; ours also takes items" }
)

/** Replaces items. */
export const bulkUpdate = /*#__PURE__*/ row(
  "/v2/bulk/items/update",
  Schema.Struct({ ...common, dataItems: Schema.Array(ItemDraft), condition }),
  BulkAnswer,
  { note: "items travel as dataItems; ours also takes items" }
)

/** Changes single fields of items. */
export const bulkPatch = /*#__PURE__*/ row(
  "/v2/bulk/items/patch",
  Schema.Struct({ ...common, patches: Schema.Array(ItemPatch), condition }),
  BulkAnswer
)

/** Adds or replaces items. */
export const bulkSave = /*#__PURE__*/ row(
  "/v2/bulk/items/save",
  Schema.Struct({ ...common, dataItems: Schema.Array(ItemDraft) }),
  BulkAnswer,
  { note: "items travel as dataItems; ours also takes items" }
)

/** Removes items. */
export const bulkRemove = /*#__PURE__*/ row(
  "/v2/bulk/items/remove",
  Schema.Struct({ ...common, dataItemIds: Schema.Array(Schema.String), condition }),
  BulkAnswer
)

/** Tells whether an item refers to another. */
export const isReferenced = /*#__PURE__*/ row(
  "/v2/items/is-referenced",
  Schema.Struct({ ...reading, ...Reference.fields }),
  Schema.Struct({ isReferenced: Schema.Boolean }),
  { idempotent: true }
)

/** Adds references. */
export const insertReferences = /*#__PURE__*/ row(
  "/v2/bulk/items/insert-references",
  Schema.Struct({ ...common, dataItemReferences: Schema.Array(Reference) }),
  Ignored,
  { note: "answer not shown: any JSON" }
)

/** Removes references. */
export const removeReferences = /*#__PURE__*/ row(
  "/v2/bulk/items/remove-references",
  Schema.Struct({ ...common, dataItemReferences: Schema.Array(Reference) }),
  Ignored,
  { note: "answer not shown: any JSON" }
)

/** Replaces all references of a field. */
export const replaceReferences = /*#__PURE__*/ row(
  "/v2/items/replace-references",
  Schema.Struct({
    ...common,
    referringItemFieldName: Schema.String,
    referringItemId: Schema.String,
    newReferencedItemIds: Schema.Array(Schema.String)
  }),
  Ignored,
  { note: "answer not shown: any JSON" }
)

/** Counts items. */
export const count = /*#__PURE__*/ row(
  "/v2/items/count",
  Schema.Struct({ ...reading, filter: optional(FilterModel) }),
  Schema.Struct({ totalCount: Schema.Finite }),
  { idempotent: true }
)

/** Lists the distinct values of a field. */
export const queryDistinct = /*#__PURE__*/ row(
  "/v2/items/query-distinct-values",
  Schema.Struct({
    ...reading,
    fieldName: Schema.String,
    filter: optional(FilterModel),
    order: optional(SortOrder.request),
    paging: optional(Paging),
    cursorPaging: optional(CursorPaging),
    returnTotalCount: optional(Schema.Boolean)
  }),
  Schema.Struct({ distinctValues: Schema.Array(WireValue), pagingMetadata: PagingMetadata }),
  { readable: true, idempotent: true }
)

/** Lists items. */
export const query = /*#__PURE__*/ row(
  "/v2/items/query",
  Schema.Struct({
    ...reading,
    query: Schema.Struct({
      fields: optional(Schema.Array(Schema.String)),
      filter: optional(FilterModel),
      sort: optional(Schema.Array(Sorting)),
      paging: optional(Paging),
      cursorPaging: optional(CursorPaging)
    }),
    referencedItemOptions: optional(Schema.Array(ReferencedItemOption)),
    returnTotalCount: optional(Schema.Boolean),
    sortMode: optional(Schema.String),
    randomOptions: optional(Schema.Struct({ seed: optional(Schema.Int) }))
  }),
  Schema.Struct({ dataItems: Schema.Array(Item), pagingMetadata: PagingMetadata }),
  { readable: true, idempotent: true }
)

/** Groups items and computes over the groups. */
export const aggregate = /*#__PURE__*/ row(
  "/v2/items/aggregate",
  Schema.Struct({
    ...reading,
    initialFilter: optional(FilterModel),
    aggregation: optional(Aggregation),
    finalFilter: optional(FilterModel),
    sort: optional(Schema.Array(Sorting)),
    paging: optional(Paging),
    cursorPaging: optional(CursorPaging),
    returnTotalCount: optional(Schema.Boolean)
  }),
  Rows,
  { idempotent: true }
)

/** Runs a pipeline over items. */
export const aggregatePipeline = /*#__PURE__*/ row(
  "/v2/items/aggregate-pipeline",
  Schema.Struct({ ...reading, pipeline: Pipeline }),
  Rows,
  { idempotent: true, note: "answer not shown: results and pagingMetadata" }
)

/** Lists the items that an item refers to. */
export const queryReferenced = /*#__PURE__*/ row(
  "/v2/items/query-referenced",
  Schema.Struct({
    ...reading,
    referringItemId: Schema.String,
    referringItemFieldName: Schema.String,
    fields: optional(Schema.Array(Schema.String)),
    order: optional(SortOrder.request),
    paging: optional(Paging),
    cursorPaging: optional(CursorPaging),
    returnTotalCount: optional(Schema.Boolean)
  }),
  Schema.Struct({
    results: Schema.Array(
      Schema.Struct({ dataItem: optional(Item), unresolvedReference: optional(Schema.Unknown) })
    ),
    pagingMetadata: PagingMetadata
  }),
  { idempotent: true, note: "payload and answer not shown: as observed" }
)

/** Finds items by words. */
export const search = /*#__PURE__*/ row(
  "/v2/items/search",
  Schema.Struct({
    ...reading,
    search: SearchModel,
    referencedItemOptions: optional(Schema.Array(ReferencedItemOption))
  }),
  Schema.Struct({ dataItems: Schema.Array(Item), pagingMetadata: PagingMetadata }),
  { idempotent: true, note: "answer not shown: that of query; ours also takes the search flat" }
)
