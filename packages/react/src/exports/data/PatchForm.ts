/** `PatchForm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { PatchForm, type PatchFormProps, type PatchFormRootProps } from "../../data/item/PatchForm.tsx"
export * as PatchFormParts from "../../data/item/PatchFormParts.tsx"
export { PatchFormView, type PatchFormViewProps } from "../../data/item/PatchForm.view.tsx"
