/** `usePasskeyAutofill` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type PasskeyAutofillController,
  type PasskeyAutofillOptions,
  usePasskeyAutofill
} from "../../auth/factors/usePasskeyAutofill.ts"
