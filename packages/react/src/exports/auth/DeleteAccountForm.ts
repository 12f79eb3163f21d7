/** `DeleteAccountForm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { DeleteAccountForm, type DeleteAccountFormProps } from "../../auth/security/DeleteAccountForm.tsx"
export { DeleteAccountFormView, type DeleteAccountFormViewProps } from "../../auth/security/DeleteAccountForm.view.tsx"
export * as DeleteAccountFormParts from "../../auth/security/DeleteAccountFormParts.tsx"
export type { DeleteAccountFormRootProps } from "../../auth/security/DeleteAccountFormParts.tsx"
