"use client"
import { CodeField } from "./CodeField.view.tsx"
import { EmailField, ReadOnlyField, TextField } from "./TextField.view.tsx"
import { ErrorSummary } from "./ErrorSummary.view.tsx"
import { FormRoot } from "./FormRoot.view.tsx"
import { Hint, Status, SubmitButton, Title } from "./FormParts.view.tsx"
import { Notice } from "./Notice.view.tsx"
import { PasswordField } from "./PasswordField.view.tsx"
import { ResendButton } from "./ResendButton.view.tsx"

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
 */
export const Form = {
  Code: CodeField,
  Email: EmailField,
  Error: ErrorSummary,
  Field: TextField,
  Hint,
  Notice,
  Password: PasswordField,
  ReadOnly: ReadOnlyField,
  Resend: ResendButton,
  Root: FormRoot,
  Status,
  Submit: SubmitButton,
  Title
} as const
