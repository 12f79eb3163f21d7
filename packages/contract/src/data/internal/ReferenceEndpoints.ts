/**
 * Calls for references between items (data.md §7). Rows are single exports, so that a bundle contains only
 * the rows that it calls.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Lenient from "../../internal/Lenient.ts"
import { SortOrder } from "../Enums.ts"
import { Item, Reference, referenceFields } from "../Item.ts"
import { CursorPaging, Paging, PagingMetadata } from "../Query.ts"
import * as Codes from "./Codes.ts"
import { Ignored, reading, row, writing } from "./Payload.ts"

const optional = Schema.optionalKey

/** Checks whether an item refers to another. */
export const isReferenced = row(
  "/v2/items/is-referenced",
  reading(referenceFields),
  Schema.Struct({ isReferenced: Schema.Boolean }),
  [Codes.hooks, Codes.fieldNames, Codes.includes],
  { idempotent: true }
)

/**
 * Adds references after the existing ones. A reference that exists already keeps its position.
 *
 * Not in the specification: the response is any JSON. If an item is missing, the call fails with WDE0073, and none of the field's references is added.
 */
export const insertReferences = row(
  "/v2/bulk/items/insert-references",
  writing({ dataItemReferences: Schema.Array(Reference) }),
  Ignored,
  [Codes.hooks, Codes.fieldNames, Codes.includes, Codes.missing, Codes.tooMany]
)

/**
 * Removes references. A reference that does not exist counts as removed.
 *
 * Not in the specification: the response is any JSON.
 */
export const removeReferences = row(
  "/v2/bulk/items/remove-references",
  writing({ dataItemReferences: Schema.Array(Reference) }),
  Ignored,
  [Codes.hooks, Codes.fieldNames, Codes.includes, Codes.missing, Codes.tooMany]
)

/**
 * Replaces all references of a field.
 *
 * Not in the specification: the response is any JSON.
 */
export const replaceReferences = row(
  "/v2/items/replace-references",
  writing({
    referringItemFieldName: Schema.String,
    referringItemId: Schema.String,
    newReferencedItemIds: Schema.Array(Schema.String)
  }),
  Ignored,
  [Codes.hooks, Codes.fieldNames, Codes.includes, Codes.missing, Codes.tooMany]
)

/**
 * Lists the items that an item refers to.
 *
 * Not in the specification: the payload and the response are those of recorded exchanges with the hosted provider. A request
 * for a page by cursor has no referring item, field or order. Items are in the order in which their references were
 * added.
 */
export const queryReferenced = row(
  "/v2/items/query-referenced",
  reading({
    referringItemId: optional(Schema.String),
    referringItemFieldName: optional(Schema.String),
    fields: optional(Schema.Array(Schema.String)),
    order: optional(Schema.Literals(SortOrder.members)),
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
  [Codes.hooks, Codes.fieldNames, Codes.includes, Codes.pages],
  {
    idempotent: true
  }
)
