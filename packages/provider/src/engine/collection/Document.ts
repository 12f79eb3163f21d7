/**
 * Documents: stored items. A document is the item's wire JSON, with dates as `{ "$date": "<ISO string>" }`.
 *
 * @since 0.1.0
 */
import type { Json, JsonObject } from "../value/Json.ts"

/** A stored item. `data` contains the item's own fields and the system fields. `data._id` equals `id`. */
export interface Document {
  readonly id: string
  readonly data: JsonObject
}

/** The system fields of an item. Dates are ISO strings in UTC with milliseconds. */
export interface SystemFields {
  readonly id: string
  readonly createdDate: string
  readonly updatedDate: string
  /** The id of the member who inserted the item. Absent if no member did. */
  readonly ownerId?: string | undefined
}

/** Creates a document from an item's own fields, which contain no system fields, and the system fields. */
export const make = (own: JsonObject, { createdDate, id, ownerId, updatedDate }: SystemFields): Document => ({
  id,
  data: {
    _id: id,
    ...own,
    _createdDate: { $date: createdDate },
    _updatedDate: { $date: updatedDate },
    ...(ownerId === undefined ? {} : { _ownerId: ownerId })
  }
})

/** Returns an item's fields without the system fields. */
export const ownFields = (data: JsonObject): JsonObject => {
  const own: Record<string, Json> = {}
  for (const key in data) {
    if (key === "_id" || key === "_createdDate" || key === "_updatedDate" || key === "_ownerId") continue
    // An assignment would set the prototype.
    if (key === "__proto__") return restOf(data)
    own[key] = data[key] as Json
  }
  return own
}

// Slower than the loop above, which a bulk insert runs for each item.
const restOf = ({ _createdDate, _id, _ownerId, _updatedDate, ...own }: JsonObject): JsonObject => own

/**
 * Creates the document that replaces a stored one. It keeps the creation date and the owner of the stored document.
 */
export const replace = (stored: Document, given: Document): Document => ({
  id: stored.id,
  data: {
    _id: stored.id,
    ...ownFields(given.data),
    ...pick(stored.data, "_createdDate"),
    ...pick(given.data, "_updatedDate"),
    ...pick(stored.data, "_ownerId")
  }
})

const pick = (data: JsonObject, key: string): JsonObject => (data[key] === undefined ? {} : { [key]: data[key] })
