/** Random queries. */
import { isDate, isObject, type Json, type JsonObject } from "../../packages/provider/src/engine/value/Json.ts"
import * as Sort from "../../packages/provider/src/engine/order/Sort.ts"
import * as Result from "effect/Result"
import * as Ask from "./ask.ts"
import * as Case from "./Case.ts"
import * as PipelineSamples from "./pipelineSamples.ts"
import type { Random } from "./Random.ts"
import * as Samples from "./samples.ts"

/** A kind of random query. */
export type Make = (random: Random, shelf: Case.Shelf) => Case.Query

/** Queries items with a filter and an order, by offset or after another item. */
export const find: Make = (random, shelf) => {
  const query = {
    kind: "find" as const,
    filter: filter(random, shelf),
    ...(random.oneIn(8) ? { seed: random.below(5) - 2 } : random.oneIn(4) ? {} : { sort: sort(random, shelf) }),
    ...page(random)
  }
  return random.oneIn(3) ? { ...query, offset: 0, ...from(random, query, shelf) } : query
}

/** Searches items by words. */
export const search: Make = (random, shelf) => {
  const query = {
    kind: "find" as const,
    filter: random.oneIn(2) ? {} : filter(random, shelf),
    search: {
      expression: random.list(4, () => word(random, shelf)).join(random.pick([" ", ", ", "-"])),
      mode: random.pick(["AND", "OR"] as const),
      fuzzy: random.oneIn(2)
    },
    ...(random.oneIn(3) ? { sort: sort(random, shelf) } : {}),
    ...page(random)
  }
  return random.oneIn(4) ? { ...query, offset: 0, ...from(random, query, shelf) } : query
}

/** Counts the items that match a filter, or reads those of some ids that do. */
export const count: Make = (random, shelf) =>
  random.oneIn(4)
    ? { kind: "get", ids: ids(random, shelf), filter: filter(random, shelf) }
    : { kind: "count", filter: filter(random, shelf) }

/** Queries the distinct values of a field, often of an indexed one. */
export const distinct: Make = (random, shelf) => {
  const indexed = shelf.indexes.flatMap(({ fields: [first] }) => first?.fieldName ?? [])
  const field = indexed.length > 0 && random.oneIn(2) ? random.pick(indexed) : fieldName(random, shelf)
  const edge = {
    values: [valueAt(random, field, shelf) ?? null],
    direction: direction(random),
    ...(random.oneIn(2) ? { inclusive: random.oneIn(2) } : {})
  }
  return {
    kind: "distinct",
    field,
    filter: random.oneIn(2) ? {} : filter(random, shelf),
    order: random.pick(["ASC", "DESC"]),
    ...page(random),
    ...(random.oneIn(3) ? { from: edge, offset: 0 } : {})
  }
}

/** Queries the rows of a pipeline. */
export const pipeline: Make = (random, shelf) => ({
  kind: "pipeline",
  stages: aimedWithin(random, PipelineSamples.stages(random), shelf) as PipelineQuery["stages"],
  ...page(random)
})

type PipelineQuery = Extract<Case.Query, { readonly kind: "pipeline" }>

/** Queries the rows of an aggregation. */
export const aggregate: Make = (random, shelf) => ({
  kind: "aggregate",
  aggregate: aimedWithin(random, PipelineSamples.aggregate(random), shelf) as JsonObject,
  ...page(random)
})

/** Queries the references of items. */
export const references: Make = (random, shelf) =>
  random.oneIn(2)
    ? {
        kind: "include",
        ids: ids(random, shelf),
        limit: 1 + random.below(4),
        filter: random.oneIn(2) ? {} : filter(random, shelf)
      }
    : {
        kind: "referenced",
        id: random.pick([...idsOf(shelf), "nobody"]),
        order: random.pick(["ASC", "DESC"]),
        ...page(random)
      }

/** Returns a filter on fields of the collection, half of its conditions with existing values. */
export const filter = (random: Random, shelf: Case.Shelf, depth = 3): JsonObject =>
  aimed(random, Samples.filter(random, depth), shelf)

const sort = (random: Random, shelf: Case.Shelf) =>
  random.list(3, () => ({ fieldName: fieldName(random, shelf), order: random.pick(["ASC", "DESC"] as const) }))

const page = (random: Random) => ({
  limit: random.oneIn(2) ? 1000 : 1 + random.below(12),
  offset: random.oneIn(3) ? random.below(8) : 0,
  total: !random.oneIn(3),
  ...(random.oneIn(4) ? { mostCounted: random.below(6) } : {})
})

const direction = (random: Random) => random.pick(["after", "before"] as const)

type FindQuery = Extract<Case.Query, { readonly kind: "find" }>

/** Returns a position at an item of the collection, or anywhere in the order. */
const from = (random: Random, query: FindQuery, shelf: Case.Shelf): Pick<FindQuery, "from"> => {
  const order = Ask.orderOf(query, Case.collectionOf(shelf))
  if (Result.isFailure(order) || shelf.items.length === 0) return {}
  const values = Sort.valuesOf(order.success)(Case.documentOf(random.pick(shelf.items)))
  return {
    from: {
      values: values.map((value, index) => {
        const isText = order.success[index]?.seed !== undefined || index === values.length - 1
        return random.oneIn(5) ? (isText ? Samples.text(random) : Samples.value(random)) : value
      }),
      direction: direction(random),
      ...(random.oneIn(2) ? { inclusive: random.oneIn(2) } : {})
    }
  }
}

