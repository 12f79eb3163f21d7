/** `ItemForm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as ItemFormParts from "../../data/item/ItemFormParts.tsx"
export type { ItemFormRootProps } from "../../data/item/ItemFormParts.tsx"
export { ItemForm, type ItemFormProps } from "../../data/item/ItemForm.tsx"
export {
  ItemFormRootView,
  type ItemFormRootViewProps,
  ItemFormView,
  type ItemFormViewProps
} from "../../data/item/ItemForm.view.tsx"
