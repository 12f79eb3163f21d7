"use client"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import { useAtomRefresh } from "../../runtime/useAtomRefresh.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { withOptimistic } from "../listing/optimisticAtom.ts"
import { useOptimisticEdits } from "../listing/useOptimisticEdits.ts"
import { type AddressController, pageIn } from "../address/useAddress.ts"
import { awaited, pageAtom } from "../listing/collectionAtoms.ts"
import { after, type ListedItem, type Listing, type PageRead } from "../listing/Listing.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import { ofQuery, type Question } from "../listing/Question.ts"
import { useAsker } from "../listing/useAsker.ts"

export interface CollectionOptions {
  /** Lists what the page's address says: `useAddress` of the same collection. Its filter, its order and its page count. */
  readonly address?: Pick<AddressController, "state"> | undefined
}

/** A list of items: what to show, and the way to read it again. */
export interface CollectionController<Data> {
  readonly listing: Listing<ListedItem<Data>>
  readonly refetch: () => void
}

/**
 * Lists the items that a query finds, and reads them again when a member signs in or out and after every write of the
 * kit to their collection. While a newer page is awaited the old rows stay; of several queries the latest wins. What a
 * form of the kit is saving is shown at once, and taken back where it is refused. A typed collection is made once, outside
 * the component.
 *
 * **Example** (The titles of the shop)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useCollection } from "@portico/react"
 *
 * const titles = Query.from("books").pipe(Query.ascending("title"))
 *
 * export function Titles() {
 *   const { listing } = useCollection(titles)
 *   if (listing._tag !== "Ready") return null
 *   return <ul>{listing.items.map(({ data, id }) => <li key={id}>{String(data["title"])}</li>)}</ul>
 * }
 * ```
 */
export const useCollection = <Q extends Query.Any>(
  query: Q,
  { address }: CollectionOptions = {}
): CollectionController<Query.Row<Q>> => {
  const asker = useAsker()
  const asked = address === undefined ? query : pageIn(query, address.state)
  const question = asker === undefined ? undefined : ofQuery(asker, asked)
  const atom = question === undefined ? awaited : pageAtom(question)
  const result = useAtomValue(atom)
  const outcome = outcomeOf(result, asker)
  const refetch = useAtomRefresh(atom)
  const shown = useShown(question, outcome._tag === "Answered" ? outcome.value : undefined)
  const pending = useOptimisticEdits(query.collection)
  const listing = React.useMemo(() => withOptimistic(pending, after(shown, outcome)), [outcome, pending, shown])
  // The query's collection says what its items are.
  return { listing: listing as Listing<ListedItem<Query.Row<Q>>>, refetch }
}

interface Kept {
  readonly page: PageRead
  readonly question: Question<unknown>
}

// The newest page that was read for this collection and this person.
const useShown = (question: Question<unknown> | undefined, page: PageRead | undefined): PageRead | undefined => {
  const [kept, keep] = React.useState<Kept | undefined>(undefined)
  if (question !== undefined && page !== undefined && page !== kept?.page) keep({ page, question })
  return question !== undefined && kept !== undefined && question.isLike(kept.question) ? kept.page : undefined
}
