/**
 * Indexes of a collection as they are kept: where each of them stands, and what an index over several items demands
 * (data.md §3, §4). Their statuses change as `contract/data/Jobs` says.
 *
 * @since 0.1.0
 */
import type { Member } from "@portico/contract/Enumeration"
import type { IndexSource, IndexStatus } from "@portico/contract/data/Enums"
import * as Limits from "@portico/contract/Limits"
import type { Index } from "./Collection.ts"
import type { Document } from "./Document.ts"
import * as IndexKey from "./IndexKey.ts"
import { at, isObject, type Json, type JsonObject, path } from "../value/Json.ts"
import { byteLength } from "../value/Order.ts"
import * as Refusal from "../value/Refusal.ts"
import { isStorable } from "../value/Text.ts"

/** An index and where it stands. `failure` says why one is FAILED or INVALID. */
export interface KeptIndex {
  readonly name: string
  readonly fields: Index["fields"]
  readonly unique: boolean
  readonly source: Member<typeof IndexSource>
  readonly status: Member<typeof IndexStatus>
  readonly failure?: string
}

/** The name of an index: its fields with their directions, and whether their values are unique. */
export const nameOf = ({ fields, unique = false }: Index): string =>
  fields.map(({ fieldName, order }) => fieldName + (order === "DESC" ? " DESC" : "")).join(", ") +
  (unique ? " UNIQUE" : "")

/** A declared index as it is kept. */
export const keep = (index: Index, status: KeptIndex["status"], failure?: string): KeptIndex => ({
  name: nameOf(index),
  fields: index.fields,
  unique: index.unique ?? false,
  source: "USER",
  status,
  ...(failure === undefined ? {} : { failure })
})

/** The indexes that every collection has from the start. */
export const system: ReadonlyArray<KeptIndex> = [
  { name: "_id UNIQUE", fields: [{ fieldName: "_id" }], unique: true, source: "SYSTEM", status: "ACTIVE" },
  {
    name: "_createdDate DESC",
    fields: [{ fieldName: "_createdDate", order: "DESC" }],
    unique: false,
    source: "SYSTEM",
    status: "ACTIVE"
  }
]

/** The index of words that a collection has from its first search on. */
export const search: KeptIndex = { name: "words", fields: [], unique: false, source: "AUTO", status: "ACTIVE" }

/** Why a declared index can never be made, where it cannot: then it is INVALID. */
export const flawOf = ({ fields }: Index): string | undefined => {
  if (fields.length === 0) return "An index needs a field."
  if (fields.length > maximumFields) return `An index has at most ${maximumFields} fields.`
  const names = fields.map(({ fieldName }) => fieldName)
  if (new Set(names).size < names.length) return "A field stands in the index twice."
  return names.every((name) => name !== "" && isStorable(name) && path(name).length <= Limits.maximumItemDepth)
    ? undefined
    : "A field of the index has no possible name."
}

const maximumFields = 30

/** What keeps an index from being made of these documents, where something does: then it is FAILED. */
export const obstacleIn = (index: Index, documents: Iterable<Document>): string | undefined => {
  const seen = new Set<string>()
  for (const document of documents) {
    if (sizeOf(index, document) > Limits.maximumIndexBytes) return tooLarge
    const key = uniqueKey(index, document.data)
    if (key === undefined) continue
    if (seen.has(key)) return repeated
    seen.add(key)
  }
  return undefined
}

/** Why an index failed: an item's values do not fit in it. */
export const tooLarge = "An item has values that are too large for the index."

/** Why an index failed: its values are to be unique and are not. */
export const repeated = "Several items have the same values."

/** Bytes that a document takes in an index. */
export const sizeOf = ({ fields }: Index, { data, id }: Document): number =>
  sizeOfValues(
    id,
    fields.map(({ fieldName }) => at(data, path(fieldName)) ?? null)
  )

/** Bytes that the item of an id takes in an index of these values. */
export const sizeOfValues = (id: string, values: ReadonlyArray<Json>): number =>
  values.reduce((sum: number, value) => sum + IndexKey.size(value), byteLength(id))

/** What must not repeat among a collection's items, or undefined where it may: one of the values is missing or null. */
export const uniqueKey = ({ fields, unique = false }: Index, data: JsonObject): string | undefined => {
  if (!unique) return undefined
  const values = fields.map(({ fieldName }) => at(data, path(fieldName)) ?? null)
  return values.includes(null) ? undefined : JSON.stringify(values.map(sorted))
}

// The same value whatever the order of its keys.
const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return ["array", ...value.map(sorted)]
  if (!isObject(value)) return value
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return ["object", ...entries.map(([key, one]): Json => [key, sorted(one)])]
}

/** Refuses a change after which two items had the same values in a unique index. */
export const taken = (collection: string, name?: string): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 409,
    code: "WDE0123",
    description: `Another item of ${collection} has the same values in the unique index${name === undefined ? "" : ` ${name}`}.`
  })

/** Whether a refusal is that of a unique value that another item has. */
export const isTaken = ({ code }: Refusal.ApplicationError): boolean => code === "WDE0123"
