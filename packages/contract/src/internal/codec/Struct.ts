/**
 * Codecs of objects with known keys.
 *
 * @since 0.1.0
 */
import {
  at,
  type Codec,
  type EncodedOf,
  erased,
  isMismatch,
  isObject,
  Mismatch,
  otherType,
  type TypeOf
} from "./Codec.ts"

const absent = Symbol()

/** The codec of a key that may be missing. */
export interface OptionalKey<out Type, out Encoded = Type> extends Codec<Type, Encoded> {
  readonly missing: typeof absent
}

/** The codec of a key that has a default value when it is decoded. */
export interface DefaultKey<out Type, out Encoded = Type> extends Codec<Type, Encoded> {
  readonly missing: { readonly value: Type }
}

/** Creates a key that may be missing. */
export const optional = <Type, Encoded>(codec: Codec<Type, Encoded>): OptionalKey<Type, Encoded> => ({
  ...codec,
  missing: absent
})

/** Creates a key that may be missing or `null`. Both decode to a missing key. */
export const lenient = <Type, Encoded>(codec: Codec<Type, Encoded>): OptionalKey<Type, Encoded | null> =>
  erased({ ...codec, decode: decodeNullable(codec, absent), missing: absent })

/** Creates a key that may be missing or `null`. Both decode to `value`. */
export const orElse = <Type, Encoded>(codec: Codec<Type, Encoded>, value: Type): DefaultKey<Type, Encoded | null> =>
  erased({ ...codec, decode: decodeNullable(codec, value), missing: { value } })

/** Creates a key that decodes to a missing key if its value cannot be decoded. */
export const readable = <Type, Encoded>(codec: Codec<Type, Encoded>): OptionalKey<Type, Encoded> =>
  erased({
    ...codec,
    decode: (json: unknown) => {
      const decoded = codec.decode(json)
      return isMismatch(decoded) ? absent : decoded
    },
    missing: absent
  })

/** Creates the codec of a value that may also be `null`, which decodes to `otherwise`. */
export const orNull = <Type, Encoded>(codec: Codec<Type, Encoded>, otherwise: Type): Codec<Type, Encoded | null> =>
  erased({ ...codec, decode: decodeNullable(codec, otherwise) })

const decodeNullable =
  <Type>(codec: Codec<Type, unknown>, otherwise: unknown) =>
  (json: unknown): unknown => {
    if (json === null) return otherwise
    const decoded = codec.decode(json)
    return isMismatch(decoded) && decoded.isOtherType ? otherType(`${codec.expected} | null`) : decoded
  }

/** The codecs of an object's keys. */
export interface Keys {
  readonly [name: string]: Codec<unknown, unknown>
}

type Merged<A> = { readonly [K in keyof A]: A[K] }

/** The values of an object. */
export type StructType<K extends Keys> = Merged<
  { readonly [N in keyof K as K[N] extends OptionalKey<unknown, unknown> ? never : N]: TypeOf<K[N]> } & {
    readonly [N in keyof K as K[N] extends OptionalKey<unknown, unknown> ? N : never]?: TypeOf<K[N]>
  }
>

/** The JSON of an object. */
export type StructEncoded<K extends Keys> = Merged<
  { readonly [N in keyof K as K[N] extends { readonly missing: unknown } ? never : N]: EncodedOf<K[N]> } & {
    readonly [N in keyof K as K[N] extends { readonly missing: unknown } ? N : never]?: EncodedOf<K[N]>
  }
>

/** The codec of an object. */
export type Struct<K extends Keys> = Codec<StructType<K>, StructEncoded<K>>

/** Creates the codec of an object. Other keys are dropped. */
export const struct = <const K extends Keys>(keys: K): Struct<K> => structOf(keys, false)

/** Creates the codec of an object whose other keys are kept, except `__proto__`. Their type is unknown. */
export const open = <const K extends Keys>(keys: K): Struct<K> => structOf(keys, true)

const encodedObjects = new WeakSet<object>()

/**
 * Marks an object that is already checked and encoded, as the value of a key of a `struct`. The struct then encodes it
 * to itself, without a walk through it.
 */
export const markEncoded = (json: object): void => {
  encodedObjects.add(json)
}

const isEncoded = (value: unknown): boolean => typeof value === "object" && value !== null && encodedObjects.has(value)

// Unlike `Object.keys`, the loop creates no array. Inherited keys would only cause a copy.
const keyCount = (object: object): number => {
  let count = 0
  for (const _ in object) count++
  return count
}

const structOf = <K extends Keys>(keys: K, isOpen: boolean): Struct<K> => {
  const entries: ReadonlyArray<readonly [string, Partial<OptionalKey<unknown> | DefaultKey<unknown>> & Keys[string]]> =
    Object.entries(keys)
  const each =
    (direction: "decode" | "encode") =>
    (object: unknown): unknown => {
      if (!isObject(object)) return otherType("object")
      // JSON that decodes to itself is not copied.
      let made: Record<string, unknown> | undefined = direction === "encode" || isOpen ? {} : undefined
      let count = 0
      for (let index = 0; index < entries.length; index++) {
        const [name, key] = entries[index]!
        const value = object[name]
        let converted: unknown
        if (value === undefined && !(name in object)) {
          const { missing } = key
          if (missing === undefined) return new Mismatch("Missing key", [name])
          if (missing === absent || direction === "encode") continue
          converted = missing.value
        } else {
          converted = direction === "encode" && isEncoded(value) ? value : key[direction](value)
          if (isMismatch(converted)) return at(name, converted)
          count++
        }
        if (converted !== value) made ??= beginning(object, index)
        if (made !== undefined && converted !== absent) made[name] = converted
      }
      if (isOpen) for (const name of Object.keys(object)) if (isOther(name)) made![name] = object[name]
      if (made === undefined && keyCount(object) !== count) made = beginning(object, entries.length)
      return made ?? object
    }
  /** Returns a copy of an object with the first keys of the codec. */
  const beginning = (object: Readonly<Record<string, unknown>>, end: number) => {
    const made: Record<string, unknown> = {}
    for (const [name] of entries.slice(0, end)) if (name in object) made[name] = object[name]
    return made
  }
  const isOther = (name: string) => name !== "__proto__" && !Object.hasOwn(keys, name)
  return erased({ expected: "object", decode: each("decode"), encode: each("encode") })
}
