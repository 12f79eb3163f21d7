"use client"
/**
 * The unstyled parts of a form that requests a recovery email. Compose them in any order inside `ForgotPasswordFormParts.Root`.
 * After the request, a notice replaces them.
 *
 * **Example** (A custom form)
 *
 * ```tsx
 * import { ForgotPasswordFormParts } from "@portico/react/auth"
 *
 * export const form = (
 *   <ForgotPasswordFormParts.Root className="card" redirectUrl="https://shop.example/new-password">
 *     <ForgotPasswordFormParts.Title level={1}>Locked out?</ForgotPasswordFormParts.Title>
 *     <ForgotPasswordFormParts.Explanation>We mail you a link.</ForgotPasswordFormParts.Explanation>
 *     <ForgotPasswordFormParts.Error />
 *     <ForgotPasswordFormParts.Email />
 *     <ForgotPasswordFormParts.Submit>Mail it</ForgotPasswordFormParts.Submit>
 *     <ForgotPasswordFormParts.Status />
 *   </ForgotPasswordFormParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { FormRootElementProps } from "../../parts/Part.view.tsx"
import type { ForgotPasswordFormClassNames } from "../session/AuthSlot.ts"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import * as React from "react"
import { Status, SubmitButton, Title } from "../../form/FormParts.view.tsx"
import { useResendTimer } from "../../form/useResendTimer.ts"
import { Explanation, RecoveryEmail, RecoveryError } from "./RecoveryParts.view.tsx"
import { ForgotPasswordRoot } from "./ForgotPasswordForm.view.tsx"
import { type RecoveryOptions, useRecovery } from "./useRecovery.ts"

export interface ForgotPasswordFormRootProps
  extends RecoveryOptions, ComponentProps<ForgotPasswordFormClassNames>, FormRootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ children, language, onSent, redirectUrl, ...viewProps }: ForgotPasswordFormRootProps) {
  const { reset, sendAgain, state, submit } = useRecovery({ language, onSent, redirectUrl })
  const { resend, state: again } = useResendTimer({ send: sendAgain })
  return (
    <ForgotPasswordRoot
      {...viewProps}
      onOtherAddress={reset}
      onResend={resend}
      onSubmit={submit}
      resend={again}
      state={state}
      styled={false}
    >
      {children}
    </ForgotPasswordRoot>
  )
}

export { RecoveryEmail as Email, RecoveryError as Error, Explanation, Root, Status, SubmitButton as Submit, Title }
