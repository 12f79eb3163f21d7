/** `useSearch` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type Found,
  type SearchController,
  type SearchOptions,
  type SearchState,
  useSearch
} from "../../data/search/useSearch.ts"
