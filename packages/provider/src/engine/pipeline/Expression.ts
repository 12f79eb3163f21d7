/**
 * Expressions over a row. They never fail: missing values are null, and so are results that cannot be computed.
 *
 * Arithmetic uses doubles between 1e-150 and 1e150. Larger results are null, and results closer to zero are 0. `sum`
 * and `mod` calculate with exact decimals and round once.
 *
 * @since 0.1.0
 */
import { fold } from "@portico/contract/data/FilterOperators"
import * as Limits from "@portico/contract/Limits"
import { at, type Json, type JsonObject, type Path } from "../value/Json.ts"
import { byteLength } from "../value/Order.ts"
import * as Decimal from "./Decimal.ts"
import type { Steps } from "../limits/Slices.ts"
import { stringify } from "./Stringify.ts"
import { toUpper } from "./Upper.ts"

/** A value that is computed from a row. */
export type Expression =
  | { readonly _tag: "Field"; readonly path: Path }
  | { readonly _tag: "Value"; readonly value: Json }
  | { readonly _tag: "Call"; readonly operation: Operation; readonly operands: ReadonlyArray<Expression> }

/** An operation on other values. */
export type Operation = keyof typeof operations

/** Compiles an expression to a function of a row. */
export const compile = (expression: Expression): ((data: JsonObject) => Json) => {
  switch (expression._tag) {
    case "Field": {
      const { path } = expression
      return (data) => at(data, path) ?? null
    }
    case "Value":
      return () => expression.value
    case "Call": {
      const operands = expression.operands.map(compile)
      const run: Run = operations[expression.operation]
      return (data) => run(operands.map((operand) => operand(data)))
    }
  }
}

/** Compiles an expression to a function of a row that can pause after each operation on a string. */
export const inSteps = (expression: Expression): ((data: JsonObject) => Steps<Json>) => {
  if (expression._tag !== "Call") {
    const compiled = compile(expression)
    // oxlint-disable-next-line require-yield
    return function* (data) {
      return compiled(data)
    }
  }
  const operands = expression.operands.map(inSteps)
  const run: Run = operations[expression.operation]
  const isLong = isTextOperation(expression.operation)
  return function* (data) {
    const values: Array<Json> = []
    for (const operand of operands) values.push(yield* operand(data))
    if (isLong) yield
    return run(values)
  }
}

/** Returns the paths of the fields that an expression reads. */
export const paths = (expression: Expression): ReadonlyArray<Path> => {
  switch (expression._tag) {
    case "Field":
      return [expression.path]
    case "Value":
      return []
    case "Call":
      return expression.operands.flatMap(paths)
  }
}

/** Returns the different expressions among several, and the place of each of them in the result. */
export const different = (
  expressions: ReadonlyArray<Expression>
): { readonly different: ReadonlyArray<Expression>; readonly places: ReadonlyArray<number> } => {
  const found = new Map<string, { readonly expression: Expression; readonly place: number }>()
  const places = expressions.map((expression) => {
    const text = JSON.stringify(expression)
    const known = found.get(text) ?? { expression, place: found.size }
    found.set(text, known)
    return known.place
  })
  return { different: [...found.values()].map(({ expression }) => expression), places }
}

type Run = (operands: ReadonlyArray<Json>) => Json

const isNumber = (value: Json | undefined): value is number => typeof value === "number"
const isText = (value: Json | undefined): value is string => typeof value === "string"

/** Creates an operation that folds its operands from left to right. */
const stepwise =
  (start: number, step: (result: number, operand: number) => number): Run =>
  (operands) =>
    operands.reduce((result: Json, operand) => {
      const number = isNumber(operand) ? Decimal.bounded(operand) : null
      return isNumber(result) && number !== null ? Decimal.bounded(step(result, number)) : null
    }, start)

const two =
  (calculate: (left: number, right: number) => number): Run =>
  ([left, right]) => {
    const [one, other] = [left, right].map((operand) => (isNumber(operand) ? Decimal.bounded(operand) : null))
    return isNumber(one) && isNumber(other) ? Decimal.bounded(calculate(one, other)) : null
  }

const one =
  (calculate: (value: number) => number): Run =>
  ([value]) =>
    // JSON cannot represent negative zero.
    isNumber(value) ? calculate(value) + 0 : null

const ofText =
  (change: (text: string) => Json): Run =>
  ([value]) =>
    isText(value) ? change(value) : null

const concat: Run = (operands) => {
  if (!operands.every(isText)) return null
  // A character has at least one byte, so the length is checked before the strings are joined. Joining 400 long strings
  // would take seconds and hundreds of megabytes.
  const characters = operands.reduce((sum, text) => sum + text.length, 0)
  if (characters > Limits.maximumItemBytes) return null
  const text = operands.join("")
  return byteLength(text) > Limits.maximumItemBytes ? null : text
}

// Strings without surrogate pairs, which are nearly all strings, do not need an array of their characters.
const hasPairs = (text: string): boolean => /[\ud800-\udfff]/.test(text)

const length: Run = ([value]) =>
  isText(value)
    ? hasPairs(value)
      ? Array.from(value).length
      : value.length
    : Array.isArray(value)
      ? value.length
      : null

const substring: Run = (operands) => {
  const [text, start, count = Infinity] = operands
  if (!isText(text) || !isNumber(start) || !isNumber(count)) return null
  const characters = hasPairs(text) ? Array.from(text) : text
  const first = Math.floor(start)
  const from = Math.max(first < 0 ? characters.length + first : first, 0)
  const part = characters.slice(from, from + Math.max(Math.floor(count), 0))
  return typeof part === "string" ? part : part.join("")
}

const operations = {
  add: stepwise(0, (sum, value) => sum + value),
  multiply: stepwise(1, (product, value) => product * value),
  sum: (operands: ReadonlyArray<Json>) => Decimal.sum(operands.filter(isNumber)),
  subtract: two((left, right) => left - right),
  // A division by zero is infinite or NaN, and so null.
  divide: two((left, right) => left / right),
  mod: two((left, right) => (right === 0 ? NaN : Decimal.remainder(left, right))),
  abs: one(Math.abs),
  floor: one(Math.floor),
  ceil: one(Math.ceil),
  concat,
  stringify: ([value = null]: ReadonlyArray<Json>) => stringify(value),
  toLower: ofText(fold),
  toUpper: ofText(toUpper),
  length,
  substring
} satisfies Record<string, Run>

const textOperations: ReadonlySet<string> = new Set<Operation>([
  "concat",
  "stringify",
  "toLower",
  "toUpper",
  "length",
  "substring"
])

/** Whether an operation reads or creates a string. Its cost then depends on the length of the string. */
export const isTextOperation = (operation: string): boolean => textOperations.has(operation)
