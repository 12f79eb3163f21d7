"use client"
import type { Argument } from "@portico/client/data/Collection"
import { reference } from "../../i18n/en/items.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { useProblemText } from "../../i18n/useProblemText.ts"
import { titleOf } from "../value/titleOf.ts"
import { useReferences } from "./useReferences.ts"

export interface ReferenceNamesProps {
  readonly collection: Argument
  readonly field: string
  /** The id of the item that has the field. */
  readonly item: string
}

/** Renders the titles of the items that a field of an item refers to. */
export function ReferenceNames({ collection, field, item }: ReferenceNamesProps) {
  const words = useWords("reference", reference)
  const textOf = useProblemText()
  const { more, state } = useReferences<Argument>(collection, field, item)
  switch (state._tag) {
    case "Loading":
      return <span>{words.loading}</span>
    case "Failed":
      return <em data-broken="">{textOf(state.problem)}</em>
    case "Ready":
      if (state.items.length === 0) return <span>{words.nothingChosen}</span>
      return (
        <ul>
          {state.items.map(({ data, id }) => (
            <li key={id}>
              <bdi>{titleOf(data)}</bdi>
            </li>
          ))}
          {state.hasMore && (
            <li>
              <button onClick={more} type="button">
                {words.moreChosen}
              </button>
            </li>
          )}
        </ul>
      )
  }
}
