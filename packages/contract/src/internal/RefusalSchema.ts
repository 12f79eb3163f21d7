/**
 * The schemas of the three envelopes of a refused call (auth.md §8, data.md §8).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Lenient from "./Lenient.ts"

/** One field that the provider did not accept. */
export const FieldViolation = Schema.Struct({
  field: Lenient.orElse(Schema.String, ""),
  description: Lenient.orElse(Schema.String, ""),
  violatedRule: Lenient.readable(Schema.String),
  ruleName: Lenient.readable(Schema.String),
  /** The details of the violated rule. At registration, `data.type` "EMAIL" means that the address cannot be used. */
  data: Lenient.readable(Schema.Record(Schema.String, Schema.Unknown))
})
export interface FieldViolation extends Schema.Schema.Type<typeof FieldViolation> {}

/** The envelope of a validation error: the provider did not accept the call's fields (status 400). */
export const ValidationEnvelope = Schema.Struct({
  message: Lenient.readable(Schema.String),
  details: Schema.Struct({
    validationError: Schema.Struct({
      fieldViolations: Lenient.orElse(Schema.Array(FieldViolation), [])
    })
  })
})
export interface ValidationEnvelope extends Schema.Schema.Type<typeof ValidationEnvelope> {}

/** The envelope of an application error: the call was understood and refused, with a code as a string or a number. */
export const ApplicationEnvelope = Schema.Struct({
  message: Lenient.readable(Schema.String),
  details: Schema.Struct({
    applicationError: Schema.Struct({
      code: Lenient.readable(Schema.Union([Schema.String, Schema.Finite])),
      description: Lenient.readable(Schema.String),
      data: Lenient.optional(Schema.Unknown)
    })
  })
})
export interface ApplicationEnvelope extends Schema.Schema.Type<typeof ApplicationEnvelope> {}

/** The envelope of a system error, which is any other failure. The request id in the headers identifies it. */
export const SystemEnvelope = Schema.Struct({
  message: Lenient.readable(Schema.String)
})
export interface SystemEnvelope extends Schema.Schema.Type<typeof SystemEnvelope> {}
