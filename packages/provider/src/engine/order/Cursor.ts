/**
 * Cursors: opaque strings that identify the next or previous page of a list (data.md §3). A cursor contains the whole
 * first request, so the provider stores nothing. It is untrusted input: its content is validated like any other
 * payload, and permissions are checked again.
 *
 * A page is found by the sort values of the adjacent page's last item, not by an offset. So an item that exists
 * throughout is returned exactly once, even if other items are added or removed in the meantime.
 *
 * @since 0.1.0
 */
import type { CursorPaging, Paging, PagingMetadata } from "@portico/contract/data/Query"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as WireDate from "@portico/contract/WireDate"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { Total } from "../limits/TotalLimit.ts"
import { isObject, type Json, type JsonObject } from "../value/Json.ts"
import * as Normalize from "../value/Normalize.ts"
import * as Order from "../value/Order.ts"
import { range } from "./Paging.ts"
import * as Refusal from "../value/Refusal.ts"

/** A kind of call whose results are paged. */
export type Kind = "query" | "distinct" | "aggregate" | "pipeline" | "search" | "referenced"

/** A list that is read page by page. */
export interface List {
  readonly kind: Kind
  /** The name of the collection, as the caller sends it. */
  readonly collection: string
  /** The first request in wire format, without its paging. */
  readonly request: JsonObject
}

/** The start of a page: after or before the item with these sort values. */
export interface From {
  readonly values: ReadonlyArray<Json>
  readonly direction: "after" | "before"
  /** Whether that item is part of the page. */
  readonly inclusive?: boolean
}

/** A position in a list, and the page size. */
export interface Cursor extends List {
  readonly from: From
  readonly limit: number
}

/** The requested page, by offset or by cursor. Limit and offset count items. */
export interface Page {
  readonly limit: number
  readonly offset: number
  readonly cursor: Option.Option<Cursor>
}

/** The paging parameters of a payload. */
export interface Pages {
  readonly paging?: Paging | undefined
  readonly cursorPaging?: CursorPaging | undefined
}

/**
 * Parses the requested page. Fails for a cursor of another kind of call or another collection, and for a cursor that is
 * combined with an offset.
 */
export const page = (
  { cursorPaging, paging }: Pages,
  { collection, kind }: Omit<List, "request">,
  defaultLimit: number = Limits.defaultPageSize
): Result.Result<Page, Refusal.ApplicationError> => {
  if (cursorPaging === undefined) {
    return at({ limit: paging?.limit ?? defaultLimit, offset: paging?.offset ?? 0 }, Option.none())
  }
  if (paging?.offset !== undefined) {
    return Result.fail(Refusal.wde("WDE0080", { received: Wde.received(paging.offset) }))
  }
  const { cursor: text, limit = paging?.limit } = cursorPaging
  if (text === undefined) return at({ limit: limit ?? defaultLimit }, Option.none())
  return Result.flatMap(decode(text, { collection, kind }), (cursor) =>
    at({ limit: limit ?? cursor.limit }, Option.some(cursor))
  )
}

const at = (paging: Paging, cursor: Page["cursor"]): Result.Result<Page, Refusal.ApplicationError> =>
  Result.map(range(paging), ({ limit, offset }) => ({ limit, offset, cursor }))

/**
 * Returns the request of a list: from the cursor, or the given one on the first page. Fails if the request next to a
 * cursor differs from the cursor's.
 */
export const requestOf = <A extends JsonObject>(
  { cursor }: Page,
  given: A,
  isRequest: (json: unknown) => json is A
): Result.Result<A, Refusal.Refusal> => {
  if (Option.isNone(cursor)) return Result.succeed(given)
  const { request } = cursor.value
  const other = Object.entries(given).find(
    ([key, value]) => !isEmpty(value) && !Order.equal(value, request[key] ?? null)
  )
  if (other !== undefined) {
    return Result.fail(Refusal.field(other[0], "must be omitted with a cursor, because the cursor contains it"))
  }
  return isRequest(request) ? Result.succeed(request) : refuse("cannot be read")
}

/** Schema of any value in the request of a cursor. It does not look inside the value, because `decode` has normalized it. */
export const RequestValue: Schema.Codec<Json> = Schema.declare<Json>((value): value is Json => value !== undefined)

/** Encodes a cursor as base64url. The request has the key `asked`, because clients may have stored such cursors. */
export const encode = ({ collection, from, kind, limit, request }: Cursor): string =>
  Base64Url.encode(JSON.stringify({ version, kind, collection, asked: request, from, limit }))

