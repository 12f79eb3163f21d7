/**
 * Lenient keys and enumerations for responses that providers fill in differently. Keys that the client needs are decoded
 * strictly. Any other key must not make the whole response unreadable.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import type { Enumeration, Member, Open } from "../Enumeration.ts"

/** Creates a key that may be missing or `null`. Both decode to an absent key. */
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

/** Creates a key that may be missing or `null`. Both decode to `value`. */
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

/** Creates a key that decodes to an absent key if its value cannot be decoded. */
export const readable = <S extends Schema.Constraint>(
  schema: S
): Schema.middlewareDecoding<Schema.optionalKey<S>, S["DecodingServices"]> =>
  Schema.optionalKey(schema).pipe(Schema.catchDecoding(() => Effect.succeedNone))

/**
 * Returns the schema of a member of an enumeration in a response, from the type alone. It accepts any string. The type
 * lists the known members so that editors can complete them.
 */
export const memberOf = <E extends Enumeration<ReadonlyArray<string>>>(): Schema.Codec<Open<Member<E>>, string> =>
  Schema.String
