/**
 * Lists the items that an item refers to (data.md §7).
 *
 * @since 0.1.0
 */
import { SortOrder } from "@portico/contract/data/Enums"
import type * as Endpoints from "@portico/contract/data/Endpoints"
import type { RequestOf } from "@portico/contract/Endpoint"
import * as Limits from "@portico/contract/Limits"
import * as Arr from "effect/Array"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as Cursor from "../../engine/order/Cursor.ts"
import * as Fields from "../../engine/value/Fields.ts"
import { idsIn } from "../../engine/collection/References.ts"
import * as Refusal from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Placed } from "../../store/ReferenceStore.ts"
import type { Call } from "../request/Call.ts"
import { itemOf } from "./Outcomes.ts"
import * as Relations from "./Relations.ts"
import { canExist } from "./CallContext.ts"

/**
 * Lists the items that an item refers to, in the order in which the references were added. A reference to an item that
 * does not exist, or that the caller may not read, is returned as unresolved. An item that does not exist has no
 * references.
 */
export const query = Effect.fn("Referenced.query")(function* (
  payload: RequestOf<typeof Endpoints.queryReferenced>,
  call: Call
) {
  const list = { kind: "referenced", collection: payload.dataCollectionId } as const
  const page = yield* Effect.fromResult(Cursor.page(payload, list, Limits.defaultReferencedLimit))
  const request = yield* Effect.fromResult(Cursor.requestOf(page, requestIn(payload), isReferencedRequest))
  const { order = "ASC", referringItemFieldName: name = "", referringItemId: referring = "" } = request
  const relation = yield* Relations.open("queryReferenced", payload, name, call)
  const { returnTotalCount: total = false } = payload
  const pagedList = { ...list, request }
  if (relation._tag === "Unknown" || !(yield* exists(relation, referring))) {
    return { results: [], pagingMetadata: Cursor.countedMetadata(nothing(total), page, pagedList) }
  }
  if (relation._tag === "One") {
    const referencedIds = yield* referencedIdsOf(relation, referring)
    const { limit, offset } = Cursor.rangeOf(page)
    const found = {
      found: referencedIds.slice(offset, offset + limit),
      hasNext: referencedIds.length > offset + limit,
      total: total ? Option.some(referencedIds.length) : Option.none()
    }
    return {
      results: yield* resolve(relation, referring, found.found, payload.fields),
      pagingMetadata: Cursor.countedMetadata(found, page, pagedList)
    }
  }
  const from = yield* Effect.fromResult(edgeOf(page))
  const { limit, offset } = page
  const store = yield* ItemStore
  const found = yield* store.references.find(relation, { referring, order, from, limit, offset, total })
  const ids = found.found.map(({ referenced }) => referenced)
  return {
    results: yield* resolve(relation, referring, ids, payload.fields),
    pagingMetadata: Cursor.metadata(found, page, pagedList, ({ position }: Placed) => [position])
  }
})

const optional = Schema.optionalKey

const ReferencedRequest = Schema.Struct({
  referringItemId: optional(Schema.String),
  referringItemFieldName: optional(Schema.String),
  order: optional(Schema.Literals(SortOrder.members))
})

const isReferencedRequest = Schema.is(ReferencedRequest)

const requestIn = ({
  order,
  referringItemFieldName,
  referringItemId
}: RequestOf<typeof Endpoints.queryReferenced>): typeof ReferencedRequest.Type => ({
  ...(referringItemId === undefined ? {} : { referringItemId }),
  ...(referringItemFieldName === undefined ? {} : { referringItemFieldName }),
  ...(order === undefined ? {} : { order })
})

const nothing = (total: boolean): Cursor.Found<never> => ({
  found: [],
  hasNext: false,
  total: total ? Option.some(0) : Option.none()
})

const edgeOf = ({ cursor }: Cursor.Page): Result.Result<Cursor.From | undefined, Refusal.Refusal> => {
  const from = Option.getOrUndefined(Option.map(cursor, ({ from }) => from))
  return from === undefined || Number.isSafeInteger(from.values[0])
    ? Result.succeed(from)
    : Result.fail(Refusal.field("cursor", "does not match the sort of the query"))
}

const exists = Effect.fnUntraced(function* ({ collection, session }: Relations.Related, id: string) {
  const store = yield* ItemStore
  const [found = Option.none()] = yield* store.get(collection, [id].filter(canExist), session.reach)
  return Option.isSome(found)
})

const referencedIdsOf = Effect.fnUntraced(function* ({ collection, field, session }: Relations.Related, id: string) {
  const store = yield* ItemStore
  const [found = Option.none()] = yield* store.get(collection, [id], session.reach)
  return Option.isSome(found) && Object.hasOwn(found.value.data, field)
    ? idsIn(found.value.data[field]).slice(0, 1)
    : []
})

const resolve = Effect.fnUntraced(function* (
  { reach, target, targetHooks }: Relations.Related,
  referringItemId: string,
  ids: ReadonlyArray<string>,
  fields: ReadonlyArray<string> | undefined
) {
  const store = yield* ItemStore
  const possible = ids.filter(canExist)
  const found = yield* store.get(target, possible, reach)
  const processed = yield* targetHooks.items("afterQuery", Arr.getSomes(found))
  const byId = new Map(processed.map((document) => [document.id, document]))
  const keep = Fields.project(fields)
  const isAll = reach._tag === "And" && reach.filters.length === 0
  return ids.map((referencedItemId) => {
    const document = byId.get(referencedItemId)
    if (document !== undefined) {
      return { referringItemId, dataItem: itemOf({ id: document.id, data: keep(document.data) }, target) }
    }
    const unresolvedReference = { referringItemId, referencedItemId }
    // Only callers who may read everything learn whether the item exists. For others it is always unauthorized.
    return {
      referringItemId,
      unresolvedReference: isAll ? unresolvedReference : { ...unresolvedReference, unauthorized: true }
    }
  })
})
