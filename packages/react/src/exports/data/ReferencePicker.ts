/** `ReferencePicker` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  ReferencePicker,
  type ReferencePickerProps,
  type ReferencePickerRootProps
} from "../../data/reference/ReferencePicker.tsx"
export * as ReferencePickerParts from "../../data/reference/ReferencePickerParts.tsx"
export { ReferencePickerView, type ReferencePickerViewProps } from "../../data/reference/ReferencePicker.view.tsx"
