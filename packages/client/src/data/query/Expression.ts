/**
 * Expressions of pipelines: values that are computed from each document (data.md §7). Creating an expression never
 * fails; the call that runs its pipeline reports all problems.
 *
 * **Example** (A reduced price and the author's name in upper case)
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
import type { AllowedIn, Brand, BrandIn, CheckedName, IsUnscoped, NamesOf } from "../call/internal/FieldNames.ts"
import { type Problem, problem } from "../call/internal/Problem.ts"
import type { ExpressionCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"

const TypeId = "~@portico/client/data/Expression"

/**
 * An expression. `Uses` is the type of the field uses that it requires of a document, and `Result` is the type of its
 * result. `Of` is the scope that its fields were checked against.
 */
export interface Expression<out Uses = AnyUse, out Result = unknown, Of = unknown> {
  readonly [TypeId]: Brand<Uses, Of> & { readonly result?: Result }
  readonly model: Wire.Expression
  /** The problems that were found, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem<ExpressionCode>>
}

/** An expression of any type. It has no scope, so that TypeScript infers none from it. */
export interface Any {
  readonly [TypeId]: { readonly uses?: unknown; readonly result?: unknown }
  readonly model: Wire.Expression
  readonly problems: ReadonlyArray<Problem<ExpressionCode>>
}

/** An expression whose fields are those of a scope. TypeScript infers the scope of nested calls from it. */
export interface Within<S> {
  readonly [TypeId]: BrandIn<S>
}

/** The type of a parameter that receives an operand. In a scope, it is the context of nested calls. */
export type Given<S, E> = IsUnscoped<S> extends true ? E : E | Within<NoInfer<S>>

/** The result of an expression that is a field: its type depends on the document. */
export interface Ref<out Field extends string> {
  readonly ref: Field
}

/** An operand of an operation: a value, or an expression that returns one. */
export type Operand<Value extends number | string> = Value | Expression<AnyUse, Value | null | Ref<string>>

/** The field uses that an operation requires for its operands, as numbers or as strings. */
type UsesAs<Operands, Kind extends "number" | "text"> =
  Operands extends Expression<infer Uses, infer Result>
    ? Uses | (Result extends Ref<infer Field> ? Use<Field, Kind, never> : never)
    : never

/** The field uses that an expression requires if its result may have any type. */
export type UsesOfExpression<E> =
  E extends Expression<infer Uses, infer Result>
    ? Uses | (Result extends Ref<infer Field> ? Use<Field, "presence", never> : never)
    : never

/** The type of an expression's result for a document. It includes `null` if a field that it uses may be missing. */
export type ValueOf<Row, E> =
  E extends Expression<infer Uses, infer Result>
    ? Result extends Ref<infer Field>
      ? Present<At<Row, Field>>
      : Result | MissingIn<Row, Uses>
    : E

/** `null` if one of the used fields may be missing, otherwise `never`. */
export type MissingIn<Row, Uses> = Uses extends { readonly use: `${string} ${infer Field}` }
  ? null extends Present<At<Row, Field>>
    ? null
    : never
  : never

/** The type of a field's value in a result, in which a missing value is `null`. */
export type Present<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value

/** Checks whether a value is an expression. */
export const isExpression = (value: unknown): value is Expression<never, never> => hasProperty(value, TypeId)

const make = (
  model: Wire.Expression,
  problems: ReadonlyArray<Problem<ExpressionCode>> = []
): Expression<never, never> => ({
  [TypeId]: {},
  model,
  problems
})

/** Creates an expression of a field's value. Names of nested fields contain dots. */
export const field = <S = never, const Field extends string = NamesOf<S, "presence">>(
  field: CheckedName<S, "presence", Field>
): Expression<never, FieldIn<S, Field>, S> => retyped(make({ fieldPath: field }, checkField(field, "expression")))

// A field that the scope does not have is an error already, so it must not be one of the whole expression too.
type FieldIn<S, Field extends string> =
  AllowedIn<S, Use<Field, "presence", never>> extends infer Allowed
    ? [Allowed] extends [never]
      ? never
      : Ref<Field>
    : never

/** Creates an expression of a constant string. */
export const text = (text: string): Expression<never, string> => lift(text, "text", "string")

/** Creates an expression of a constant number. */
export const numeric = (number: number): Expression<never, number> => lift(number, "numeric", "number")

type Many<Value extends number | string, Kind extends "number" | "text"> = <
  S = never,
  const Operands extends readonly [Operand<Value>, ...ReadonlyArray<Operand<Value>>] = readonly [Value]
>(
  ...operands: GivenMany<S, Operands>
) => Expression<UsesAs<Operands[number], Kind>, Value, S>

type GivenMany<S, Operands> =
  IsUnscoped<S> extends true ? Operands : Operands | readonly [Nested<S>, ...ReadonlyArray<Nested<S>>]

type Nested<S> = Within<NoInfer<S>> | string | number

type Pair<Result> = <
  S = never,
  const First extends Operand<number> = number,
  const Second extends Operand<number> = number
>(
  first: Given<S, First>,
  second: Given<S, Second>
) => Expression<UsesAs<First | Second, "number">, Result, S>

type Single<Value extends number | string, Kind extends "number" | "text", Result> = <
  S = never,
  const One extends Operand<Value> = Value
>(
  operand: Given<S, One>
) => Expression<UsesAs<One, Kind>, Result, S>

/** Adds numbers. */
export const add: Many<number, "number"> = many("add", "number")

/** Multiplies numbers. */
export const multiply: Many<number, "number"> = many("multiply", "number")

/** Adds numbers exactly and rounds the sum once. Operands that are not numbers are ignored. */
export const sum: Many<number, "number"> = many("sum", "number")

/** Concatenates strings. */
export const concat: Many<string, "text"> = many("concat", "string")

/** Subtracts the second number from the first. */
export const subtract: Pair<number> = pair("subtract")

/** Divides the first number by the second. A division by zero returns `null`. */
export const divide: Pair<number | null> = pair("divide")

/** Returns the remainder of the first number divided by the second. A division by zero returns `null`. */
export const mod: Pair<number | null> = pair("mod")

/** Returns the absolute value of a number. */
export const abs: Single<number, "number", number> = single("abs", "number")

/** Returns the greatest integer that is not greater than a number. */
export const floor: Single<number, "number", number> = single("floor", "number")

/** Returns the least integer that is not less than a number. */
export const ceil: Single<number, "number", number> = single("ceil", "number")

/** Converts a string to lower case. */
export const toLower: Single<string, "text", string> = single("toLower", "string")

/** Converts a string to upper case. */
export const toUpper: Single<string, "text", string> = single("toUpper", "string")

/** Returns the number of characters in a string. */
export const length: Single<string, "text", number> = single("length", "string")

/** Returns the number of elements in an array. */
export const size: <S = never, const Field extends string = never>(
  list: Given<S, Expression<never, Ref<Field>>>
) => Expression<Bare<Field, "unwind">, number, S> = single("length", "any")

/** Converts any value to a string. */
export const stringify: <S = never, const E extends Expression = Expression<never, never>>(
  operand: Given<S, E>
) => Expression<UsesOfExpression<E>, string, S> = single("stringify", "any")

/**
 * Returns a part of a string: `length` characters from the zero-based index `start`, or all characters from there if
 * `length` is missing.
 */
export const substring: <
  S = never,
  const Text extends Operand<string> = string,
  const Start extends Operand<number> = number,
  const Length extends Operand<number> = never
>(
  text: Given<S, Text>,
  start: Given<S, Start>,
  length?: Given<S, Length>
) => Expression<UsesAs<Text, "text"> | UsesAs<Start | Length, "number">, string, S> = (
  ...args: ReadonlyArray<unknown>
) => {
  const [value, start, length] = args
  const text = lift(value, "substring", "string")
  const from = lift(start, "substring", "number")
  const many = length === undefined ? undefined : lift(length, "substring", "number")
  return retyped(
    make(
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
  )
}

type Kind = "number" | "string" | "any"

/**
 * Converts a value to an expression. If it is neither an expression nor a value of the expected kind, the expression
 * has a problem.
 */
export const lift = (value: unknown, method: string, kind: Kind): Expression<never, never> => {
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
            { method, expected: "an expression, string or number", field: "a value", received: received(value) },
            [method]
          )
  ])
}

