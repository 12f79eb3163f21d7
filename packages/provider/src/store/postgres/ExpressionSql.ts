/**
 * Compiles expressions to SQL values of type `jsonb`, with the semantics of `engine/pipeline/Expression`. NULL
 * represents null.
 *
 * @since 0.1.0
 */
import type { Path } from "../../engine/value/Json.ts"
import { different, type Expression, isTextOperation, type Operation } from "../../engine/pipeline/Expression.ts"
import * as Deadline from "./DeadlineSql.ts"
import { field, type Parameters } from "./SqlText.ts"

/** Returns the SQL of the value at a path. */
export type Read = (path: Path) => string

/** Compiles an expression over the current row. */
export const compile = (expression: Expression, parameters: Parameters, read: Read = field): string => {
  switch (expression._tag) {
    case "Field":
      return read(expression.path)
    case "Value":
      return `${parameters.jsonb(expression.value)}::jsonb`
    case "Call": {
      const { operation } = expression
      const { different: operands, places } = different(expression.operands)
      const values = operands.map((operand) => compile(operand, parameters, read))
      const called = calls[operation](values, places, parameters.milliseconds)
      // A string operation can take long, because a string may be as long as an item.
      return isTextOperation(operation) && parameters.milliseconds !== undefined
        ? Deadline.valueBeforeDeadline(called, parameters.milliseconds)
        : called
    }
  }
}

/** Compiles a call from the different values of its operands, and the place of each operand among them. */
type Call = (values: ReadonlyArray<string>, places: ReadonlyArray<number>, milliseconds?: number) => string

const of =
  (name: string): Call =>
  (values, places) =>
    `${name}(${places.map((place) => values[place]).join(", ")})`

const ofMany =
  (name: string): Call =>
  (values, places, milliseconds) => {
    const checked = milliseconds === undefined ? values : Deadline.withValueChecks(values, milliseconds)
    const array = `ARRAY[${checked.join(", ")}]::jsonb[]`
    return values.length === places.length
      ? `${name}(${array})`
      : `${name}(${array}, '{${places.map((place) => place + 1).join(",")}}'::int[])`
  }

// A length that no string exceeds.
const toTheEnd = `'1e9'::jsonb`

const calls: Readonly<Record<Operation, Call>> = {
  add: ofMany("calc_add"),
  multiply: ofMany("calc_multiply"),
  sum: ofMany("calc_sum"),
  concat: ofMany("calc_concat"),
  subtract: of("calc_subtract"),
  divide: of("calc_divide"),
  mod: of("calc_mod"),
  abs: of("calc_abs"),
  floor: of("calc_floor"),
  ceil: of("calc_ceil"),
  stringify: of("calc_stringify"),
  toLower: of("calc_lower"),
  toUpper: of("calc_upper"),
  length: of("calc_length"),
  substring: (values, places) => of("calc_substring")([...values, toTheEnd], [...places, values.length].slice(0, 3))
}
