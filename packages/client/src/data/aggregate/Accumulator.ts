/**
 * Accumulators of pipelines: values that are computed of all documents of a group (data.md §7).
 *
 * **Example** (What an author's books cost in all, and their titles)
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
  lift,
  type MissingIn,
  type Operand,
  type Ref,
  type UsesOfExpression,
  type ValueOf
} from "../query/Expression.ts"
import type { AnyUse, Use } from "../call/internal/Field.ts"
import { type Problem, problem } from "../call/internal/Problem.ts"

const TypeId = "~@portico/client/data/Accumulator"

/** An accumulator. `Uses` says what it needs of a document's fields, `Result` what comes of a group. */
export interface Accumulator<out Uses = AnyUse, out Result = unknown> {
  readonly [TypeId]: { readonly uses?: Uses; readonly result?: Result }
  readonly model: Omit<Wire.Accumulator, "resultFieldName">
  /** What is wrong with it, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem>
}

/** A number for each group, none where the field of it may be missing everywhere. */
interface Mean {
  readonly mean: true
}

/** One of the values of an expression. */
interface One<out E> {
  readonly one: E
}

/** All values of an expression. */
interface All<out E> {
  readonly all: E
}

/** What comes of an accumulator over documents of a shape; `Nothing` of no documents. */
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

/** Whether a value is an accumulator. */
export const isAccumulator = (value: unknown): value is Accumulator => hasProperty(value, TypeId)

const make = (model: Accumulator["model"], problems: ReadonlyArray<Problem> = []): Accumulator<never, any> => ({
  [TypeId]: {},
  model,
  problems
})

type OfNumbers<Result> = <const E extends Operand<number>>(expression: E) => Accumulator<UsesAsNumber<E>, Result>

/** Numbers added up. */
export const sum: OfNumbers<number> = of("sum", "number")

/** The mean of numbers. */
export const avg: OfNumbers<Mean> = of("avg", "number")

type OfValues = <const E extends Expression>(expression: E) => Accumulator<UsesOfExpression<E>, One<E>>

/** The least value. */
export const min: OfValues = of("min", "any")

/** The greatest value. */
export const max: OfValues = of("max", "any")

/** The value of the first document: sort before. */
export const first: OfValues = of("first", "any")

/** The value of the last document: sort before. */
export const last: OfValues = of("last", "any")

/** The list of all values, in the order of the documents. */
export const push: <const E extends Expression>(expression: E) => Accumulator<UsesOfExpression<E>, All<E>> = of(
  "push",
  "any"
)

/** How many documents a group has. */
export const count = (): Accumulator<never, number> => make({ sum: { expression: { numeric: 1 } } })

/** A value as an accumulator; of anything else it is told that it is none. */
export const adopt = (value: unknown, name: string): Accumulator =>
  isAccumulator(value)
    ? value
    : make({}, [
        problem("WDE0045", { method: "group", expected: "an accumulator", field: name, received: received(value) }, [
          name
        ])
      ])

function of(method: Exclude<keyof Wire.Accumulator, "resultFieldName">, kind: "number" | "any") {
  return (...args: ReadonlyArray<unknown>) => {
    const { model, problems } = lift(args[0], method, kind)
    return make(
      { [method]: { expression: model } },
      args.length === 1 ? problems : [problem("WDE0039", { method, count: args.length }, [method])]
    )
  }
}
