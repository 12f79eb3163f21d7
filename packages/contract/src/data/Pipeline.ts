/**
 * The wire format of aggregation pipelines: stages and their expressions (data.md §7).
 *
 * @since 0.1.0
 */
import * as Recursive from "../internal/Recursive.ts"
import { CursorPaging, FilterModel, Paging, Sorting } from "./Query.ts"
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey

/** An expression over a document. Exactly one key is present. */
export interface Expression {
  readonly fieldPath?: string
  readonly text?: string
  readonly numeric?: number
  readonly add?: { readonly expressions: ReadonlyArray<Expression> }
  readonly multiply?: { readonly expressions: ReadonlyArray<Expression> }
  readonly sum?: { readonly expressions: ReadonlyArray<Expression> }
  readonly concat?: { readonly expressions: ReadonlyArray<Expression> }
  readonly subtract?: Pair
  readonly divide?: Pair
  readonly mod?: Pair
  readonly abs?: Single
  readonly floor?: Single
  readonly ceil?: Single
  readonly stringify?: Single
  readonly toLower?: Single
  readonly toUpper?: Single
  readonly length?: Single
  readonly substring?: Single & {
    readonly startExpression: Expression
    readonly lengthExpression?: Expression
  }
}

interface Pair {
  readonly firstExpression: Expression
  readonly secondExpression: Expression
}

interface Single {
  readonly expression: Expression
}

/** Schema of an expression. */
export const Expression = Recursive.make<Expression>("Expression", (nested) => {
  const many = Schema.Struct({ expressions: Schema.Array(nested) })
  const pair = Schema.Struct({ firstExpression: nested, secondExpression: nested })
  const single = Schema.Struct({ expression: nested })
  return Schema.Struct({
    fieldPath: optional(Schema.String),
    text: optional(Schema.String),
    numeric: optional(Schema.Finite),
    add: optional(many),
    multiply: optional(many),
    sum: optional(many),
    concat: optional(many),
    subtract: optional(pair),
    divide: optional(pair),
    mod: optional(pair),
    abs: optional(single),
    floor: optional(single),
    ceil: optional(single),
    stringify: optional(single),
    toLower: optional(single),
    toUpper: optional(single),
    length: optional(single),
    substring: optional(
      Schema.Struct({ expression: nested, startExpression: nested, lengthExpression: optional(nested) })
    )
  })
})

/** A field that a projection includes, excludes, computes or nests. Exactly one key is present. */
export interface ProjectedField {
  readonly include?: { readonly fieldName: string }
  readonly exclude?: { readonly fieldName: string }
  readonly reshape?: { readonly resultFieldName: string; readonly expression: Expression }
  readonly projectNested?: { readonly resultFieldName: string; readonly fields: ReadonlyArray<ProjectedField> }
}

const FieldName = Schema.Struct({ fieldName: Schema.String })

/** Schema of a projected field. */
export const ProjectedField = Recursive.make<ProjectedField>("ProjectedField", (nested) =>
  Schema.Struct({
    include: optional(FieldName),
    exclude: optional(FieldName),
    reshape: optional(Schema.Struct({ resultFieldName: Schema.String, expression: Expression })),
    projectNested: optional(Schema.Struct({ resultFieldName: Schema.String, fields: Schema.Array(nested) }))
  })
)

const accumulated = optional(Schema.Struct({ expression: Expression }))

/** A value that a group computes. Exactly one key is present in addition to the name of the result. */
export const Accumulator = Schema.Struct({
  resultFieldName: Schema.String,
  sum: accumulated,
  avg: accumulated,
  min: accumulated,
  max: accumulated,
  first: accumulated,
  last: accumulated,
  push: accumulated
}).annotate({ identifier: "Accumulator" })
export interface Accumulator extends Schema.Schema.Type<typeof Accumulator> {}

/** One stage of a pipeline. Exactly one key is present. */
export const Stage = Schema.Struct({
  filter: optional(FilterModel),
  projection: optional(Schema.Struct({ fields: Schema.Array(ProjectedField) })),
  group: optional(
    Schema.Struct({
      groupIds: optional(Schema.Array(Schema.Struct({ expression: Expression, key: optional(Schema.String) }))),
      accumulators: optional(Schema.Array(Accumulator))
    })
  ),
  unwindArray: optional(Schema.Struct({ arrayFieldName: Schema.String })),
  sort: optional(Schema.Struct({ values: Schema.Array(Sorting) })),
  limit: optional(Schema.Finite),
  skip: optional(Schema.Finite),
  objectToArray: optional(
    Schema.Struct({ objectFieldName: Schema.String, destinationFieldName: optional(Schema.String) })
  )
}).annotate({ identifier: "Stage" })
export interface Stage extends Schema.Schema.Type<typeof Stage> {}

/** A pipeline and the requested page of its results. */
export const Pipeline = Schema.Struct({
  stages: Schema.Array(Stage),
  paging: optional(Paging),
  cursorPaging: optional(CursorPaging)
}).annotate({ identifier: "Pipeline" })
export interface Pipeline extends Schema.Schema.Type<typeof Pipeline> {}

const Field = Schema.Struct({ itemFieldName: Schema.String })

/** One aggregate of a group and the result field for it. Exactly one of the five aggregate keys is present. */
export const Operation = Schema.Struct({
  resultFieldName: Schema.String,
  sum: optional(Field),
  average: optional(Field),
  min: optional(Field),
  max: optional(Field),
  itemCount: optional(Schema.Record(Schema.String, Schema.Unknown))
})
export interface Operation extends Schema.Schema.Type<typeof Operation> {}

/** The fields that an aggregation groups by, and the aggregates that it computes. */
export const Aggregation = Schema.Struct({
  groupingFields: optional(Schema.Array(Schema.String)),
  operations: optional(Schema.Array(Operation))
})
export interface Aggregation extends Schema.Schema.Type<typeof Aggregation> {}
