"use client"
import { loadVerification } from "./ChangePassword.ts"
import type { ChangePasswordFormClassNames } from "../session/AuthSlot.ts"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import * as React from "react"
import type { PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import { ChangePasswordFormView } from "./ChangePasswordForm.view.tsx"
import type { SecondFactorDialogProps } from "./SecondFactorDialog.tsx"
import { useChangePassword } from "./useChangePassword.ts"
import { useMemberName } from "../profile/nameAtom.ts"

export interface ChangePasswordFormProps extends ComponentProps<ChangePasswordFormClassNames> {
  /** Content between the passwords and the button. */
  readonly children?: React.ReactNode
  /**
   * Whether the form includes the current password and verifies it, with the second factor if the member has one. By
   * default, it does if the email address is known. It always does after the provider has required it. A provider
   * without the setting `passwordChange: "reverified"` does not require it: the form then protects a page that was left
   * open, but a stolen access token is enough to change the password.
   */
  readonly confirmCurrent?: boolean | undefined
  /** The member's email address. By default, that of the profile, if the client has the `Profiles` layer. */
  readonly email?: string | undefined
  /** Content below the button. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Called when the password is changed. */
  readonly onChanged?: (() => void) | undefined
  /** The rules for generated passwords, in the format that password managers read. */
  readonly passwordRules?: string | undefined
  /** Estimates the strength of the new password, and shows it. */
  readonly strength?: PasswordFieldProps["strength"]
}

/**
 * Renders a form that changes the password of the signed-in member.
 *
 * **Example** (On an account page)
 *
 * ```tsx
 * import { ChangePasswordForm } from "@portico/react"
 *
 * export const page = <ChangePasswordForm email="ada@example.com" passwordRules="minlength: 8;" />
 * ```
 */
export function ChangePasswordForm({ confirmCurrent = true, onChanged, ...viewProps }: ChangePasswordFormProps) {
  const known = useMemberName()
  const email = viewProps.email ?? known.email
  const { secondFactor, state, submit } = useChangePassword({ email, onChanged })
  const [isRequired, setRequired] = React.useState(false)
  if (!isRequired && state._tag === "Failed" && state.problem.key === "reverificationRequired") setRequired(true)
  return (
    <>
      <ChangePasswordFormView
        {...viewProps}
        confirmCurrent={isRequired || (confirmCurrent && email !== undefined)}
        email={email}
        onSubmit={submit}
        state={state}
      />
      {secondFactor && (
        <SecondFactorStep
          {...secondFactor}
          classNames={viewProps.classNames}
          email={email}
          messages={viewProps.messages}
        />
      )}
    </>
  )
}

/**
 * Renders the dialog of the second factor. Its code is loaded already, because the same code has verified the password.
 */
export function SecondFactorStep(props: SecondFactorDialogProps) {
  return (
    <React.Suspense fallback={null}>
      <Dialog {...props} />
    </React.Suspense>
  )
}

const Dialog = React.lazy(() => loadVerification().then(({ SecondFactorDialog }) => ({ default: SecondFactorDialog })))
