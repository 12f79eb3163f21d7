/**
 * Every call of data.md §7: the data half of the endpoint table. Rows are single exports, so that a bundle keeps the
 * ones it calls. What the specification leaves open and we settled follows a row's purpose, after `Ours:`.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import * as Endpoint from "../Endpoint.ts"
import * as Enumeration from "../Enumeration.ts"
import * as Lenient from "../Lenient.ts"
import * as Packing from "../Packing.ts"
import { ItemData, WireValue } from "../WireDate.ts"
import { Aggregation } from "./Aggregation.ts"
import { BulkAnswer } from "./BulkResult.ts"
import { Environment, SaveAction, SortOrder } from "./Enums.ts"
import { FilterModel } from "./Filter.ts"
import { Item, ItemDraft, ItemDrafts, Items } from "./Item.ts"
import { CursorPaging, Paging, PagingMetadata } from "./Paging.ts"
import { ItemPatch } from "./Patch.ts"
import { Pipeline } from "./Pipeline.ts"
import { Reference, ReferencedItemOption, referenceFields } from "./Reference.ts"
import { SearchModel } from "./Search.ts"
import { Sorting } from "./Sort.ts"

const optional = Schema.optionalKey

const common = {
  dataCollectionId: Schema.String,
  environment: Lenient.optional(Enumeration.request(Environment)),
  suppressHooks: Lenient.optional(Schema.Boolean),
  appOptions: Lenient.optional(Schema.Record(Schema.String, Schema.Unknown)),
  publishPluginOptions: Lenient.optional(Schema.Struct({ includeDraftItems: Lenient.optional(Schema.Boolean) }))
}

/** The payload of a call that writes. A function, for bundles: a spread would keep every row in them. */
const writing = <Fields extends Schema.Struct.Fields>(fields: Fields) => Schema.Struct({ ...common, ...fields })

/** The payload of a call that reads. */
const reading = <Fields extends Schema.Struct.Fields>(fields: Fields) =>
  Schema.Struct({
    ...common,
    consistentRead: Lenient.optional(Schema.Boolean),
    language: Lenient.optional(Schema.String),
    ...fields
  })

/** An answer whose content has no use: any JSON. */
const Ignored = Schema.Unknown

const condition = optional(Schema.Struct({ filter: FilterModel }))

const OneItem = /*#__PURE__*/ Schema.Struct({ dataItem: Lenient.optional(Item) })

// A provider that finds nothing may answer null instead of an empty object.
const ItemOrNothing = /*#__PURE__*/ Schema.NullOr(OneItem).pipe(
  Schema.decodeTo(
    Schema.toType(OneItem),
    SchemaTransformation.transform({ decode: (answer) => answer ?? {}, encode: (answer) => answer })
  )
)

const Rows = /*#__PURE__*/ Schema.Struct({
  results: Schema.Array(ItemData),
  pagingMetadata: Lenient.optional(PagingMetadata)
})

const row = <Request extends Schema.Codec<any, any>, Answer extends Schema.Codec<any, any>>(
  path: string,
  request: Request,
  answer: Answer,
  more: Partial<Endpoint.Endpoint<Request, Answer>> = {}
): Endpoint.Endpoint<Request, Answer> =>
  Endpoint.make({ method: "POST", path, service: "data", host: "edge", request, answer, ...more })

/**
 * Reads one item.
 *
 * Ours: answer not shown: the item under dataItem.
 */
export const get = /*#__PURE__*/ row(
  "/v2/items/{dataItemId}",
  reading({ dataItemId: Schema.String, fields: optional(Schema.Array(Schema.String)) }),
  ItemOrNothing,
  { method: "GET", idempotent: true, pack: Packing.flat }
)

/**
 * Adds one item.
 *
 * Ours: answer not shown: the item under dataItem.
 */
export const insert = /*#__PURE__*/ row(
  "/v2/items",
  writing({ dataItem: ItemDraft, includeReferencedItems: optional(Schema.Unknown) }),
  OneItem
)

/**
 * Replaces one item.
 *
 * Ours: answer not shown: the item under dataItem.
 */
export const update = /*#__PURE__*/ row(
  "/v2/items/update",
  writing({ dataItem: ItemDraft, includeReferencedItems: optional(Schema.Unknown), condition }),
  OneItem
)

/**
 * Adds or replaces one item.
 *
 * Ours: payload and answer not shown: those of insert, with what was done as action.
 */
export const save = /*#__PURE__*/ row(
  "/v2/items/save",
  writing({ dataItem: ItemDraft, includeReferencedItems: optional(Schema.Unknown) }),
  Schema.Struct({ dataItem: Lenient.optional(Item), action: Lenient.optional(Enumeration.answer(SaveAction)) })
)

/**
 * Changes single fields of one item.
 *
 * Ours: the payload is nested under patch, as existing providers know it; ours also takes it flat.
 */
export const patch = /*#__PURE__*/ row("/v2/items/patch", writing({ patch: ItemPatch, condition }), OneItem)

/**
 * Removes one item.
 *
 * Ours: answer not shown: the item under dataItem.
 */
export const remove = /*#__PURE__*/ row(
  "/v2/items/remove",
  writing({ dataItemId: Schema.String, condition }),
  ItemOrNothing
)

/**
 * Removes every item of a collection.
 *
 * Ours: payload and answer not shown: the common keys, and any JSON.
 */
export const truncate = /*#__PURE__*/ row("/v2/items/truncate", writing({}), Ignored)

