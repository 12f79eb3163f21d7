import { Items } from "@portico/client/data/Items"
import * as Query from "@portico/client/data/Query"
import { collectionKey, runtime, useAtomSet, useCollection, useItemInsert, useMember } from "@portico/react"
import * as Effect from "effect/Effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as React from "react"
import { Baskets } from "../Catalogue.ts"
import { ProblemNotice } from "../parts/ProblemNotice.tsx"
import * as BasketDraft from "./BasketDraft.ts"
import type { Line } from "./Line.ts"

/** What lies in a basket, and what can be done with it. */
export interface BasketContent {
  readonly owner: "visitor" | "member"
  readonly lines: ReadonlyArray<Line>
  readonly add: (line: Line) => void
  readonly remove: (bookId: string) => void
}

export interface BasketProps {
  /** Draws the basket once it is known. */
  readonly children: (basket: BasketContent) => React.ReactNode
  /** Whether to say what keeps the basket from being read. */
  readonly reports?: boolean
}

/** The basket of whoever is in front of the page: on this device until sign-in, the member's own from then on. */
export function Basket(props: BasketProps) {
  const member = useMember()
  switch (member._tag) {
    case "Unknown":
      return null
    case "Visitor":
      return <VisitorBasket {...props} />
    case "Member":
      return <MemberBasket {...props} />
  }
}

function VisitorBasket({ children }: BasketProps) {
  const lines = React.useSyncExternalStore(BasketDraft.subscribe, BasketDraft.lines)
  return children({
    owner: "visitor",
    lines,
    add: BasketDraft.add,
    remove: (bookId) => BasketDraft.remove([bookId])
  })
}

const basket = Query.from(Baskets).pipe(Query.ascending("addedAt"), Query.limit(100))

function MemberBasket({ children, reports = false }: BasketProps) {
  const { listing, refetch } = useCollection(basket)
  const { insert } = useItemInsert(Baskets)
  const remove = useAtomSet(removal)
  if (listing._tag === "Loading") return null
  if (listing._tag === "Failed") {
    return reports ? <ProblemNotice onRetry={refetch} problem={listing.problem} /> : null
  }
  const { items } = listing
  // What was put in on two devices may be there twice.
  const lines = [...new Map(items.map(({ data }) => [data.bookId, data])).values()]
  return children({
    owner: "member",
    lines,
    add: ({ bookId, price, title }) => insert({ bookId, price, title, addedAt: new Date() }),
    remove: (bookId) => remove(items.filter(({ data }) => data.bookId === bookId).map(({ id }) => id))
  })
}

const removal = runtime.fn((ids: ReadonlyArray<string>) =>
  Effect.forEach(ids, (id) => Items.use((items) => items.remove(Baskets, id))).pipe(
    Reactivity.mutation([collectionKey(Baskets.id)])
  )
)
