"use client"
/**
 * The unstyled parts of a password change. Compose them in any order inside `ChangePasswordFormParts.Root`.
 *
 * **Example** (A custom form)
 *
 * ```tsx
 * import { ChangePasswordFormParts } from "@portico/react/auth"
 *
 * export const form = (
 *   <ChangePasswordFormParts.Root className="card" email="ada@example.com">
 *     <ChangePasswordFormParts.Title />
 *     <ChangePasswordFormParts.Error />
 *     <ChangePasswordFormParts.Username value="ada@example.com" />
 *     <ChangePasswordFormParts.Current />
 *     <ChangePasswordFormParts.New />
 *     <ChangePasswordFormParts.Submit />
 *     <ChangePasswordFormParts.Status />
 *   </ChangePasswordFormParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { FormRootElementProps } from "../../parts/Part.view.tsx"
import type { ChangePasswordFormClassNames } from "../session/AuthSlot.ts"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type * as React from "react"
import { Status, SubmitButton, Title } from "../../form/FormParts.view.tsx"
import {
  ChangePasswordError,
  ChangePasswordHint,
  ChangePasswordRootView,
  ChangePasswordUsername,
  CurrentPassword,
  NewPassword
} from "./ChangePasswordForm.view.tsx"
import { SecondFactorStep } from "./ChangePasswordForm.tsx"
import { type ChangePasswordOptions, useChangePassword } from "./useChangePassword.ts"
import { useMemberName } from "../profile/nameAtom.ts"

export interface ChangePasswordFormRootProps
  extends ChangePasswordOptions, ComponentProps<ChangePasswordFormClassNames>, FormRootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ email, onChanged, ...root }: ChangePasswordFormRootProps) {
  const known = useMemberName()
  const address = email ?? known.email
  const { secondFactor, state, submit } = useChangePassword({ email: address, onChanged })
  const { classNames, messages } = root
  return (
    <>
      <ChangePasswordRootView {...root} onSubmit={submit} state={state} styled={false} />
      {secondFactor && (
        <SecondFactorStep
          {...secondFactor}
          classNames={classNames}
          email={address}
          messages={messages}
          styled={false}
        />
      )}
    </>
  )
}

export {
  CurrentPassword as Current,
  ChangePasswordError as Error,
  ChangePasswordHint as Hint,
  NewPassword as New,
  Root,
  Status,
  SubmitButton as Submit,
  Title,
  ChangePasswordUsername as Username
}
