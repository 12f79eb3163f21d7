/**
 * The state machines of infinite lists, and the periodic check for new items.
 *
 * @since 0.1.0
 */
import { idOf } from "@portico/client/data/Collection"
import { collectionKey } from "../listing/invalidateAfterWrite.ts"
import type { DataError } from "@portico/client/data/Failure"
import { Queries } from "@portico/client/data/Queries"
import type * as Query from "@portico/client/data/Query"
import { maximumPageSize } from "@portico/contract/Limits"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Atom from "../../runtime/Atom.ts"
import { withReactivity } from "../../runtime/Runtime.ts"
import { ofData } from "../../problem/DataProblem.ts"
import { isUnreachable, make as problemOf } from "../../problem/Problem.ts"
import { machine } from "../../runtime/Machine.ts"
import { type DraftsOption, countOf, exactTotal, merged, type PageRead } from "../listing/Listing.ts"
import { type InfiniteEvent, type InfiniteState, loading, reduce } from "./Infinite.ts"
import { atCursor, atOffset, readAt, readOf } from "../listing/Place.ts"

/**
 * Creates the state machine of a query's infinite list, which loads `size` items at a time. It starts with the restored
 * state, or without items.
 */
export const infiniteMachine = (
  query: Query.Any,
  size: number,
  restored: InfiniteState | undefined,
  drafts?: DraftsOption
) =>
  machine<InfiniteState, InfiniteEvent>({
    initial: restored ?? loading,
    reduce,
    invoke: (event, state, send) => {
      const readAs = (read: Effect.Effect<PageRead, DataError, Queries>, tag: "Loaded" | "Reloaded") =>
        Effect.matchEffect(read, {
          onFailure: (error) => send({ _tag: "Refused", problem: ofData(error) }),
          onSuccess: (read) => send({ _tag: tag, read })
        })
      switch (event._tag) {
        case "Loaded":
        case "Reloaded":
        case "Refused":
          return undefined
        case "Begin":
          return state._tag === "Ready"
            ? Effect.void
            : readAs(readPage(atCursor(query, size, undefined), drafts), "Loaded")
        default: {
          if (state._tag !== "Ready") return readAs(readPage(atCursor(query, size, undefined), drafts), "Loaded")
          const { cursor } = state
          const count = countOf(state)
          if (state.loading === "again") return readAs(readAll(query, Math.max(size, count), drafts), "Reloaded")
          const place = cursor === undefined ? atOffset(query, size, count) : atCursor(query, size, cursor)
          return readAs(readPage(place, drafts), "Loaded")
        }
      }
    },
    crashed: () => ({ _tag: "Refused", problem: problemOf("unexpected") }),
    refetch: (state) => {
      if (state._tag === "Loading" || state.problem === undefined || !isUnreachable(state.problem)) return undefined
      // Unlike a retry, reading the whole list again shows no failure while it is running.
      return { _tag: state._tag === "Failed" ? "Again" : "Retry" }
    }
  })

const readPage = (query: Query.Any, drafts?: DraftsOption): Effect.Effect<PageRead, DataError, Queries> =>
  Effect.map(
    Queries.use((queries) => readAt(queries, query, drafts)),
    readOf
  )

// Reads as many items as before, so that the scroll position stays valid.
const readAll = Effect.fnUntraced(function* (query: Query.Any, wanted: number, drafts?: DraftsOption) {
  let read = yield* readPage(atCursor(query, Math.min(wanted, maximumPageSize), undefined), drafts)
  while (countOf(read) < wanted && read.marks?.nextCursor !== undefined) {
    const size = Math.min(wanted - countOf(read), maximumPageSize)
    const next = yield* readPage(atCursor(query, size, read.marks.nextCursor), drafts)
    if (countOf(next) === 0) break
    const { invalid, items } = read
    read = {
      ...next,
      items: [...items, ...next.items],
      invalid: merged(invalid, next.invalid),
      total: next.total ?? exactTotal(read)
    }
  }
  return read
})

/** Creates a machine that reads the head of a list periodically. Its state is the ids of the items there. */
export const watchMachine = (query: Query.Any, size: number, every: Duration.Input, drafts?: DraftsOption) =>
  machine<
    ReadonlyArray<string>,
    { readonly _tag: "Watch" } | { readonly _tag: "Saw"; readonly ids: ReadonlyArray<string> }
  >({
    initial: [],
    reduce: (ids, event) => (event._tag === "Saw" ? event.ids : [...ids]),
    invoke: (event, _, send) =>
      event._tag === "Saw"
        ? undefined
        : Effect.sleep(every).pipe(
            Effect.andThen(readPage(atCursor(query, size, undefined), drafts)),
            Effect.flatMap(({ items }) => send({ _tag: "Saw", ids: items.map(({ id }) => id) })),
            // A failed background check is not reported. The next one tries again.
            Effect.ignore,
            Effect.forever
          ),
    crashed: () => ({ _tag: "Saw", ids: [] })
  })

/** An object that changes with every write of the kit to a collection, even while it has no subscribers. */
export const writesAtom = Atom.family((collection: string) =>
  Atom.keepAlive(Atom.readable((): object => ({})).pipe(withReactivity([collectionKey(collection)])))
)

/** Returns the atom of the writes to a query's collection. */
export const writesOf = (query: Query.Any) => writesAtom(idOf(query.collection))
