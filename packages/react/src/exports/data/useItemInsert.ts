/** `useItemInsert` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type InsertController, useItemInsert } from "../../data/item/useItemInsert.ts"
