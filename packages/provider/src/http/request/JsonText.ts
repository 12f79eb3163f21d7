/**
 * Parses and encodes JSON in pieces. One call of `JSON.parse` or `JSON.stringify` blocks the event loop for a large text.
 *
 * @since 0.1.0
 */
import { isPlainObject } from "@portico/contract/WireDate"
import * as Slices from "../../engine/limits/Slices.ts"

/** The parsed value, or the reason why there is none. */
export type Parsed =
  | { readonly _tag: "Parsed"; readonly value: unknown }
  | { readonly _tag: "Malformed" }
  | { readonly _tag: "TooDeep" }

/**
 * Parses JSON with at most `maximumDepth` nested levels. It can pause after each piece of about `pieceLength`
 * characters. A string is never divided.
 */
export function* parse(json: string, maximumDepth: number, pieceLength = defaultPieceLength): Slices.Steps<Parsed> {
  const open: Array<Container> = []
  let depth = 0
  let whole: unknown
  let end = -1
  let pause = pieceLength
  try {
    for (let index = 0; index < json.length; index++) {
      if (index >= pause) {
        pause = index + pieceLength
        yield
      }
      const unit = json.charCodeAt(index)
      if (unit === quote) {
        index = endOfText(json, index)
      } else if (unit === openBracket || unit === openBrace) {
        if (depth === maximumDepth) return { _tag: "TooDeep" }
        const container = (open[depth++] ??= new Container(json))
        container.begin(index, unit === openBracket)
      } else if (unit === comma && depth > 0) {
        open[depth - 1]?.next(index, pieceLength)
      } else if ((unit === closeBracket || unit === closeBrace) && depth > 0) {
        const container = open[--depth]
        const value = container?.close(index, unit === closeBracket)
        if (container === undefined || value === undefined) continue
        if (depth > 0) open[depth - 1]?.add(container.start, index + 1, value)
        else if (end >= 0 || !isBlank(json.slice(0, container.start))) return malformed
        else [whole, end] = [value, index + 1]
      }
    }
    if (depth > 0) return malformed
    if (end < 0) return { _tag: "Parsed", value: JSON.parse(json) }
    return isBlank(json.slice(end)) ? { _tag: "Parsed", value: whole } : malformed
  } catch {
    return malformed
  }
}

/**
 * Parses like `parse`, without a pause. It takes half the time, but a long text blocks the event loop. A value that a
 * repeated name replaces does not count for the depth.
 */
export const parseAtOnce = (json: string, maximumDepth: number): Parsed => {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    // Malformed text that is also too deep is reported as too deep.
    return Slices.finish(parse(json, maximumDepth))
  }
  return isDeeper(value, maximumDepth) ? { _tag: "TooDeep" } : { _tag: "Parsed", value }
}

/** Whether a value has more nested levels than `depth`. */
export const isDeeper = (value: unknown, depth: number): boolean => {
  if (typeof value !== "object" || value === null) return false
  if (depth === 0) return true
  if (Array.isArray(value)) {
    for (const element of value) if (isDeeper(element, depth - 1)) return true
    return false
  }
  const object = value as Readonly<Record<string, unknown>>
  // `Object.keys` would create an array for each object. Parsed objects inherit no enumerable properties.
  for (const key in object) if (isDeeper(object[key], depth - 1)) return true
  return false
}

