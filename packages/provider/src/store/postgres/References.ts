/**
 * Reads and writes references in their table.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Found } from "../../engine/order/Cursor.ts"
import * as TotalLimit from "../../engine/limits/TotalLimit.ts"
import type { Document } from "../../engine/collection/Document.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import type { FindReferences, Placed, Reach, Reference, Referred } from "../ReferenceStore.ts"
import * as FilterSql from "./FilterSql.ts"
import * as Keyset from "./Keyset.ts"
import { pageOf } from "./Reads.ts"
import * as Rows from "./Rows.ts"
import * as Totals from "./Totals.ts"
import { isScalar, type Table } from "./Table.ts"
import { Parameters, stored } from "./SqlText.ts"

/** A field, and the tables of the items on both sides. */
export interface Relation {
  readonly collection: Table
  readonly field: string
  readonly target: Table
}

/** Adds references if all of their items exist. */
export const insert = Effect.fnUntraced(function* (
  sql: SqlClient,
  relation: Relation,
  references: ReadonlyArray<Reference>,
  reach: Reach
): Effect.fn.Return<Referred, SqlError> {
  if (references.length === 0) return { added: [], missing: { referring: [], referenced: [] } }
  const parameters = new Parameters()
  const ids = idsIn(references)
  const present = presentOf(relation, ids, reach, "KEY SHARE", parameters)
  const [row] = yield* sql.unsafe<Present & { readonly added: ReadonlyArray<readonly [string, string]> | null }>(
    `WITH ${present.tables}, added AS (${adding(relation, references, parameters)} ` +
      `WHERE (SELECT count(*) FROM referring) = ${ids.referring.length} ` +
      `AND (SELECT count(*) FROM referenced) = ${ids.referenced.length} ` +
      `ORDER BY place ON CONFLICT DO NOTHING RETURNING refs.referring, refs.referenced) ` +
      `SELECT ${present.columns}, (SELECT json_agg(json_build_array(referring, referenced)) FROM added) AS added`,
    parameters.values
  )
  const added = new Set((row?.added ?? []).map((pair) => JSON.stringify(pair)))
  return {
    added: references.map(({ referenced, referring }) => added.delete(JSON.stringify([referring, referenced]))),
    missing: missingOf(ids, row)
  }
})

/** Adds those references whose items exist. */
export const load = Effect.fnUntraced(function* (
  sql: SqlClient,
  relation: Relation,
  references: ReadonlyArray<Reference>
) {
  const parameters = new Parameters()
  const exists = ({ name }: Table, id: string) => `EXISTS (SELECT FROM ${name} AS item WHERE item.id = ${id})`
  yield* sql.unsafe(
    `${adding(relation, references, parameters)} WHERE ${exists(relation.collection, "given.referring")} ` +
      `AND ${exists(relation.target, "given.referenced")} ORDER BY place ON CONFLICT DO NOTHING`,
    parameters.values
  )
})

/** Replaces all references of an item. For use in a transaction. */
export const replace = Effect.fnUntraced(function* (
  sql: SqlClient,
  relation: Relation,
  referring: string,
  referenced: ReadonlyArray<string>,
  reach: Reach
): Effect.fn.Return<Referred, SqlError> {
  const ids = { referring: [referring], referenced: [...new Set(referenced)] }
  const looking = new Parameters()
  // The row lock serializes concurrent replacements.
  const present = presentOf(relation, ids, reach, "NO KEY UPDATE", looking)
  const [row] = yield* sql.unsafe<Present>(`WITH ${present.tables} SELECT ${present.columns}`, looking.values)
  const missing = missingOf(ids, row)
  if (missing.referring.length + missing.referenced.length > 0) return { added: referenced.map(() => false), missing }
  const removing = new Parameters()
  yield* sql.unsafe(
    `DELETE FROM refs WHERE ${those(relation, removing)} AND refs.referring = ${removing.text(referring)}`,
    removing.values
  )
  const writing = new Parameters()
  const references = referenced.map((one) => ({ referring, referenced: one }))
  yield* sql.unsafe(`${adding(relation, references, writing)} ORDER BY place ON CONFLICT DO NOTHING`, writing.values)
  return { added: referenced.map((one, index) => referenced.indexOf(one) === index), missing }
})

/** Removes references, and returns for each whether it existed. */
export const remove = Effect.fnUntraced(function* (
  sql: SqlClient,
  relation: Relation,
  references: ReadonlyArray<Reference>
) {
  const parameters = new Parameters()
  const rows = yield* sql.unsafe<Reference>(
    `DELETE FROM refs USING ${given(references, parameters)} WHERE ${those(relation, parameters)} ` +
      `AND refs.referring = given.referring AND refs.referenced = given.referenced ` +
      `RETURNING refs.referring, refs.referenced`,
    parameters.values
  )
  const removed = new Set(rows.map(({ referenced, referring }) => JSON.stringify([referring, referenced])))
  return references.map(({ referenced, referring }) => removed.delete(JSON.stringify([referring, referenced])))
})

/** Whether a reference exists. */
export const has = Effect.fnUntraced(function* (sql: SqlClient, relation: Relation, reference: Reference) {
  const parameters = new Parameters()
  const rows = yield* sql.unsafe(
    `SELECT FROM refs WHERE ${those(relation, parameters)} AND refs.referring = ${parameters.text(reference.referring)} ` +
      `AND refs.referenced = ${parameters.text(reference.referenced)}`,
    parameters.values
  )
  return rows.length > 0
})

