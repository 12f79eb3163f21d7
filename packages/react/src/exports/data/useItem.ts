/** `useItem` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type ItemController, type ItemState, useItem } from "../../data/item/useItem.ts"
