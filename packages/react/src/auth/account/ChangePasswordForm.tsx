"use client"
import { Control } from "../../parts/Elements.tsx"
import type { ChangePasswordFormClassNames } from "../session/AuthSlot.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { changePassword } from "../../i18n/en/account.ts"
import { ChunkBoundary, makeChunk, type MissingProps, useChunk } from "../../runtime/Chunk.ts"
import { classOf } from "../../theme/classes.ts"
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

const dialog = makeChunk(() => import("./SecondFactorDialog.tsx"))

/** Renders the dialog of the second factor. Its code is loaded when it is needed. */
export function SecondFactorStep(props: SecondFactorDialogProps) {
  return (
    <ChunkBoundary missing={Missing}>
      <React.Suspense fallback={null}>
        <Loaded {...props} />
      </React.Suspense>
    </ChunkBoundary>
  )
}

function Loaded(props: SecondFactorDialogProps) {
  const { SecondFactorDialog } = useChunk(dialog)
  return <SecondFactorDialog {...props} />
}

function Missing({ onRetry }: MissingProps) {
  const words = useWords("changePassword", changePassword)
  const retry = () => {
    dialog.forget()
    onRetry()
  }
  return (
    <Control as="button" className={classOf(undefined)("button")} onClick={retry} type="button">
      {words.submit}
    </Control>
  )
}
