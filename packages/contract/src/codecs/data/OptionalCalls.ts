/**
 * The calls of `data/Endpoints`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Query from "../data/Query.ts"
import * as Search from "../data/Search.ts"
import * as Item from "../data/Item.ts"
import * as Bulk from "../data/Bulk.ts"
import * as Pipeline from "../data/Pipeline.ts"
import * as Payload from "../data/Payload.ts"
import type * as Call from "../../Call.ts"
import * as Codec from "../../Codec.ts"
import * as Codes from "../../data/internal/Codes.ts"
import * as Wire from "../../internal/WireCodecs.ts"
import type * as Endpoints from "../../data/Endpoints.ts"

/** The call of `bulkInsert`. */
export const bulkInsert: Call.CallOf<typeof Endpoints.bulkInsert> = {
  method: "POST",
  path: "/v2/bulk/items/insert",
  service: "data",
  host: "edge",
  request: Payload.writing({ dataItems: Item.ItemDrafts }),
  response: Bulk.BulkResponse,
  codes: [Codes.hooks, Codes.tooMany]
}

/** The call of `bulkUpdate`. */
export const bulkUpdate: Call.CallOf<typeof Endpoints.bulkUpdate> = {
  method: "POST",
  path: "/v2/bulk/items/update",
  service: "data",
  host: "edge",
  request: Payload.writing({
    dataItems: Item.ItemDrafts,
    condition: Codec.optional(Codec.struct({ filter: Wire.itemData }))
  }),
  response: Bulk.BulkResponse,
  codes: [Codes.hooks, Codes.tooMany, Codes.filters]
}

/** The call of `bulkPatch`. */
export const bulkPatch: Call.CallOf<typeof Endpoints.bulkPatch> = {
  method: "POST",
  path: "/v2/bulk/items/patch",
  service: "data",
  host: "edge",
  request: Payload.writing({
    patches: Codec.array(Item.ItemPatch),
    condition: Codec.optional(Codec.struct({ filter: Wire.itemData }))
  }),
  response: Bulk.BulkResponse,
  codes: [Codes.hooks, Codes.tooMany, Codes.filters, Codes.fieldNames]
}

/** The call of `bulkSave`. */
export const bulkSave: Call.CallOf<typeof Endpoints.bulkSave> = {
  method: "POST",
  path: "/v2/bulk/items/save",
  service: "data",
  host: "edge",
  request: Payload.writing({ dataItems: Item.ItemDrafts }),
  response: Bulk.BulkResponse,
  codes: [Codes.hooks, Codes.tooMany]
}

/** The call of `bulkRemove`. */
export const bulkRemove: Call.CallOf<typeof Endpoints.bulkRemove> = {
  method: "POST",
  path: "/v2/bulk/items/remove",
  service: "data",
  host: "edge",
  request: Payload.writing({
    dataItemIds: Codec.array(Codec.string),
    condition: Codec.optional(Codec.struct({ filter: Wire.itemData }))
  }),
  response: Bulk.BulkResponse,
  codes: [Codes.hooks, Codes.tooManyRemovals, Codes.filters]
}

/** The call of `isReferenced`. */
export const isReferenced: Call.CallOf<typeof Endpoints.isReferenced> = {
  method: "POST",
  path: "/v2/items/is-referenced",
  service: "data",
  host: "edge",
  idempotent: true,
  request: Payload.reading({
    referringItemFieldName: Codec.string,
    referringItemId: Codec.string,
    referencedItemId: Codec.string
  }),
  response: Codec.struct({ isReferenced: Codec.boolean }),
  codes: [Codes.hooks, Codes.fieldNames, Codes.includes]
}

/** The call of `insertReferences`. */
export const insertReferences: Call.CallOf<typeof Endpoints.insertReferences> = {
  method: "POST",
  path: "/v2/bulk/items/insert-references",
  service: "data",
  host: "edge",
  request: Payload.writing({ dataItemReferences: Codec.array(Bulk.Reference) }),
  response: Codec.unknown,
  codes: [Codes.hooks, Codes.fieldNames, Codes.includes, Codes.missing, Codes.tooMany]
}

