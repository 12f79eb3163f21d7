/** `ResetPasswordForm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as ResetPasswordFormParts from "../../auth/recovery/ResetPasswordFormParts.tsx"
export type { ResetPasswordFormRootProps } from "../../auth/recovery/ResetPasswordFormParts.tsx"
export { ResetPasswordForm, type ResetPasswordFormProps } from "../../auth/recovery/ResetPasswordForm.tsx"
export { ResetPasswordFormView, type ResetPasswordFormViewProps } from "../../auth/recovery/ResetPasswordForm.view.tsx"
