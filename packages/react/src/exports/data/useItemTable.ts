/** `useItemTable` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type ItemTableOptions, useItemTable } from "../../data/table/useItemTable.ts"
