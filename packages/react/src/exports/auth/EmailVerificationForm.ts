/** `EmailVerificationForm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as EmailVerificationFormParts from "../../auth/verification/EmailVerificationFormParts.tsx"
export type { EmailVerificationFormRootProps } from "../../auth/verification/EmailVerificationFormParts.tsx"
export {
  EmailVerificationForm,
  type EmailVerificationFormProps
} from "../../auth/verification/EmailVerificationForm.tsx"
export {
  EmailVerificationFormView,
  type EmailVerificationFormViewProps
} from "../../auth/verification/EmailVerificationForm.view.tsx"
