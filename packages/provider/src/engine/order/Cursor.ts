/**
 * Cursors: marks by which the provider finds the page after another, or before it (data.md §3). A cursor holds all that
 * the first call asked for, so that nothing has to be remembered. It comes back from a stranger: what it says is read
 * like any other payload, and who asks is decided anew.
 *
 * A page is found by what its neighbour's last item is sorted by, not by how many items stand before it. So an item that
 * is there throughout comes exactly once, whatever is added and removed meanwhile.
 *
 * @since 0.1.0
 */
import type { CursorPaging, Paging, PagingMetadata } from "@portico/contract/data/Query"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { isObject, type Json, type JsonObject } from "../value/Json.ts"
import * as Normalise from "../value/Normalise.ts"
import * as Order from "../value/Order.ts"
import { range } from "../value/Query.ts"
import * as Refusal from "../value/Refusal.ts"

/** The calls whose answers come in pages. */
export type Kind = "query" | "distinct" | "aggregate" | "pipeline" | "search" | "referenced"

/** A list that is read page by page. */
export interface List {
  readonly kind: Kind
  /** The collection as the caller names it. */
  readonly collection: string
  /** What the first call asked for, its page apart, as it stands on the wire. */
  readonly asked: JsonObject
}

/** Where in a list a page begins: beside the item of these values, in the order of the list. */
export interface From {
  readonly values: ReadonlyArray<Json>
  readonly direction: "after" | "before"
  /** Whether that item belongs to the page. */
  readonly inclusive?: boolean
}

/** A mark in a list. */
export interface Cursor extends List {
  readonly from: From
  readonly limit: number
}

/** The page that a call asks for: by offset, or where its cursor says. Limit and offset count items. */
export interface Page {
  readonly limit: number
  readonly offset: number
  readonly cursor: Option.Option<Cursor>
}

/** What a payload says of its page. */
export interface Pages {
  readonly paging?: Paging | undefined
  readonly cursorPaging?: CursorPaging | undefined
}

/** Reads which page is asked for. A cursor of another kind of call or another collection is refused, and so is an offset. */
export const page = (
  { cursorPaging, paging }: Pages,
  { collection, kind }: Omit<List, "asked">,
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
 * What a list was asked for: what its cursor says, or what is given on its first page. What is repeated beside a cursor
 * has to be the same.
 */
export const askedOf = <A extends JsonObject>(
  { cursor }: Page,
  given: A,
  isAsked: (json: unknown) => json is A
): Result.Result<A, Refusal.Refusal> => {
  if (Option.isNone(cursor)) return Result.succeed(given)
  const { asked } = cursor.value
  const other = Object.entries(given).find(([key, value]) => !isEmpty(value) && !Order.equal(value, asked[key] ?? null))
  if (other !== undefined) {
    return Result.fail(Refusal.field(other[0], "must be left out of a page by cursor: the cursor stands for it"))
  }
  return isAsked(asked) ? Result.succeed(asked) : refuse("cannot be read")
}

/** Writes a cursor. */
export const encode = ({ asked, collection, from, kind, limit }: Cursor): string =>
  Base64Url.encode(JSON.stringify({ version, kind, collection, asked, from, limit }))

/** Reads a cursor of a list of this kind and collection. */
export const decode = (
  text: string,
  { collection, kind }: Omit<List, "asked">
): Result.Result<Cursor, Refusal.ApplicationError> => {
  const json = Result.getOrUndefined(Result.flatMap(Base64Url.decodeString(text), parse))
  if (!isObject(json)) return refuse("cannot be read")
  if (json["version"] !== version) return refuse("is of another version of the provider")
  if (json["kind"] !== kind) return refuse("belongs to another kind of call")
  if (json["collection"] !== collection) return refuse("belongs to another collection")
  const { asked, from, limit } = json
  return isObject(asked) && isFrom(from) && typeof limit === "number"
    ? Result.succeed({ kind, collection, asked, from, limit })
    : refuse("cannot be read")
}

/** What was found of a list. `hasNext` tells whether there is more in the direction of the page. */
export interface Found<A> {
  readonly found: ReadonlyArray<A>
  readonly hasNext: boolean
  readonly total: Option.Option<number>
}

/**
 * What a page tells of itself and its neighbours. `valuesOf` answers what an item is sorted by; `index` is its place in
 * the page.
 */
export const metadata = <A>(
  { found, hasNext, total }: Found<A>,
  { cursor, limit, offset }: Page,
  list: List,
  valuesOf: (item: A, index: number) => ReadonlyArray<Json>
): PagingMetadata => {
  const from = Option.getOrUndefined(Option.map(cursor, ({ from }) => from))
  const isBackward = from?.direction === "before"
  // Whoever comes from a page knows that there is one on that side.
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
    tooManyToCount: false,
    cursors: { ...(next === undefined ? {} : { next }), ...(prev === undefined ? {} : { prev }) },
    ...(Option.isSome(total) ? { total: total.value } : {})
  }
}

/** The page of a list without an order of its own, whose cursors hold how many items stand before the page. */
export const rangeOf = ({ cursor, limit, offset }: Page): { readonly limit: number; readonly offset: number } => {
  if (Option.isNone(cursor)) return { limit, offset }
  const { direction, values } = cursor.value.from
  const place = typeof values[0] === "number" && Number.isSafeInteger(values[0]) ? Math.max(values[0], 0) : 0
  if (direction === "after") return { limit, offset: place }
  return { limit: Math.min(limit, Math.max(place, 1)), offset: Math.max(place - limit, 0) }
}

/** What a page of a list without an order of its own tells of itself. Its cursors count items. */
export const countedMetadata = ({ found, hasNext, total }: Found<unknown>, page: Page, list: List): PagingMetadata => {
  const { offset } = rangeOf(page)
  const to = (place: number, direction: From["direction"]) =>
    encode({ ...list, from: { values: [place], direction }, limit: page.limit })
  return {
    count: found.length,
    offset,
    hasNext,
    tooManyToCount: false,
    cursors: {
      ...(hasNext ? { next: to(offset + found.length, "after") } : {}),
      ...(offset > 0 ? { prev: to(offset, "before") } : {})
    },
    ...(Option.isSome(total) ? { total: total.value } : {})
  }
}

const version = 1

/** The code of a cursor that leads nowhere any more. It is not in the catalogue of data.md. */
const code = "WDE0152"

const refuse = (why: string): Result.Result<never, Refusal.ApplicationError> =>
  Result.fail(
    new Refusal.ApplicationError({
      status: 400,
      code,
      description: `The cursor ${why}: begin again with the first page.`
    })
  )

const isEmpty = (value: Json): boolean => typeof value === "object" && Object.keys(value ?? {}).length === 0

/** What a cursor that says nothing of use is refused with. */
export const unreadable: Result.Result<never, Refusal.ApplicationError> = refuse("cannot be read")

const parse = (text: string): Result.Result<Json, unknown> =>
  Result.flatMap(
    Result.try((): unknown => JSON.parse(text)),
    (json) => Normalise.value(json, "cursor", maximumDepth)
  )

const maximumDepth = Limits.maximumFilterDepth + 10

const isFrom = (value: Json | undefined): value is JsonObject & From =>
  isObject(value) &&
  Array.isArray(value["values"]) &&
  (value["direction"] === "after" || value["direction"] === "before") &&
  (value["inclusive"] === undefined || typeof value["inclusive"] === "boolean")
