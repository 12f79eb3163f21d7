/**
 * The input of a search. It is searched for when the user pauses typing, or immediately on request.
 *
 * @since 0.1.0
 */
import { machine } from "../../runtime/Machine.ts"
import { collectionKey } from "../listing/invalidateAfterWrite.ts"
import type { Viewer } from "../../session/memberAtom.ts"
import { runtime, withReactivity } from "../../runtime/Runtime.ts"
import { readOf } from "../listing/Place.ts"
import { partsOf, ReadKey } from "../listing/ReadKey.ts"
import { ownedAtom } from "../listing/ownedState.ts"
import { idOf } from "@portico/client/data/Collection"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Atom from "../../runtime/Atom.ts"

/** Returns the key of the first page of a search. */
export const ofSearch = (viewer: Viewer, search: SearchQuery.Any): ReadKey<SearchQuery.Any> =>
  new ReadKey(viewer, search.collection, search, JSON.stringify(["search", search.search, ...partsOf(search)]))

/** Returns the key of a search for words. Returns `undefined` if there are no words, or while the user is not known. */
export const readKeyOf = (
  viewer: Viewer | undefined,
  search: SearchQuery.Any,
  { fuzzy, mode, text }: SearchWords
): ReadKey<SearchQuery.Any> | undefined =>
  text.trim() === "" || viewer === undefined
    ? undefined
    : ofSearch(
        viewer,
        search.pipe(SearchQuery.expression(text.trim()), SearchQuery.mode(mode), SearchQuery.fuzzy(fuzzy))
      )

/** The page that a search finds. Incomplete results are read again after a while. */
export const searchAtom = Atom.family(({ collection, subject }: ReadKey<SearchQuery.Any>) =>
  runtime
    .atom((get) =>
      Effect.gen(function* () {
        const page = yield* Search.use((search) => search.run<SearchQuery.Any>(subject))
        const { incompleteResults } = page
        const again = Effect.andThen(
          Effect.sleep(interval),
          Effect.sync(() => get.refreshSelf())
        )
        // Ends with the atom.
        if (incompleteResults) yield* Effect.forkScoped(again)
        return { ...readOf(page), incompleteResults }
      })
    )
    .pipe(withReactivity([collectionKey(idOf(collection))]), Atom.withServerValueInitial)
)

const interval = "5 seconds"

/** The words and options of a search. */
export interface SearchWords {
  /** The text that the user entered. */
  readonly text: string
  /** Whether all words must match, or any of them. */
  readonly mode: "AND" | "OR"
  /** Whether words with a similar spelling match. */
  readonly fuzzy: boolean
}

/** The current input, and the part of it that is searched for. */
export interface SearchEntry {
  readonly typed: SearchWords
  readonly settled: SearchWords
}

/** An event of a search. */
export type SearchEvent =
  | { readonly _tag: "Type"; readonly text: string }
  /** Selects words or options, which are searched for immediately. */
  | { readonly _tag: "Choose"; readonly words: Partial<SearchWords> }
  | { readonly _tag: "Settle" }

/** Returns the entry after an event. */
export const reduce = (entry: SearchEntry, event: SearchEvent): SearchEntry => {
  switch (event._tag) {
    case "Type": {
      if (event.text === entry.typed.text) return entry
      const typed = { ...entry.typed, text: event.text }
      // An empty string, or a change of surrounding whitespace only, needs no pause.
      return isAlike(typed, entry.settled) || typed.text.trim() === "" ? settled(typed) : { ...entry, typed }
    }
    case "Choose":
      return settled({ ...entry.typed, ...event.words })
    case "Settle":
      return entry.typed === entry.settled ? entry : settled(entry.typed)
  }
}

const settled = (words: SearchWords): SearchEntry => ({ typed: words, settled: words })

const isAlike = (left: SearchWords, right: SearchWords): boolean =>
  left.text.trim() === right.text.trim() && left.mode === right.mode && left.fuzzy === right.fuzzy

/** Creates the state machine of a search, which waits for a pause in typing. It restarts when the user changes. */
export const searchMachine = (initial: SearchWords, pause: Duration.Input) =>
  ownedAtom(() =>
    machine<SearchEntry, SearchEvent>({
      initial: settled(initial),
      reduce,
      // A new keystroke replaces the waiting effect and so restarts the pause.
      invoke: (event, { settled, typed }, send) =>
        event._tag === "Type" && typed !== settled
          ? Effect.andThen(Effect.sleep(pause), send({ _tag: "Settle" }))
          : Effect.void,
      crashed: () => ({ _tag: "Settle" })
    })
  )
