/** `ForgotPasswordForm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as ForgotPasswordFormParts from "../../auth/recovery/ForgotPasswordFormParts.tsx"
export type { ForgotPasswordFormRootProps } from "../../auth/recovery/ForgotPasswordFormParts.tsx"
export { ForgotPasswordForm, type ForgotPasswordFormProps } from "../../auth/recovery/ForgotPasswordForm.tsx"
export {
  ForgotPasswordFormView,
  type ForgotPasswordFormViewProps
} from "../../auth/recovery/ForgotPasswordForm.view.tsx"
