/**
 * Codecs without Effect's `Schema`, which pages need not load. Those of the wire format are compiled from the schemas of
 * the contract (`codecs/`). Tests compare each of them with its schema: they accept the same values, convert them alike
 * and report the same paths.
 *
 * @since 0.1.0
 */
import * as Redacted from "effect/Redacted"

/** Converts between the values of a program and JSON, and checks their types. */
export interface Codec<out Type, out Encoded = Type> {
  /** The expected values, for messages. */
  readonly expected: string
  /** Decodes JSON, possibly in place: the caller must be its only owner. */
  readonly decode: (json: unknown) => Type | Mismatch
  /** Encodes a value. Plain JavaScript can pass a value of any type. */
  readonly encode: (value: unknown) => Encoded | Mismatch
}

/** A value of a codec. */
export type TypeOf<C> = C extends Codec<infer Type, unknown> ? Type : never

/** The JSON of a codec. */
export type EncodedOf<C> = C extends Codec<unknown, infer Encoded> ? Encoded : never

/** The reason why a value cannot be decoded or encoded. It does not contain the value. */
export class Mismatch {
  /** The expected value, such as `Expected string`. */
  readonly description: string
  /** The path of the part that does not match: names and indexes, outermost first. */
  readonly path: ReadonlyArray<string | number>
  /** Whether the value as a whole has another type than those that the codec expects. */
  readonly isOtherType: boolean

  constructor(description: string, path: ReadonlyArray<string | number> = [], isOtherType = false) {
    this.description = description
    this.path = path
    this.isOtherType = isOtherType
  }

  /** The description and the path. */
  get message(): string {
    const path = this.path.map((key) => `[${JSON.stringify(key)}]`).join("")
    return path === "" ? this.description : `${this.description}\n  at ${path}`
  }
}

/** Checks whether a codec returned a mismatch instead of a value. */
export const isMismatch = (result: unknown): result is Mismatch => result instanceof Mismatch

const encodedObjects = new WeakSet<object>()

/**
 * Marks an object that is already checked and encoded, as the value of a key of a `struct`. The struct then encodes it
 * to itself, without a walk through it.
 */
export const markEncoded = (json: object): void => {
  encodedObjects.add(json)
}

const isEncoded = (value: unknown): boolean => typeof value === "object" && value !== null && encodedObjects.has(value)

const otherType = (expected: string): Mismatch => new Mismatch(`Expected ${expected}`, [], true)

const at = (key: string | number, { description, path }: Mismatch): Mismatch =>
  new Mismatch(description, [key, ...path])

/** Creates the codec of values that JSON contains as they are. `check` returns what else is expected of a valid type. */
export const same = <Type>(
  expected: string,
  is: (value: unknown) => value is Type,
  check: (value: Type) => string | undefined = () => undefined
): Codec<Type> => {
  const convert = (value: unknown): Type | Mismatch => {
    if (!is(value)) return otherType(expected)
    const missed = check(value)
    return missed === undefined ? value : new Mismatch(`Expected ${missed}`)
  }
  return { expected, decode: convert, encode: convert }
}

/** Creates the codec of values that JSON contains in another form. */
export const transform = <Type, Encoded>(
  from: Codec<Encoded>,
  to: Codec<Type>,
  decode: (json: Encoded) => Type,
  encode: (value: Type) => Encoded
): Codec<Type, Encoded> => ({
  expected: from.expected,
  decode: (json) => {
    const encoded = from.decode(json)
    return isMismatch(encoded) ? encoded : to.decode(decode(encoded))
  },
  encode: (value) => {
    const checked = to.encode(value)
    return isMismatch(checked) ? checked : from.encode(encode(checked))
  }
})

const isString = (value: unknown): value is string => typeof value === "string"
const isNumber = (value: unknown): value is number => typeof value === "number"
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean"

/** Any value. */
export const unknown: Codec<unknown> = { expected: "unknown", decode: (json) => json, encode: (value) => value }

/** Any string. */
export const string: Codec<string> = same("string", isString)

/** `true` or `false`. */
export const boolean: Codec<boolean> = same("boolean", isBoolean)

