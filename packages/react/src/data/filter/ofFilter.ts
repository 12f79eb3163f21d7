/**
 * Converts filters to drafts that the user can edit, without loss. Parts that cannot be edited are passed through
 * unchanged.
 *
 * @since 0.1.0
 */
import * as Filter from "@portico/client/data/Filter"
import type { FilterModel } from "@portico/contract/data/Query"
import { isConditions } from "@portico/contract/data/FilterOperators"
import { isPlainObject, decodeDates } from "@portico/contract/WireDate"
import type { Condition, DraftOperator, Entry, FilterDraft, Group, Match, Part } from "./FilterDraft.ts"
import { writeNumber } from "../value/numbers.ts"
import type { DraftOptions } from "./ofDraft.ts"

/** Returns the draft of a filter. Its parts have sequential ids: `1`, `2` and so on. */
export const ofFilter = (filter: Filter.Filter, { locale = "en" }: DraftOptions = {}): FilterDraft => {
  let made = 0
  const next = () => String(++made)
  const parts = partsOf(Filter.toModel(filter), next, locale)
  const [only] = parts
  return parts.length === 1 && only?._tag === "Group"
    ? { ...only, id: "root" }
    : { _tag: "Group", id: "root", match: "all", parts }
}

type Next = () => string

// Returns the conditions that must all match.
const partsOf = (model: FilterModel, next: Next, locale: string): ReadonlyArray<Part> =>
  joinRanges(Object.entries(model).flatMap(([key, value]) => ofEntry(key, value, next, locale)))

const ofEntry = (key: string, value: unknown, next: Next, locale: string): ReadonlyArray<Part> => {
  switch (key) {
    case "$and":
      return modelsOf(value).flatMap((model) => partsOf(model, next, locale))
    case "$or": {
      const id = next()
      const parts = modelsOf(value).map((one) => ofModel(one, next, locale))
      return [hasAll(parts) ? groupOf(id, "any", parts) : { _tag: "Fixed", id, model: { [key]: value } }]
    }
    case "$not": {
      const [model] = modelsOf(value)
      const part = model === undefined ? undefined : ofNot(model, next, locale)
      return [part ?? { _tag: "Fixed", id: next(), model: { [key]: value } }]
    }
    default:
      return isPlainObject(value) && isConditions(value)
        ? Object.keys(value).map((operator) => ofOperator(key, operator, value[operator], next, locale))
        : [ofValue(key, "eq", { [key]: value }, value, next, locale)]
  }
}

const ofModel = (model: FilterModel, next: Next, locale: string): Part => {
  const parts = partsOf(model, next, locale)
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : groupOf(next(), "all", parts)
}

// An empty group is ignored as a draft, but as part of a filter it always matches. Such a filter must stay fixed.
const hasAll = (parts: ReadonlyArray<Part>): boolean =>
  parts.length > 0 && parts.every((part) => part._tag !== "Group" || part.parts.length > 0)

const ofNot = (model: FilterModel, next: Next, locale: string): Part | undefined => {
  const id = next()
  const part = ofModel(model, next, locale)
  if (!hasAll([part])) return undefined
  if (part._tag !== "Group") return groupOf(id, "notAll", [part])
  const opposite = opposites[part.match]
  return opposite === undefined ? groupOf(id, "notAll", [part]) : { ...part, id, match: opposite }
}

const opposites: Readonly<Partial<Record<Match, Match>>> = { all: "notAll", any: "none" }

const groupOf = (id: string, match: Match, parts: ReadonlyArray<Part>): Group => ({ _tag: "Group", id, match, parts })

const operators: Readonly<Record<string, DraftOperator>> = {
  $eq: "eq",
  $ne: "ne",
  $lt: "lt",
  $lte: "lte",
  $gt: "gt",
  $gte: "gte",
  $startsWith: "startsWith",
  $endsWith: "endsWith",
  $contains: "contains",
  $hasSome: "hasSome",
  $hasAll: "hasAll",
  $in: "in",
  $exists: "exists"
}

const ofOperator = (field: string, wire: string, value: unknown, next: Next, locale: string): Part => {
  const model = { [field]: { [wire]: value } }
  const opposite = wire === "$not" && isPlainObject(value) ? ofNot({ [field]: value }, next, locale) : undefined
  if (opposite !== undefined) return opposite
  const operator = Object.hasOwn(operators, wire) ? operators[wire] : undefined
  if (operator === undefined || field === "") return { _tag: "Fixed", id: next(), model }
  if (operator === "exists") {
    return { _tag: "Condition", id: next(), field, operator: value === true ? "exists" : "existsNot", values: [] }
  }
  return ofValue(field, operator, model, value, next, locale)
}

const ofValue = (
  field: string,
  operator: DraftOperator,
  model: FilterModel,
  value: unknown,
  next: Next,
  locale: string
): Part => {
  const id = next()
  const isMany = operator === "in" || operator === "hasSome" || operator === "hasAll"
  if (value === null && (operator === "eq" || operator === "ne")) {
    return { _tag: "Condition", id, field, operator: operator === "eq" ? "isEmpty" : "isNotEmpty", values: [] }
  }
  const given = isMany && Array.isArray(value) ? value : [value]
  const values = given.flatMap((element) => entryOf(element, locale) ?? [])
  const fits = values.length === given.length && values.length > 0 && field !== ""
  return fits ? { _tag: "Condition", id, field, operator, values } : { _tag: "Fixed", id, model }
}

/** Returns the entry of a value, or `undefined` if the value cannot be entered. */
export const entryOf = (given: unknown, locale: string): Entry | undefined => {
  const value = isPlainObject(given) ? decodeDates(given) : given
  switch (typeof value) {
    case "string":
      return { type: "text", text: value }
    case "number":
      return Number.isFinite(value) ? { type: "number", text: writeNumber(value, locale) } : undefined
    case "boolean":
      return { type: "boolean", text: String(value) }
    default:
      return value instanceof Date && !Number.isNaN(value.getTime())
        ? { type: "date", text: value.toISOString() }
        : undefined
  }
}

// `gte` followed by `lt` becomes `between`, if both values have the same ordered type.
const joinRanges = (parts: ReadonlyArray<Part>): ReadonlyArray<Part> => {
  const joined: Array<Part> = []
  for (const part of parts) {
    const last = joined.at(-1)
    const range = last === undefined ? undefined : rangeOf(last, part)
    if (range === undefined) joined.push(part)
    else joined[joined.length - 1] = range
  }
  return joined
}

const rangeOf = (lower: Part, upper: Part): Condition | undefined => {
  if (lower._tag !== "Condition" || upper._tag !== "Condition" || lower.field !== upper.field) return undefined
  if (lower.operator !== "gte" || upper.operator !== "lt") return undefined
  const [type, other] = [lower.values[0]?.type, upper.values[0]?.type]
  return type === other && type !== "boolean"
    ? { ...lower, operator: "between", values: [...lower.values, ...upper.values] }
    : undefined
}

const modelsOf = (value: unknown): ReadonlyArray<FilterModel> => {
  const models: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value]
  return models.filter(isPlainObject)
}
