/** `CollectionTable` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { CollectionTable, type CollectionTableProps } from "../../data/table/CollectionTable.tsx"
export { CollectionTableView, type CollectionTableViewProps } from "../../data/table/CollectionTable.view.tsx"
export * as CollectionTableParts from "../../data/table/CollectionTableParts.tsx"
export type { CollectionTableRootProps } from "../../data/table/CollectionTableParts.tsx"
