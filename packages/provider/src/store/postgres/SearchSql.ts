/**
 * Compiles searches to SQL conditions and ranks, with the semantics of `engine/search/Search`. The column `words`
 * contains the words of an item.
 *
 * @since 0.1.0
 */
import { similarRank, prefixRank, continues, exactRank, type Search } from "../../engine/search/Search.ts"
import { type Parameters, stored } from "./SqlText.ts"

/** Compiles the condition that a row's words match a search. */
export const condition = ({ accepted, mode, words }: Search, parameters: Parameters): string => {
  if (mode === "OR") return holdsAny(accepted?.flat() ?? words, parameters)
  return accepted === undefined
    ? `${stored}.words @> ${parameters.textArray(words)}`
    : `(${accepted.map((some) => holdsAny(some, parameters)).join(" AND ")})`
}

/** Compiles the rank of a row, as a JSON number like other sort values. */
export const rank = ({ accepted, words }: Search, parameters: Parameters): string => {
  const ranks = words.map((word, index) => {
    const like = accepted?.[index] ?? []
    const cases = [
      { some: [word], worth: exactRank },
      { some: like.filter((one) => continues(word, one)), worth: prefixRank },
      { some: like, worth: similarRank }
    ]
    const whens = cases.flatMap(({ some, worth }) =>
      some.length === 0 ? [] : [`WHEN ${holdsAny(some, parameters)} THEN ${worth}`]
    )
    return `CASE ${whens.join(" ")} ELSE 0 END`
  })
  return `to_jsonb(${ranks.join(" + ")})`
}

const holdsAny = (words: ReadonlyArray<string>, parameters: Parameters): string =>
  `${stored}.words && ${parameters.textArray(words)}`
