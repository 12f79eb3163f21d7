/**
 * Items as callers send them, and their conversion to documents.
 *
 * @since 0.1.0
 */
import type { ItemDraft } from "@portico/contract/data/Item"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import { decodeDates } from "@portico/contract/WireDate"
import * as Result from "effect/Result"
import type { Collection, Index } from "../collection/Collection.ts"
import * as Document from "../collection/Document.ts"
import { at, type Json, type JsonObject, type Path, path } from "../value/Json.ts"
import * as IndexKey from "../collection/IndexKey.ts"
import * as Normalize from "../value/Normalize.ts"
import { byteLength } from "../value/Order.ts"
import * as References from "../collection/References.ts"
import * as Refusal from "../value/Refusal.ts"
import { isStorable } from "../value/Text.ts"

/** The parts of a document that the provider sets. `makeId` creates the id of an item that has none. */
export interface Given {
  readonly makeId: () => string
  /** The current time as an ISO string with milliseconds. */
  readonly now: string
  readonly ownerId?: string | undefined
  readonly indexes: ReadonlyArray<Index>
  /** The declared fields of the collection. */
  readonly fields?: Collection["fields"]
  /** Whether the dates of drafts may still have their wire format. */
  readonly isWire?: boolean
}

/** Creates a document from a draft. System fields in the draft are replaced, except the id. */
export const toDocument = (
  draft: ItemDraft,
  { fields = {}, indexes, isWire = false, makeId, now, ownerId }: Given
): Result.Result<Document.Document, Refusal.Refusal> => {
  // Not a generator, because a bulk insert runs this for each item and `Result.gen` is slower.
  const given = idOf(draft)
  if (Result.isFailure(given)) return Result.fail(given.failure)
  const unchecked = Document.ownFields(draft.data as JsonObject)
  const normalized = isWire ? Normalize.wireFields(unchecked) : Normalize.fields(unchecked)
  if (Result.isFailure(normalized)) return Result.fail(normalized.failure)
  const own = References.stored(normalized.success, fields)
  const size = checkSize(own)
  if (Result.isFailure(size)) return Result.fail(size.failure)
  const id = given.success ?? makeId()
  const document = Document.make(own, { id, createdDate: now, updatedDate: now, ownerId })
  return Result.map(checkIndexes(document, indexes), () => document)
}

/** Creates the document that replaces a stored one, from new fields of the item's own. */
export const revise = (
  stored: Document.Document,
  own: object,
  { fields = {}, indexes, now }: Pick<Given, "fields" | "indexes" | "now">
): Result.Result<Document.Document, Refusal.Refusal> =>
  Result.gen(function* () {
    const normalized = References.stored(yield* Normalize.fields(own), fields)
    yield* checkSize(normalized)
    const { id } = stored
    const document = Document.replace(stored, Document.make(normalized, { id, createdDate: now, updatedDate: now }))
    yield* checkIndexes(document, indexes)
    return document
  })

/** Returns the id of a draft, from `id` next to the data or from `_id` in the data. Fails if the two differ. */
export const idOf = ({ data, id }: ItemDraft): Result.Result<string | undefined, Refusal.Refusal> => {
  const inside = data["_id"]
  if (inside === undefined || inside === null) return id === undefined ? Result.succeed(id) : checkId(id, "id")
  if (typeof inside !== "string")
    return Result.fail(Refusal.wde("WDE0007", { received: Wde.received(decodeDates(inside)) }))
  return id === undefined || id === inside
    ? checkId(inside, "_id")
    : Result.fail(Refusal.field("_id", "must be equal to the id of the item"))
}

/** Validates an id or a collection name. `field` is its name in the refusal. */
export const checkId = (id: string, field: string): Result.Result<string, Refusal.ValidationError> =>
  id !== "" && id.length <= Limits.maximumIdLength && isStorable(id)
    ? Result.succeed(id)
    : Result.fail(Refusal.field(field, `must be a string of 1 to ${Limits.maximumIdLength} characters without NUL`))

const checkSize = (fields: JsonObject): Result.Result<void, Refusal.Refusal> => {
  if (sizeAtMost(fields) <= Limits.maximumItemBytes) return Result.void
  return byteLength(JSON.stringify(fields)) <= Limits.maximumItemBytes
    ? Result.void
    : Result.fail(Refusal.wde("WDE0109", {}, 413))
}

/**
 * Returns an upper bound of the size of a value's JSON in bytes. It is cheap, and already shows for nearly every item
 * that the item is small enough.
 */
const sizeAtMost = (value: Json): number => {
  if (typeof value === "string") return 2 + value.length * longestEscape
  if (typeof value !== "object" || value === null) return longestNumber
  let size = 2
  if (Array.isArray(value)) {
    for (const one of value) size += 1 + sizeAtMost(one)
    return size
  }
  const fields = value as JsonObject
  // `Object.entries` would allocate an array for each field, and `Object.keys` one for each object.
  for (const key in fields) size += 4 + key.length * longestEscape + sizeAtMost(fields[key] ?? null)
  return size
}

// A control character is written as \uXXXX.
const longestEscape = 6

// -1.7976931348623157e-308 has the maximum length of a number.
const longestNumber = 24

const checkIndexes = (
  { data, id }: Document.Document,
  indexes: ReadonlyArray<Index>
): Result.Result<void, Refusal.Refusal> => {
  if (indexes.length === 0) return Result.void
  const idSize = byteLength(id)
  for (const paths of pathsOf(indexes)) {
    let total = idSize
    for (const path of paths) total += sizeAt(data, path)
    if (total > Limits.maximumIndexBytes) {
      const sizes = paths.map((path) => sizeAt(data, path))
      const largest = paths[sizes.indexOf(Math.max(...sizes))]?.join(".") ?? ""
      return Result.fail(Refusal.field(largest, "is too large for an indexed field"))
    }
  }
  return Result.void
}

const sizeAt = (data: JsonObject, path: Path): number => IndexKey.size(at(data, path) ?? null)

/** Returns the paths of the fields of each index. A bulk insert needs them for each item. */
const pathsOf = (indexes: ReadonlyArray<Index>): ReadonlyArray<ReadonlyArray<Path>> => {
  const known = knownPaths.get(indexes)
  if (known !== undefined) return known
  const paths = indexes.map(({ fields }) => fields.map(({ fieldName }) => path(fieldName)))
  knownPaths.set(indexes, paths)
  return paths
}

const knownPaths = new WeakMap<ReadonlyArray<Index>, ReadonlyArray<ReadonlyArray<Path>>>()
