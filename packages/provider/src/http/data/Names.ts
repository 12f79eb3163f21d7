/**
 * Alternative names of payload fields: those of older and of newer clients (data.md §7). The endpoint table uses the
 * hosted provider's names.
 *
 * @since 0.1.0
 */
import { isPlainObject } from "@portico/contract/WireDate"
import type { Payload } from "../request/Payload.ts"

/**
 * Renames the fields of a payload to the names in its endpoint. `key` is the endpoint's name in the data API of the
 * table.
 */
export const known = (payload: Payload, key: string): Payload => renames[key]?.(payload) ?? payload

type Rename = (payload: Payload) => Payload

/** Moves the value of one key to another, unless that one already has a value. */
const rename =
  (from: string, to: string, read: (value: unknown) => unknown = (value) => value): Rename =>
  (payload) =>
    Object.hasOwn(payload, from) && isNothing(payload[to])
      ? { ...without(payload, from), [to]: read(payload[from]) }
      : payload

/** Moves sibling keys into an object, without overwriting its existing keys. */
const nest =
  (into: string, ...keys: ReadonlyArray<string>): Rename =>
  (payload) => {
    const inside = payload[into]
    const beside = keys.filter((key) => Object.hasOwn(payload, key))
    if (beside.length === 0 || !(inside === undefined || isPlainObject(inside))) return payload
    const moved = Object.fromEntries(beside.map((key) => [key, payload[key]]))
    return { ...without(payload, ...beside), [into]: { ...moved, ...inside } }
  }

const both =
  (...steps: ReadonlyArray<Rename>): Rename =>
  (payload) =>
    steps.reduce((renamed, step) => step(renamed), payload)

const without = (payload: Payload, ...keys: ReadonlyArray<string>): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([key]) => !keys.includes(key)))

const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)

// Newer clients send { field, limit } instead of { fieldName, limit }.
const options = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((option) => (isPlainObject(option) ? rename("field", "fieldName")(option) : option))
    : value

const stages = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((stage) => (isPlainObject(stage) ? stageOf(stage) : stage)) : value

const stageOf = both(rename("project", "projection"), rename("unwind", "unwindArray"))

const pipeline: Rename = (payload) => {
  const given = payload["pipeline"]
  const whole = Array.isArray(given) ? { stages: given } : given
  return isPlainObject(whole) ? { ...payload, pipeline: { ...whole, stages: stages(whole["stages"]) } } : payload
}

const items = rename("items", "dataItems")
const single = rename("includeReferences", "includeReferencedItems")
const listed = rename("includeReferences", "referencedItemOptions", options)

const renames: Readonly<Record<string, Rename>> = {
  get: single,
  insert: single,
  update: single,
  save: single,
  patch: nest("patch", "dataItemId", "fieldModifications"),
  bulkInsert: items,
  bulkUpdate: items,
  bulkSave: items,
  query: listed,
  // An array of several ids stays as it is, because the endpoint accepts one id and rejects the array.
  queryReferenced: rename("referringItemIds", "referringItemId", (ids) =>
    Array.isArray(ids) && ids.length === 1 ? ids[0] : ids
  ),
  search: both(
    nest("search", "expression", "fuzzy", "mode", "filter", "sort", "fields", "paging", "cursorPaging"),
    listed
  ),
  aggregatePipeline: both(nest("pipeline", "stages", "paging", "cursorPaging"), pipeline)
}
