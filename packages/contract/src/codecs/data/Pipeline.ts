/**
 * The codecs of `data/Pipeline`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Query from "../data/Query.ts"
import * as Codec from "../../Codec.ts"
import * as Wire from "../../internal/WireCodecs.ts"
import type * as Schemas from "../../data/Pipeline.ts"

/** The codec of `Expression`. */
export const Expression: Codec.Codec<typeof Schemas.Expression.Type, typeof Schemas.Expression.Encoded> = Codec.struct({
  fieldPath: Codec.optional(Codec.string),
  text: Codec.optional(Codec.string),
  numeric: Codec.optional(Codec.finite),
  add: Codec.optional(Codec.struct({ expressions: Codec.array(Codec.lazy(() => Expression)) })),
  multiply: Codec.optional(Codec.struct({ expressions: Codec.array(Codec.lazy(() => Expression)) })),
  sum: Codec.optional(Codec.struct({ expressions: Codec.array(Codec.lazy(() => Expression)) })),
  concat: Codec.optional(Codec.struct({ expressions: Codec.array(Codec.lazy(() => Expression)) })),
  subtract: Codec.optional(
    Codec.struct({ firstExpression: Codec.lazy(() => Expression), secondExpression: Codec.lazy(() => Expression) })
  ),
  divide: Codec.optional(
    Codec.struct({ firstExpression: Codec.lazy(() => Expression), secondExpression: Codec.lazy(() => Expression) })
  ),
  mod: Codec.optional(
    Codec.struct({ firstExpression: Codec.lazy(() => Expression), secondExpression: Codec.lazy(() => Expression) })
  ),
  abs: Codec.optional(Codec.struct({ expression: Codec.lazy(() => Expression) })),
  floor: Codec.optional(Codec.struct({ expression: Codec.lazy(() => Expression) })),
  ceil: Codec.optional(Codec.struct({ expression: Codec.lazy(() => Expression) })),
  stringify: Codec.optional(Codec.struct({ expression: Codec.lazy(() => Expression) })),
  toLower: Codec.optional(Codec.struct({ expression: Codec.lazy(() => Expression) })),
  toUpper: Codec.optional(Codec.struct({ expression: Codec.lazy(() => Expression) })),
  length: Codec.optional(Codec.struct({ expression: Codec.lazy(() => Expression) })),
  substring: Codec.optional(
    Codec.struct({
      expression: Codec.lazy(() => Expression),
      startExpression: Codec.lazy(() => Expression),
      lengthExpression: Codec.optional(Codec.lazy(() => Expression))
    })
  )
})

/** The codec of `ProjectedField`. */
export const ProjectedField: Codec.Codec<typeof Schemas.ProjectedField.Type, typeof Schemas.ProjectedField.Encoded> =
  Codec.struct({
    include: Codec.optional(Codec.struct({ fieldName: Codec.string })),
    exclude: Codec.optional(Codec.struct({ fieldName: Codec.string })),
    reshape: Codec.optional(Codec.struct({ resultFieldName: Codec.string, expression: Expression })),
    projectNested: Codec.optional(
      Codec.struct({ resultFieldName: Codec.string, fields: Codec.array(Codec.lazy(() => ProjectedField)) })
    )
  })

/** The codec of `Accumulator`. */
export const Accumulator: Codec.Codec<typeof Schemas.Accumulator.Type, typeof Schemas.Accumulator.Encoded> =
  Codec.struct({
    resultFieldName: Codec.string,
    sum: Codec.optional(Codec.struct({ expression: Expression })),
    avg: Codec.optional(Codec.struct({ expression: Expression })),
    min: Codec.optional(Codec.struct({ expression: Expression })),
    max: Codec.optional(Codec.struct({ expression: Expression })),
    first: Codec.optional(Codec.struct({ expression: Expression })),
    last: Codec.optional(Codec.struct({ expression: Expression })),
    push: Codec.optional(Codec.struct({ expression: Expression }))
  })

/** The codec of `Stage`. */
export const Stage: Codec.Codec<typeof Schemas.Stage.Type, typeof Schemas.Stage.Encoded> = Codec.struct({
  filter: Codec.optional(Wire.itemData),
  projection: Codec.optional(Codec.struct({ fields: Codec.array(ProjectedField) })),
  group: Codec.optional(
    Codec.struct({
      groupIds: Codec.optional(
        Codec.array(Codec.struct({ expression: Expression, key: Codec.optional(Codec.string) }))
      ),
      accumulators: Codec.optional(Codec.array(Accumulator))
    })
  ),
  unwindArray: Codec.optional(Codec.struct({ arrayFieldName: Codec.string })),
  sort: Codec.optional(Codec.struct({ values: Codec.array(Query.Sorting) })),
  limit: Codec.optional(Codec.finite),
  skip: Codec.optional(Codec.finite),
  objectToArray: Codec.optional(
    Codec.struct({ objectFieldName: Codec.string, destinationFieldName: Codec.optional(Codec.string) })
  )
})

/** The codec of `Pipeline`. */
export const Pipeline: Codec.Codec<typeof Schemas.Pipeline.Type, typeof Schemas.Pipeline.Encoded> = Codec.struct({
  stages: Codec.array(Stage),
  paging: Codec.optional(Query.Paging),
  cursorPaging: Codec.optional(Query.CursorPaging)
})

/** The codec of `Operation`. */
export const Operation: Codec.Codec<typeof Schemas.Operation.Type, typeof Schemas.Operation.Encoded> = Codec.struct({
  resultFieldName: Codec.string,
  sum: Codec.optional(Codec.struct({ itemFieldName: Codec.string })),
  average: Codec.optional(Codec.struct({ itemFieldName: Codec.string })),
  min: Codec.optional(Codec.struct({ itemFieldName: Codec.string })),
  max: Codec.optional(Codec.struct({ itemFieldName: Codec.string })),
  itemCount: Codec.optional(Codec.record(Codec.unknown))
})

/** The codec of `Aggregation`. */
export const Aggregation: Codec.Codec<typeof Schemas.Aggregation.Type, typeof Schemas.Aggregation.Encoded> =
  Codec.struct({
    groupingFields: Codec.optional(Codec.array(Codec.string)),
    operations: Codec.optional(Codec.array(Operation))
  })
