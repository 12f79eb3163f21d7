/**
 * Reads the unique values of a collection before items are changed. One statement then finds the items that would
 * repeat a value, without writing them.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Index } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import * as Indexes from "../../engine/collection/Indexes.ts"
import { at, type Json, type JsonObject, path } from "../../engine/value/Json.ts"
import { uniqueColumns, type Table } from "./Table.ts"
import { Parameters } from "./SqlText.ts"

/** The unique values of items that have been read, and the ids of the items that have them. */
export class Uniques {
  readonly #indexes: ReadonlyArray<Index>
  readonly #read = new Map<string, { readonly index: Index; readonly values: ReadonlyArray<Json>; id?: string }>()
  #unread = new Map<string, { readonly index: Index; readonly values: ReadonlyArray<Json> }>()
  #ids = new Map<string, string>()

  constructor(indexes: ReadonlyArray<Index>) {
    this.#indexes = indexes.filter(({ unique }) => unique === true)
  }

  /** Discards the changes since the values were read. */
  restart(): void {
    this.#ids = new Map([...this.#read].flatMap(([key, { id }]) => (id === undefined ? [] : [[key, id]])))
  }

  /** Replaces one document by another, unless a different document has its values. Returns whether it did. */
  replace(before: Document, after: Document): boolean {
    const keys = this.#keysOf(after.data)
    if (keys.some((key) => (this.#ids.get(key) ?? after.id) !== after.id)) return false
    for (const key of this.#keysOf(before.data)) if (this.#ids.get(key) === before.id) this.#ids.delete(key)
    for (const key of keys) this.#ids.set(key, after.id)
    return true
  }

  /**
   * Reads which items have the values that were looked up and not read yet, with one statement per index. Returns
   * whether there were any.
   */
  readonly read = Effect.fnUntraced(function* (
    this: Uniques,
    sql: SqlClient,
    table: Table
  ): Effect.fn.Return<boolean, SqlError> {
    const unread = [...this.#unread]
    this.#unread = new Map()
    for (const [key, one] of unread) this.#read.set(key, one)
    for (const [index, some] of Map.groupBy(unread, ([, { index }]) => index)) {
      const parameters = new Parameters()
      const names = index.fields.map((_, field) => `value_${field}`)
      const lists = names.map((_, field) => parameters.jsonbArray(some.map(([, { values }]) => values[field] ?? null)))
      const columns = uniqueColumns(index, "stored.data")
      const rows = yield* sql.unsafe<{ id: string; place: bigint }>(
        `SELECT stored.id, wanted.place FROM unnest(${lists.join(", ")}) WITH ORDINALITY AS wanted (${names.join(", ")}, place) ` +
          `JOIN ${table.name} AS stored ON ${columns.map((column, field) => `${column} = wanted.${names[field]}`).join(" AND ")}`,
        parameters.values
      )
      for (const { id, place } of rows) {
        const found = this.#read.get(some[Number(place) - 1]?.[0] ?? "")
        if (found !== undefined) found.id = id
      }
    }
    return unread.length > 0
  })

  #keysOf(data: JsonObject): ReadonlyArray<string> {
    return this.#indexes.flatMap((index, place) => {
      const unique = Indexes.uniqueKey(index, data)
      if (unique === undefined) return []
      const key = `${place} ${unique}`
      if (!this.#read.has(key)) {
        this.#unread.set(key, { index, values: index.fields.map(({ fieldName }) => at(data, path(fieldName)) ?? null) })
      }
      return [key]
    })
  }
}
