/**
 * Expressions of pipelines: values that are computed of each document (data.md §7). They are values themselves; what is
 * wrong with one is told by the call that runs its pipeline.
 *
 * **Example** (The price with a tenth off, and the author's name in capitals)
 *
 * ```ts
 * import * as Expression from "@portico/client/data/Expression"
 *
 * const reduced = Expression.multiply(Expression.field("price"), 0.9)
 * const name = Expression.toUpper(Expression.field("author.name"))
 * ```
 *
 * @since 0.1.0
 */
import type * as Wire from "@portico/contract/data/Pipeline"
import { received } from "@portico/contract/Wde"
import { hasProperty } from "effect/Predicate"
import { checkField } from "../call/internal/Checks.ts"
import type { AnyUse, At, Bare, Use } from "../call/internal/Field.ts"
import { type Problem, problem } from "../call/internal/Problem.ts"

const TypeId = "~@portico/client/data/Expression"

/** An expression. `Uses` says what it needs of a document's fields, `Result` what comes of it. */
export interface Expression<out Uses = AnyUse, out Result = unknown> {
  readonly [TypeId]: { readonly uses?: Uses; readonly result?: Result }
  readonly model: Wire.Expression
  /** What is wrong with it, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem>
}

/** The result of an expression that is a field: the document says of which type. */
export interface Ref<out Field extends string> {
  readonly ref: Field
}

/** What an operation takes: a value, or an expression that gives one. */
export type Operand<Value extends number | string> = Value | Expression<AnyUse, Value | null | Ref<string>>

/** What an operation's operands need, as numbers or as texts. */
type UsesAs<Operands, Kind extends "number" | "text"> =
  Operands extends Expression<infer Uses, infer Result>
    ? Uses | (Result extends Ref<infer Field> ? Use<Field, Kind, never> : never)
    : never

/** What expressions need that are taken as they are. */
export type UsesOfExpression<E> =
  E extends Expression<infer Uses, infer Result>
    ? Uses | (Result extends Ref<infer Field> ? Use<Field, "presence", never> : never)
    : never

/** What comes of an expression over a document. Where a field of it may be missing, so may the result. */
export type ValueOf<Row, E> =
  E extends Expression<infer Uses, infer Result>
    ? Result extends Ref<infer Field>
      ? Present<At<Row, Field>>
      : Result | MissingIn<Row, Uses>
    : E

/** `null` where one of the fields that are used may be missing. */
export type MissingIn<Row, Uses> = Uses extends { readonly use: `${string} ${infer Field}` }
  ? null extends Present<At<Row, Field>>
    ? null
    : never
  : never

/** What is missing is `null` in results. */
export type Present<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value

/** Whether a value is an expression. */
export const isExpression = (value: unknown): value is Expression<never, any> => hasProperty(value, TypeId)

const make = (model: Wire.Expression, problems: ReadonlyArray<Problem> = []): Expression<never, any> => ({
  [TypeId]: {},
  model,
  problems
})

/** The value of a field, nested ones named with dots. */
export const field = <const Field extends string>(field: Field): Expression<never, Ref<Field>> =>
  make({ fieldPath: field }, checkField(field, "expression"))

/** A text as it stands. */
export const text = (text: string): Expression<never, string> => lift(text, "text", "string")

/** A number as it stands. */
export const numeric = (number: number): Expression<never, number> => lift(number, "numeric", "number")

type Many<Value extends number | string, Kind extends "number" | "text"> = <
  const Operands extends readonly [Operand<Value>, ...ReadonlyArray<Operand<Value>>]
>(
  ...operands: Operands
) => Expression<UsesAs<Operands[number], Kind>, Value>

type Pair<Result> = <const First extends Operand<number>, const Second extends Operand<number>>(
  first: First,
  second: Second
) => Expression<UsesAs<First | Second, "number">, Result>

type Single<Value extends number | string, Kind extends "number" | "text", Result> = <const One extends Operand<Value>>(
  operand: One
) => Expression<UsesAs<One, Kind>, Result>

/** Numbers added up. */
export const add: Many<number, "number"> = many("add", "number")

/** Numbers multiplied. */
export const multiply: Many<number, "number"> = many("multiply", "number")

/** The sum of numbers, exact before it is rounded. What is no number counts for nothing. */
export const sum: Many<number, "number"> = many("sum", "number")

/** Texts one behind the other. */
export const concat: Many<string, "text"> = many("concat", "string")

/** The first number less the second. */
export const subtract: Pair<number> = pair("subtract")

/** The first number divided by the second. Nothing comes of a division by zero. */
export const divide: Pair<number | null> = pair("divide")

/** What is left of the first number when it is divided by the second. Nothing comes of a division by zero. */
export const mod: Pair<number | null> = pair("mod")

/** A number without its sign. */
export const abs: Single<number, "number", number> = single("abs", "number")

/** The greatest integer that is not greater than a number. */
export const floor: Single<number, "number", number> = single("floor", "number")

/** The least integer that is not less than a number. */
export const ceil: Single<number, "number", number> = single("ceil", "number")

/** A text in small letters. */
export const toLower: Single<string, "text", string> = single("toLower", "string")

/** A text in capitals. */
export const toUpper: Single<string, "text", string> = single("toUpper", "string")

/** How many characters a text has. */
export const length: Single<string, "text", number> = single("length", "string")

/** How many elements a list has. */
export const size: <const Field extends string>(
  list: Expression<never, Ref<Field>>
) => Expression<Bare<Field, "unwind">, number> = single("length", "any")

/** Any value as a text. */
export const stringify: <const E extends Expression>(operand: E) => Expression<UsesOfExpression<E>, string> = single(
  "stringify",
  "any"
)

/** A part of a text: from a character on, the first one being 0, so many as told or all that follow. */
export const substring: <
  const Text extends Operand<string>,
  const Start extends Operand<number>,
  const Length extends Operand<number> = never
>(
  text: Text,
  start: Start,
  length?: Length
) => Expression<UsesAs<Text, "text"> | UsesAs<Start | Length, "number">, string> = (
  ...args: ReadonlyArray<unknown>
) => {
  const [value, start, length] = args
  const text = lift(value, "substring", "string")
  const from = lift(start, "substring", "number")
  const many = length === undefined ? undefined : lift(length, "substring", "number")
  return make(
    {
      substring: {
        expression: text.model,
        startExpression: from.model,
        ...(many === undefined ? {} : { lengthExpression: many.model })
      }
    },
    args.length < 2
      ? [problem("WDE0042", { method: "substring", count: args.length }, ["substring"])]
      : [text, from, many].flatMap((part) => part?.problems ?? [])
  )
}

type Kind = "number" | "string" | "any"

/** A value as an expression. What is neither is told, by what was expected of it. */
export const lift = (value: unknown, method: string, kind: Kind): Expression<never, any> => {
  if (isExpression(value)) return value
  if (typeof value === "string" && kind !== "number") return make({ text: value })
  if (Number.isFinite(value) && kind !== "string") return make({ numeric: value as number })
  return make({}, [
    kind === "number"
      ? problem("WDE0032", { parameter: method, received: received(value) }, [method])
      : kind === "string"
        ? problem("WDE0044", { method, received: received(value) }, [method])
        : problem(
            "WDE0045",
            { method, expected: "an expression, text or number", field: "a value", received: received(value) },
            [method]
          )
  ])
}

function many(method: "add" | "multiply" | "sum" | "concat", kind: Kind) {
  return (...operands: ReadonlyArray<unknown>) => {
    const parts = operands.map((operand) => lift(operand, method, kind))
    return make(
      { [method]: { expressions: parts.map(({ model }) => model) } },
      parts.length === 0
        ? [problem("WDE0043", { method, count: 0 }, [method])]
        : parts.flatMap(({ problems }) => problems)
    )
  }
}

function pair(method: "subtract" | "divide" | "mod") {
  return (...args: ReadonlyArray<unknown>) => {
    const first = lift(args[0], method, "number")
    const second = lift(args[1], method, "number")
    return make(
      { [method]: { firstExpression: first.model, secondExpression: second.model } },
      args.length === 2
        ? [...first.problems, ...second.problems]
        : [problem("WDE0040", { method, count: args.length }, [method])]
    )
  }
}

function single(method: "abs" | "floor" | "ceil" | "stringify" | "toLower" | "toUpper" | "length", kind: Kind) {
  return (...args: ReadonlyArray<unknown>) => {
    const { model, problems } = lift(args[0], method, kind)
    return make(
      { [method]: { expression: model } },
      args.length === 1 ? problems : [problem("WDE0039", { method, count: args.length }, [method])]
    )
  }
}
