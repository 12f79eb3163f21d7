/**
 * Words of a search, in English.
 *
 * @since 0.1.0
 */
import type { SearchMessages } from "../groups/Search.ts"
import { count, number } from "./format.ts"

/** Words of a search box and of what it finds. */
export const search: SearchMessages = {
  label: "Search",
  submit: "Search",
  clear: "Clear the search",
  mode: "Find items with",
  allWords: "all words",
  anyWord: "any word",
  fuzzy: "Similar spellings too",
  searching: "Searching…",
  results: (found, more, text) =>
    more ? `“${text}”: the first ${number(found)} results` : `“${text}”: ${count(found, "result", "results")}`,
  noResults: (text) => `Nothing was found for “${text}”.`,
  hint: "Try fewer words, or other ones.",
  tryAny: "Search for any of the words",
  tryFuzzy: "Search similar spellings too",
  retry: "Try again",
  signIn: "Sign in"
}
