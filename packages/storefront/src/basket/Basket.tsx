import type * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { ofData, type Problem, useAtomSet, useAtomValue, useCollection, useMember } from "@portico/react"
import type { ListedItem } from "@portico/react/data"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as React from "react"
import { useIdentityState } from "../account/useIdentity.ts"
import { Baskets } from "../Catalog.ts"
import { PageLoading } from "../parts/PageLoading.tsx"
import { ProblemNotice } from "../parts/ProblemNotice.tsx"
import { basketChanges } from "./basketChanges.ts"
import * as BasketDraft from "./BasketDraft.ts"
import type { Line } from "./Line.ts"

/** A line of a basket, with the ids of its items in the member's basket. A visitor's lines have none. */
export interface BasketLine extends Line {
  readonly ids: ReadonlyArray<string>
}

/** The content of a basket and the functions that change it. */
export interface BasketContent {
  readonly owner: "visitor" | "member"
  readonly lines: ReadonlyArray<BasketLine>
  readonly add: (line: Line) => void
  readonly remove: (bookId: string) => void
  /** Adds a removed line again. It also works on a later page. */
  readonly restore: (line: Line) => void
  /** Sets the number of copies of a book, at least 1. */
  readonly setQuantity: (bookId: string, quantity: number) => void
  /** The problem with the last change, if it failed. The next successful change clears it. */
  readonly problem: Problem | undefined
}

/** A basket whose content is not known: it is being read, or it could not be read. */
export interface UnreadBasket {
  /** The reason why it could not be read. `undefined` while it is being read. */
  readonly problem: Problem | undefined
  readonly retry: () => void
}

export interface BasketProps {
  /** Renders the basket once its content is known. */
  readonly children: (basket: BasketContent) => React.ReactNode
  /** Renders a basket whose content is not known. By default, a loading message or a notice with a retry button. */
  readonly renderUnread?: (basket: UnreadBasket) => React.ReactNode
}

/**
 * Provides the current user's basket: the one stored on this device for visitors, and the member's own after sign-in.
 */
export function Basket(props: BasketProps) {
  const member = useMember()
  switch (member._tag) {
    case "Unknown":
      return unreadOf(props)({ problem: undefined, retry: noRetry })
    case "Visitor":
      return <VisitorBasket {...props} />
    case "Member":
      return <MemberBasket {...props} />
  }
}

const noRetry = () => {}

const unreadOf = ({ renderUnread = notice }: BasketProps) => renderUnread

const notice = ({ problem, retry }: UnreadBasket) =>
  problem === undefined ? <PageLoading /> : <ProblemNotice onRetry={retry} problem={problem} />

function VisitorBasket({ children }: BasketProps) {
  const lines = React.useSyncExternalStore(BasketDraft.subscribe, BasketDraft.lines)
  return children({
    owner: "visitor",
    lines: lines.map((line) => ({ ...line, ids: [] })),
    add: BasketDraft.add,
    remove: (bookId) => BasketDraft.remove([bookId]),
    restore: BasketDraft.add,
    setQuantity: BasketDraft.setQuantity,
    problem: undefined
  })
}

// Editors can read all baskets, so the query must select the member's own items.
const basketOf = (owner: string) =>
  Query.from(Baskets).pipe(Query.filter(Filter.eq("_ownerId", owner)), Query.ascending("addedAt"), Query.limit(100))

function MemberBasket(props: BasketProps) {
  const state = useIdentityState()
  if (state._tag === "Failed") return unreadOf(props)(state)
  const owner = state._tag === "Known" ? state.identity.id : undefined
  if (owner === undefined) return unreadOf(props)({ problem: undefined, retry: noRetry })
  return <OwnBasket {...props} key={owner} owner={owner} />
}

interface OwnBasketProps extends BasketProps {
  readonly owner: string
}

function OwnBasket({ owner, ...props }: OwnBasketProps) {
  const { listing, refetch } = useCollection(basketOf(owner))
  const send = useAtomSet(basketChanges)
  const error = Option.getOrUndefined(AsyncResult.error(useAtomValue(basketChanges)))
  const problem = React.useMemo(() => (error === undefined ? undefined : ofData(error)), [error])
  const lines = React.useMemo(() => (listing._tag === "Ready" ? linesOf(listing.items) : []), [listing])
  const restore = React.useCallback((line: Line) => send({ _tag: "Add", line }), [send])
  if (listing._tag === "Loading") return unreadOf(props)({ problem: undefined, retry: refetch })
  if (listing._tag === "Failed") return unreadOf(props)({ problem: listing.problem, retry: refetch })
  const idsOf = (bookId: string) => lines.find((line) => line.bookId === bookId)?.ids ?? []
  return props.children({
    owner: "member",
    lines,
    add: restore,
    remove: (bookId) => send({ _tag: "Remove", ids: idsOf(bookId) }),
    restore,
    setQuantity: (bookId, quantity) => send({ _tag: "SetQuantity", ids: idsOf(bookId), quantity }),
    problem
  })
}

/**
 * Returns the lines of a member's basket, in the order in which the books were added. A book that was added on two
 * devices is in the basket twice, and becomes one line with the copies of both.
 */
export const linesOf = (
  items: ReadonlyArray<ListedItem<Collection.DataOf<typeof Baskets>>>
): ReadonlyArray<BasketLine> => {
  const lines = new Map<string, BasketLine>()
  for (const { data, id } of items) {
    const { bookId, price, quantity = 1, title } = data
    const before = lines.get(bookId)
    lines.set(bookId, {
      bookId,
      price,
      title,
      quantity: quantity + (before?.quantity ?? 0),
      ids: [...(before?.ids ?? []), id]
    })
  }
  return [...lines.values()]
}
