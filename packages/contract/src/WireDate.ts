/**
 * Dates on the wire (data.md §7): a date travels as `{ "$date": "<ISO text with milliseconds>" }` at any depth and comes
 * back as a `Date`.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"
import * as SchemaIssue from "effect/SchemaIssue"
import * as SchemaTransformation from "effect/SchemaTransformation"

/** A plain object of open keys, as it stands in an item. */
export interface Data {
  readonly [key: string]: unknown
}

/** Whether a value is an object that `dress` and `revive` walk into: no array, no `Date`, no class of another kind. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== "object" || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * Turns wire JSON into a value. A `$date` that no date parser accepts, or that is only digits, stays as it came.
 * Parts without a date are shared with the input, not copied.
 *
 * **Example** (Reading a date)
 *
 * ```ts
 * import * as WireDate from "@portico/contract/WireDate"
 *
 * WireDate.revive({ at: { $date: "1970-01-01T00:00:00.000Z" } }) // => { at: new Date(0) }
 * ```
 */
export const revive = (json: unknown): unknown => {
  if (Array.isArray(json)) return mapArray(json, revive)
  if (!isPlainObject(json)) return json
  if (Object.hasOwn(json, "$date")) {
    const date = parse(json["$date"])
    if (date !== undefined) return date
  }
  return mapObject(json, revive)
}

/**
 * Turns a value into wire JSON. An invalid `Date` becomes `{}` as `findInvalid` would have told; callers check first.
 * Parts without a date are shared with the input, not copied.
 */
export const dress = (value: unknown): unknown => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? {} : { $date: value.toISOString() }
  if (Array.isArray(value)) return mapArray(value, dress)
  return isPlainObject(value) ? mapObject(value, dress) : value
}

/** Finds the path of the first invalid `Date` in a value: keys and indexes from the outside in. */
export const findInvalid = (value: unknown): ReadonlyArray<string | number> | undefined => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? [] : undefined
  const keys = Array.isArray(value) ? value.keys() : isPlainObject(value) ? Object.keys(value) : []
  for (const key of keys) {
    const inner = findInvalid((value as Record<string | number, unknown>)[key])
    if (inner !== undefined) return [key, ...inner]
  }
  return undefined
}

const encode = <A>(value: A, options: SchemaAST.ParseOptions): Effect.Effect<A, SchemaIssue.Issue> => {
  const path = findInvalid(value)
  return path === undefined
    ? Effect.succeed(dress(value) as A)
    : Effect.fail(
        new SchemaIssue.Pointer(path, new SchemaIssue.InvalidValue({ message: "an invalid Date" }, value, options))
      )
}

const PlainObject = /*#__PURE__*/ Schema.declare<Data>(isPlainObject, { title: "ItemData", expected: "object" })

/** Codec between an item's data and its JSON form. Encoding fails on an invalid `Date`, with its path. */
export const ItemData: Schema.Codec<Data, Data> = /*#__PURE__*/ PlainObject.pipe(
  Schema.decodeTo(
    PlainObject,
    SchemaTransformation.transformEffect({
      decode: (json: Data) => Effect.succeed(mapObject(json, revive)),
      encode
    })
  )
)

/** Codec between any value and its JSON form, with dates at any depth. Encoding fails on an invalid `Date`. */
export const WireValue: Schema.Codec<unknown> = /*#__PURE__*/ Schema.Unknown.pipe(
  Schema.decodeTo(
    Schema.Unknown,
    SchemaTransformation.transformEffect({ decode: (json) => Effect.succeed(revive(json)), encode })
  )
)

const parse = (text: unknown): Date | undefined => {
  if (typeof text !== "string" || /^\s*[-+]?\d+(\.\d+)?\s*$/.test(text)) return undefined
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const mapArray = (values: ReadonlyArray<unknown>, map: (value: unknown) => unknown): ReadonlyArray<unknown> => {
  let copy: Array<unknown> | undefined
  for (let index = 0; index < values.length; index++) {
    const value = values[index]
    const mapped = map(value)
    if (mapped !== value) copy ??= values.slice()
    if (copy !== undefined) copy[index] = mapped
  }
  return copy ?? values
}

const mapObject = (object: Data, map: (value: unknown) => unknown): Data => {
  let copy: Record<string, unknown> | undefined
  for (const key of Object.keys(object)) {
    const value = object[key]
    const mapped = map(value)
    if (mapped === value) continue
    copy ??= { ...object }
    // `__proto__` is a key like any other here; plain assignment would set the prototype.
    Object.defineProperty(copy, key, { value: mapped, writable: true, enumerable: true, configurable: true })
  }
  return copy ?? object
}
