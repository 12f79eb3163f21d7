/**
 * Changes of documents that depend on their current state. They are read, changed and written while their rows are
 * locked.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Deadline } from "../../engine/limits/Deadline.ts"
import { hasUniqueIndex } from "../../engine/collection/Collection.ts"
import * as Document from "../../engine/collection/Document.ts"
import * as Evaluate from "../../engine/filter/Evaluate.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import type { JsonObject } from "../../engine/value/Json.ts"
import * as Order from "../../engine/value/Order.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import * as Slices from "../../engine/limits/Slices.ts"
import type { Change } from "../ItemStore.ts"
import * as Rows from "./Rows.ts"
import type { Table } from "./Table.ts"
import { Parameters, stored } from "./SqlText.ts"
import { Uniques } from "./Uniques.ts"
import * as Writes from "./Writes.ts"

/** A change of documents that exist and match. */
export interface Alteration<E> {
  readonly ids: ReadonlyArray<string>
  readonly filter: Filter
  readonly change: Change<E>
  /** The refusal of an item with a repeated unique value, if items are refused individually. */
  readonly conflict: ApplicationError | undefined
  readonly deadline: Deadline
  /** Prepares the table for the documents before they are written. */
  readonly ready: (documents: ReadonlyArray<Document.Document>) => Effect.Effect<Table, SqlError>
}

/** The documents before the transaction, and the changes that were decided for them. */
export interface Prepared<E> {
  readonly current: ReadonlyMap<string, Document.Document>
  readonly made: Decided<E>
}

/**
 * Decides the changes before the transaction. The embedded database has only one session, which the decision would
 * otherwise block for all callers.
 */
export const prepare = Effect.fnUntraced(function* <E>(
  sql: SqlClient,
  table: Table,
  { change, deadline, filter, ids }: Pick<Alteration<E>, "change" | "deadline" | "filter" | "ids">
): Effect.fn.Return<Prepared<E>, SqlError | ApplicationError> {
  const current = yield* select(sql, table, ids, "")
  const holds = Evaluate.inSteps(filter)
  const made = yield* Slices.run(() => decided(ids, current, holds, change, undefined, undefined), deadline)
  return { current, made }
})

/** Changes documents. For use in a transaction. If there is a unique index, documents are written one at a time. */
export const alter = Effect.fnUntraced(function* <E>(
  sql: SqlClient,
  table: Table,
  { change, conflict, deadline, filter, ids, ready }: Alteration<E>,
  prepared?: Prepared<E>
): Effect.fn.Return<Outcomes<E>, SqlError | ApplicationError> {
  const { indexes } = table.collection
  const current = yield* select(sql, table, ids, "FOR UPDATE")
  // The filter is evaluated here, because a second change of a document must see the result of the first one.
  const holds = Evaluate.inSteps(filter)
  const uniques = conflict === undefined ? undefined : new Uniques(indexes)
  const decide = () => decided(ids, current, holds, change, conflict, uniques)
  const isCurrent = prepared !== undefined && areSame(current, prepared.current)
  let made = isCurrent ? prepared.made : yield* Slices.run(decide, deadline)
  // The decision depends on which items have the unique values that it looked up. It is made again after these are
  // read.
  for (;;) {
    if (uniques === undefined || !(yield* uniques.read(sql, table))) break
    made = yield* Slices.run(decide, deadline)
  }
  const oneByOne = hasUniqueIndex(table.collection)
  const last = new Map(made.documents.map((document) => [document.id, document]))
  for (const some of oneByOne ? made.documents.map((one) => [one]) : [[...last.values()]]) {
    if (some.length === 0) continue
    if (deadline.left() <= 0) return yield* deadline.late
    yield* Writes.overwrite(sql, yield* ready(some), some)
  }
  return made.outcomes
})

/** The outcome of each document. */
export type Outcomes<E> = ReadonlyArray<Option.Option<Result.Result<Document.Document, E | ApplicationError>>>

/** The outcomes, and the documents to write. */
export interface Decided<E> {
  readonly outcomes: Outcomes<E>
  /** The documents to write, in order. */
  readonly documents: ReadonlyArray<Document.Document>
}

function* decided<E>(
  ids: ReadonlyArray<string>,
  stored: ReadonlyMap<string, Document.Document>,
  holds: (data: JsonObject) => Slices.Steps<boolean>,
  change: Change<E>,
  conflict: ApplicationError | undefined,
  uniques: Uniques | undefined
): Slices.Steps<Decided<E>> {
  const current = new Map(stored)
  const outcomes: Array<Outcomes<E>[number]> = []
  const documents: Array<Document.Document> = []
  uniques?.restart()
  for (const [index, id] of ids.entries()) {
    yield
    const found = current.get(id)
    if (found === undefined || !(yield* holds(found.data))) {
      outcomes.push(Option.none())
      continue
    }
    const result = Result.map(change(found, index), (given) => Document.replace(found, given))
    if (Result.isFailure(result)) {
      outcomes.push(Option.some(result))
      continue
    }
    const document = result.success
    if (conflict !== undefined && uniques?.replace(found, document) === false) {
      outcomes.push(Option.some(Result.fail(conflict)))
      continue
    }
    outcomes.push(Option.some(result))
    current.set(id, document)
    documents.push(document)
  }
  return { outcomes, documents }
}

const areSame = (
  left: ReadonlyMap<string, Document.Document>,
  right: ReadonlyMap<string, Document.Document>
): boolean =>
  left.size === right.size &&
  [...left].every(([id, { data }]) => {
    const other = right.get(id)
    return other !== undefined && Order.equal(data, other.data)
  })

// Rows are locked in id order, so that two such calls cannot deadlock.
const select = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  ids: ReadonlyArray<string>,
  lock: "" | "FOR UPDATE"
) {
  if (ids.length === 0) return new Map<string, Document.Document>()
  const parameters = new Parameters()
  const rows = yield* sql.unsafe<Rows.Row>(
    `SELECT ${Rows.columns} FROM ${table.name} AS ${stored} ` +
      `WHERE ${stored}.id = ANY(${parameters.textArray(ids)}) ORDER BY ${stored}.id ${lock}`,
    parameters.values
  )
  return new Map(rows.map((row) => [row.id, Rows.toDocument(row)]))
})
