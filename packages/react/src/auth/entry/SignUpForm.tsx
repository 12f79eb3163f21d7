"use client"
import { apart, type EntryHandlers } from "./Entry.ts"
import { SignUpFormView, type SignUpFormViewProps } from "./SignUpForm.view.tsx"
import { useRegister } from "./useRegister.ts"

export interface SignUpFormProps extends Omit<SignUpFormViewProps, "onSubmit" | "state">, EntryHandlers {}

/**
 * Renders a form that registers a member with an email address, a password and the chosen profile fields, and signs the
 * member in.
 *
 * **Example** (A sign-up page)
 *
 * ```tsx
 * import { SignUpForm } from "@portico/react"
 *
 * export const page = (
 *   <SignUpForm fields={["firstName", "lastName"]} onSignedIn={() => location.assign("/")} signInHref="/sign-in">
 *     <label>
 *       <input name="terms" required type="checkbox" /> I agree to the terms
 *     </label>
 *   </SignUpForm>
 * )
 * ```
 */
export function SignUpForm(props: SignUpFormProps) {
  const { handlers, viewProps } = apart(props)
  const { state, submit } = useRegister(handlers)
  return <SignUpFormView {...viewProps} onSubmit={submit} state={state} />
}