const idsOf = ({ items }: Case.Shelf) => items.map(Case.idOf)

const ids = (random: Random, shelf: Case.Shelf) => random.list(5, () => random.pick([...idsOf(shelf), "nobody"]))

const fieldName = (random: Random, { items }: Case.Shelf): string => {
  if (items.length === 0 || random.oneIn(3)) return Samples.fieldName(random)
  const data = random.pick(items)
  const name = random.pick(Object.keys(data))
  const inside = data[name]
  const names = isObject(inside) ? Object.keys(inside) : []
  const full = names.length === 0 || random.oneIn(2) ? name : `${name}.${random.pick(names)}`
  return full.startsWith("$") || full.split(".").includes("") ? random.pick(Samples.names) : full
}

const word = (random: Random, { items }: Case.Shelf): string => {
  if (random.oneIn(3) || items.length === 0) return Samples.text(random)
  const texts = Object.values(random.pick(items)).filter((value) => typeof value === "string")
  if (texts.length === 0) return random.pick(["abc", "abd", "abcabd"])
  const text = random.pick(texts).slice(0, 20)
  // A typo or two.
  const place = random.below(text.length + 1)
  return random.oneIn(2) ? text : `${text.slice(0, place)}${random.pick(["", "x"])}${text.slice(place + 1)}`
}

const valueAt = (random: Random, field: string, { items }: Case.Shelf): Json | undefined => {
  const values = Case.valuesAt(items, field)
  if (values.length === 0) return undefined
  const value = random.pick(values)
  return Array.isArray(value) && value.length > 0 && random.oneIn(2) ? random.pick(value) : value
}

/** Replaces some of the names and values in a filter by those of the items. */
const aimed = (random: Random, model: JsonObject, shelf: Case.Shelf): JsonObject =>
  Object.fromEntries(
    Object.entries(model).map(([key, value]) => {
      if (key.startsWith("$")) {
        const branch = (one: Json) => (isObject(one) ? aimed(random, one, shelf) : one)
        return [key, Array.isArray(value) ? value.map(branch) : branch(value)] as const
      }
      const field = random.oneIn(2) ? key : fieldName(random, shelf)
      return [field, random.oneIn(2) ? value : aimedAt(random, field, value, shelf)] as const
    })
  )

/** Does the same in the stages of a pipeline or in an aggregation. */
const aimedWithin = (random: Random, json: Json, shelf: Case.Shelf): Json => {
  if (Array.isArray(json)) return json.map((one) => aimedWithin(random, one, shelf))
  if (!isObject(json)) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      if (/filter$/i.test(key) && isObject(value)) return [key, aimed(random, value, shelf)] as const
      if (namesField.test(key) && random.oneIn(2)) return [key, fieldName(random, shelf)] as const
      return [key, aimedWithin(random, value, shelf)] as const
    })
  )
}

const namesField = /^(field(Name|Path)|(item|array|object)FieldName)$/

const aimedAt = (random: Random, field: string, condition: Json, shelf: Case.Shelf): Json => {
  const found = valueAt(random, field, shelf)
  if (found === undefined) return condition
  if (!isObject(condition) || !Object.keys(condition).some((key) => key.startsWith("$")))
    return asValue(found, condition)
  return Object.fromEntries(
    Object.entries(condition).map(([operator, operand]) => [operator, operandAt(random, operator, operand, found)])
  )
}

// An object with `$` in its names would be read as operators.
const asValue = (found: Json, otherwise: Json): Json =>
  isObject(found) && !isDate(found) && Object.keys(found).some((key) => key.startsWith("$")) ? otherwise : found

const operandAt = (random: Random, operator: string, operand: Json, found: Json): Json => {
  const isPlain = typeof found !== "object" || isDate((found ?? {}) as JsonObject)
  switch (operator) {
    case "$eq":
    case "$ne":
      return found
    case "$lt":
    case "$lte":
    case "$gt":
    case "$gte":
      return isPlain && found !== null ? found : operand
    case "$in":
    case "$hasSome":
    case "$hasAll":
      return isPlain && found !== null && typeof found !== "boolean" && Array.isArray(operand)
        ? [...operand, found]
        : operand
    case "$startsWith":
    case "$endsWith":
    case "$contains":
      return typeof found === "string" ? part(random, found) : operand
    default:
      return operand
  }
}

/** Returns a part of a string, sometimes in another case. */
const part = (random: Random, text: string): string => {
  const characters = Array.from(text)
  const start = random.below(characters.length + 1)
  const found = characters.slice(random.oneIn(2) ? 0 : start, random.oneIn(2) ? undefined : start + 3).join("")
  return random.pick([found, found.toUpperCase(), found.toLowerCase()])
}
