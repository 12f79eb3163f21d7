/**
 * The codecs of `internal/RefusalSchema`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Codec from "../Codec.ts"
import type * as Schemas from "../internal/RefusalSchema.ts"

/** The codec of `FieldViolation`. */
export const FieldViolation: Codec.Codec<typeof Schemas.FieldViolation.Type, typeof Schemas.FieldViolation.Encoded> =
  Codec.struct({
    field: Codec.orElse(Codec.string, ""),
    description: Codec.orElse(Codec.string, ""),
    violatedRule: Codec.readable(Codec.string),
    ruleName: Codec.readable(Codec.string),
    data: Codec.readable(Codec.record(Codec.unknown))
  })

/** The codec of `ValidationEnvelope`. */
export const ValidationEnvelope: Codec.Codec<
  typeof Schemas.ValidationEnvelope.Type,
  typeof Schemas.ValidationEnvelope.Encoded
> = Codec.struct({
  message: Codec.readable(Codec.string),
  details: Codec.struct({
    validationError: Codec.struct({ fieldViolations: Codec.orElse(Codec.array(FieldViolation), []) })
  })
})

/** The codec of `ApplicationEnvelope`. */
export const ApplicationEnvelope: Codec.Codec<
  typeof Schemas.ApplicationEnvelope.Type,
  typeof Schemas.ApplicationEnvelope.Encoded
> = Codec.struct({
  message: Codec.readable(Codec.string),
  details: Codec.struct({
    applicationError: Codec.struct({
      code: Codec.readable(Codec.union(Codec.string, Codec.finite)),
      description: Codec.readable(Codec.string),
      data: Codec.lenient(Codec.unknown)
    })
  })
})

/** The codec of `SystemEnvelope`. */
export const SystemEnvelope: Codec.Codec<typeof Schemas.SystemEnvelope.Type, typeof Schemas.SystemEnvelope.Encoded> =
  Codec.struct({ message: Codec.readable(Codec.string) })
