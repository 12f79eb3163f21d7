/** `CollectionGrid` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { CollectionGrid, type CollectionGridProps } from "../../data/cards/CollectionGrid.tsx"
export { CollectionGridView, type CollectionGridViewProps } from "../../data/cards/CollectionGrid.view.tsx"
export * as CollectionGridParts from "../../data/cards/CollectionGridParts.tsx"
export type { CollectionGridRootProps } from "../../data/cards/CollectionGridParts.tsx"
