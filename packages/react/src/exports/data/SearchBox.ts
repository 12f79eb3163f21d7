/** `SearchBox` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as SearchBoxParts from "../../data/search/SearchBoxParts.tsx"
export type { SearchBoxRootProps } from "../../data/search/SearchBoxParts.tsx"
export { type FoundBy, SearchBox, type SearchBoxProps, type SearchSource } from "../../data/search/SearchBox.tsx"
export { SearchBoxView, type SearchBoxViewProps } from "../../data/search/SearchBox.view.tsx"
export type { SearchClassNames } from "../../data/search/SearchBoxParts.view.tsx"
