/**
 * Calls for references between items (data.md §7). Rows are single exports, so that a bundle keeps
 * the ones it calls.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Enumeration from "../../Enumeration.ts"
import * as Lenient from "../../internal/Lenient.ts"
import { SortOrder } from "../Enums.ts"
import { Item, Reference, referenceFields } from "../Item.ts"
import { CursorPaging, Paging, PagingMetadata } from "../Query.ts"
import { Ignored, reading, row, writing } from "./Payload.ts"

const optional = Schema.optionalKey

/** Tells whether an item refers to another. */
export const isReferenced = row(
  "/v2/items/is-referenced",
  reading(referenceFields),
  Schema.Struct({ isReferenced: Schema.Boolean }),
  { idempotent: true }
)

/**
 * Adds references behind those that are there; one that is there already stays where it is.
 *
 * Ours: answer not shown: any JSON. Where an item is missing the call is WDE0073, and none of a field's references is
 * added.
 */
export const insertReferences = row(
  "/v2/bulk/items/insert-references",
  writing({ dataItemReferences: Schema.Array(Reference) }),
  Ignored
)

/**
 * Removes references. One that is not there counts as removed.
 *
 * Ours: answer not shown: any JSON.
 */
export const removeReferences = row(
  "/v2/bulk/items/remove-references",
  writing({ dataItemReferences: Schema.Array(Reference) }),
  Ignored
)

/**
 * Replaces all references of a field.
 *
 * Ours: answer not shown: any JSON.
 */
export const replaceReferences = row(
  "/v2/items/replace-references",
  writing({
    referringItemFieldName: Schema.String,
    referringItemId: Schema.String,
    newReferencedItemIds: Schema.Array(Schema.String)
  }),
  Ignored
)

/**
 * Lists the items that an item refers to.
 *
 * Ours: payload and answer not shown: as observed; a page by cursor names no referring item, field or order. The order
 * is that in which the references were added.
 */
export const queryReferenced = row(
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
        referringItemId: Lenient.optional(Schema.String),
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
