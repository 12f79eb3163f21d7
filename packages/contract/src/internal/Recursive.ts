/**
 * Recursive schemas.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"

/**
 * Creates a recursive schema: `build` receives the schema itself. A function, because bundlers keep two constants that
 * refer to each other even if neither is used.
 */
export const make = <Type, Encoded = Type>(
  identifier: string,
  build: (self: Schema.Codec<Type, Encoded>) => Schema.Codec<Type, Encoded>
): Schema.Codec<Type, Encoded> => {
  const schema: Schema.Codec<Type, Encoded> = build(Schema.suspend(() => schema)).annotate({ identifier })
  return schema
}
