"use client"
import type { MailOptions } from "@portico/client/auth/Recovery"
import { useResendTimer } from "../../form/useResendTimer.ts"
import { ForgotPasswordFormView } from "../recovery/ForgotPasswordForm.view.tsx"
import { requestMail } from "../recovery/recoveryMachine.ts"
import { ResetPasswordForm } from "../recovery/ResetPasswordForm.tsx"
import { useRecovery } from "../recovery/useRecovery.ts"
import { type FlowSettings, useFlow } from "./FlowContext.ts"
import { useHandedOver } from "./ScreenProps.ts"

/** Renders the screen that requests a password reset email. */
export function ForgotPasswordScreen() {
  const { classNames, flow, headingLevel, messages, recovery } = useFlow("ForgotPassword")
  const { defaultEmail, onSent } = flow.props.forgotPassword
  const { reset, state, submit } = useRecovery({ ...recovery, onSent })
  return (
    <ForgotPasswordFormView
      classNames={classNames}
      defaultEmail={defaultEmail}
      headingLevel={headingLevel}
      messages={messages}
      onSubmit={submit}
      state={useHandedOver(state, reset)}
    />
  )
}

/**
 * Renders the screen after the request, with a button to send the email again. Its message does not reveal whether the
 * address has an account.
 */
export function RecoverySentScreen() {
  const { classNames, flow, headingLevel, messages, recovery } = useFlow("RecoverySent")
  const { email, onOtherAddress } = flow.props.recoverySent
  const mail = requestMail({ email, options: optionsOf(recovery) })
  const { resend, state } = useResendTimer({ send: mail, waiting: true })
  return (
    <ForgotPasswordFormView
      classNames={classNames}
      headingLevel={headingLevel}
      messages={messages}
      onOtherAddress={onOtherAddress}
      onResend={resend}
      onSubmit={onOtherAddress}
      resend={state}
      state={{ _tag: "Done", outcome: { email } }}
      takesFocus={false}
    />
  )
}

const optionsOf = ({ language, redirectUrl }: FlowSettings["recovery"] & {} = {}): MailOptions => ({
  ...(language === undefined ? {} : { language }),
  ...(redirectUrl === undefined ? {} : { redirectUrl })
})

/** Renders the screen that sets a new password. */
export function ResetPasswordScreen() {
  const { classNames, flow, headingLevel, messages, recovery, resetPassword } = useFlow("ResetPassword")
  return (
    <ResetPasswordForm
      {...recovery}
      {...resetPassword}
      {...flow.props.resetPassword}
      classNames={classNames}
      headingLevel={headingLevel}
      messages={messages}
    />
  )
}
