/**
 * Conversion between documents and rows.
 *
 * @since 0.1.0
 */
import * as Option from "effect/Option"
import { hasUniqueIndex } from "../../engine/collection/Collection.ts"
import * as Document from "../../engine/collection/Document.ts"
import { at, isObject, type Json, type JsonObject, path } from "../../engine/value/Json.ts"
import { type Parameters, stored } from "./SqlText.ts"
import type { Table } from "./Table.ts"

/** The columns of a row that are read. */
export interface Row {
  readonly id: string
  readonly own: JsonObject
  readonly created: string
  readonly updated: string
  readonly owner: string | null
}

/** The SQL of the columns of `Row`. */
export const columns =
  `${stored}.id, ${stored}.own, ${stored}.data->'_createdDate'->>'$date' AS created, ` +
  `${stored}.data->'_updatedDate'->>'$date' AS updated, ${stored}.data->>'_ownerId' AS owner`

/** Converts a row to a document. */
export const toDocument = ({ created, id, own, owner, updated }: Row): Document.Document =>
  Document.make(own, { id, createdDate: created, updatedDate: updated, ownerId: owner ?? undefined })

/** Returns the documents with the given ids, in the order of the ids. */
export const inOrder = (
  ids: ReadonlyArray<string>,
  rows: ReadonlyArray<Row>
): ReadonlyArray<Option.Option<Document.Document>> => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => Option.map(Option.fromUndefinedOr(byId.get(id)), toDocument))
}

/** Whether a value is an array or contains one. */
export const holdsArray = (value: Json): boolean =>
  Array.isArray(value) || (isObject(value) && Object.values(value).some(holdsArray))

/** Returns those of the paths at which some document has an array. */
export const arraysIn = (
  documents: ReadonlyArray<Document.Document>,
  paths: ReadonlySet<string>
): ReadonlyArray<string> =>
  [...paths].filter((name) => {
    const names = path(name)
    return documents.some(({ data }) => Array.isArray(at(data, names)))
  })

/**
 * Compiles a query that returns documents as rows. JSON is sent as strings, which is the cheapest form for both sides.
 * The own fields of a document are sent without the opening brace.
 */
export const rowsQuery = (
  unordered: ReadonlyArray<Document.Document>,
  parameters: Parameters,
  { collection }: Table
): string => {
  // Rows are written in id order, so that concurrent writes cannot deadlock. With a unique index the given order stays,
  // because the first of two documents with the same value must be stored.
  const documents = hasUniqueIndex(collection) ? unordered : unordered.toSorted(byId)
  const ids = parameters.textArray(documents.map(({ id }) => id))
  const [first] = documents
  // New documents usually have the same system fields, except their ids. These fields are then sent only once.
  const systemFields = first === undefined ? "" : `,${JSON.stringify(systemFieldsOf(first.data)).slice(1, -1)}`
  const owns = ownTextsOf(documents, systemFields)
  if (owns !== undefined) {
    const own = parameters.textArray(owns)
    const shared = parameters.text(systemFields)
    return select(`'{"_id":' || to_json(id)::text || ${shared}`, `unnest(${ids}, ${own}) AS document (id, own)`)
  }
  const own = parameters.textArray(documents.map(({ data }) => JSON.stringify(Document.ownFields(data)).slice(1)))
  const heads = parameters.textArray(documents.map(headOf))
  return select("head", `unnest(${ids}, ${own}, ${heads}) AS document (id, own, head)`)
}

const select = (head: string, source: string): string =>
  `SELECT id, (${head} || CASE own WHEN '}' THEN '' ELSE ',' END || own)::jsonb, ('{' || own)::json FROM ${source}`

const byId = (left: Document.Document, right: Document.Document): number =>
  left.id < right.id ? -1 : left.id > right.id ? 1 : 0

const headOf = ({ data, id }: Document.Document): string =>
  JSON.stringify({ _id: id, ...systemFieldsOf(data) }).slice(0, -1)

const systemFieldsOf = ({ _createdDate, _ownerId, _updatedDate }: JsonObject) => ({
  _createdDate,
  _updatedDate,
  _ownerId
})

/**
 * Returns the JSON of each document's own fields, without the opening brace. Returns `undefined` if a document has other
 * system fields than these. New documents begin with the id and end with the other system fields, so that their own fields
 * are a part of their JSON. Copying these fields first would take longer.
 */
const ownTextsOf = (
  documents: ReadonlyArray<Document.Document>,
  systemFields: string
): ReadonlyArray<string> | undefined => {
  const end = `${systemFields}}`
  const owns: Array<string> = []
  for (const { data, id } of documents) {
    const json = JSON.stringify(data)
    const begin = `{"_id":${JSON.stringify(id)}`
    if (!json.startsWith(begin) || !json.endsWith(end)) return undefined
    owns.push(`${json.slice(begin.length + 1, -end.length)}}`)
  }
  return owns
}
