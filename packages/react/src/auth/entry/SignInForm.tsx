"use client"
import { apart, type EntryHandlers } from "./Entry.ts"
import { SignInFormView, type SignInFormViewProps } from "./SignInForm.view.tsx"
import { useLogin } from "./useLogin.ts"

export interface SignInFormProps extends Omit<SignInFormViewProps, "onSubmit" | "state">, EntryHandlers {}

/**
 * Renders a form that signs a member in with an email address and a password.
 *
 * **Example** (A sign-in page)
 *
 * ```tsx
 * import { SignInForm } from "@portico/react"
 *
 * export const page = (
 *   <SignInForm
 *     footer={<a href="/sign-up">Create an account</a>}
 *     forgotHref="/forgot-password"
 *     onSignedIn={() => location.assign("/")}
 *   />
 * )
 * ```
 */
export function SignInForm(props: SignInFormProps) {
  const { handlers, viewProps } = apart(props)
  const { state, submit } = useLogin(handlers)
  return <SignInFormView {...viewProps} onSubmit={submit} state={state} />
}
