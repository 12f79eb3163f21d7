/**
 * The types of the results of an aggregation. This module has no run-time code.
 *
 * @since 0.1.0
 */
import type { Argument, Collection } from "../../collection/Collection.ts"
import type { AnyUse, UsesOf, ValueAt } from "../../call/internal/Field.ts"
import type { Present } from "../../query/Expression.ts"

/** The owner of results in the errors for their names. */
export type OwnerOf<Id extends string> = string extends Id ? "the aggregation" : `the aggregation of ${Id}`

/** The uses that the results of an aggregation allow. */
export type UsesOfResults<C, Groups extends string, Results> = C extends Collection
  ? UsesOf<Solved<Results, Groups> & { readonly [Field in Groups]: Present<ValueAt<C, Field>> }>
  : AnyUse

/** A row of the results of an aggregation. */
export type RowOf<C extends Argument, Groups extends string, Results> = Flat<
  ([Groups] extends [never] ? {} : { readonly _id: GroupIdOf<C, Groups> }) & Solved<Results, Groups>
>

/**
 * A result that exists for every group with at least one item. Without groups it may be null, because there may be no
 * items.
 */
interface Found<out Value> {
  readonly found: Value
}

type Solved<Results, Groups extends string> = {
  readonly [Name in keyof Results]: Results[Name] extends Found<infer Value>
    ? Value | ([Groups] extends [never] ? null : never)
    : Results[Name]
}

type GroupIdOf<C extends Argument, Groups extends string> =
  IsOne<Groups> extends true ? Present<ValueAt<C, Groups>> : { readonly [Field in Groups]: Present<ValueAt<C, Field>> }

type IsOne<Text extends string, Each = Text> = Each extends string ? ([Text] extends [Each] ? true : false) : never

type Flat<Row> = { readonly [Key in keyof Row]: Row[Key] }

type ValueIn<A, Field extends string> = A extends { readonly collection: infer C } ? ValueAt<C, Field> : never

/** The result type of a mean, which includes null if the field may be missing. */
type MeanIn<A, Field extends string> = Found<number | (null extends Present<ValueIn<A, Field>> ? null : never)>

type ExtremeIn<A, Field extends string> = Found<Present<ValueIn<A, Field>>>

/** The type of a result that an operation with this suffix computes from a field. */
export type ComputedIn<A, Field extends string, Suffix extends string> = Suffix extends "Sum"
  ? number
  : Suffix extends "Avg"
    ? MeanIn<A, Field>
    : ExtremeIn<A, Field>
