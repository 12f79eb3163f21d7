/**
 * Schemas of values that contain dates (data.md §7).
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"
import * as SchemaIssue from "effect/SchemaIssue"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { isMismatch, type Mismatch } from "./codec/Codec.ts"
import { type Data, isPlainObject, readData, readValue, write } from "../WireDate.ts"

/** Returns the schema issue of a mismatch, with its path. */
export const issueOf = (
  { description, path }: Pick<Mismatch, "description" | "path">,
  value: unknown,
  options: SchemaAST.ParseOptions
): SchemaIssue.Issue =>
  new SchemaIssue.Pointer(path, new SchemaIssue.InvalidValue({ message: description }, value, options))

const through =
  <A>(change: (value: A) => A | Mismatch) =>
  (value: A, options: SchemaAST.ParseOptions): Effect.Effect<A, SchemaIssue.Issue> => {
    const changed = change(value)
    return isMismatch(changed) ? Effect.fail(issueOf(changed, value, options)) : Effect.succeed(changed)
  }

/** Schema of any plain object. It does not convert dates. */
export const PlainObject: Schema.Codec<Data> = Schema.declare<Data>(isPlainObject, {
  title: "ItemData",
  expected: "object"
})

/** Codec between an item's data and its JSON. Encoding fails on an invalid `Date` and reports its path. */
export const ItemData: Schema.Codec<Data> = PlainObject.pipe(
  Schema.decodeTo(
    PlainObject,
    SchemaTransformation.transformEffect({ decode: through(readData), encode: through(write<Data>) })
  )
)

/** Codec between any value and its JSON, with dates at any depth. Encoding fails on an invalid `Date`. */
export const WireValue: Schema.Codec<unknown> = Schema.Unknown.pipe(
  Schema.decodeTo(
    Schema.Unknown,
    SchemaTransformation.transformEffect({
      decode: through(readValue),
      encode: through(write<unknown>)
    })
  )
)
