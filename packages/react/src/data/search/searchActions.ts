import type { SearchActions } from "./SearchContext.ts"
import type { SearchWords } from "./searchMachine.ts"
import type { SearchController, SearchState } from "./useSearch.ts"

/** Returns the props of a search's parts for a controller. */
export const searchActions = ({
  clear,
  retry,
  setFuzzy,
  setMode,
  setText,
  state,
  submit,
  words
}: SearchController<Readonly<Record<string, unknown>>>): SearchActions & {
  readonly state: SearchState
  readonly typed: SearchWords
} => ({
  onClear: clear,
  onFuzzy: setFuzzy,
  onMode: setMode,
  onRetry: retry,
  onSubmit: submit,
  onText: setText,
  state,
  typed: words
})
