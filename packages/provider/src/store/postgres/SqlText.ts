/**
 * Parts of statements, whose values are sent as parameters. Field names are quoted literals, because an index only
 * supports an expression that is identical to its own.
 *
 * @since 0.1.0
 */
import { array, jsonb, OID, text } from "@effect/sql-pg/PgTypes"
import * as Result from "effect/Result"
import type { Json, Path } from "../../engine/value/Json.ts"

/** Collects the parameters of one statement. Each method returns the placeholder of its value. */
export class Parameters {
  readonly values: Array<unknown> = []

  /** Time limit of the statement in milliseconds, if the statement checks the deadline itself. */
  readonly milliseconds: number | undefined

  /** An estimate of the work per row since the last deadline check in the statement. */
  work = 0

  /** The columns that contain the values of the row, if a condition reads each of them once (`ReadOnceSql`). */
  readOnceColumns: Map<string, string> | undefined

  constructor(milliseconds?: number) {
    this.milliseconds = milliseconds
  }

  jsonb(value: Json): string {
    return this.add(jsonb(value))
  }

  jsonbArray(values: ReadonlyArray<Json>): string {
    return this.add(Result.getOrThrow(array(values, OID.jsonb)))
  }

  text(value: string): string {
    return this.add(text(value))
  }

  textArray(values: ReadonlyArray<string>): string {
    return this.add(Result.getOrThrow(array(values, OID.text)))
  }

  private add(value: unknown): string {
    return `$${this.values.push(value)}`
  }
}

/** Returns a string as a quoted SQL literal. */
export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`

/** The alias of the current row in every statement. */
export const stored = "stored"

/** Returns the value at a path, or NULL if it is missing. */
export const field = (path: Path, data = `${stored}.data`): string =>
  `${data}${path.map((key) => `->${quote(key)}`).join("")}`

/** Returns the value at a path in the form for comparisons, sorting and indexes, in which a missing value is null. */
export const key = (path: Path, data?: string): string => orNull(field(path, data))

/** Returns a string value folded for case-insensitive comparison. */
export const folded = (value: string): string => `fold(${value} #>> '{}')`

/** Replaces SQL NULL by JSON null. */
export const orNull = (value: string): string => `coalesce(${value},'null'::jsonb)`