/** Finds a page of an item's references. */
export const find = Effect.fnUntraced(function* (
  sql: SqlClient,
  relation: Relation,
  { from, limit, offset, order, referring, total }: FindReferences
): Effect.fn.Return<Found<Placed>, SqlError> {
  const parameters = new Parameters()
  const all = `FROM refs WHERE ${those(relation, parameters)} AND refs.referring = ${parameters.text(referring)}`
  const counted = Totals.count(sql, `SELECT ${all}`, [...parameters.values])
  const isBackward = from?.direction === "before"
  const column = {
    expression: "refs.position",
    descending: (order === "DESC") !== isBackward,
    edge: from === undefined ? "" : `${parameters.text(String(Number(from.values[0])))}::bigint`
  }
  const rows = yield* sql.unsafe<{ referenced: string; position: bigint }>(
    `SELECT refs.referenced, refs.position ${all}` +
      `${from === undefined ? "" : ` AND ${Keyset.beyond([column], from).join()}`} ` +
      `ORDER BY ${Keyset.orderBy([column])} LIMIT ${limit + 1} OFFSET ${offset}`,
    parameters.values
  )
  const page = pageOf(rows, limit, isBackward)
  return {
    found: page.found.map(({ position, referenced }) => ({ referenced, position: Number(position) })),
    hasNext: page.hasNext,
    ...(total ? yield* Totals.of(page, from === undefined ? offset : undefined, counted) : TotalLimit.uncounted)
  }
})

/** Reads the first matching items that each of these items refers to. */
export const include = Effect.fnUntraced(function* (
  sql: SqlClient,
  relation: Relation,
  referring: ReadonlyArray<string>,
  limit: number,
  filter: Filter
): Effect.fn.Return<ReadonlyMap<string, ReadonlyArray<Document>>, SqlError> {
  const parameters = new Parameters()
  const rows = yield* sql.unsafe<Rows.Row & { readonly referring: string }>(
    `SELECT given.id AS referring, found.* FROM unnest(${parameters.textArray([...new Set(referring)])}) AS given (id) ` +
      `CROSS JOIN LATERAL (SELECT ${Rows.columns}, refs.position FROM refs ` +
      `JOIN ${relation.target.name} AS ${stored} ON ${stored}.id = refs.referenced ` +
      `WHERE ${those(relation, parameters)} AND refs.referring = given.id ` +
      `AND ${FilterSql.condition(filter, isScalar(relation.target), parameters)} ` +
      `ORDER BY refs.position LIMIT ${limit}) AS found ORDER BY found.position`,
    parameters.values
  )
  return new Map([...Map.groupBy(rows, (row) => row.referring)].map(([id, found]) => [id, found.map(Rows.toDocument)]))
})

interface Present {
  readonly referring: ReadonlyArray<string> | null
  readonly referenced: ReadonlyArray<string> | null
}

interface Ids {
  readonly referring: ReadonlyArray<string>
  readonly referenced: ReadonlyArray<string>
}

const idsIn = (references: ReadonlyArray<Reference>): Ids => ({
  referring: [...new Set(references.map(({ referring }) => referring))],
  referenced: [...new Set(references.map(({ referenced }) => referenced))]
})

const missingOf = (ids: Ids, present: Present | undefined): Referred["missing"] => {
  const absent = (side: keyof Present) => {
    const found = new Set(present?.[side])
    return ids[side].filter((id) => !found.has(id))
  }
  return { referring: absent("referring"), referenced: absent("referenced") }
}

// The row locks delay the removal of an item until the references to it are stored. The removal then deletes them too.
const presentOf = (
  { collection, target }: Relation,
  ids: Ids,
  reach: Reach,
  lock: "KEY SHARE" | "NO KEY UPDATE",
  parameters: Parameters
) => {
  const present = (table: Table, ids: ReadonlyArray<string>, filter: Filter, lock: string) =>
    `(SELECT ${stored}.id FROM ${table.name} AS ${stored} WHERE ${stored}.id = ANY(${parameters.textArray(ids)}) ` +
    `AND ${FilterSql.condition(filter, isScalar(table), parameters)} FOR ${lock})`
  return {
    tables:
      `referring AS ${present(collection, ids.referring, reach.referring, lock)}, ` +
      `referenced AS ${present(target, ids.referenced, reach.referenced, "KEY SHARE")}`,
    columns: `(SELECT array_agg(id) FROM referring) AS referring, (SELECT array_agg(id) FROM referenced) AS referenced`
  }
}

const adding = (relation: Relation, references: ReadonlyArray<Reference>, parameters: Parameters): string =>
  `INSERT INTO refs (collection, field, target, referring, referenced) ` +
  `SELECT ${relation.collection.number}, ${parameters.text(relation.field)}, ${relation.target.number}, ` +
  `given.referring, given.referenced FROM ${given(references, parameters)}`

const given = (references: ReadonlyArray<Reference>, parameters: Parameters): string =>
  `unnest(${parameters.textArray(references.map(({ referring }) => referring))}, ` +
  `${parameters.textArray(references.map(({ referenced }) => referenced))}) ` +
  `WITH ORDINALITY AS given (referring, referenced, place)`

const those = ({ collection, field, target }: Relation, parameters: Parameters): string =>
  `refs.collection = ${collection.number} AND refs.field = ${parameters.text(field)} AND refs.target = ${target.number}`