function many(method: "add" | "multiply" | "sum" | "concat", kind: Kind) {
  return (...operands: ReadonlyArray<unknown>): never => {
    const parts = operands.map((operand) => lift(operand, method, kind))
    return retyped(
      make(
        { [method]: { expressions: parts.map(({ model }) => model) } },
        parts.length === 0
          ? [problem("WDE0043", { method, count: 0 }, [method])]
          : parts.flatMap(({ problems }) => problems)
      )
    )
  }
}

function pair(method: "subtract" | "divide" | "mod") {
  return (...args: ReadonlyArray<unknown>): never => {
    const first = lift(args[0], method, "number")
    const second = lift(args[1], method, "number")
    return retyped(
      make(
        { [method]: { firstExpression: first.model, secondExpression: second.model } },
        args.length === 2
          ? [...first.problems, ...second.problems]
          : [problem("WDE0040", { method, count: args.length }, [method])]
      )
    )
  }
}

function single(method: "abs" | "floor" | "ceil" | "stringify" | "toLower" | "toUpper" | "length", kind: Kind) {
  return (...args: ReadonlyArray<unknown>): never => {
    const { model, problems } = lift(args[0], method, kind)
    return retyped(
      make(
        { [method]: { expression: model } },
        args.length === 1 ? problems : [problem("WDE0039", { method, count: args.length }, [method])]
      )
    )
  }
}
