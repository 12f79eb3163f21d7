"use client"
/**
 * The components of the kit's forms, for an application's own forms. Compose them in any order inside `Form.Root`.
 *
 * **Example** (A six-digit code)
 *
 * ```tsx
 * import { useSubmission } from "@portico/react"
 * import { Form } from "@portico/react/form"
 * import * as Effect from "effect/Effect"
 *
 * export function Voucher({ redeem }: { redeem: (code: string) => Effect.Effect<void> }) {
 *   const { state, submit } = useSubmission({ send: (entries: FormData) => redeem(String(entries.get("code"))) })
 *   return (
 *     <Form.Root
 *       onSubmit={submit}
 *       state={state}
 *       words={{ title: "Your voucher", submit: "Redeem", submitting: "Redeeming…" }}
 *     >
 *       <Form.Title />
 *       <Form.Error labels={{ code: "Code" }} />
 *       <Form.Code />
 *       <Form.Submit />
 *       <Form.Status />
 *     </Form.Root>
 *   )
 * }
 * ```
 *
 * @since 0.1.0
 */
export { CodeField as Code } from "./CodeField.view.tsx"
export { ErrorSummary as Error } from "./ErrorSummary.view.tsx"
export { Hint, Status, SubmitButton as Submit, Title } from "./FormParts.view.tsx"
export { FormRoot as Root } from "./FormRoot.view.tsx"
export { Notice } from "./Notice.view.tsx"
export { PasswordField as Password } from "./PasswordField.view.tsx"
export { ResendButton as Resend } from "./ResendButton.view.tsx"
export { CheckboxField as Checkbox, SelectField as Select } from "./SelectField.view.tsx"
export {
  EmailField as Email,
  ReadOnlyField as ReadOnly,
  TextareaField as Textarea,
  TextField as Field
} from "./TextField.view.tsx"
