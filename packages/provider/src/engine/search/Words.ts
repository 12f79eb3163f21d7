/**
 * Word splitting for search. Every store uses it, so that all stores find the same items.
 *
 * @since 0.1.0
 */
import { fold } from "@portico/contract/data/FilterOperators"
import { isDate, isObject, type Json, type JsonObject } from "../value/Json.ts"

/**
 * Returns the folded words of a string in their order: runs of letters, digits and marks. In scripts without spaces
 * between words, each letter is a word. Longer words are cut to 64 characters.
 */
export const ofText = (text: string): ReadonlyArray<string> => (fold(text).match(word) ?? []).map(cut)

/**
 * Returns the words of an item's own fields: of all strings at any depth, in arrays too. It ignores field names, dates,
 * fields whose names start with `_` (reserved for the provider), and the fields in `skipped`.
 */
export const ofFields = (own: JsonObject, skipped: ReadonlyArray<string> = []): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const [name, value] of Object.entries(own)) {
    if (!name.startsWith("_") && !skipped.includes(name)) collect(value, found)
  }
  return found
}

const collect = (value: Json, found: Set<string>): void => {
  if (typeof value === "string") for (const one of ofText(value)) found.add(one)
  else if (Array.isArray(value)) for (const one of value) collect(one, found)
  else if (isObject(value) && !isDate(value)) for (const one of Object.values(value)) collect(one, found)
}

const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`

const word = new RegExp(`(?=\\p{L})${unspaced}\\p{M}*|(?:(?!(?=\\p{L})${unspaced})[\\p{L}\\p{N}\\p{M}])+`, "gu")

const longest = 64

const cut = (word: string): string => (word.length <= longest ? word : Array.from(word).slice(0, longest).join(""))
