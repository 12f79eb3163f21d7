import type * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
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
import type { ListedItem } from "@portico/react/data"
import * as Clock from "effect/Clock"
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
  const restore = useAtomSet(restoration)
  const restored = AsyncResult.error(useAtomValue(restoration))
  const change = useAtomSet(quantityChange)
  const changed = AsyncResult.error(useAtomValue(quantityChange))
  const lines = React.useMemo(() => (listing._tag === "Ready" ? linesOf(listing.items) : []), [listing])
  if (listing._tag === "Loading") return null
  if (listing._tag === "Failed") {
    return reports ? <ProblemNotice onRetry={refetch} problem={listing.problem} /> : null
  }
  const idsOf = (bookId: string) => lines.find((line) => line.bookId === bookId)?.ids ?? []
  return children({
    owner: "member",
    lines,
    add: ({ bookId, price, quantity, title }) => insert({ bookId, price, quantity, title, addedAt: new Date() }),
    remove: (bookId) => remove(idsOf(bookId)),
    restore,
    setQuantity: (bookId, quantity) => change({ ids: idsOf(bookId), quantity }),
    problem:
      state._tag === "Failed"
        ? state.problem
        : Option.getOrUndefined(Option.map(Option.firstSomeOf([removed, changed, restored]), ofData))
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

// The header's link to the basket keeps these atoms mounted on every page, so the undo button of a toast always works.
const restoration = runtime.fn(
  ({ bookId, price, quantity, title }: Line) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) =>
      Items.use((items) => items.insert(Baskets, { bookId, price, quantity, title, addedAt: new Date(now) }))
    ).pipe(Reactivity.mutation([collectionKey(Baskets.id)])),
  { concurrent: true }
)

const removal = runtime.fn((ids: ReadonlyArray<string>) =>
  Effect.forEach(ids, (id) => Items.use((items) => items.remove(Baskets, id))).pipe(
    Reactivity.mutation([collectionKey(Baskets.id)])
  )
)

interface QuantityChange {
  readonly ids: ReadonlyArray<string>
  readonly quantity: number
}

const quantityChange = runtime.fn(
  ({ ids: [first, ...others], quantity }: QuantityChange) =>
    Items.use((items) =>
      Effect.gen(function* () {
        if (first !== undefined) yield* items.patch(Baskets, first, Patch.empty.pipe(Patch.set("quantity", quantity)))
        yield* Effect.forEach(others, (id) => items.remove(Baskets, id))
      })
    ).pipe(Reactivity.mutation([collectionKey(Baskets.id)])),
  // A change of one line must not interrupt that of another.
  { concurrent: true }
)
