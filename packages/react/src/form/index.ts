/**
 * The components, hooks and types of forms.
 *
 * @since 0.1.0
 */
export type { Alphabet, CodeFieldProps } from "./CodeField.view.tsx"
export * as Form from "./Form.ts"
export type { ButtonElementProps, ButtonVariant, Elements } from "../parts/Elements.tsx"
export { type FieldController, type FormClassNames, useField } from "./FormContext.ts"
export type { FormRootProps } from "./FormElement.view.tsx"
export type { NoticeProps } from "./Notice.view.tsx"
export type { PasswordFieldProps } from "./PasswordField.view.tsx"
export type { FieldState, ReadOnlyFieldProps, TextareaFieldProps, TextFieldProps } from "./TextField.view.tsx"
export { type Resend, type ResendTimer, type ResendTimerOptions, useResendTimer } from "./useResendTimer.ts"
export type { ResendButtonProps } from "./ResendButton.view.tsx"
export type { CheckboxFieldProps, SelectFieldProps } from "./SelectField.view.tsx"
export type { EstimateStrength, Strength, StrengthLevel } from "./PasswordField.view.tsx"
export type { Submission } from "./Submission.ts"
export type { CheckEntries } from "./useFieldErrors.ts"
export { type SubmissionController, type SubmissionOptions, useSubmission } from "./useSubmission.ts"
