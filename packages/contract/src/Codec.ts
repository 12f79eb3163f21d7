/**
 * Codecs without Effect's `Schema`, which pages need not load. Those of the wire format are compiled from the schemas of
 * the contract (`codecs/`). Tests compare each of them with its schema: they accept the same values, convert them alike
 * and report the same paths.
 *
 * @since 0.1.0
 */
import { type Codec, isMismatch } from "./internal/codec/Codec.ts"

export { type Codec, type EncodedOf, isMismatch, Mismatch, type TypeOf } from "./internal/codec/Codec.ts"
export {
  type DefaultKey,
  type Keys,
  lenient,
  markEncoded,
  open,
  optional,
  type OptionalKey,
  orElse,
  orNull,
  readable,
  struct,
  type Struct,
  type StructEncoded,
  type StructType
} from "./internal/codec/Struct.ts"
export {
  array,
  boolean,
  empty,
  finite,
  int,
  lazy,
  literals,
  record,
  same,
  secret,
  string,
  transform,
  union,
  unknown
} from "./internal/codec/Values.ts"
export { minimumItemsBytes, type ParsedItems, parseItems } from "./internal/JsonItems.ts"

/** Functions that store the values of a codec as JSON strings. */
export interface Stored<Type> {
  /** Returns the value of a string, or `undefined` if the string is missing or cannot be decoded. */
  readonly parse: (text: string | null | undefined) => Type | undefined
  /** Returns a value as a string. Throws if it does not match its type. */
  readonly print: (value: Type) => string
}

/** Creates the functions that store the values of a codec as JSON strings. */
export const stored = <Type>(codec: Codec<Type, unknown>): Stored<Type> => ({
  parse: (text) => {
    try {
      const value = codec.decode(JSON.parse(text ?? ""))
      return isMismatch(value) ? undefined : value
    } catch {
      return undefined
    }
  },
  print: (value) => JSON.stringify(encodeSync(codec, value))
})

/** Encodes a value. Throws if it does not match its type. */
export const encodeSync = <Type, Encoded>(codec: Codec<Type, Encoded>, value: Type): Encoded => {
  const encoded = codec.encode(value)
  if (isMismatch(encoded)) throw new TypeError(encoded.message)
  return encoded
}
