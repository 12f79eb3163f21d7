"use client"
import { entryAtHand } from "../../runtime/PageAddress.ts"
import { withOptimistic } from "../listing/ItemEdit.ts"
import { type Viewer, viewerAtom, useViewer } from "../../session/memberAtom.ts"
import { useAtomSet, useAtomValue, useRegistry } from "../../runtime/useAtom.ts"
import { useOnline } from "../../runtime/useOnline.ts"
import type { DraftsOption, ListedItem } from "../listing/Listing.ts"
import { ofQuery } from "../listing/ReadKey.ts"
import { useOptimisticEdits } from "../listing/optimisticAtom.ts"
import { forVisitor } from "../listing/outcomeOf.ts"
import { countNewer, type Growing, type InfiniteState } from "./Infinite.ts"
import { infiniteMachine, watchMachine, writesOf } from "./infiniteMachine.ts"
import { Queries } from "@portico/client/data/Queries"
import { useServices } from "../../runtime/useServices.ts"
import type * as Query from "@portico/client/data/Query"
import type * as Duration from "effect/Duration"
import * as Atom from "../../runtime/Atom.ts"
import * as React from "react"

/**
 * A list as the user left it: its loaded items, and the index of the first visible item with its distance to the top of
 * the window, in pixels.
 */
export interface RestoredList {
  readonly state: Growing
  readonly index: number
  readonly top: number
  /** Identifies the latest write that the list includes. After another write, the list is read again. */
  readonly writes: object
}

type RestoredLists = ReadonlyMap<string, RestoredList>

const most = 10

/** The lists that the user left, by history entry. They are dropped when the user changes. */
export const restoredLists: Atom.Writable<RestoredLists, readonly [key: string, list: RestoredList]> = Atom.keepAlive(
  Atom.writable<RestoredLists, readonly [string, RestoredList]>(
    (get) => {
      get(viewerAtom)
      return new Map()
    },
    (context, [key, list]) => {
      const others = [...context.get(restoredLists)].filter(([other]) => other !== key)
      context.setSelf(new Map([...others.slice(1 - most), [key, list]]))
    }
  )
)

export interface InfiniteOptions extends DraftsOption {
  /** The interval at which to check for new items at the head of the list. Default: never. */
  readonly checkEvery?: Duration.Input | undefined
  /** The count of items per load. Default: the query's limit, or 20. */
  readonly size?: number | undefined
}

/** The state of an infinite list, and the functions to change it. */
export interface InfiniteController<Data> {
  /** The state of the list. */
  readonly state: InfiniteState<ListedItem<Data>>
  /** The count of items that were added at the head since the list was read. */
  readonly newer: number
  /** Whether the browser is online. */
  readonly online: boolean
  /** Loads the next items. */
  readonly loadMore: () => void
  /** Loads the items again that failed to load. */
  readonly retry: () => void
  /** Reads the loaded items again, including the new ones at the head. */
  readonly showNewer: () => void
  /** The list as the user left it, if they return to it. The component that renders it restores the scroll position. */
  readonly restoredList: RestoredList | undefined
  /**
   * Stores the scroll position for when the user leaves: the index of the first visible item, and its distance to the
   * top of the window in pixels.
   */
  readonly savePosition: (index: number, top: number) => void
}

/**
 * Loads a list in pages by cursor, so that items that others add or remove in the meantime are neither repeated nor
 * skipped. Loaded items stay if loading more fails, and are restored when the user navigates back. After every write of
 * the kit to the collection, all loaded items are read again.
 *
 * **Example** (Load reviews with a button)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useInfinite } from "@portico/react"
 *
 * const reviews = Query.from("reviews").pipe(Query.descending("writtenAt"))
 *
 * export function Reviews() {
 *   const { loadMore, state } = useInfinite(reviews, { size: 10 })
 *   if (state._tag !== "Ready") return null
 *   return (
 *     <>
 *       {state.items.map(({ data, id }) => <p key={id}>{String(data["text"])}</p>)}
 *       {state.hasNext && <button onClick={loadMore}>More</button>}
 *     </>
 *   )
 * }
 * ```
 */
export const useInfinite = <Q extends Query.Any>(
  query: Q,
  { checkEvery, showDrafts, size = query.limit ?? 20 }: InfiniteOptions = {}
): InfiniteController<Query.Row<Q>> => {
  useServices("InfiniteList and useInfinite", Queries)
  const viewer = useViewer()
  const registry = useRegistry()
  const text = ofQuery(viewer ?? "Visitor", query, { showDrafts }).text
  const { restoredList, key, machine, watch } = React.useMemo(() => {
    const key = viewer === undefined ? undefined : `${entryAtHand()} ${viewer} ${size} ${text}`
    const restoredList = key === undefined ? undefined : registry.get(restoredLists).get(key)
    return {
      key,
      restoredList,
      machine: infiniteMachine(query, size, restoredList?.state, { showDrafts }),
      watch: watchMachine(query, size, checkEvery ?? "1 day", { showDrafts })
    }
    // A new query object with the same meaning must not restart the list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [viewer, query.collection, registry, size, text])
  const state = useAtomValue(machine)
  const head = useAtomValue(watch)
  const send = useAtomSet(machine)
  const startWatch = useAtomSet(watch)
  const writes = useAtomValue(writesOf(query))
  const online = useOnline()
  React.useEffect(() => {
    if (key !== undefined) send({ _tag: "Begin", restored: restoredList?.state })
    // A write happened after the user left the list.
    if (restoredList !== undefined && restoredList.writes !== writes) send({ _tag: "Again" })
    if (key !== undefined && checkEvery !== undefined) startWatch({ _tag: "Watch" })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `checkEvery` may be a new equal object; writes: see below
  }, [key, restoredList, send, startWatch])
  useChange(writes, () => send({ _tag: "Again" }))
  const latest = React.useRef({ state, writes })
  React.useEffect(() => {
    latest.current = { state, writes }
  })
  const savePosition = React.useCallback(
    (index: number, top: number) => {
      const { state, writes } = latest.current
      if (key !== undefined && state._tag === "Ready") registry.set(restoredLists, [key, { state, index, top, writes }])
    },
    [key, registry]
  )
  const steps = React.useMemo(
    () => ({
      loadMore: () => send({ _tag: "More" }),
      retry: () => send({ _tag: "Retry" }),
      showNewer: () => send({ _tag: "Again" })
    }),
    [send]
  )
  const newer = state._tag === "Ready" ? countNewer(head, state.items) : 0
  const pending = useOptimisticEdits(query.collection)
  const shown = React.useMemo(() => withOptimistic(pending, withRoleProblem(state, viewer)), [viewer, pending, state])
  // The type of the items follows from the query's collection.
  return {
    ...steps,
    savePosition,
    restoredList,
    newer,
    online,
    state: shown as InfiniteState<ListedItem<Query.Row<Q>>>
  }
}

const withRoleProblem = (state: InfiniteState, viewer: Viewer | undefined): InfiniteState =>
  viewer !== "Visitor" || state._tag === "Loading" || state.problem === undefined
    ? state
    : { ...state, problem: forVisitor(state.problem) }

const useChange = (value: unknown, onChange: () => void): void => {
  const seen = React.useRef(value)
  React.useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    onChange()
  })
}
