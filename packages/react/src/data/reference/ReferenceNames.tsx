"use client"
import { Control } from "../../parts/Elements.tsx"
import { useTextOf, useWords } from "../../i18n/MessagesContext.ts"
import { reference } from "../../i18n/en/reference.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { titleOf } from "../value/titleOf.ts"
import { useNames } from "./useNames.ts"
import { useReferences } from "./useReferences.ts"
import type { Argument } from "@portico/client/data/Collection"

export interface ReferenceNameProps {
  /** The collection of the referenced item. */
  readonly collection: Argument
  readonly id: string
}

/** Renders the title of a referenced item. Shows the id until the item is read, and a message if it does not exist. */
export function ReferenceName({ collection, id }: ReferenceNameProps) {
  const words = useWords("reference", reference)
  const names = useNames(collection, [id])
  if (names._tag !== "Succeeded") return <bdi>{id}</bdi>
  const item = names.value[0]?.item
  return item === undefined ? <em data-broken="">{words.broken(id)}</em> : <bdi>{titleOf(item.data)}</bdi>
}

export interface ReferenceNamesProps {
  readonly collection: Argument
  readonly field: string
  /** The id of the item that has the field. */
  readonly item: string
}

/**
 * Renders the titles of the items that a field of an item refers to. An item that does not match the schema of its
 * collection has its id as its title.
 */
export function ReferenceNames({ collection, field, item }: ReferenceNamesProps) {
  const words = useWords("reference", reference)
  const textOf = useTextOf(dataProblems)
  const { more, state } = useReferences<Argument>(collection, field, item, { omitInvalid: true })
  switch (state._tag) {
    case "Loading":
      return <span>{words.loading}</span>
    case "Failed":
      return <em data-broken="">{textOf(state.problem)}</em>
    case "Ready": {
      const { invalid = [], items } = state
      if (items.length + invalid.length === 0) return <span>{words.nothingSelected}</span>
      return (
        <ul>
          {[...items.map(({ data, id }) => [id, titleOf(data)]), ...invalid.map(({ id }) => [id, id])].map(
            ([id, title]) => (
              <li key={id}>
                <bdi>{title}</bdi>
              </li>
            )
          )}
          {state.hasMore && (
            <li>
              <Control as="button" onClick={more} type="button">
                {words.moreSelected}
              </Control>
            </li>
          )}
        </ul>
      )
    }
  }
}
