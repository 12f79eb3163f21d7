"use client"
import { Search } from "@portico/client/data/Search"
import { type Viewer, useViewer } from "../../session/memberAtom.ts"
import { useServices } from "../../runtime/useServices.ts"
import type { Argument } from "@portico/client/data/Collection"
import type * as SearchQuery from "@portico/client/data/SearchQuery"
import type * as Duration from "effect/Duration"
import * as React from "react"
import type { Problem } from "../../problem/Problem.ts"
import { useAtomRefresh, useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { awaited } from "../listing/collectionAtoms.ts"
import type { ListedItem, PageRead } from "../listing/Listing.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import { readKeyOf, searchAtom, searchMachine, type SearchWords } from "./searchMachine.ts"

/** The latest results, and the words that they belong to. */
export interface Found<Item> extends PageRead<Item> {
  readonly text: string
  /**
   * Whether matching items may be missing, because the provider is still preparing them for searches. `useSearch`
   * searches again every 5 seconds until the results are complete.
   */
  readonly incompleteResults?: boolean | undefined
}

/** The state of a search. `found` contains the previous results, which stay until newer ones arrive. */
export type SearchState<Item = ListedItem> =
  /** There are no words to search for. */
  | { readonly _tag: "Idle" }
  /** The user is typing. */
  | { readonly _tag: "Debouncing"; readonly found: Found<Item> | undefined }
  | { readonly _tag: "Searching"; readonly found: Found<Item> | undefined }
  | { readonly _tag: "Found"; readonly found: Found<Item>; readonly refetching: boolean }
  | { readonly _tag: "Failed"; readonly found: Found<Item> | undefined; readonly problem: Problem }

export interface SearchOptions {
  /** The initial words and options, for example from an address. */
  readonly initial?: Partial<SearchWords> | undefined
  /** Called with the words and options when they are searched for. */
  readonly onSearch?: ((words: SearchWords) => void) | undefined
  /** The pause after the last keystroke before the search starts. Default: 250 milliseconds. */
  readonly pause?: Duration.Input | undefined
  /**
   * The words to search for, if the page stores them, for example in its address. A new value replaces the typed words
   * and is searched for immediately.
   */
  readonly text?: string | undefined
}

/** The state of a search, and the functions to change it. */
export interface SearchController<Data> {
  /** The state of the search. */
  readonly state: SearchState<ListedItem<Data>>
  /** The current words and options, including those that are not searched for yet. */
  readonly words: SearchWords
  /** Changes the text, and searches shortly after the last change. */
  readonly setText: (text: string) => void
  /** Changes whether an item must contain all words or any of them. */
  readonly setMode: (mode: SearchWords["mode"]) => void
  /** Changes whether misspelled words match. */
  readonly setFuzzy: (fuzzy: boolean) => void
  /** Searches immediately, without waiting for a pause. */
  readonly submit: () => void
  /** Removes the text and the matches. */
  readonly clear: () => void
  /** Searches again after a failure. */
  readonly retry: () => void
}

/**
 * Searches a collection while the user types: when they pause, and again after every write of the kit to the
 * collection. The latest search wins, regardless of the order of the responses. Previous results stay visible during
 * the next search. The mode is that of the search query, or all words by default.
 *
 * **Example** (Search titles while typing)
 *
 * ```tsx
 * import * as SearchQuery from "@portico/client/data/SearchQuery"
 * import { useSearch } from "@portico/react"
 *
 * const books = SearchQuery.from("books").pipe(SearchQuery.limit(5))
 *
 * export function Titles() {
 *   const { setText, state, words } = useSearch(books)
 *   return (
 *     <>
 *       <input aria-label="Title" onChange={({ target }) => setText(target.value)} value={words.text} />
 *       {state._tag === "Found" && <p>{state.found.items.map(({ data }) => String(data["title"])).join(", ")}</p>}
 *     </>
 *   )
 * }
 * ```
 */
export const useSearch = <S extends SearchQuery.Any>(
  search: S,
  { initial, onSearch, pause = "250 millis", text: given }: SearchOptions = {}
): SearchController<SearchQuery.Row<S>> => {
  useServices("SearchBox and useSearch", Search)
  const [machine] = React.useState(() =>
    searchMachine(
      {
        text: given ?? "",
        mode: search.search.mode ?? "AND",
        fuzzy: search.search.fuzzy ?? false,
        ...initial
      },
      pause
    )
  )
  const { settled, typed } = useAtomValue(machine)
  const send = useAtomSet(machine)
  const viewer = useViewer()
  const text = settled.text.trim()
  const readKey = readKeyOf(viewer, search, settled)
  const atom = readKey === undefined ? awaited : searchAtom(readKey)
  const outcome = outcomeOf(useAtomValue(atom), viewer)
  const retry = useAtomRefresh(atom)
  const found = useFound(viewer, search.collection, text, outcome._tag === "Succeeded" ? outcome.value : undefined)
  useControlledText(given, settled, onSearch, (text) => send({ _tag: "Choose", words: { text } }))
  const steps = React.useMemo(
    () => ({
      setText: (text: string) => send({ _tag: "Type", text }),
      setMode: (mode: SearchWords["mode"]) => send({ _tag: "Choose", words: { mode } }),
      setFuzzy: (fuzzy: boolean) => send({ _tag: "Choose", words: { fuzzy } }),
      submit: () => send({ _tag: "Settle" }),
      clear: () => send({ _tag: "Choose", words: { text: "" } })
    }),
    [send]
  )
  const state = stateOf(typed, settled, outcome, found)
  // The type of the items follows from the search's collection.
  return { ...steps, retry, state: state as SearchState<ListedItem<SearchQuery.Row<S>>>, words: typed }
}

// Reports the words that are searched for, and follows the external words. An external value that repeats a reported
// one is ignored, even if it arrives late, because it would overwrite newer input.
const useControlledText = (
  given: string | undefined,
  settled: SearchWords,
  onSearch: SearchOptions["onSearch"],
  choose: (text: string) => void
): void => {
  const before = React.useRef({ given, settled })
  const reported = React.useRef<ReadonlyArray<string>>([])
  React.useEffect(() => {
    const last = before.current
    before.current = { given, settled }
    if (given !== undefined && given !== last.given) {
      const place = reported.current.indexOf(given)
      reported.current = reported.current.slice(place + 1)
      if (place === -1 && given !== settled.text) return choose(given)
    }
    const isGiven = given === settled.text && last.settled.mode === settled.mode && last.settled.fuzzy === settled.fuzzy
    if (last.settled === settled || isGiven) return
    reported.current = [...reported.current.slice(-9), settled.text]
    onSearch?.(settled)
  })
}

const stateOf = (
  typed: SearchWords,
  settled: SearchWords,
  outcome: ReturnType<typeof outcomeOf<PageRead>>,
  found: Found<ListedItem> | undefined
): SearchState => {
  if (typed !== settled) return { _tag: "Debouncing", found }
  if (settled.text.trim() === "") return { _tag: "Idle" }
  if (outcome._tag === "Refused") {
    return outcome.refetching ? { _tag: "Searching", found } : { _tag: "Failed", found, problem: outcome.problem }
  }
  if (outcome._tag === "Awaited" || found === undefined) return { _tag: "Searching", found }
  return { _tag: "Found", found, refetching: outcome.refetching }
}

interface StoredPage {
  readonly viewer: Viewer | undefined
  readonly collection: Argument
  readonly found: Found<ListedItem>
  readonly page: PageRead
}

// Stores the latest results for this collection and user. They are dropped when there are no words.
const useFound = (
  viewer: Viewer | undefined,
  collection: Argument,
  text: string,
  page: PageRead | undefined
): Found<ListedItem> | undefined => {
  const [stored, store] = React.useState<StoredPage | undefined>(undefined)
  let current = stored
  if (page !== undefined && (page !== stored?.page || text !== stored.found.text)) {
    current = { viewer, collection, found: { ...page, text }, page }
    store(current)
  } else if (stored !== undefined && (text === "" || stored.viewer !== viewer || stored.collection !== collection)) {
    current = undefined
    store(undefined)
  }
  return current?.found
}
