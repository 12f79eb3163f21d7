/** Reduces cases while they still show a difference. */
import { isObject, type Json } from "../../packages/provider/src/engine/value/Json.ts"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as Case from "./Case.ts"
import * as Compare from "./compare.ts"
import type { Named } from "./stores.ts"

/** Finds the smallest case in which the same two stores still differ, within a maximum number of attempts. */
export const shrink = Effect.fnUntraced(function* (
  stores: ReadonlyArray<Named>,
  difference: Compare.Difference,
  most = 2000
) {
  const [first, second] = difference.names
  const some = stores.filter(({ name }) => name === first || name === second)
  let smallest = difference
  let tried = 0
  let isSmaller = true
  while (isSmaller) {
    isSmaller = false
    // The query first: the fewer items it excludes, the fewer of them it needs.
    const { query, ...rest } = smallest.case
    for (const candidate of smaller({ query, ...rest } as unknown as Json)) {
      const read = decode(candidate)
      if (Option.isNone(read)) continue
      if (++tried > most) return smallest
      const found = yield* Compare.one(some, read.value)
      if (found === undefined || found.names[1] !== second) continue
      smallest = found
      isSmaller = true
      break
    }
  }
  return smallest
})

const decode = Schema.decodeUnknownOption(Case.Case, { onExcessProperty: "error" })

/** Returns all values that are a little simpler than a value, the simplest first. */
export function* smaller(json: Json): Generator<Json> {
  if (typeof json === "string") yield* smallerText(json)
  else if (typeof json === "number") yield* smallerNumber(json)
  else if (json === true) yield false
  else if (Array.isArray(json)) yield* smallerList(json)
  else if (isObject(json)) {
    const entries = Object.entries(json)
    for (const [index] of entries.entries()) yield Object.fromEntries(entries.toSpliced(index, 1))
    // The parts of a filter, a value or an expression may suffice.
    for (const [, value] of entries) if (typeof value === "object" && value !== null) yield value
    for (const [, value] of entries) if (Array.isArray(value)) yield* value.filter((one) => isObject(one))
    for (const [index, [key, value]] of entries.entries()) {
      for (const one of key === "limit" ? pageSizes(value) : smaller(value)) {
        yield Object.fromEntries(entries.with(index, [key, one]))
      }
    }
    if (entries.length === 0 || "$date" in json) yield null
  }
}

// A page that contains everything is the simplest, because it stays the same when items are removed.
function* pageSizes(limit: Json): Generator<Json> {
  if (typeof limit !== "number" || limit === 1000) return
  yield 1000
  yield* smallerNumber(limit)
}

function* smallerList(list: ReadonlyArray<Json>): Generator<Json> {
  for (let size = list.length; size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < list.length; start += size) yield list.toSpliced(start, size)
  }
  for (const [index, value] of list.entries()) {
    for (const one of smaller(value)) yield list.with(index, one)
  }
}

function* smallerText(text: string): Generator<Json> {
  const characters = Array.from(text)
  if (text === "") return
  yield ""
  if (text !== "a" && text.length > 1) yield "a"
  for (let size = Math.floor(characters.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < characters.length; start += size) yield characters.toSpliced(start, size).join("")
  }
}

function* smallerNumber(number: number): Generator<Json> {
  if (number === 0) return
  yield 0
  if (number === 1) return
  yield 1
  const half = Math.trunc(number / 2)
  if (Math.abs(half) > 1) yield half
}
