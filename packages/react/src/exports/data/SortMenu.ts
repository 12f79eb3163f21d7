/** `SortMenu` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as SortMenuParts from "../../data/order/SortMenuParts.tsx"
export type { SortMenuRootProps } from "../../data/order/SortMenuParts.tsx"
export { SortMenu, type SortMenuProps } from "../../data/order/SortMenu.tsx"
export { SortMenuView, type SortMenuViewProps } from "../../data/order/SortMenu.view.tsx"
