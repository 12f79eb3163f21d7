/** `Pager` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { Pager, type PagerProps } from "../../data/paging/Pager.tsx"
export { PagerView, type PagerViewProps } from "../../data/paging/Pager.view.tsx"
export type { PagerActions, PagerClassNames } from "../../data/paging/PagerParts.view.tsx"
export * as PagerParts from "../../data/paging/PagerParts.tsx"
export type { PagerRootProps } from "../../data/paging/PagerParts.tsx"
