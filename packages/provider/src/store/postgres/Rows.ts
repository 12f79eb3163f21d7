/**
 * Documents as rows.
 *
 * @since 0.1.0
 */
import * as Option from "effect/Option"
import * as Document from "../../engine/collection/Document.ts"
import { at, isObject, type Json, type JsonObject, path } from "../../engine/value/Json.ts"
import { stored } from "./Text.ts"

/** What is read of a row. */
export interface Row {
  readonly id: string
  readonly own: JsonObject
  readonly created: string
  readonly updated: string
  readonly owner: string | null
}

/** The columns of `Row`. */
export const columns =
  `${stored}.id, ${stored}.own, ${stored}.data->'_createdDate'->>'$date' AS created, ` +
  `${stored}.data->'_updatedDate'->>'$date' AS updated, ${stored}.data->>'_ownerId' AS owner`

/** Makes a document of a row. */
export const toDocument = ({ created, id, own, owner, updated }: Row): Document.Document =>
  Document.make(own, { id, createdDate: created, updatedDate: updated, ownerId: owner ?? undefined })

/** Finds among rows those of the given ids, in their order. */
export const inOrder = (
  ids: ReadonlyArray<string>,
  rows: ReadonlyArray<Row>
): ReadonlyArray<Option.Option<Document.Document>> => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => Option.map(Option.fromUndefinedOr(byId.get(id)), toDocument))
}

/** Whether there is an array in a value. */
export const holdsArray = (value: Json): boolean =>
  Array.isArray(value) || (isObject(value) && Object.values(value).some(holdsArray))

/** The paths among these at which some document holds an array. */
export const arraysIn = (
  documents: ReadonlyArray<Document.Document>,
  paths: ReadonlySet<string>
): ReadonlyArray<string> =>
  [...paths].filter((name) => {
    const names = path(name)
    return documents.some(({ data }) => Array.isArray(at(data, names)))
  })
