/**
 * Codecs of values that have another form in JSON. They are written by hand, and compared with their schemas by tests.
 *
 * @since 0.1.0
 */
import * as Codec from "../Codec.ts"
import { type Data, isPlainObject, readValue, takeData, write } from "../WireDate.ts"

const date: Codec.Codec<Date> = Codec.same(
  "a valid Date",
  (value): value is Date => value instanceof Date,
  (value) => (Number.isNaN(value.getTime()) ? "a valid Date" : undefined)
)

/** A `Date` that is an ISO string on the wire. */
export const dateFromString: Codec.Codec<Date, string> = Codec.transform(
  Codec.string,
  date,
  (text) => new Date(text),
  (value) => value.toISOString()
)

type NumericValueEncoded = number | "NaN" | "Infinity" | "-Infinity"

/** A number that may be `NaN`, `Infinity` or `-Infinity`, which are strings on the wire. */
export const numericValue: Codec.Codec<number, NumericValueEncoded> = Codec.transform<number, NumericValueEncoded>(
  Codec.union(Codec.finite, Codec.literals("NaN", "Infinity", "-Infinity")),
  Codec.same("number", (value): value is number => typeof value === "number"),
  Number,
  (value) => (Number.isFinite(value) ? value : (String(value) as NumericValueEncoded))
)

const lifetime: Codec.Codec<number> = Codec.transform(
  Codec.finite,
  Codec.same(
    "number",
    (value): value is number => typeof value === "number",
    (value) => (value >= 0 ? undefined : "a value greater than or equal to 0")
  ),
  (value) => value,
  (value) => value
)

const pattern = /^\s*\d+(\.\d+)?\s*$/

/** A lifetime in seconds: a number that is not negative, or a string of one. */
export const seconds: Codec.Codec<number, number | string> = Codec.union(
  lifetime,
  Codec.transform(
    Codec.same(
      "string",
      (value): value is string => typeof value === "string",
      (text) => (pattern.test(text) ? undefined : `a string matching the RegExp ${pattern.source}`)
    ),
    lifetime,
    Number,
    String
  )
)

const plainObject: Codec.Codec<Data> = Codec.same("object", isPlainObject)

/** The data of an item. Its dates are decoded in place. */
export const itemData: Codec.Codec<Data> = {
  expected: "object",
  decode: (json) => {
    if (!isPlainObject(json)) return plainObject.decode(json)
    return takeData(json) ? json : new Codec.Mismatch("nested too deeply")
  },
  encode: (value) => {
    const data = plainObject.encode(value)
    return Codec.isMismatch(data) ? data : write(data)
  }
}

/** Any value, with dates at any depth. */
export const wireValue: Codec.Codec<unknown> = {
  expected: "unknown",
  decode: readValue,
  encode: write
}
