/** `ChangeEmailForm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { ChangeEmailForm, type ChangeEmailFormProps } from "../../auth/security/ChangeEmailForm.tsx"
export { ChangeEmailFormView, type ChangeEmailFormViewProps } from "../../auth/security/ChangeEmailForm.view.tsx"
export * as ChangeEmailFormParts from "../../auth/security/ChangeEmailFormParts.tsx"
export type { ChangeEmailFormRootProps } from "../../auth/security/ChangeEmailFormParts.tsx"
