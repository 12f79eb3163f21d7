"use client"
import type * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import type { EntryHandlers } from "./Entry.ts"
import { SignUpFormView } from "./SignUpForm.view.tsx"
import { useRegister } from "./useRegister.ts"

export interface SignUpFormProps {
  /** Stands between the password and the button. */
  readonly children?: React.ReactNode
  /** Classes to add, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** The address to begin with. */
  readonly defaultEmail?: string | undefined
  /** Stands below the button, such as a link to the sign-in. */
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
 * A form that registers a member with an e-mail address and a password, and signs the member in.
 *
 * **Example** (On a page of its own)
 *
 * ```tsx
 * import { SignUpForm } from "@portico/react"
 *
 * export const page = <SignUpForm footer={<a href="/sign-in">Sign in</a>} onSignedIn={() => location.assign("/")} />
 * ```
 */
export function SignUpForm({
  onEmailVerificationRequired,
  onFactorRequired,
  onOwnerApprovalRequired,
  onSignedIn,
  ...look
}: SignUpFormProps) {
  const { state, submit } = useRegister({
    onEmailVerificationRequired,
    onFactorRequired,
    onOwnerApprovalRequired,
    onSignedIn
  })
  return <SignUpFormView {...look} onSubmit={submit} state={state} />
}
