/** `ChangePasswordForm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { ChangePasswordForm, type ChangePasswordFormProps } from "../../auth/account/ChangePasswordForm.tsx"
export {
  ChangePasswordFormView,
  type ChangePasswordFormViewProps
} from "../../auth/account/ChangePasswordForm.view.tsx"
export * as ChangePasswordFormParts from "../../auth/account/ChangePasswordFormParts.tsx"
export type { ChangePasswordFormRootProps } from "../../auth/account/ChangePasswordFormParts.tsx"
