/**
 * What a search by words finds, and in which order (data.md §7).
 *
 * @since 0.1.0
 */
import type { SearchDetails } from "@portico/contract/data/Query"
import * as Limits from "@portico/contract/Limits"
import * as Result from "effect/Result"
import type { Collection } from "../collection/Collection.ts"
import * as Cost from "../limits/Cost.ts"
import * as Document from "../collection/Document.ts"
import type { JsonObject } from "../value/Json.ts"
import * as Refusal from "../value/Refusal.ts"
import * as Slices from "../limits/Slices.ts"
import { isStorable } from "../value/Text.ts"
import * as Distance from "./Distance.ts"
import * as Words from "./Words.ts"

/** Words to find in items. */
export interface Search {
  /** Folded, each once, at least one. */
  readonly words: ReadonlyArray<string>
  /** Whether an item must have all of the words, or any. */
  readonly mode: "AND" | "OR"
  /** Whether words that are like these count too. */
  readonly fuzzy: boolean
  /** Fields whose texts are no words: those that hold references. */
  readonly skipped: ReadonlyArray<string>
  /** For each word the words of a store's items that it accepts, where the store keeps a list of them. */
  readonly accepted?: ReadonlyArray<ReadonlyArray<string>>
}

/** What a search asks for: all items where it names no words, none where its expression holds none, or those that match. */
export type Wanted = "everything" | "nothing" | Search

/** Reads the words of a search. Without a mode an item must have all of them. */
export const parse = (
  { expression = "", fuzzy = false, mode = "AND" }: SearchDetails,
  collection: Collection
): Result.Result<Wanted, Refusal.Refusal> => {
  const costs = Cost.search(expression)
  if (Result.isFailure(costs)) return Result.fail(costs.failure)
  if (expression.trim() === "") return Result.succeed("everything")
  const words = isStorable(expression) ? [...new Set(Words.ofText(expression))] : []
  if (words.length === 0) return Result.succeed("nothing")
  return words.length > Limits.maximumSearchWords
    ? Result.fail(Refusal.field("search.expression", `must have at most ${Limits.maximumSearchWords} words`))
    : Result.succeed({ words, mode, fuzzy, skipped: skippedIn(collection) })
}

/** The fields of a collection whose texts are no words. */
export const skippedIn = ({ fields }: Collection): ReadonlyArray<string> =>
  Object.keys(fields).filter((name) => ["REFERENCE", "MULTI_REFERENCE"].includes(fields[name]?.type ?? ""))

/**
 * Whether a word of an item is what a word of a search looks for. A fuzzy search takes words that begin with three or
 * more letters of its own, and such as differ by one mistake, or by two where the word has eight letters or more.
 */
export const accepts = (wanted: string, word: string, fuzzy: boolean): boolean => {
  if (word === wanted) return true
  if (!fuzzy) return false
  const length = Array.from(wanted).length
  return continues(wanted, word) || (length >= shortestLike && Distance.isWithin(wanted, word, mistakesIn(length)))
}

/** Whether a word of an item begins with what a fuzzy search looks for: that has three letters or more. */
export const continues = (wanted: string, word: string): boolean =>
  word.startsWith(wanted) && Array.from(wanted).length >= shortestStart

/** How many mistakes a fuzzy search allows in a word of so many letters. */
export const mistakesIn = (length: number): number => (length >= 8 ? 2 : length >= shortestLike ? 1 : 0)

const shortestStart = 3
const shortestLike = 4

/** Tells of a document's data whether it is found. */
export const matches = (search: Search): ((data: JsonObject) => boolean) => {
  const test = matchesInSteps(search)
  return (data) => Slices.finish(test(data))
}

/** Tells of a document's data whether it is found. It can pause between its words. */
export const matchesInSteps = ({
  fuzzy,
  mode,
  skipped,
  words
}: Search): ((data: JsonObject) => Slices.Steps<boolean>) => {
  const decisive = mode === "OR"
  return function* (data) {
    const held = wordsOf(data, skipped)
    yield
    for (const wanted of words) {
      const isHeld = held.has(wanted) || (fuzzy && (yield* some(held, (word) => accepts(wanted, word, true))))
      if (isHeld === decisive) return decisive
    }
    return !decisive
  }
}

/** The rank of a document's data, computed without a pause. */
export const rank = (search: Search, data: JsonObject): number => Slices.finish(rankInSteps(search, data))

/**
 * How well a document's data answers a search: first by how many of the words it has, then by how many of them it has
 * as they are, then by how many of its words begin with one.
 */
export function* rankInSteps({ fuzzy, skipped, words }: Search, data: JsonObject): Slices.Steps<number> {
  const held = wordsOf(data, skipped)
  yield
  let sum = 0
  for (const wanted of words) {
    if (held.has(wanted)) sum += exact
    else if (!fuzzy) continue
    else if (yield* some(held, (word) => continues(wanted, word))) sum += begun
    else if (yield* some(held, (word) => accepts(wanted, word, true))) sum += alike
  }
  return sum
}

/**
 * What each word of a search adds to the rank of an item that has it, has one that begins with it, or has one like it.
 * The most words that a search may have never make up for a better one.
 */
export const alike = 10_000
export const begun = alike + 1
export const exact = alike + 100

/** Whether items that a search finds differ in rank. */
export const isRanked = ({ fuzzy, mode, words }: Search): boolean => fuzzy || (mode === "OR" && words.length > 1)

// Documents are never changed, only replaced.
const known = new WeakMap<JsonObject, { readonly skipped: string; readonly words: ReadonlySet<string> }>()

const wordsOf = (data: JsonObject, skipped: ReadonlyArray<string>): ReadonlySet<string> => {
  const name = skipped.join("\0")
  const found = known.get(data)
  if (found?.skipped === name) return found.words
  const words = Words.ofFields(Document.ownFields(data), skipped)
  known.set(data, { skipped: name, words })
  return words
}

/** Whether any of the values passes a test. It can pause between a few of them. */
export function* some(values: Iterable<string>, test: (value: string) => boolean): Slices.Steps<boolean> {
  let tested = 0
  for (const value of values) {
    if (test(value)) return true
    if (++tested % fewWords === 0) yield
  }
  return false
}

const fewWords = 64