/**
 * Adds items.
 *
 * Ours: items travel as dataItems; ours also takes items.
 */
export const bulkInsert = /*#__PURE__*/ row("/v2/bulk/items/insert", writing({ dataItems: ItemDrafts }), BulkAnswer)

/**
 * Replaces items.
 *
 * Ours: items travel as dataItems; ours also takes items.
 */
export const bulkUpdate = /*#__PURE__*/ row(
  "/v2/bulk/items/update",
  writing({ dataItems: ItemDrafts, condition }),
  BulkAnswer
)

/** Changes single fields of items. */
export const bulkPatch = /*#__PURE__*/ row(
  "/v2/bulk/items/patch",
  writing({ patches: Schema.Array(ItemPatch), condition }),
  BulkAnswer
)

/**
 * Adds or replaces items.
 *
 * Ours: items travel as dataItems; ours also takes items.
 */
export const bulkSave = /*#__PURE__*/ row("/v2/bulk/items/save", writing({ dataItems: ItemDrafts }), BulkAnswer)

/** Removes items. */
export const bulkRemove = /*#__PURE__*/ row(
  "/v2/bulk/items/remove",
  writing({ dataItemIds: Schema.Array(Schema.String), condition }),
  BulkAnswer
)

/** Tells whether an item refers to another. */
export const isReferenced = /*#__PURE__*/ row(
  "/v2/items/is-referenced",
  reading(referenceFields),
  Schema.Struct({ isReferenced: Schema.Boolean }),
  { idempotent: true }
)

/**
 * Adds references.
 *
 * Ours: answer not shown: any JSON.
 */
export const insertReferences = /*#__PURE__*/ row(
  "/v2/bulk/items/insert-references",
  writing({ dataItemReferences: Schema.Array(Reference) }),
  Ignored
)

/**
 * Removes references.
 *
 * Ours: answer not shown: any JSON.
 */
export const removeReferences = /*#__PURE__*/ row(
  "/v2/bulk/items/remove-references",
  writing({ dataItemReferences: Schema.Array(Reference) }),
  Ignored
)

/**
 * Replaces all references of a field.
 *
 * Ours: answer not shown: any JSON.
 */
export const replaceReferences = /*#__PURE__*/ row(
  "/v2/items/replace-references",
  writing({
    referringItemFieldName: Schema.String,
    referringItemId: Schema.String,
    newReferencedItemIds: Schema.Array(Schema.String)
  }),
  Ignored
)

/** Counts items. */
export const count = /*#__PURE__*/ row(
  "/v2/items/count",
  reading({ filter: optional(FilterModel) }),
  Schema.Struct({ totalCount: Schema.Finite }),
  { idempotent: true }
)

/**
 * Lists the distinct values of a field.
 *
 * Ours: a page by cursor names no fieldName, filter or order.
 */
export const queryDistinct = /*#__PURE__*/ row(
  "/v2/items/query-distinct-values",
  reading({
    fieldName: optional(Schema.String),
    filter: optional(FilterModel),
    order: optional(Enumeration.request(SortOrder)),
    paging: optional(Paging),
    cursorPaging: optional(CursorPaging),
    returnTotalCount: optional(Schema.Boolean)
  }),
  Schema.Struct({ distinctValues: Schema.Array(WireValue), pagingMetadata: PagingMetadata }),
  { readable: true, idempotent: true, pack: Packing.readable }
)

/** Lists items. */
export const query = /*#__PURE__*/ row(
  "/v2/items/query",
  reading({
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
  Schema.Struct({ dataItems: Items, pagingMetadata: PagingMetadata }),
  { readable: true, idempotent: true, pack: Packing.readable }
)

/** Groups items and computes over the groups. */
export const aggregate = /*#__PURE__*/ row(
  "/v2/items/aggregate",
  reading({
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

/**
 * Runs a pipeline over items.
 *
 * Ours: answer not shown: results and pagingMetadata.
 */
export const aggregatePipeline = /*#__PURE__*/ row(
  "/v2/items/aggregate-pipeline",
  reading({ pipeline: Pipeline, returnTotalCount: optional(Schema.Boolean) }),
  Rows,
  { idempotent: true }
)

/**
 * Lists the items that an item refers to.
 *
 * Ours: payload and answer not shown: as observed; a page by cursor names no referring item, field or order.
 */
export const queryReferenced = /*#__PURE__*/ row(
  "/v2/items/query-referenced",
  reading({
    referringItemId: optional(Schema.String),
    referringItemFieldName: optional(Schema.String),
    fields: optional(Schema.Array(Schema.String)),
    order: optional(Enumeration.request(SortOrder)),
    paging: optional(Paging),
    cursorPaging: optional(CursorPaging),
    returnTotalCount: optional(Schema.Boolean)
  }),
  Schema.Struct({
    results: Schema.Array(
      Schema.Struct({
        dataItem: Lenient.optional(Item),
        unresolvedReference: Lenient.optional(Schema.Unknown)
      })
    ),
    pagingMetadata: PagingMetadata
  }),
  {
    idempotent: true
  }
)

/**
 * Finds items by words.
 *
 * Ours: answer not shown: that of query; ours also takes the search flat.
 */
export const search = /*#__PURE__*/ row(
  "/v2/items/search",
  reading({ search: SearchModel, referencedItemOptions: optional(Schema.Array(ReferencedItemOption)) }),
  Schema.Struct({ dataItems: Items, pagingMetadata: PagingMetadata }),
  { idempotent: true }
)