/** Decodes a cursor. Fails if it is malformed, or belongs to another kind of call or another collection. */
export const decode = (
  text: string,
  { collection, kind }: Omit<List, "request">
): Result.Result<Cursor, Refusal.ApplicationError> => {
  const json = Result.getOrUndefined(Result.flatMap(Base64Url.decodeString(text), parse))
  if (!isObject(json)) return refuse("cannot be read")
  if (json["version"] !== version) return refuse("was created by another version of the provider")
  if (json["kind"] !== kind) return refuse("belongs to another kind of call")
  if (json["collection"] !== collection) return refuse("belongs to another collection")
  const { asked: request, from, limit } = json
  return isObject(request) && isFrom(from) && typeof limit === "number"
    ? Result.succeed({ kind, collection, request, from, limit })
    : refuse("cannot be read")
}

/** A page of a list's items. `hasNext` is whether there are more items in the direction of the page. */
export interface Found<A> extends Total {
  readonly found: ReadonlyArray<A>
  readonly hasNext: boolean
}

/**
 * Creates the paging metadata of a page, with cursors to the adjacent pages. `valuesOf` returns an item's sort values;
 * `index` is the item's index in the page.
 */
export const metadata = <A>(
  { found, hasNext, tooManyToCount = false, total }: Found<A>,
  { cursor, limit, offset }: Page,
  list: List,
  valuesOf: (item: A, index: number) => ReadonlyArray<Json>
): PagingMetadata => {
  const from = Option.getOrUndefined(Option.map(cursor, ({ from }) => from))
  const isBackward = from?.direction === "before"
  // A page that was reached backward always has a next page: the one that the caller came from.
  const isNext = isBackward || hasNext
  const isPrev = isBackward ? hasNext : from !== undefined || offset > 0
  const to = (direction: From["direction"]): string | undefined => {
    const index = direction === "after" ? found.length - 1 : 0
    const item = found[index]
    const edge =
      item === undefined
        ? from && { values: from.values, direction, inclusive: from.direction !== direction && from.inclusive !== true }
        : { values: valuesOf(item, index), direction }
    return edge && encode({ ...list, from: edge, limit })
  }
  const next = isNext ? to("after") : undefined
  const prev = isPrev ? to("before") : undefined
  return {
    count: found.length,
    ...(from === undefined ? { offset } : {}),
    hasNext: isNext,
    tooManyToCount,
    cursors: { ...(next === undefined ? {} : { next }), ...(prev === undefined ? {} : { prev }) },
    ...(Option.isSome(total) ? { total: total.value } : {})
  }
}

/**
 * Returns the limit and offset of a page in a list without a sort order. Cursors of such lists contain the number of
 * items before the page.
 */
export const rangeOf = ({ cursor, limit, offset }: Page): { readonly limit: number; readonly offset: number } => {
  if (Option.isNone(cursor)) return { limit, offset }
  const { direction, values } = cursor.value.from
  const place = typeof values[0] === "number" && Number.isSafeInteger(values[0]) ? Math.max(values[0], 0) : 0
  if (direction === "after") return { limit, offset: place }
  return { limit: Math.min(limit, Math.max(place, 1)), offset: Math.max(place - limit, 0) }
}

/** Creates the paging metadata of a page in a list without a sort order. Its cursors contain item counts. */
export const countedMetadata = (
  { found, hasNext, tooManyToCount = false, total }: Found<unknown>,
  page: Page,
  list: List
): PagingMetadata => {
  const { offset } = rangeOf(page)
  const to = (place: number, direction: From["direction"]) =>
    encode({ ...list, from: { values: [place], direction }, limit: page.limit })
  return {
    count: found.length,
    offset,
    hasNext,
    tooManyToCount,
    cursors: {
      ...(hasNext ? { next: to(offset + found.length, "after") } : {}),
      ...(offset > 0 ? { prev: to(offset, "before") } : {})
    },
    ...(Option.isSome(total) ? { total: total.value } : {})
  }
}

const version = 1

/** The error code of an invalid cursor. It is not in the catalog of `contract/Wde`. */
const code = "WDE0152"

const refuse = (why: string): Result.Result<never, Refusal.ApplicationError> =>
  Result.fail(
    new Refusal.ApplicationError({
      status: 400,
      code,
      description: `The cursor ${why}. Start again with the first page.`
    })
  )

const isEmpty = (value: Json): boolean => typeof value === "object" && Object.keys(value ?? {}).length === 0

/** The refusal of a cursor that cannot be read. */
export const unreadable: Result.Result<never, Refusal.ApplicationError> = refuse("cannot be read")

const parse = (text: string): Result.Result<Json, unknown> =>
  Result.flatMap(
    Result.try((): unknown => JSON.parse(text)),
    (json) => Normalize.value(json, "cursor", maximumDepth)
  )

/** The maximum nesting depth of the request in a cursor. Every request fits, because a payload has the same limit. */
export const maximumRequestDepth = WireDate.maximumDepth

// A cursor contains its request one level below the top.
const maximumDepth = maximumRequestDepth + 1

const isFrom = (value: Json | undefined): value is JsonObject & From =>
  isObject(value) &&
  Array.isArray(value["values"]) &&
  (value["direction"] === "after" || value["direction"] === "before") &&
  (value["inclusive"] === undefined || typeof value["inclusive"] === "boolean")
