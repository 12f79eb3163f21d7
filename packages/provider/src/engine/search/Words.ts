/**
 * The words of texts, for search. Every store takes them from here, so that all find the same.
 *
 * @since 0.1.0
 */
import { fold } from "@portico/contract/data/Query"
import { isDate, isObject, type Json, type JsonObject } from "../value/Json.ts"

/**
 * The words of a text, folded, in their order: runs of letters, digits and marks. Scripts that put no spaces between
 * words give a word for each letter. Of a longer word the first 64 characters count.
 */
export const ofText = (text: string): ReadonlyArray<string> => (fold(text).match(word) ?? []).map(cut)

/**
 * The words of an item's own fields: of every text at any depth, in arrays too. Names of fields, dates, fields whose
 * names begin with `_`, which are the provider's, and those named in `skipped` give none.
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