/** Encodes a value as `JSON.stringify` does. It can pause after each element of the lists in an object. */
export function* encode(value: unknown): Slices.Steps<string> {
  if (!isPlainObject(value)) return JSON.stringify(value)
  const members: Array<string> = []
  for (const [name, member] of Object.entries(value)) {
    const text = Array.isArray(member) ? yield* encodedList(member) : JSON.stringify(member)
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`)
  }
  return `{${members.join(",")}}`
}

function* encodedList(elements: ReadonlyArray<unknown>): Slices.Steps<string> {
  const texts: Array<string> = []
  let count = 1
  for (let index = 0; index < elements.length;) {
    const text = JSON.stringify(elements.slice(index, index + count)).slice(1, -1)
    texts.push(text)
    index += count
    yield
    // A call for each small element would take longer than the elements.
    count = Math.max(1, Math.min(maximumAtOnce, 2 * count, Math.floor((count * encodedAtOnce) / text.length)))
  }
  return `[${texts.join(",")}]`
}

/** The number of characters that one step of an encoding should create. */
const encodedAtOnce = 8192

/** The maximum number of elements of one step. The next elements may be much larger than the previous ones. */
const maximumAtOnce = 16

const defaultPieceLength = 65_536

const malformed: Parsed = { _tag: "Malformed" }

/**
 * An array or object that is open at the current position. Most are parsed as a part of their parents. If one becomes
 * too long, its first elements are parsed before it ends. All methods throw if the text is malformed.
 */
class Container {
  readonly #json: string
  /** The position of its bracket. */
  start = 0
  #isArray = false
  /** The elements that are parsed already, if it is divided. */
  #parsed: Array<unknown> | Record<string, unknown> | undefined
  /** The position of the first element that is not parsed yet. */
  #from = 0
  /** The position of the current element. */
  #element = 0
  /** Whether the current element is parsed already. */
  #isParsed = false

  constructor(json: string) {
    this.#json = json
  }

  begin(start: number, isArray: boolean): void {
    this.start = start
    this.#isArray = isArray
    this.#parsed = undefined
    this.#from = start + 1
    this.#element = start + 1
    this.#isParsed = false
  }

  /** Begins the next element after a comma. */
  next(position: number, pieceLength: number): void {
    if (this.#isParsed || position - this.#from >= pieceLength) this.#parse(position)
    this.#element = position + 1
  }

  /** Adds the current element, which was divided. */
  add(start: number, end: number, value: unknown): void {
    if (this.#element > this.#from) this.#parse(this.#element - 1)
    const before = this.#json.slice(this.#from, start)
    if (this.#isArray) {
      if (this.#isParsed || !isBlank(before)) throw new SyntaxError(before)
      this.#elements().push(value)
    } else {
      const [name, ...others] = Object.keys(JSON.parse(`{${before}0}`) as object)
      const isName = name !== undefined && others.length === 0 && /:\s*$/.test(before)
      if (this.#isParsed || !isName) throw new SyntaxError(before)
      this.#define(name, value)
    }
    this.#from = end
    this.#isParsed = true
  }

  /** Ends it. Returns its value if it was divided. */
  close(position: number, isArray: boolean): unknown {
    if (this.#parsed === undefined) return undefined
    if (isArray !== this.#isArray) throw new SyntaxError()
    this.#parse(position)
    return this.#parsed
  }

  /** Parses all elements before a position. At least one element must be there. */
  #parse(position: number): void {
    const text = this.#json.slice(this.#from, position)
    this.#from = position + 1
    if (this.#isParsed) {
      if (!isBlank(text)) throw new SyntaxError(text)
      this.#isParsed = false
      return
    }
    if (isBlank(text)) throw new SyntaxError(text)
    if (this.#isArray) {
      const elements = this.#elements()
      for (const element of JSON.parse(`[${text}]`) as ReadonlyArray<unknown>) elements.push(element)
      return
    }
    for (const [name, value] of Object.entries(JSON.parse(`{${text}}`) as object)) this.#define(name, value)
  }

  #elements(): Array<unknown> {
    if (!Array.isArray(this.#parsed)) this.#parsed = []
    return this.#parsed
  }

  // The sender chooses the names, so a plain assignment could set `__proto__`.
  #define(name: string, value: unknown): void {
    this.#parsed ??= {}
    Object.defineProperty(this.#parsed, name, { value, writable: true, enumerable: true, configurable: true })
  }
}

const isBlank = (text: string): boolean => /^[ \t\n\r]*$/.test(text)

const endOfText = (json: string, start: number): number => {
  for (let index = json.indexOf('"', start + 1); index >= 0; index = json.indexOf('"', index + 1)) {
    let backslashes = 0
    while (json.charCodeAt(index - 1 - backslashes) === backslash) backslashes++
    if (backslashes % 2 === 0) return index
  }
  return json.length
}

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d
