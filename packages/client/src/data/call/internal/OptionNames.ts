/**
 * Warnings about misspelled options. Unknown options are ignored, here and on the wire, so a misspelled option would
 * otherwise go unnoticed.
 *
 * @since 0.1.0
 */
import { isPlainObject } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import { logWarning } from "../../../transport/internal/Log.ts"

/** The options of all data calls. The type of a call declares the options that it uses. */
const known = [
  "appOptions",
  "clientId",
  "condition",
  "consistentRead",
  "cursorPaging",
  "environment",
  "fields",
  "include",
  "includeReferences",
  "language",
  "limit",
  "omitInvalid",
  "order",
  "overrideExisting",
  "paging",
  "repeat",
  "returnTotalCount",
  "showDrafts",
  "skip",
  "suppressAuth",
  "suppressHooks"
]

/**
 * The maximum number of edits (insertions, deletions and substitutions) between a misspelled name and the option that
 * was intended.
 */
const maximumEdits = 2

/** The maximum number of misspelled names in `warned`, so that names from user input cannot exhaust memory. */
const maximumWarned = 100

const warned = new Set<string>()

/** Logs a warning for each option whose name is at most two edits from a known one, once per name. */
export const warnOfMisspelled = (options: unknown): Effect.Effect<void> => {
  if (!isPlainObject(options)) return Effect.void
  const warnings = Object.keys(options).flatMap((name) => {
    if (known.includes(name) || warned.has(name) || warned.size >= maximumWarned) return []
    const suggestion = known.find((option) => isClose(name, option))
    if (suggestion === undefined) return []
    warned.add(name)
    return [logWarning(`Unknown option ${name}. Did you mean ${suggestion}?`)]
  })
  return warnings.length === 0 ? Effect.void : Effect.all(warnings, { discard: true })
}

/** Checks whether two names differ by at most two edits (Levenshtein distance). */
const isClose = (left: string, right: string, edits = maximumEdits): boolean => {
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  const [first, second] = [left.slice(start), right.slice(start)]
  if (Math.abs(first.length - second.length) > edits) return false
  if (first === "" || second === "") return true
  return (
    edits > 0 &&
    (isClose(first.slice(1), second.slice(1), edits - 1) ||
      isClose(first.slice(1), second, edits - 1) ||
      isClose(first, second.slice(1), edits - 1))
  )
}
