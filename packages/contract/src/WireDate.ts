/**
 * Dates on the wire (data.md §7). A `Date` at any depth is encoded as `{ "$date": "<ISO string with milliseconds>" }`
 * and decoded to a `Date`.
 *
 * @since 0.1.0
 */
import { Mismatch } from "./internal/codec/Codec.ts"

/** A plain object with any keys, such as the data of an item. */
export interface Data {
  readonly [key: string]: unknown
}

/** Checks whether a value is a plain object: not an array, a `Date` or another class instance. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== "object" || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The maximum nesting depth of a value on the wire. Deeper values and circular values are refused. */
export const maximumDepth = 500

/**
 * Decodes the dates in wire JSON. A `$date` that is only a number, or that `Date.parse` does not accept, is unchanged.
 * Parts without dates are shared with the input, not copied. JSON deeper than `maximumDepth` is returned unchanged.
 *
 * **Example** (Decoding a date)
 *
 * ```ts
 * import * as WireDate from "@portico/contract/WireDate"
 *
 * WireDate.decodeDates({ at: { $date: "1970-01-01T00:00:00.000Z" } }) // => { at: new Date(0) }
 * ```
 */
export const decodeDates = (json: unknown): unknown => {
  const value = walk(json, toDate, 0)
  return value === refused ? json : value
}

/**
 * Encodes the dates in a value. An invalid `Date` becomes `{}`, and a value deeper than `maximumDepth` is returned
 * unchanged; `findFault` reports both. Parts without dates are shared with the input, not copied.
 */
export const encodeDates = (value: unknown): unknown => {
  const json = walk(value, fromDate, 0)
  return json === refused ? value : json
}

/**
 * Checks whether `decodeDates` turns a value into a `Date`. Decoding drops other keys next to `$date`. An object whose
 * `$date` is not a valid date is not a wire date.
 */
export const isWireDate = (value: unknown): boolean =>
  typeof value === "object" && value !== null && toDate(value) !== undefined

/** The reason why a value cannot be encoded or decoded, and its path: names and indexes, outermost first. */
export interface Fault {
  readonly path: ReadonlyArray<string | number>
  readonly message: "an invalid Date" | "nested too deeply"
}

/** Finds the first part of a value that cannot be encoded: an invalid `Date`, or a part deeper than `maximumDepth`. */
export const findFault = (value: unknown): Fault | undefined => findFaultAt(value, 0)

const findFaultAt = (value: unknown, depth: number): Fault | undefined => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? { path: [], message: "an invalid Date" } : undefined
  const isArray = Array.isArray(value)
  if (!isArray && !isPlainObject(value)) return undefined
  if (depth > maximumDepth) return { path: [], message: "nested too deeply" }
  for (const key of isArray ? value.keys() : Object.keys(value)) {
    const fault = findFaultAt((value as Record<string | number, unknown>)[key], depth + 1)
    if (fault !== undefined) return { ...fault, path: [key, ...fault.path] }
  }
  return undefined
}

/** The result of a walk that cannot continue. */
const refused = Symbol()

/** Replaces each object for which `leaf` returns a value, at any depth. Parts without such objects are not copied. */
const walk = (value: unknown, leaf: (object: object) => unknown, depth: number): unknown => {
  if (typeof value !== "object" || value === null) return value
  const replaced = leaf(value)
  if (replaced !== undefined) return replaced
  if (!Array.isArray(value) && !isPlainObject(value)) return value
  return depth > maximumDepth ? refused : walkParts(value, leaf, depth + 1)
}

const walkParts = (whole: object, leaf: (object: object) => unknown, depth: number): unknown => {
  let isRefused = false
  const made = mapParts(whole, (part) => {
    if (isRefused || typeof part !== "object") return part
    const walked = walk(part, leaf, depth)
    isRefused = walked === refused
    return walked
  })
  return isRefused ? refused : made
}

/**
 * Replaces the elements of an array, including gaps, or the fields of an object. Returns a copy, or the same object if
 * nothing changes.
 */
export const mapParts = (whole: object, change: (part: unknown, key: string | number) => unknown): object => {
  const keys = Array.isArray(whole) ? undefined : Object.keys(whole)
  const parts = whole as Record<string | number, unknown>
  const count = keys === undefined ? (whole as ReadonlyArray<unknown>).length : keys.length
  let copy: Record<string | number, unknown> | undefined
  for (let index = 0; index < count; index++) {
    const key = keys?.[index] ?? index
    const part = parts[key]
    const changed = change(part, key)
    if (Object.is(changed, part)) continue
    copy ??= (keys === undefined ? (whole as ReadonlyArray<unknown>).slice() : { ...whole }) as Record<string, unknown>
    // The copy already has the key as its own property. Otherwise a key `__proto__` would set the prototype.
    copy[key] = changed
  }
  return copy ?? whole
}

