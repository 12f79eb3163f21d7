/** `useField` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type FieldController, type FormClassNames, useField } from "../../form/FormContext.ts"
