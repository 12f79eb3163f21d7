/** `useCellEditing` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type CellEditingOptions, type SavedCell, useCellEditing } from "../../data/item/useCellEditing.ts"
