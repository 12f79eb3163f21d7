/**
 * Schemas that hold themselves.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"

/**
 * Builds a schema from itself. A function, for bundles: two constants that name each other would stay in them even where
 * nobody uses either.
 */
export const make = <Type, Encoded = Type>(
  identifier: string,
  build: (self: Schema.Codec<Type, Encoded>) => Schema.Codec<Type, Encoded>
): Schema.Codec<Type, Encoded> => {
  const schema: Schema.Codec<Type, Encoded> = build(Schema.suspend(() => schema)).annotate({ identifier })
  return schema
}
