/** `useItemForm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type ItemFormController, type ItemFormOptions, useItemForm } from "../../data/item/useItemForm.ts"
