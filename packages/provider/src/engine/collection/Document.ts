/**
 * Documents: items as they are stored, which is their wire JSON with dates as `{ "$date": "<ISO text>" }`.
 *
 * @since 0.1.0
 */
import type { JsonObject } from "../value/Json.ts"

/** A stored item. `data` holds its own fields and the system fields; `data._id` is `id`. */
export interface Document {
  readonly id: string
  readonly data: JsonObject
}

/** What the provider keeps about an item besides its own fields. Dates are ISO texts with milliseconds, in UTC. */
export interface SystemFields {
  readonly id: string
  readonly createdDate: string
  readonly updatedDate: string
  /** Absent where no member inserted it. */
  readonly ownerId?: string | undefined
}

/** Puts the system fields around an item's own fields, which hold none of them. */
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

/** An item's fields without those that the provider keeps. */
export const ownFields = (data: JsonObject): JsonObject => {
  const { _createdDate, _id, _ownerId, _updatedDate, ...own } = data
  return own
}

/** Puts a document in the place of another, whose creation date and owner stay. */
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
