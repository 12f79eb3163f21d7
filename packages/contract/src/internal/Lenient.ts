/**
 * Keys of answers that other providers fill in their own way. What the client needs is read strictly; what only
 * accompanies it must not make an answer unreadable.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/** A key that may be missing or `null`. Both mean that it is absent. */
export const optional = <S extends Schema.Constraint>(
  schema: S
): Schema.decodeTo<Schema.optionalKey<Schema.toType<S>>, Schema.optionalKey<Schema.NullOr<S>>> =>
  Schema.optionalKey(Schema.NullOr(schema)).pipe(
    Schema.decodeTo(
      Schema.optionalKey(Schema.toType(schema)),
      SchemaTransformation.transformOptional<S["Type"], S["Type"] | null>({
        decode: Option.filter((value) => value !== null),
        encode: (value) => value
      })
    )
  )

/** A key that may be missing or `null`, and then has a value of ours. */
export const orElse = <S extends Schema.Constraint>(
  schema: S,
  value: S["Type"]
): Schema.decodeTo<Schema.toType<S>, Schema.optionalKey<Schema.NullOr<S>>> =>
  Schema.optionalKey(Schema.NullOr(schema)).pipe(
    Schema.decodeTo(
      Schema.toType(schema),
      SchemaTransformation.transformOptional<S["Type"], S["Type"] | null>({
        decode: (given) => Option.some(Option.getOrNull(given) ?? value),
        encode: (given) => given
      })
    )
  )

/** A key that is absent where its value cannot be read. */
export const readable = <S extends Schema.Constraint>(
  schema: S
): Schema.middlewareDecoding<Schema.optionalKey<S>, S["DecodingServices"]> =>
  Schema.optionalKey(schema).pipe(Schema.catchDecoding(() => Effect.succeedNone))
