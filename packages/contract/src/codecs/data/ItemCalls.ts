/**
 * The calls of `data/Endpoints`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Query from "../data/Query.ts"
import * as Item from "../data/Item.ts"
import * as Payload from "../data/Payload.ts"
import type * as Call from "../../Call.ts"
import * as Codec from "../../Codec.ts"
import * as Codes from "../../data/internal/Codes.ts"
import * as Endpoint from "../../Endpoint.ts"
import * as Wire from "../../internal/WireCodecs.ts"
import type * as Endpoints from "../../data/Endpoints.ts"

/** The call of `get`. */
export const get: Call.CallOf<typeof Endpoints.get> = {
  method: "GET",
  path: "/v2/items/{dataItemId}",
  service: "data",
  host: "edge",
  idempotent: true,
  pack: Endpoint.flat,
  request: Payload.reading({
    dataItemId: Codec.string,
    fields: Codec.optional(Codec.array(Codec.string)),
    includeReferencedItems: Codec.optional(Codec.unknown)
  }),
  response: Codec.orNull(Codec.struct({ dataItem: Codec.lenient(Item.Item) }), {}),
  codes: [Codes.hooks, Codes.missing]
}

/** The call of `insert`. */
export const insert: Call.CallOf<typeof Endpoints.insert> = {
  method: "POST",
  path: "/v2/items",
  service: "data",
  host: "edge",
  request: Payload.writing({ dataItem: Item.ItemDraft, includeReferencedItems: Codec.optional(Codec.unknown) }),
  response: Codec.struct({ dataItem: Codec.lenient(Item.Item) }),
  codes: [Codes.hooks, Codes.includes, Codes.itemIds, Codes.taken]
}

/** The call of `update`. */
export const update: Call.CallOf<typeof Endpoints.update> = {
  method: "POST",
  path: "/v2/items/update",
  service: "data",
  host: "edge",
  request: Payload.writing({
    dataItem: Item.ItemDraft,
    includeReferencedItems: Codec.optional(Codec.unknown),
    condition: Codec.optional(Codec.struct({ filter: Wire.itemData }))
  }),
  response: Codec.struct({ dataItem: Codec.lenient(Item.Item) }),
  codes: [Codes.hooks, Codes.includes, Codes.itemIds, Codes.missing, Codes.filters]
}

/** The call of `save`. */
export const save: Call.CallOf<typeof Endpoints.save> = {
  method: "POST",
  path: "/v2/items/save",
  service: "data",
  host: "edge",
  request: Payload.writing({ dataItem: Item.ItemDraft, includeReferencedItems: Codec.optional(Codec.unknown) }),
  response: Codec.struct({ dataItem: Codec.lenient(Item.Item), action: Codec.lenient(Codec.string) }),
  codes: [Codes.hooks, Codes.includes, Codes.itemIds]
}

/** The call of `patch`. */
export const patch: Call.CallOf<typeof Endpoints.patch> = {
  method: "POST",
  path: "/v2/items/patch",
  service: "data",
  host: "edge",
  request: Payload.writing({
    patch: Item.ItemPatch,
    condition: Codec.optional(Codec.struct({ filter: Wire.itemData }))
  }),
  response: Codec.orNull(Codec.struct({ dataItem: Codec.lenient(Item.Item) }), {}),
  codes: [Codes.hooks, Codes.missing, Codes.filters, Codes.fieldNames, Codes.patches]
}

/** The call of `remove`. */
export const remove: Call.CallOf<typeof Endpoints.remove> = {
  method: "POST",
  path: "/v2/items/remove",
  service: "data",
  host: "edge",
  request: Payload.writing({
    dataItemId: Codec.string,
    condition: Codec.optional(Codec.struct({ filter: Wire.itemData }))
  }),
  response: Codec.orNull(Codec.struct({ dataItem: Codec.lenient(Item.Item) }), {}),
  codes: [Codes.hooks, Codes.missing, Codes.filters]
}

/** The call of `truncate`. */
export const truncate: Call.CallOf<typeof Endpoints.truncate> = {
  method: "POST",
  path: "/v2/items/truncate",
  service: "data",
  host: "edge",
  request: Payload.writing({}),
  response: Codec.unknown,
  codes: []
}

/** The call of `query`. */
export const query: Call.CallOf<typeof Endpoints.query> = {
  method: "POST",
  path: "/v2/items/query",
  service: "data",
  host: "edge",
  idempotent: true,
  pack: Endpoint.getOrPost,
  request: Payload.reading({
    query: Codec.struct({
      fields: Codec.optional(Codec.array(Codec.string)),
      filter: Codec.optional(Wire.itemData),
      sort: Codec.optional(Codec.array(Query.Sorting)),
      paging: Codec.optional(Query.Paging),
      cursorPaging: Codec.optional(Query.CursorPaging)
    }),
    referencedItemOptions: Codec.optional(Codec.array(Item.ReferencedItemOption)),
    returnTotalCount: Codec.optional(Codec.boolean),
    sortMode: Codec.optional(Codec.string),
    randomOptions: Codec.optional(Codec.struct({ seed: Codec.optional(Codec.int) }))
  }),
  response: Codec.struct({ dataItems: Item.Items, pagingMetadata: Query.PagingMetadata }),
  codes: [Codes.hooks, Codes.filters, Codes.sorts, Codes.pages, Codes.fieldNames, Codes.includes]
}

/** The call of `count`. */
export const count: Call.CallOf<typeof Endpoints.count> = {
  method: "POST",
  path: "/v2/items/count",
  service: "data",
  host: "edge",
  idempotent: true,
  request: Payload.reading({ filter: Codec.optional(Wire.itemData) }),
  response: Codec.struct({ totalCount: Codec.finite }),
  codes: [Codes.hooks, Codes.filters]
}

/** The call of `queryDistinct`. */
export const queryDistinct: Call.CallOf<typeof Endpoints.queryDistinct> = {
  method: "POST",
  path: "/v2/items/query-distinct-values",
  service: "data",
  host: "edge",
  idempotent: true,
  pack: Endpoint.getOrPost,
  request: Payload.reading({
    fieldName: Codec.optional(Codec.string),
    filter: Codec.optional(Wire.itemData),
    order: Codec.optional(Codec.literals("ASC", "DESC")),
    paging: Codec.optional(Query.Paging),
    cursorPaging: Codec.optional(Query.CursorPaging),
    returnTotalCount: Codec.optional(Codec.boolean)
  }),
  response: Codec.struct({ distinctValues: Codec.array(Wire.wireValue), pagingMetadata: Query.PagingMetadata }),
  codes: [Codes.hooks, Codes.filters, Codes.pages, Codes.fieldNames]
}