/** The call of `removeReferences`. */
export const removeReferences: Call.CallOf<typeof Endpoints.removeReferences> = {
  method: "POST",
  path: "/v2/bulk/items/remove-references",
  service: "data",
  host: "edge",
  request: Payload.writing({ dataItemReferences: Codec.array(Bulk.Reference) }),
  response: Codec.unknown,
  codes: [Codes.hooks, Codes.fieldNames, Codes.includes, Codes.missing, Codes.tooMany]
}

/** The call of `replaceReferences`. */
export const replaceReferences: Call.CallOf<typeof Endpoints.replaceReferences> = {
  method: "POST",
  path: "/v2/items/replace-references",
  service: "data",
  host: "edge",
  request: Payload.writing({
    referringItemFieldName: Codec.string,
    referringItemId: Codec.string,
    newReferencedItemIds: Codec.array(Codec.string)
  }),
  response: Codec.unknown,
  codes: [Codes.hooks, Codes.fieldNames, Codes.includes, Codes.missing, Codes.tooMany]
}

/** The call of `queryReferenced`. */
export const queryReferenced: Call.CallOf<typeof Endpoints.queryReferenced> = {
  method: "POST",
  path: "/v2/items/query-referenced",
  service: "data",
  host: "edge",
  idempotent: true,
  request: Payload.reading({
    referringItemId: Codec.optional(Codec.string),
    referringItemFieldName: Codec.optional(Codec.string),
    fields: Codec.optional(Codec.array(Codec.string)),
    order: Codec.optional(Codec.literals("ASC", "DESC")),
    paging: Codec.optional(Query.Paging),
    cursorPaging: Codec.optional(Query.CursorPaging),
    returnTotalCount: Codec.optional(Codec.boolean)
  }),
  response: Codec.struct({
    results: Codec.array(
      Codec.struct({
        referringItemId: Codec.lenient(Codec.string),
        dataItem: Codec.lenient(Item.Item),
        unresolvedReference: Codec.lenient(Codec.unknown)
      })
    ),
    pagingMetadata: Query.PagingMetadata
  }),
  codes: [Codes.hooks, Codes.fieldNames, Codes.includes, Codes.pages]
}

/** The call of `aggregate`. */
export const aggregate: Call.CallOf<typeof Endpoints.aggregate> = {
  method: "POST",
  path: "/v2/items/aggregate",
  service: "data",
  host: "edge",
  idempotent: true,
  request: Payload.reading({
    initialFilter: Codec.optional(Wire.itemData),
    aggregation: Codec.optional(Pipeline.Aggregation),
    finalFilter: Codec.optional(Wire.itemData),
    sort: Codec.optional(Codec.array(Query.Sorting)),
    paging: Codec.optional(Query.Paging),
    cursorPaging: Codec.optional(Query.CursorPaging),
    returnTotalCount: Codec.optional(Codec.boolean)
  }),
  response: Codec.struct({ results: Codec.array(Wire.itemData), pagingMetadata: Codec.lenient(Query.PagingMetadata) }),
  codes: [Codes.hooks, Codes.filters, Codes.sorts, Codes.pages, Codes.fieldNames]
}

/** The call of `aggregatePipeline`. */
export const aggregatePipeline: Call.CallOf<typeof Endpoints.aggregatePipeline> = {
  method: "POST",
  path: "/v2/items/aggregate-pipeline",
  service: "data",
  host: "edge",
  idempotent: true,
  request: Payload.reading({ pipeline: Pipeline.Pipeline, returnTotalCount: Codec.optional(Codec.boolean) }),
  response: Codec.struct({ results: Codec.array(Wire.itemData), pagingMetadata: Codec.lenient(Query.PagingMetadata) }),
  codes: [Codes.hooks, Codes.filters, Codes.sorts, Codes.pages, Codes.fieldNames]
}

/** The call of `search`. */
export const search: Call.CallOf<typeof Endpoints.search> = {
  method: "POST",
  path: "/v2/items/search",
  service: "data",
  host: "edge",
  idempotent: true,
  request: Payload.reading({
    search: Search.SearchModel,
    referencedItemOptions: Codec.optional(Codec.array(Item.ReferencedItemOption))
  }),
  response: Codec.struct({
    dataItems: Item.Items,
    pagingMetadata: Query.PagingMetadata,
    incompleteResults: Codec.lenient(Codec.boolean)
  }),
  codes: [Codes.hooks, Codes.filters, Codes.sorts, Codes.pages, Codes.fieldNames, Codes.includes]
}
