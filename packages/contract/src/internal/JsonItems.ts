/**
 * Parses the JSON of a body with many items, a few items at a time.
 *
 * A string of more than 128 kB is a large object of V8, which takes its memory from the operating system and returns it with
 * the next complete garbage collection. Decoding and parsing such a string takes twice the time of several short ones.
 *
 * @since 0.1.0
 */
import { isPlainObject } from "../WireDate.ts"

/** The number of bytes from which a body is parsed in this way. */
export const minimumItemsBytes = 65_536

/** A parsed body, and the name of its field with the items. */
export interface ParsedItems {
  readonly body: Readonly<Record<string, unknown>>
  readonly field: string
}

/**
 * Parses the bytes of an object that has an array of items. Yields the items of each piece, and returns the object.
 * Returns `undefined` if the bytes have another form or are malformed. The caller then uses `JSON.parse`.
 *
 * **Example** (Parsing a body without pauses)
 *
 * ```ts
 * import * as Codec from "@portico/contract/Codec"
 *
 * const parsing = Codec.parseItems(new TextEncoder().encode('{"dataItems":[{"id":"a"}]}'))
 * let step = parsing.next()
 * while (step.done !== true) step = parsing.next()
 * step.value?.body // => { dataItems: [{ id: "a" }] }
 * ```
 */
export function* parseItems(
  bytes: Uint8Array,
  pieceBytes = defaultPieceBytes
): Generator<ReadonlyArray<unknown>, ParsedItems | undefined, undefined> {
  const [start, field = ""] = firstArray.exec(String.fromCharCode(...bytes.subarray(0, searched))) ?? []
  const end = bytes.lastIndexOf(closeBracket)
  if (start === undefined) return undefined
  try {
    const begin = start.length
    const body: unknown = JSON.parse(
      `${decode(bytes.subarray(0, begin))}${JSON.stringify(placeholder())}${decode(bytes.subarray(end))}`
    )
    // Otherwise the array is inside another value.
    if (!isPlainObject(body) || !isPlaceholder(body[field])) return undefined
    const names = namesAt(bytes, begin)
    const items: Array<unknown> = []
    for (let from = begin; from < end;) {
      const to = endOfPiece(bytes, from + pieceBytes, names, end)
      // If the piece does not end between two items, it is malformed.
      const piece = JSON.parse(`[${decode(bytes.subarray(from, to))}]`) as ReadonlyArray<unknown>
      for (const item of piece) items.push(item)
      from = to + 1
      yield piece
    }
    body[field] = items
    return { body, field }
  } catch {
    return undefined
  }
}

// A quote inside a string is escaped, so this is the name of a field and the beginning of its value.
const firstArray = /^.*?"([A-Za-z]+)":\[(?=\{)/s

/** The number of bytes in which the array must begin. */
const searched = 1024

let unguessable: string | undefined

// Some runtimes provide no random values while a module is loaded.
const placeholder = (): string => (unguessable ??= crypto.randomUUID())

const isPlaceholder = (value: unknown): boolean => Array.isArray(value) && value[0] === placeholder()

/** Returns the next position of a comma that is probably between two items, or the end of the array. */
const endOfPiece = (bytes: Uint8Array, from: number, names: string, end: number): number => {
  let position = bytes.indexOf(closeBrace, from)
  while (position !== -1 && position < end) {
    if (bytes[position + 1] === comma && namesAt(bytes, position + 2) === names) return position + 1
    position = bytes.indexOf(closeBrace, position + 1)
  }
  return end
}

/**
 * Returns the names of the first two fields of the object at a position. Most objects inside of items, such as references
 * with an id, have other fields than an item.
 */
const namesAt = (bytes: Uint8Array, position: number): string => {
  const text = String.fromCharCode(...bytes.subarray(position, position + compared))
  const [, first = "", second = ""] = twoNames.exec(text) ?? []
  return first + second
}

// The second name is in the same object, or in an object that is the first value.
const twoNames = /^\{("[^"]*":)(?:(?:"[^"]*",|[^",[{]*,|\{)("[^"]*":))?/

/** The number of bytes of an item in which its first names are searched. */
const compared = 128

const defaultPieceBytes = 32_768

let decoder: TextDecoder | undefined

const decode = (bytes: Uint8Array): string =>
  (decoder ??= new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })).decode(bytes)

const comma = 0x2c
const closeBracket = 0x5d
const closeBrace = 0x7d
