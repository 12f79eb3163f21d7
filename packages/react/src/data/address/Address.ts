/**
 * The state of a list as readable parameters of the page's address. Invalid parameters are ignored and reported.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { systemFields } from "@portico/contract/data/Enums"
import { encodeDates, isPlainObject, decodeDates } from "@portico/contract/WireDate"
import * as Option from "effect/Option"
import type { Sorting } from "../listing/Listing.ts"

/** The state of a list. `index` counts pages from 0. */
export interface AddressState {
  /** The user's filter, in addition to the list's own. */
  readonly filter: Filter.Filter<never> | undefined
  /** The order, most significant field first. The list's own order if it is empty. */
  readonly sort: ReadonlyArray<Sorting>
  readonly index: number
  /** The count of items per page, if the user selected one. */
  readonly size: number | undefined
  readonly search: string
}

/** A state to write, with a filter of any fields. */
export interface AddressWritten extends Omit<AddressState, "filter"> {
  readonly filter: Filter.Filter | undefined
}

/** The format of a state in an address. */
export interface AddressShape {
  /** The fields that can be sorted and filtered by. Any field if it is undefined. */
  readonly fields: ReadonlySet<string> | undefined
  /** The prefix of each parameter name, for pages with several lists. */
  readonly prefix: string
}

/** A parsed state, and the names of the invalid parameters that were ignored. */
export interface AddressRead {
  readonly state: AddressState
  readonly ignored: ReadonlyArray<string>
}

/** The default state, without any user input. */
export const nothing: AddressState = { filter: undefined, sort: [], index: 0, size: undefined, search: "" }

/** The maximum length of one parameter, in characters. */
const longest = 20_000

/** The maximum nesting depth of a filter. */
const deepest = 64

const names = { filter: "filter", sort: "sort", index: "page", size: "size", search: "q" } as const

/** Returns the field names of a collection, including system fields. Returns `undefined` if its schema is unknown. */
export const fieldNames = (collection: Argument): ReadonlySet<string> | undefined =>
  typeof collection === "string" ? undefined : new Set([...Object.keys(collection.schema.fields), ...systemFields])

/** Parses a state from the query string of an address. Invalid parameters are ignored and their names returned. */
export const read = (query: string, { fields, prefix }: AddressShape): AddressRead => {
  const params = new URLSearchParams(query)
  const ignored: Array<string> = []
  const part = <A>(name: keyof typeof names, parse: (text: string) => Option.Option<A>, otherwise: A): A => {
    const text = params.get(prefix + names[name])
    if (text === null || text === "") return otherwise
    // Longer parameters are not parsed, because neither a user nor the kit writes them.
    const parsed = text.length > longest ? Option.none() : parse(text)
    if (Option.isNone(parsed)) ignored.push(prefix + names[name])
    return Option.getOrElse(parsed, () => otherwise)
  }
  const knows = (field: string): boolean => isField(field) && (fields === undefined || fields.has(field.split(".")[0]!))
  const state: AddressState = {
    filter: part("filter", (text) => readFilter(text, knows), nothing.filter),
    sort: part("sort", (text) => readSort(text, knows), nothing.sort),
    index: part("index", (text) => Option.map(readNumber(text, 1_000_000), (page) => page - 1), nothing.index),
    size: part<number | undefined>("size", (text) => readNumber(text, 1000), nothing.size),
    search: part("search", Option.some, nothing.search)
  }
  return { state, ignored }
}

/** Returns the query string of an address with a state written into it. Other parameters stay. */
export const write = (query: string, state: AddressWritten, { prefix }: Pick<AddressShape, "prefix">): string => {
  const params = new URLSearchParams(query)
  const texts: Readonly<Record<keyof typeof names, string>> = {
    filter: filterText(state.filter),
    sort: state.sort.map(({ field, order }) => (order === "DESC" ? "-" : "") + escaped(field)).join(","),
    index: state.index === 0 ? "" : String(state.index + 1),
    size: state.size === undefined ? "" : String(state.size),
    search: state.search
  }
  for (const [key, name] of Object.entries(names) as ReadonlyArray<[keyof typeof names, string]>) {
    if (texts[key] === "") params.delete(prefix + name)
    else params.set(prefix + name, texts[key])
  }
  const text = params.toString()
  return text === "" ? "" : `?${text}`
}

const filterText = (filter: Filter.Filter = Filter.empty): string => {
  const text = JSON.stringify(encodeDates(Filter.toModel(filter)))
  return text === "{}" ? "" : text
}

// `-`, `,` and `%` have a meaning in the sort parameter, so they are escaped in field names.
const escaped = (field: string): string => field.replace(/^-|[%,]/g, encode)

const encode = (sign: string): string => (sign === "-" ? "%2D" : encodeURIComponent(sign))

const unescaped = (text: string): string => text.replace(/%(?:2D|2C|25)/gi, decodeURIComponent)

const isField = (field: string): boolean =>
  field !== "" && !field.startsWith("$") && !field.split(".").includes("__proto__")

const readNumber = (text: string, most: number): Option.Option<number> =>
  /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? Option.some(Number(text)) : Option.none()

const readSort = (text: string, knows: (field: string) => boolean): Option.Option<ReadonlyArray<Sorting>> => {
  const sort = text
    .split(",")
    .map((part): Sorting =>
      part.startsWith("-")
        ? { field: unescaped(part.slice(1)), order: "DESC" }
        : { field: unescaped(part), order: "ASC" }
    )
  const isUnique = new Set(sort.map(({ field }) => field)).size === sort.length
  return isUnique && sort.every(({ field }) => knows(field)) ? Option.some(sort) : Option.none()
}

const parse = Option.liftThrowable((text: string): unknown => JSON.parse(text))

const readFilter = (text: string, knows: (field: string) => boolean): Option.Option<Filter.Filter<never>> =>
  Option.flatMap(parse(text), (model) => {
    if (!isPlainObject(model) || isDeep(model, deepest) || !namesOnly(model, knows)) return Option.none()
    const filter = Filter.raw(decodeDates(model) as Parameters<typeof Filter.raw>[0])
    return filter.problems.length === 0 ? Option.some(filter) : Option.none()
  })

const isDeep = (value: unknown, left: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (left === 0 || Object.values(value).some((one) => isDeep(one, left - 1)))

// Checks that a filter tree names only known fields. `Filter.raw` checks the operands.
const namesOnly = (tree: unknown, knows: (field: string) => boolean): boolean =>
  isPlainObject(tree) &&
  Object.entries(tree).every(([key, value]) => {
    if (key === "$not")
      return Array.isArray(value) ? value.every((one) => namesOnly(one, knows)) : namesOnly(value, knows)
    if (key === "$and" || key === "$or") return Array.isArray(value) && value.every((one) => namesOnly(one, knows))
    return knows(key)
  })
