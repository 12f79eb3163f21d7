/**
 * Decodes the usual form of a page of items as its schema does, in a third of the time. Any other response is left to
 * the schema, which also reports errors.
 *
 * @since 0.1.0
 */
import { isPlainObject, takeData } from "../../WireDate.ts"
import type { Item } from "../Item.ts"
import type { PagingMetadata } from "../Query.ts"

/**
 * Decodes a page of items in place. The caller must be the only owner of the JSON, which becomes part of the result.
 * Returns `undefined` if the schema has to decode it.
 */
export const page = (
  json: unknown
): { readonly dataItems: ReadonlyArray<Item>; readonly pagingMetadata: PagingMetadata } | undefined => {
  if (!isPlainObject(json)) return undefined
  const { dataItems, pagingMetadata } = json
  return isMetadata(pagingMetadata) && Array.isArray(dataItems) && dataItems.every(isItem) && dataItems.every(takeDates)
    ? { dataItems, pagingMetadata }
    : undefined
}

const isItem = (json: unknown): json is Item =>
  isPlainObject(json) &&
  typeof json["id"] === "string" &&
  typeof json["dataCollectionId"] === "string" &&
  isPlainObject(json["data"]) &&
  Object.keys(json).length === 3

const takeDates = ({ data }: Item): boolean => takeData(data)

const isMetadata = (json: unknown): json is PagingMetadata =>
  isPlainObject(json) && Object.keys(json).every((key) => parts[key]?.(json[key]) === true)

const isFinite = (value: unknown): boolean => Number.isFinite(value)
const isBoolean = (value: unknown): boolean => typeof value === "boolean"

// Without a prototype, so that keys such as `constructor` have no check.
const parts: Readonly<Record<string, (value: unknown) => boolean>> = Object.assign(Object.create(null), {
  count: isFinite,
  offset: isFinite,
  total: isFinite,
  hasNext: isBoolean,
  tooManyToCount: isBoolean,
  cursors: (value: unknown) =>
    isPlainObject(value) &&
    Object.keys(value).every((key) => (key === "next" || key === "prev") && typeof value[key] === "string")
})
