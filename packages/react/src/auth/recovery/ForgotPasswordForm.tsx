"use client"
import * as React from "react"
import { useResendTimer } from "../../form/useResendTimer.ts"
import { ForgotPasswordFormView, type ForgotPasswordFormViewProps } from "./ForgotPasswordForm.view.tsx"
import { type RecoveryController, type RecoveryOptions, useRecovery } from "./useRecovery.ts"

type Appearance = Omit<
  ForgotPasswordFormViewProps,
  "onOtherAddress" | "onResend" | "onSubmit" | "resend" | "state" | "takesFocus"
>

export interface ForgotPasswordFormProps extends RecoveryOptions, Appearance {}

/**
 * Renders a form that sends a link for setting a new password. Its message is the same whether or not an account has
 * the address.
 *
 * **Example** (A page for forgotten passwords)
 *
 * ```tsx
 * import { ForgotPasswordForm } from "@portico/react"
 *
 * export const page = (
 *   <ForgotPasswordForm footer={<a href="/sign-in">Back to sign-in</a>} redirectUrl="https://shop.example/new-password" />
 * )
 * ```
 */
export function ForgotPasswordForm({ language, onSent, redirectUrl, ...viewProps }: ForgotPasswordFormProps) {
  const recovery = useRecovery({ language, onSent, redirectUrl })
  const [last, remember] = React.useState<string>()
  const { reset, state, submit } = recovery
  if (state._tag === "Done") {
    const change = () => {
      remember(state.outcome.email)
      reset()
    }
    return <Sent {...viewProps} onOtherAddress={change} recovery={recovery} />
  }
  return (
    <ForgotPasswordFormView
      {...viewProps}
      defaultEmail={last ?? viewProps.defaultEmail}
      onSubmit={submit}
      state={state}
      takesFocusFirst={last === undefined ? viewProps.takesFocusFirst : true}
    />
  )
}

interface SentProps extends Appearance {
  readonly onOtherAddress: () => void
  readonly recovery: RecoveryController
}

// The pause before another email starts when this mounts, because an email was just sent.
function Sent({ onOtherAddress, recovery, ...viewProps }: SentProps) {
  const { sendAgain, state, submit } = recovery
  const { resend, state: again } = useResendTimer({ send: sendAgain, waiting: true })
  return (
    <ForgotPasswordFormView
      {...viewProps}
      onOtherAddress={onOtherAddress}
      onResend={resend}
      onSubmit={submit}
      resend={again}
      state={state}
      takesFocus
    />
  )
}