const toDate = (object: object): Date | undefined => {
  const text = (object as { readonly $date?: unknown }).$date
  if (typeof text !== "string" || !Object.hasOwn(object, "$date")) return undefined
  if (usual.test(text)) return new Date(timeOf(text))
  if (number.test(text)) return undefined
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time)
}

const number = /^\s*[-+]?\d+(\.\d+)?\s*$/

// The form of nearly every date. Reading its digits takes half the time of `Date.parse`. Days 29 to 31 are left to
// `Date.parse`, because not every month has them.
const usual = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

/** Checks whether a value is a date string as `toISOString` returns it. Returns `false` for some days and years. */
export const isUsualDate = (value: unknown): boolean => typeof value === "string" && usual.test(value)

const timeOf = (text: string): number =>
  Date.UTC(
    digits(text, 0, 4),
    digits(text, 5, 7) - 1,
    digits(text, 8, 10),
    digits(text, 11, 13),
    digits(text, 14, 16),
    digits(text, 17, 19),
    digits(text, 20, 23)
  )

const digits = (text: string, from: number, to: number): number => {
  let value = 0
  for (let index = from; index < to; index++) value = value * 10 + text.charCodeAt(index) - 48
  return value
}

const fromDate = (object: object): unknown => encodeDate(object) ?? (object instanceof Date ? {} : undefined)

/** Encodes a valid `Date`. Returns `undefined` for any other value. */
export const encodeDate = (value: unknown): { readonly $date: string } | undefined =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? { $date: textOf(value) } : undefined

// The result of `toISOString`, in a third of its time. `JSON.stringify` copies a string that consists of parts.
const textOf = (date: Date): string => {
  const year = date.getUTCFullYear()
  if (year < 1000 || year > 9999) return date.toISOString()
  const month = date.getUTCMonth() + 1
  const day = date.getUTCDate()
  const hours = date.getUTCHours()
  const minutes = date.getUTCMinutes()
  const seconds = date.getUTCSeconds()
  const milliseconds = date.getUTCMilliseconds()
  // oxfmt-ignore
  return String.fromCharCode(
    digit(year, 1000), digit(year, 100), digit(year, 10), digit(year, 1), 0x2d,
    digit(month, 10), digit(month, 1), 0x2d, digit(day, 10), digit(day, 1), 0x54,
    digit(hours, 10), digit(hours, 1), 0x3a, digit(minutes, 10), digit(minutes, 1), 0x3a,
    digit(seconds, 10), digit(seconds, 1), 0x2e,
    digit(milliseconds, 100), digit(milliseconds, 10), digit(milliseconds, 1), 0x5a
  )
}

// The character of a digit of a number. `unit` is 1 for the last digit, 10 for the one before, and so on.
const digit = (number: number, unit: number): number => 0x30 + (((number / unit) | 0) % 10)

/** Decodes the dates in any JSON value, unless it is nested too deeply. */
export const readValue = (json: unknown): unknown => ifAllowed(walk(json, toDate, 0))

/** Decodes the dates in an item's JSON. The result is an object even if the item has a field named `$date`. */
export const readData = (json: Data): Data | Mismatch => ifAllowed(walkParts(json, toDate, 1)) as Data | Mismatch

const ifAllowed = (value: unknown): unknown => (value === refused ? new Mismatch("nested too deeply") : value)

/**
 * Decodes the dates in an item's JSON in place, without copying. The caller must be the only owner of the JSON. Returns
 * `false` if it is nested too deeply; then some dates are not decoded.
 */
export const takeData = (json: Record<string, unknown>): boolean => take(json, Object.keys(json), 1)

// `keys` is undefined for arrays: creating an array of their indexes would be slower.
const take = (json: object, keys: ReadonlyArray<string> | undefined, depth: number): boolean => {
  const parts = json as Record<string | number, unknown>
  const count = keys === undefined ? (json as ReadonlyArray<unknown>).length : keys.length
  for (let index = 0; index < count; index++) {
    const key = keys?.[index] ?? index
    const value = parts[key]
    if (typeof value !== "object" || value === null) continue
    const date = toDate(value)
    if (date !== undefined) parts[key] = date
    else if (depth > maximumDepth || !take(value, Array.isArray(value) ? undefined : Object.keys(value), depth + 1)) {
      return false
    }
  }
  return true
}

/** Encodes the dates in an item's data or any other value, unless a part of it cannot be encoded. */
export const write = <A>(value: A): A | Mismatch => {
  const json = walk(value, fromValidDate, 0)
  // Only a value with a fault is walked a second time, to find its path.
  const fault = json === refused ? findFault(value) : undefined
  return fault === undefined ? (json as A) : new Mismatch(fault.message, fault.path)
}

const fromValidDate = (object: object): unknown => encodeDate(object) ?? (object instanceof Date ? refused : undefined)
