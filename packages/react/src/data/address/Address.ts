/**
 * What a list shows, as a part of the page's address: readable to a person, read totally, and nonsense left out.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { systemFields } from "@portico/contract/data/Item"
import { encodeDates, isPlainObject, decodeDates } from "@portico/contract/WireDate"
import * as Option from "effect/Option"
import type { Sorting } from "../listing/Listing.ts"

/** What a list shows. `index` counts pages from 0. */
export interface AddressState {
  /** What a person filters by, beside what the list itself does. */
  readonly filter: Filter.Filter<never> | undefined
  /** In which order, the first one first. The list's own order where it is empty. */
  readonly sort: ReadonlyArray<Sorting>
  readonly index: number
  /** Items of a page, where a person chose. */
  readonly size: number | undefined
  readonly search: string
}

/** A state to write: with a filter of any fields. */
export interface AddressWritten extends Omit<AddressState, "filter"> {
  readonly filter: Filter.Filter | undefined
}

/** How a state stands in an address. */
export interface AddressShape {
  /** The fields that may be sorted and filtered by; those of the collection's schema where there is none, or any. */
  readonly fields: ReadonlySet<string> | undefined
  /** What stands before each name, for pages with several lists. */
  readonly prefix: string
}

/** A state that was read, and the names of what was left out because it means nothing. */
export interface AddressRead {
  readonly state: AddressState
  readonly ignored: ReadonlyArray<string>
}

/** Nothing chosen: the list as it is. */
export const nothing: AddressState = { filter: undefined, sort: [], index: 0, size: undefined, search: "" }

/** Characters of one part of an address at most. */
const longest = 20_000

/** How deep a filter of an address may be. */
const deepest = 64

const names = { filter: "filter", sort: "sort", index: "page", size: "size", search: "q" } as const

/** The fields of a collection whose schema is known, with those that the provider keeps. */
export const fieldNames = (collection: Argument): ReadonlySet<string> | undefined =>
  typeof collection === "string" ? undefined : new Set([...Object.keys(collection.schema.fields), ...systemFields])

/** Reads a state from the query of an address. What means nothing is left out, and named. */
export const read = (query: string, { fields, prefix }: AddressShape): AddressRead => {
  const params = new URLSearchParams(query)
  const ignored: Array<string> = []
  const part = <A>(name: keyof typeof names, parse: (text: string) => Option.Option<A>, otherwise: A): A => {
    const text = params.get(prefix + names[name])
    if (text === null || text === "") return otherwise
    // No hand and no page writes more: what is longer is not even looked at.
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

/** The query of an address with a state in it. What else stands there stays. */
export const write = (query: string, state: AddressWritten, { prefix }: Pick<AddressShape, "prefix">): string => {
  const params = new URLSearchParams(query)
  const texts: Readonly<Record<keyof typeof names, string>> = {
    filter: filterText(state.filter),
    sort: state.sort.map(({ field, order }) => (order === "DESC" ? "-" : "") + spelled(field)).join(","),
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

// What means something in an order itself.
const spelled = (field: string): string => field.replace(/^-|[%,]/g, encode)

const encode = (sign: string): string => (sign === "-" ? "%2D" : encodeURIComponent(sign))

const unspelled = (text: string): string => text.replace(/%(?:2D|2C|25)/gi, decodeURIComponent)

const isField = (field: string): boolean =>
  field !== "" && !field.startsWith("$") && !field.split(".").includes("__proto__")

const readNumber = (text: string, most: number): Option.Option<number> =>
  /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? Option.some(Number(text)) : Option.none()

const readSort = (text: string, knows: (field: string) => boolean): Option.Option<ReadonlyArray<Sorting>> => {
  const sort = text
    .split(",")
    .map((part): Sorting =>
      part.startsWith("-")
        ? { field: unspelled(part.slice(1)), order: "DESC" }
        : { field: unspelled(part), order: "ASC" }
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

// A tree that names only fields which are known. What its operators hold, `Filter.raw` checks.
const namesOnly = (tree: unknown, knows: (field: string) => boolean): boolean =>
  isPlainObject(tree) &&
  Object.entries(tree).every(([key, value]) => {
    if (key === "$not")
      return Array.isArray(value) ? value.every((one) => namesOnly(one, knows)) : namesOnly(value, knows)
    if (key === "$and" || key === "$or") return Array.isArray(value) && value.every((one) => namesOnly(one, knows))
    return knows(key)
  })
