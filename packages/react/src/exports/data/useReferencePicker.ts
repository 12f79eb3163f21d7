/** `useReferencePicker` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type ReferencePickerController,
  type ReferencePickerOptions,
  useReferencePicker
} from "../../data/reference/useReferencePicker.ts"
