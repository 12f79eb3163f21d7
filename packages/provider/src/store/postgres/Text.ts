/**
 * Pieces of statements whose values travel as parameters. Names of fields stand in statements as quoted texts, because
 * an index serves only an expression that is written like its own.
 *
 * @since 0.1.0
 */
import { array, jsonb, OID, text } from "@effect/sql-pg/PgTypes"
import * as Result from "effect/Result"
import type { Json, Path } from "../../engine/value/Json.ts"

/** Collects the parameters of one statement. Each answers where its value goes. */
export class Parameters {
  readonly values: Array<unknown> = []

  /** How long the statement may take, where it looks at the clock itself. */
  readonly milliseconds: number | undefined

  /** An estimate of the work per row since the statement last looked at the clock. */
  work = 0

  /** The columns that hold the values of the row, if a condition reads each of them once (`Held`). */
  held: Map<string, string> | undefined

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

/** A text as it stands in a statement. */
export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`

/** Every statement calls the row that it looks at by this name. */
export const stored = "stored"

/** The value at a path, or NULL where there is none. */
export const field = (path: Path, data = `${stored}.data`): string =>
  `${data}${path.map((key) => `->${quote(key)}`).join("")}`

/** The value at a path as it is compared, sorted and indexed: a missing one is null. */
export const key = (path: Path, data?: string): string => orNull(field(path, data))

/** The text of a value in the form in which texts are compared in either case. */
export const folded = (value: string): string => `fold(${value} #>> '{}')`

/** A value in which a missing one is null. */
export const orNull = (value: string): string => `coalesce(${value},'null'::jsonb)`
