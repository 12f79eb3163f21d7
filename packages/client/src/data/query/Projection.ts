/**
 * Projections of a pipeline's `project` stage: the fields that it keeps, drops, computes and nests (data.md §7).
 *
 * **Example** (Titles with reduced prices)
 *
 * ```ts
 * import * as Expression from "@portico/client/data/Expression"
 * import * as Pipeline from "@portico/client/data/Pipeline"
 * import * as Projection from "@portico/client/data/Projection"
 *
 * const offers = Pipeline.from("books").pipe(
 *   Pipeline.project(
 *     Projection.include("title"),
 *     Projection.reshape("price", Expression.multiply(Expression.field("price"), 0.9))
 *   )
 * )
 * ```
 *
 * @since 0.1.0
 */
import type * as Wire from "@portico/contract/data/Pipeline"
import { received } from "@portico/contract/Wde"
import { hasProperty } from "effect/Predicate"
import { checkField } from "../call/internal/Checks.ts"
import { type Expression, type Given, lift, type UsesOfExpression, type ValueOf } from "./Expression.ts"
import type { AnyUse, At, Bare } from "../call/internal/Field.ts"
import type { AllowedIn, Brand, BrandIn, CheckedName, IsUnscoped, NamesOf } from "../call/internal/FieldNames.ts"
import { type Problem, problem } from "../call/internal/Problem.ts"
import type { ExpressionCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"

const TypeId = "~@portico/client/data/Projection"

/**
 * Fields of a projection. `Uses` is the type of the field uses that it requires of a document, and `Makes` is the type
 * of its effect on the document. `Of` is the scope that its fields were checked against.
 */
export interface Projection<out Uses = AnyUse, out Makes = unknown, Of = unknown> {
  readonly [TypeId]: Brand<Uses, Of> & { readonly makes?: Makes }
  readonly model: ReadonlyArray<Wire.ProjectedField>
  /** The problems that were found, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem<ExpressionCode>>
}

/** A projection whose fields are those of a scope. TypeScript infers the scope of nested calls from it. */
export interface Within<S> {
  readonly [TypeId]: BrandIn<S>
}

interface Included<out Field extends string> {
  readonly included: Field
}

interface Dropped<out Field extends string> {
  readonly dropped: Field
}

interface Made<out Name extends string, out E> {
  readonly made: Name
  readonly of: E
}

interface Nested<out Name extends string, out Parts> {
  readonly nested: Name
  readonly parts: Parts
}

/** The field uses that projections require of a document. */
export type UsesOfParts<Parts> = Parts extends Projection<infer Uses> ? Uses : never

/**
 * The type of the projected document. If the projection only drops fields, all other fields remain. Otherwise the
 * document has the `_id`, the included fields and the computed fields.
 */
export type Projected<Row, Parts> = Flat<Left<Row, MakesOf<Parts>>>

type MakesOf<Parts> = Parts extends Projection<unknown, infer Makes> ? Makes : never

type Left<Row, Makes> = [Exclude<Makes, Dropped<string>>] extends [never]
  ? Omit<Row, DroppedIn<Makes>>
  : Omit<Pick<Row, "_id" & keyof Row>, DroppedIn<Makes>> & Shaped<Row, Makes>

type Inside<Row, Makes> = Flat<
  [Exclude<Makes, Dropped<string>>] extends [never]
    ? Omit<Row, DroppedIn<Makes>>
    : Omit<Shaped<Row, Makes>, DroppedIn<Makes>>
>

type DroppedIn<Makes> = Makes extends Dropped<infer Field> ? Field : never

type Shaped<Row, Makes> = Together<
  Makes extends Included<infer Field>
    ? IncludedIn<Row, Field>
    : Makes extends Made<infer Name, infer E>
      ? { readonly [Key in Name]: ValueOf<Row, E> }
      : Makes extends Nested<infer Name, infer Parts>
        ? { readonly [Key in Name]: Inside<Row, MakesOf<Parts>> }
        : {}
>

type IncludedIn<Row, Field extends string> = Field extends keyof Row
  ? Pick<Row, Field>
  : Field extends `${infer First}.${infer Rest}`
    ? { readonly [Key in First]: First extends keyof Row ? IncludedIn<NonNullable<Row[First]>, Rest> : unknown }
    : { readonly [Key in Field]: At<Row, Field> }

/** The intersection of the members of a union. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type Flat<Row> = { [Key in keyof Row]: Row[Key] }

/** Checks whether a value is a projection. */
export const isProjection = (value: unknown): value is Projection => hasProperty(value, TypeId)

const make = (
  model: Projection["model"],
  problems: ReadonlyArray<Problem<ExpressionCode>>
): Projection<never, never> => ({
  [TypeId]: {},
  model,
  problems
})

const fieldsOf =
  (method: "include" | "exclude") =>
  (...fields: ReadonlyArray<unknown>): never =>
    retyped(
      make(
        fields.map((fieldName) => ({ [method]: { fieldName } })),
        fields.length === 0
          ? [problem("WDE0043", { method, count: 0 }, [method])]
          : fields.flatMap((field) => checkField(field, method))
      )
    )

/** Includes these fields. Other fields remain only if the projection names them too. */
export const include: <S = never, const Field extends string = NamesOf<S, "select">>(
  ...fields: ReadonlyArray<CheckedName<S, "select", Field>>
) => Projection<AllowedIn<S, Bare<Field, "select">>, Included<Field>, S> = fieldsOf("include")

/** Excludes these fields. */
export const exclude: <S = never, const Field extends string = NamesOf<S, "select">>(
  ...fields: ReadonlyArray<CheckedName<S, "select", Field>>
) => Projection<AllowedIn<S, Bare<Field, "select">>, Dropped<Field>, S> = fieldsOf("exclude")

/** Sets a field to the value of an expression. */
export const reshape = <const Name extends string, S = never, const E extends Expression = Expression<never, never>>(
  name: Name,
  expression: Given<S, E>
): Projection<UsesOfExpression<E>, Made<Name, E>, S> => {
  const { model, problems } = lift(expression, "reshape", "any")
  return make(
    [{ reshape: { resultFieldName: name, expression: model } }],
    [...checkField(name, "reshape"), ...problems]
  )
}

/** Sets a field to an object of projected fields. */
export const projectNested = <
  const Name extends string,
  S = never,
  const Parts extends ReadonlyArray<Projection> = ReadonlyArray<Projection<never, never>>
>(
  name: Name,
  ...parts: IsUnscoped<S> extends true ? Parts : Parts | ReadonlyArray<Within<NoInfer<S>>>
): Projection<UsesOfParts<Parts[number]>, Nested<Name, Parts[number]>, S> => {
  const { model, problems } = join(parts, "projectNested")
  return make(
    [{ projectNested: { resultFieldName: name, fields: model } }],
    [...checkField(name, "projectNested"), ...problems]
  )
}

/** Combines projections into one. */
export const join = (parts: ReadonlyArray<unknown>, method: string): Projection => {
  const projections = parts.map((part) =>
    isProjection(part)
      ? part
      : make(
          [],
          [
            problem("WDE0045", { method, expected: "a projection", field: "a part", received: received(part) }, [
              method
            ])
          ]
        )
  )
  return make(
    projections.flatMap(({ model }) => model),
    parts.length === 0
      ? [problem("WDE0043", { method, count: 0 }, [method])]
      : projections.flatMap(({ problems }) => problems)
  )
}