/** Any finite number. */
export const finite: Codec<number> = same("number", isNumber, (value) =>
  Number.isFinite(value) ? undefined : "a finite number"
)

/** Any safe integer. */
export const int: Codec<number> = same("number", isNumber, (value) =>
  Number.isSafeInteger(value) ? undefined : "an integer"
)

/** Any value except `null` and `undefined`, as the schema of an object without fields accepts them. */
export const empty: Codec<{}> = same("object | array", (value): value is {} => value !== null && value !== undefined)

/** A string that is `Redacted` in a program and plain on the wire. */
export const secret: Codec<Redacted.Redacted, string> = {
  expected: "string",
  decode: (json) => {
    const text = string.decode(json)
    return isMismatch(text) ? text : Redacted.make(text)
  },
  encode: (value) => {
    if (!Redacted.isRedacted(value)) return new Mismatch("Expected Redacted", [], true)
    const text = Redacted.value(value)
    return typeof text === "string" ? text : new Mismatch("Expected a valid value")
  }
}

/** Creates the codec of one of several strings. */
export const literals = <const Members extends ReadonlyArray<string>>(...members: Members): Codec<Members[number]> =>
  same(members.map((member) => JSON.stringify(member)).join(" | "), (value): value is Members[number] =>
    (members as ReadonlyArray<unknown>).includes(value)
  )

/** Creates the codec of the first of several codecs that accepts a value. */
export const union = <Members extends ReadonlyArray<Codec<unknown, unknown>>>(
  ...members: Members
): Codec<TypeOf<Members[number]>, EncodedOf<Members[number]>> => {
  const expected = members.map((member) => member.expected).join(" | ")
  const first =
    (direction: "decode" | "encode") =>
    (value: unknown): unknown => {
      let mismatch: Mismatch | undefined
      for (const member of members) {
        const converted = member[direction](value)
        if (!isMismatch(converted)) return converted
        if (!converted.isOtherType) mismatch ??= converted
      }
      return mismatch ?? otherType(expected)
    }
  return erased({ expected, decode: first("decode"), encode: first("encode") })
}

/** Creates the codec of an array. */
export const array = <Type, Encoded>(
  element: Codec<Type, Encoded>
): Codec<ReadonlyArray<Type>, ReadonlyArray<Encoded>> => {
  const each =
    (direction: "decode" | "encode") =>
    (value: unknown): unknown => {
      if (!Array.isArray(value)) return otherType("array")
      const made: Array<unknown> = []
      for (let index = 0; index < value.length; index++) {
        const converted = element[direction](value[index])
        if (isMismatch(converted)) return at(index, converted)
        made.push(converted)
      }
      return made
    }
  return erased({ expected: "array", decode: each("decode"), encode: each("encode") })
}

/** Creates the codec of an object with any keys. */
export const record = <Type, Encoded>(
  value: Codec<Type, Encoded>
): Codec<{ readonly [key: string]: Type }, { readonly [key: string]: Encoded }> => {
  const each =
    (direction: "decode" | "encode") =>
    (object: unknown): unknown => {
      if (!isObject(object)) return otherType("object")
      const made: Array<[string, unknown]> = []
      for (const key of Object.keys(object)) {
        const converted = value[direction](object[key])
        if (isMismatch(converted)) return at(key, converted)
        made.push([key, converted])
      }
      // Plain assignment to `__proto__` would set the prototype instead of a key.
      return Object.fromEntries(made)
    }
  return erased({ expected: "object", decode: each("decode"), encode: each("encode") })
}

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

/** Creates a codec that refers to one that is defined later. */
export const lazy = <Type, Encoded>(codec: () => Codec<Type, Encoded>): Codec<Type, Encoded> => ({
  expected: "object",
  decode: (json) => codec().decode(json),
  encode: (value) => codec().encode(value)
})

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
      if (made === undefined && Object.keys(object).length !== count) made = beginning(object, entries.length)
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

// The types of a codec that is built from others follow from theirs. The compiler cannot infer them.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller's return type determines it
const erased = <C extends Codec<unknown, unknown>>(
  codec: Codec<unknown, unknown> & { readonly missing?: unknown }
): C => codec as C

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
