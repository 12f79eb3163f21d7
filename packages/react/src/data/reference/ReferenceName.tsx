"use client"
import type { Argument } from "@portico/client/data/Collection"
import { reference } from "../../i18n/en/items.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { titleOf } from "../value/titleOf.ts"
import { useNames } from "./useNames.ts"

export interface ReferenceNameProps {
  /** The collection of the referenced item. */
  readonly collection: Argument
  readonly id: string
}

/** Renders the title of a referenced item. Shows the id until the item is read, and a message if it does not exist. */
export function ReferenceName({ collection, id }: ReferenceNameProps) {
  const words = useWords("reference", reference)
  const names = useNames(collection, [id])
  if (names._tag !== "Answered") return <bdi>{id}</bdi>
  const item = names.value[0]?.item
  return item === undefined ? <em data-broken="">{words.broken(id)}</em> : <bdi>{titleOf(item.data)}</bdi>
}
