import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Query from "@portico/client/data/Query"
import {
  collectionKey,
  ofData,
  type Problem,
  runtime,
  useAtomSet,
  useAtomValue,
  useCollection,
  useItemInsert,
  useMember
} from "@portico/react"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as React from "react"
import { useMemberId } from "../account/useMemberId.ts"
import { Baskets } from "../Catalog.ts"
import { ProblemNotice } from "../parts/ProblemNotice.tsx"
import * as BasketDraft from "./BasketDraft.ts"
import type { Line } from "./Line.ts"

/** The content of a basket and the functions that change it. */
export interface BasketContent {
  readonly owner: "visitor" | "member"
  readonly lines: ReadonlyArray<Line>
  readonly add: (line: Line) => void
  readonly remove: (bookId: string) => void
  /** The problem with the last change, if it failed. */
  readonly problem: Problem | undefined
}

export interface BasketProps {
  /** Renders the basket once its content is known. */
  readonly children: (basket: BasketContent) => React.ReactNode
  /** Whether to show a notice if the basket cannot be read. Default: `false`. */
  readonly reports?: boolean
}

/**
 * Provides the current user's basket: the one stored on this device for visitors, and the member's own after sign-in.
 */
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
    remove: (bookId) => BasketDraft.remove([bookId]),
    problem: undefined
  })
}

// Editors can read all baskets, so the query must select the member's own items.
const basketOf = (owner: string) =>
  Query.from(Baskets).pipe(Query.filter(Filter.eq("_ownerId", owner)), Query.ascending("addedAt"), Query.limit(100))

function MemberBasket(props: BasketProps) {
  const owner = useMemberId()
  return owner === undefined ? null : <OwnBasket {...props} key={owner} owner={owner} />
}

interface OwnBasketProps extends BasketProps {
  readonly owner: string
}

function OwnBasket({ children, owner, reports = false }: OwnBasketProps) {
  const { listing, refetch } = useCollection(basketOf(owner))
  const { insert, state } = useItemInsert(Baskets)
  const remove = useAtomSet(removal)
  const removed = AsyncResult.error(useAtomValue(removal))
  if (listing._tag === "Loading") return null
  if (listing._tag === "Failed") {
    return reports ? <ProblemNotice onRetry={refetch} problem={listing.problem} /> : null
  }
  const { items } = listing
  // A book that was added on two devices can be in the basket twice.
  const lines = [...new Map(items.map(({ data }) => [data.bookId, data])).values()]
  return children({
    owner: "member",
    lines,
    add: ({ bookId, price, title }) => insert({ bookId, price, title, addedAt: new Date() }),
    remove: (bookId) => remove(items.filter(({ data }) => data.bookId === bookId).map(({ id }) => id)),
    problem: state._tag === "Failed" ? state.problem : Option.getOrUndefined(Option.map(removed, ofData))
  })
}

const removal = runtime.fn((ids: ReadonlyArray<string>) =>
  Effect.forEach(ids, (id) => Items.use((items) => items.remove(Baskets, id))).pipe(
    Reactivity.mutation([collectionKey(Baskets.id)])
  )
)
