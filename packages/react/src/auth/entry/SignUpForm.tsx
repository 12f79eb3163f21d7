"use client"
import { apart, type EntryHandlers } from "./Entry.ts"
import { SignUpFormView, type SignUpFormViewProps } from "./SignUpForm.view.tsx"
import { useRegister } from "./useRegister.ts"

export interface SignUpFormProps extends Omit<SignUpFormViewProps, "onSubmit" | "state">, EntryHandlers {}

/**
 * A form that registers a member with an e-mail address and a password, and with as much of a profile as the page asks
 * for, and signs the member in.
 *
 * **Example** (On a page of its own)
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
  const { handlers, look } = apart(props)
  const { state, submit } = useRegister(handlers)
  return <SignUpFormView {...look} onSubmit={submit} state={state} />
}
