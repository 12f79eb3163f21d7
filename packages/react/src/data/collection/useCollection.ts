"use client"
import { Queries } from "@portico/client/data/Queries"
import { useViewer } from "../../session/memberAtom.ts"
import { withOptimistic } from "../listing/ItemEdit.ts"
import { useServices } from "../../runtime/useServices.ts"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import { useAtomRefresh, useAtomValue } from "../../runtime/useAtom.ts"
import { useOptimisticEdits } from "../listing/optimisticAtom.ts"
import type { AddressController } from "../address/useAddress.ts"
import { pageIn } from "../listing/Place.ts"
import { awaited, pageAtom } from "../listing/collectionAtoms.ts"
import { after, type ListedItem, type Listing, type DraftsOption } from "../listing/Listing.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import { ofQuery } from "../listing/ReadKey.ts"
import { usePreviousData } from "../listing/usePreviousData.ts"

export interface CollectionOptions extends DraftsOption {
  /** The address state from `useAddress` of the same collection. Its filter, order and page apply to the query. */
  readonly address?: Pick<AddressController, "state"> | undefined
}

/** The listing of a query, and a function to read it again. */
export interface CollectionController<Data> {
  readonly listing: Listing<ListedItem<Data>>
  readonly refetch: () => void
}

/**
 * Reads the items that a query finds. Reads them again when a member signs in or out, and after every write of the kit
 * to their collection. Current rows stay visible while a new page loads, and the latest query wins. Pending edits from
 * forms of the kit are shown immediately and reverted if they are rejected. Create a typed collection once, outside the
 * component.
 *
 * **Example** (List the titles of a shop)
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
  { address, showDrafts }: CollectionOptions = {}
): CollectionController<Query.Row<Q>> => {
  useServices("CollectionTable, CollectionGrid and useCollection", Queries)
  const viewer = useViewer()
  const asked = address === undefined ? query : pageIn(query, address.state)
  const readKey = viewer === undefined ? undefined : ofQuery(viewer, asked, { showDrafts })
  const atom = readKey === undefined ? awaited : pageAtom(readKey)
  const result = useAtomValue(atom)
  const outcome = outcomeOf(result, viewer)
  const refetch = useAtomRefresh(atom)
  const shown = usePreviousData(readKey, outcome)
  const pending = useOptimisticEdits(query.collection)
  const listing = React.useMemo(() => withOptimistic(pending, after(shown, outcome)), [outcome, pending, shown])
  // The type of the items follows from the query's collection.
  return { listing: listing as Listing<ListedItem<Query.Row<Q>>>, refetch }
}
