/**
 * Conversion between documents and rows.
 *
 * @since 0.1.0
 */
import * as Option from "effect/Option"
import * as Document from "../../engine/collection/Document.ts"
import { at, isObject, type Json, type JsonObject, path } from "../../engine/value/Json.ts"
import { stored } from "./SqlText.ts"

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
