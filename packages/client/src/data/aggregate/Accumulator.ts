/**
 * Accumulators of pipelines, which compute a value from all documents of a group (data.md §7).
 *
 * **Example** (Summing the prices and collecting the titles of each author)
 *
 * ```ts
 * import * as Accumulator from "@portico/client/data/Accumulator"
 * import * as Expression from "@portico/client/data/Expression"
 * import * as Pipeline from "@portico/client/data/Pipeline"
 *
 * const perAuthor = Pipeline.from("books").pipe(
 *   Pipeline.group(
 *     { author: Expression.field("author") },
 *     { cost: Accumulator.sum(Expression.field("price")), titles: Accumulator.push(Expression.field("title")) }
 *   )
 * )
 * ```
 *
 * @since 0.1.0
 */
import type * as Wire from "@portico/contract/data/Pipeline"
import { received } from "@portico/contract/Wde"
import { hasProperty } from "effect/Predicate"
import {
  type Expression,
  type Given,
  lift,
  type MissingIn,
  type Operand,
  type Ref,
  type UsesOfExpression,
  type ValueOf
} from "../query/Expression.ts"
import type { AnyUse, Use } from "../call/internal/Field.ts"
import type { Brand, BrandIn } from "../call/internal/FieldNames.ts"
import { type Problem, problem } from "../call/internal/Problem.ts"
import type { ExpressionCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"

const TypeId = "~@portico/client/data/Accumulator"

/**
 * An accumulator. `Uses` is the type of what it requires of a document's fields, `Result` the type of its result for a
 * group. `Of` is the scope that its fields were checked against.
 */
export interface Accumulator<out Uses = AnyUse, out Result = unknown, Of = unknown> {
  readonly [TypeId]: Brand<Uses, Of> & { readonly result?: Result }
  readonly model: Omit<Wire.Accumulator, "resultFieldName">
  /** The problems of invalid arguments, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem<ExpressionCode>>
}

/** An accumulator of any type. It has no scope, so that TypeScript infers none from it. */
export interface Any {
  readonly [TypeId]: { readonly uses?: unknown; readonly result?: unknown }
  readonly model: Accumulator["model"]
  readonly problems: Accumulator["problems"]
}

/** An accumulator whose fields are those of a scope. TypeScript infers the scope of nested calls from it. */
export interface Within<S> {
  readonly [TypeId]: BrandIn<S>
}

/** The result type of a mean: a number, or a missing value if no document of the group has the field. */
interface Mean {
  readonly mean: true
}

/** The result type of one value of an expression. */
interface One<out E> {
  readonly one: E
}

/** The result type of an array of all values of an expression. */
interface All<out E> {
  readonly all: E
}

/**
 * The result of an accumulator for a group of documents of type `Row`. `Nothing` is the result for a group without
 * documents.
 */
export type ValueOfGroup<Row, A, Nothing> =
  A extends Accumulator<infer Uses, infer Result>
    ? Result extends Mean
      ? number | MissingIn<Row, Uses> | Nothing
      : Result extends One<infer E>
        ? ValueOf<Row, E> | Nothing
        : Result extends All<infer E>
          ? ReadonlyArray<ValueOf<Row, E>>
          : Result
    : never

type UsesAsNumber<E> =
  E extends Expression<infer Uses, infer Result>
    ? Uses | (Result extends Ref<infer Field> ? Use<Field, "number", never> : never)
    : never

/** Checks whether a value is an accumulator. */
export const isAccumulator = (value: unknown): value is Accumulator => hasProperty(value, TypeId)

const make = (
  model: Accumulator["model"],
  problems: ReadonlyArray<Problem<ExpressionCode>> = []
): Accumulator<never, never> => ({
  [TypeId]: {},
  model,
  problems
})

type OfNumbers<Result> = <S = never, const E extends Operand<number> = number>(
  expression: Given<S, E>
) => Accumulator<UsesAsNumber<E>, Result, S>

/** Computes the sum of numbers. */
export const sum: OfNumbers<number> = of("sum", "number")

/** Computes the mean of numbers. */
export const avg: OfNumbers<Mean> = of("avg", "number")

type OfValues = <S = never, const E extends Expression = Expression<never, never>>(
  expression: Given<S, E>
) => Accumulator<UsesOfExpression<E>, One<E>, S>

/** Computes the smallest value. */
export const min: OfValues = of("min", "any")

/** Computes the greatest value. */
export const max: OfValues = of("max", "any")

/** Takes the value of the first document. Sort the documents before grouping them. */
export const first: OfValues = of("first", "any")

/** Takes the value of the last document. Sort the documents before grouping them. */
export const last: OfValues = of("last", "any")

/** Collects all values in an array, in the order of the documents. */
export const push: <S = never, const E extends Expression = Expression<never, never>>(
  expression: Given<S, E>
) => Accumulator<UsesOfExpression<E>, All<E>, S> = of("push", "any")

/** Counts the documents of a group. */
export const count = (): Accumulator<never, number> => make({ sum: { expression: { numeric: 1 } } })

/** Returns an accumulator unchanged. For any other value, returns an accumulator with the problem WDE0045. */
export const fromUnknown = (value: unknown, name: string): Accumulator =>
  isAccumulator(value)
    ? value
    : make({}, [
        problem("WDE0045", { method: "group", expected: "an accumulator", field: name, received: received(value) }, [
          name
        ])
      ])

function of(method: Exclude<keyof Wire.Accumulator, "resultFieldName">, kind: "number" | "any") {
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
