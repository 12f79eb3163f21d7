/**
 * Indexes of a collection with their status, and the checks of unique and indexed values (data.md §3, §4).
 * `contract/data/Jobs` describes how the status changes.
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

/** An index and its status. `failure` is the reason for the status FAILED or INVALID. */
export interface StoredIndex {
  readonly name: string
  readonly fields: Index["fields"]
  readonly unique: boolean
  readonly source: Member<typeof IndexSource>
  readonly status: Member<typeof IndexStatus>
  readonly failure?: string
}

/** Returns the name of an index: its fields with their directions, and whether it is unique. */
export const nameOf = ({ fields, unique = false }: Index): string =>
  fields.map(({ fieldName, order }) => fieldName + (order === "DESC" ? " DESC" : "")).join(", ") +
  (unique ? " UNIQUE" : "")

/** Creates the stored form of a declared index. */
export const toStored = (index: Index, status: StoredIndex["status"], failure?: string): StoredIndex => ({
  name: nameOf(index),
  fields: index.fields,
  unique: index.unique ?? false,
  source: "USER",
  status,
  ...(failure === undefined ? {} : { failure })
})

/** The system indexes, which every collection has from the start. */
export const system: ReadonlyArray<StoredIndex> = [
  { name: "_id UNIQUE", fields: [{ fieldName: "_id" }], unique: true, source: "SYSTEM", status: "ACTIVE" },
  {
    name: "_createdDate DESC",
    fields: [{ fieldName: "_createdDate", order: "DESC" }],
    unique: false,
    source: "SYSTEM",
    status: "ACTIVE"
  }
]

/** The word index, which a collection has after its first search. */
export const search: StoredIndex = { name: "words", fields: [], unique: false, source: "AUTO", status: "ACTIVE" }

/** Returns the reason why a declared index can never be built, or `undefined` if it can. Such an index is INVALID. */
export const invalidReason = ({ fields }: Index): string | undefined => {
  if (fields.length === 0) return "An index must have at least one field."
  if (fields.length > maximumFields) return `An index can have at most ${maximumFields} fields.`
  const names = fields.map(({ fieldName }) => fieldName)
  if (new Set(names).size < names.length) return "The index contains a field twice."
  return names.every((name) => name !== "" && isStorable(name) && path(name).length <= Limits.maximumItemDepth)
    ? undefined
    : "The index contains an invalid field name."
}

const maximumFields = 30

/**
 * Returns the reason why an index cannot be built from these documents, or `undefined` if it can. Such an index is
 * FAILED.
 */
export const failureReason = (index: Index, documents: Iterable<Document>): string | undefined => {
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

/** The failure of an index when an item's values are too large for it. */
export const tooLarge = "The values of an item are too large for the index."

/** The failure of a unique index when several items have the same values. */
export const repeated = "Several items have the same values in a unique index."

/** Returns the number of bytes that a document takes in an index. */
export const sizeOf = ({ fields }: Index, { data, id }: Document): number =>
  sizeOfValues(
    id,
    fields.map(({ fieldName }) => at(data, path(fieldName)) ?? null)
  )

/** Returns the number of bytes that these values take in an index, together with the item's id. */
export const sizeOfValues = (id: string, values: ReadonlyArray<Json>): number =>
  values.reduce((sum: number, value) => sum + IndexKey.size(value), byteLength(id))

/**
 * Returns the key of a document in a unique index. Returns `undefined` if the index is not unique or one of the values
 * is missing or null, because such items may repeat.
 */
export const uniqueKey = ({ fields, unique = false }: Index, data: JsonObject): string | undefined => {
  if (!unique) return undefined
  const values = fields.map(({ fieldName }) => at(data, path(fieldName)) ?? null)
  return values.includes(null) ? undefined : JSON.stringify(values.map(sorted))
}

// Objects that differ only in the order of their keys are equal, so they need the same JSON.
const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return ["array", ...value.map(sorted)]
  if (!isObject(value)) return value
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return ["object", ...entries.map(([key, one]): Json => [key, sorted(one)])]
}

/** Creates the refusal (409, WDE0123) of a change that would repeat a value in a unique index. */
export const uniqueViolation = (collection: string, name?: string): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 409,
    code: "WDE0123",
    description: `Another item of ${collection} has the same values in the unique index${name === undefined ? "" : ` ${name}`}.`
  })

/** Whether a refusal reports a repeated value in a unique index. */
export const isUniqueViolation = ({ code }: Refusal.ApplicationError): boolean => code === "WDE0123"
