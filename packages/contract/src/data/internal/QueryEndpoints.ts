/**
 * Calls that find, count, group and search items (data.md §7). Rows are single exports, so that a bundle contains only
 * the rows that it calls.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Lenient from "../../internal/Lenient.ts"
import * as Endpoint from "../../Endpoint.ts"
import { ItemData, WireValue } from "../../internal/WireDateSchema.ts"
import { Aggregation, Pipeline } from "../Pipeline.ts"
import { SortOrder } from "../Enums.ts"
import { FilterModel, CursorPaging, Paging, PagingMetadata, SearchModel, Sorting } from "../Query.ts"
import { Items, ReferencedItemOption } from "../Item.ts"
import * as Codes from "./Codes.ts"
import { reading, row } from "./Payload.ts"

const optional = Schema.optionalKey

const Rows = Schema.Struct({
  results: Schema.Array(ItemData),
  pagingMetadata: Lenient.optional(PagingMetadata)
})

/**
 * Lists items.
 *
 * Not in the specification: a request for a page by cursor has neither filter nor sort. The local provider also accepts
 * includeReferences.
 */
export const query = row(
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
  [Codes.hooks, Codes.filters, Codes.sorts, Codes.pages, Codes.fieldNames, Codes.includes],
  { getOrPost: true, idempotent: true, pack: Endpoint.getOrPost }
)

/** Counts items. */
export const count = row(
  "/v2/items/count",
  reading({ filter: optional(FilterModel) }),
  Schema.Struct({ totalCount: Schema.Finite }),
  [Codes.hooks, Codes.filters],
  { idempotent: true }
)

/**
 * Lists the distinct values of a field.
 *
 * Not in the specification: a request for a page by cursor has no fieldName, filter or order.
 */
export const queryDistinct = row(
  "/v2/items/query-distinct-values",
  reading({
    fieldName: optional(Schema.String),
    filter: optional(FilterModel),
    order: optional(Schema.Literals(SortOrder.members)),
    paging: optional(Paging),
    cursorPaging: optional(CursorPaging),
    returnTotalCount: optional(Schema.Boolean)
  }),
  Schema.Struct({ distinctValues: Schema.Array(WireValue), pagingMetadata: PagingMetadata }),
  [Codes.hooks, Codes.filters, Codes.pages, Codes.fieldNames],
  { getOrPost: true, idempotent: true, pack: Endpoint.getOrPost }
)

/** Groups items and computes aggregates of the groups. */
export const aggregate = row(
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
  [Codes.hooks, Codes.filters, Codes.sorts, Codes.pages, Codes.fieldNames],
  { idempotent: true }
)

/**
 * Runs a pipeline over items.
 *
 * Not in the specification: the response has results and pagingMetadata.
 */
export const aggregatePipeline = row(
  "/v2/items/aggregate-pipeline",
  reading({ pipeline: Pipeline, returnTotalCount: optional(Schema.Boolean) }),
  Rows,
  [Codes.hooks, Codes.filters, Codes.sorts, Codes.pages, Codes.fieldNames],
  { idempotent: true }
)

/**
 * Searches items by words.
 *
 * Not in the specification: the response is that of query. The local provider also accepts the search flat. It sets
 * `incompleteResults` if items may be missing, because it is still preparing them for searches. Other providers omit it.
 */
export const search = row(
  "/v2/items/search",
  reading({ search: SearchModel, referencedItemOptions: optional(Schema.Array(ReferencedItemOption)) }),
  Schema.Struct({
    dataItems: Items,
    pagingMetadata: PagingMetadata,
    incompleteResults: Lenient.optional(Schema.Boolean)
  }),
  [Codes.hooks, Codes.filters, Codes.sorts, Codes.pages, Codes.fieldNames, Codes.includes],
  { idempotent: true }
)
