/**
 * Codecs of single values, arrays and records.
 *
 * @since 0.1.0
 */
import * as Redacted from "effect/Redacted"
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

/** Creates a codec that refers to one that is defined later. */
export const lazy = <Type, Encoded>(codec: () => Codec<Type, Encoded>): Codec<Type, Encoded> => ({
  expected: "object",
  decode: (json) => codec().decode(json),
  encode: (value) => codec().encode(value)
})
