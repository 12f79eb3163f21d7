/**
 * Word search: parsing, matching and ranking (data.md §7).
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

/** A parsed word search. */
export interface Search {
  /** The folded words, without duplicates. At least one. */
  readonly words: ReadonlyArray<string>
  /** Whether an item must contain all of the words or any of them. */
  readonly mode: "AND" | "OR"
  /** Whether similar words match too. */
  readonly fuzzy: boolean
  /** The names of reference fields, which are not searched. */
  readonly skipped: ReadonlyArray<string>
  /**
   * For each word, the matching words among the words of the store's items. Present if the store maintains an index of
   * words.
   */
  readonly accepted?: ReadonlyArray<ReadonlyArray<string>>
}

/**
 * The items that a search requests: `"all"` if the expression is empty, `"none"` if it contains no words,
 * otherwise the items that match.
 */
export type Wanted = "all" | "none" | Search

/** Parses a search. By default an item must contain all of the words. */
export const parse = (
  { expression = "", fuzzy = false, mode = "AND" }: SearchDetails,
  collection: Collection
): Result.Result<Wanted, Refusal.Refusal> => {
  const costs = Cost.search(expression)
  if (Result.isFailure(costs)) return Result.fail(costs.failure)
  if (expression.trim() === "") return Result.succeed("all")
  const words = isStorable(expression) ? [...new Set(Words.ofText(expression))] : []
  if (words.length === 0) return Result.succeed("none")
  return words.length > Limits.maximumSearchWords
    ? Result.fail(Refusal.field("search.expression", `must have at most ${Limits.maximumSearchWords} words`))
    : Result.succeed({ words, mode, fuzzy, skipped: skippedIn(collection) })
}

/** Returns the names of a collection's reference fields, which are not searched. */
export const skippedIn = ({ fields }: Collection): ReadonlyArray<string> =>
  Object.keys(fields).filter((name) => ["REFERENCE", "MULTI_REFERENCE"].includes(fields[name]?.type ?? ""))

/**
 * Whether a word of an item matches a word of a search. A fuzzy search also matches words that start with a search word
 * of three or more letters, and words with one edit, or two edits if the search word has eight or more letters.
 */
export const accepts = (wanted: string, word: string, fuzzy: boolean): boolean => {
  if (word === wanted) return true
  if (!fuzzy) return false
  const length = Array.from(wanted).length
  return continues(wanted, word) || (length >= shortestLike && Distance.isWithin(wanted, word, mistakesIn(length)))
}

/** Whether a word of an item starts with a word of a fuzzy search that has three or more letters. */
export const continues = (wanted: string, word: string): boolean =>
  word.startsWith(wanted) && Array.from(wanted).length >= shortestStart

/** Returns the number of edits that a fuzzy search allows in a word of this length. */
export const mistakesIn = (length: number): number => (length >= 8 ? 2 : length >= shortestLike ? 1 : 0)

const shortestStart = 3
const shortestLike = 4

/** Creates a function that returns whether a document's data matches a search. */
export const matches = (search: Search): ((data: JsonObject) => boolean) => {
  const test = matchesInSteps(search)
  return (data) => Slices.finish(test(data))
}

/** Creates a function that returns whether a document's data matches a search. It can pause between words. */
export const matchesInSteps = ({
  fuzzy,
  mode,
  skipped,
  words
}: Search): ((data: JsonObject) => Slices.Steps<boolean>) => {
  const decisive = mode === "OR"
  return function* (data) {
    const itemWords = wordsOf(data, skipped)
    yield
    for (const wanted of words) {
      const isMatch =
        itemWords.has(wanted) || (fuzzy && (yield* some(itemWords, (word) => accepts(wanted, word, true))))
      if (isMatch === decisive) return decisive
    }
    return !decisive
  }
}

/** Computes the rank of a document's data without a pause. */
export const rank = (search: Search, data: JsonObject): number => Slices.finish(rankInSteps(search, data))

/**
 * Computes the rank of a document's data in a search. The rank depends first on the number of search words that match,
 * then on the number of exact matches, then on the number of prefix matches.
 */
export function* rankInSteps({ fuzzy, skipped, words }: Search, data: JsonObject): Slices.Steps<number> {
  const itemWords = wordsOf(data, skipped)
  yield
  let sum = 0
  for (const wanted of words) {
    if (itemWords.has(wanted)) sum += exactRank
    else if (!fuzzy) continue
    else if (yield* some(itemWords, (word) => continues(wanted, word))) sum += prefixRank
    else if (yield* some(itemWords, (word) => accepts(wanted, word, true))) sum += similarRank
  }
  return sum
}

/**
 * The rank that each word of a search adds: for a similar word, a word that starts with it, and the exact word. The
 * values are so far apart that, even with the maximum number of words, weaker criteria never outweigh a stronger one.
 */
export const similarRank = 10_000
export const prefixRank = similarRank + 1
export const exactRank = similarRank + 100

/** Whether the items that a search finds can differ in rank. */
export const isRanked = ({ fuzzy, mode, words }: Search): boolean => fuzzy || (mode === "OR" && words.length > 1)

// Documents are immutable, so the words of their data can be cached.
const known = new WeakMap<JsonObject, { readonly skipped: string; readonly words: ReadonlySet<string> }>()

const wordsOf = (data: JsonObject, skipped: ReadonlyArray<string>): ReadonlySet<string> => {
  const name = skipped.join("\0")
  const found = known.get(data)
  if (found?.skipped === name) return found.words
  const words = Words.ofFields(Document.ownFields(data), skipped)
  known.set(data, { skipped: name, words })
  return words
}

/** Returns whether any of the values passes a test. It can pause after a number of values. */
export function* some(values: Iterable<string>, test: (value: string) => boolean): Slices.Steps<boolean> {
  let tested = 0
  for (const value of values) {
    if (test(value)) return true
    if (++tested % fewWords === 0) yield
  }
  return false
}

const fewWords = 64
