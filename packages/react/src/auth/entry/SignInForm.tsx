"use client"
import type * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import type { EntryHandlers } from "./Entry.ts"
import { SignInFormView } from "./SignInForm.view.tsx"
import { useLogin } from "./useLogin.ts"

export interface SignInFormProps {
  /** Stands between the password and the button. */
  readonly children?: React.ReactNode
  /** Classes to add, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** The address to begin with. */
  readonly defaultEmail?: string | undefined
  /** Stands below the button, such as a link to the sign-up. */
  readonly footer?: React.ReactNode
  /** Level of the heading in the page around the form. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Hands over to the page that asks for the code of the mail. */
  readonly onEmailVerificationRequired?: EntryHandlers["onEmailVerificationRequired"]
  /** Hands over to the page that tells the person to wait. */
  readonly onOwnerApprovalRequired?: EntryHandlers["onOwnerApprovalRequired"]
  /** Hands over to the page that asks for a further factor. */
  readonly onFactorRequired?: EntryHandlers["onFactorRequired"]
  /** Called once the member's session is made. */
  readonly onSignedIn?: EntryHandlers["onSignedIn"]
}

/**
 * A form that signs a member in with an e-mail address and a password.
 *
 * **Example** (On a page of its own)
 *
 * ```tsx
 * import { SignInForm } from "@portico/react"
 *
 * export const page = <SignInForm footer={<a href="/sign-up">Create an account</a>} onSignedIn={() => location.assign("/")} />
 * ```
 */
export function SignInForm({
  onEmailVerificationRequired,
  onFactorRequired,
  onOwnerApprovalRequired,
  onSignedIn,
  ...look
}: SignInFormProps) {
  const { state, submit } = useLogin({
    onEmailVerificationRequired,
    onFactorRequired,
    onOwnerApprovalRequired,
    onSignedIn
  })
  return <SignInFormView {...look} onSubmit={submit} state={state} />
}
