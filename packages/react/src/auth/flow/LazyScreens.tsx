"use client"
import { useResendTimer } from "../../form/useResendTimer.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { flow as english } from "../../i18n/en/flow.ts"
import { CaptchaSlot } from "../captcha/CaptchaSlot.tsx"
import { SignUpFormView } from "../entry/SignUpForm.view.tsx"
import { useRegister } from "../entry/useRegister.ts"
import { MfaChallenge } from "../factors/MfaChallenge.tsx"
import { SignInPasskey } from "../factors/SignInPasskey.tsx"
import type { PasskeyPort } from "../factors/passkeyMachine.ts"
import { OAuthButton } from "../oauth/OAuthButton.tsx"
import { OAuthButtonView } from "../oauth/OAuthButton.view.tsx"
import { useOAuthRedirect } from "../oauth/useOAuthRedirect.ts"
import { ForgotPasswordFormView } from "../recovery/ForgotPasswordForm.view.tsx"
import { ResetPasswordForm } from "../recovery/ResetPasswordForm.tsx"
import { requestMail } from "../recovery/recoveryMachine.ts"
import { useRecovery } from "../recovery/useRecovery.ts"
import { SilentLoginView } from "../silent/SilentLogin.view.tsx"
import { useSilentLogin } from "../silent/useSilentLogin.ts"
import { EmailVerificationForm } from "../verification/EmailVerificationForm.tsx"
import { OwnerApprovalPending } from "../verification/OwnerApprovalPending.tsx"
import { FlowNote } from "./AuthFlowParts.view.tsx"
import { type FlowSettings, useFlow, useFormClassNames } from "./FlowContext.ts"
import type { ScreenName } from "./FlowTransitions.ts"
import { submitted, useHandedOver } from "./ScreenProps.ts"
import type { MailOptions } from "@portico/client/auth/Recovery"
import * as React from "react"

/** Renders the screen that redirects to the provider's own page, for sign-ins that only that page can complete. */
export function PageScreen() {
  const { classNames, flow, headingLevel, messages, page: { offered: _, ...page } = {}, styled } = useFlow("Page")
  const words = useWords("flow", english, messages)
  const { sessionToken } = flow.props.page
  const { begin, state } = useOAuthRedirect({
    originalUri: flow.to,
    ...page,
    ...(sessionToken === undefined ? {} : { sessionToken })
  })
  const start = React.useRef(begin)
  React.useEffect(() => start.current(), [])
  return (
    <FlowNote
      classNames={classNames}
      headingLevel={headingLevel}
      styled={styled}
      text={words.pageText}
      title={words.pageTitle}
    >
      <OAuthButtonView classNames={classNames?.page} variant="accent" messages={messages} onPress={begin} state={state}>
        {words.toPage}
      </OAuthButtonView>
    </FlowNote>
  )
}

/** Renders the screen that requests a password reset email. */
export function ForgotPasswordScreen() {
  const { flow, headingLevel, messages, recovery } = useFlow("ForgotPassword")
  const classNames = useFormClassNames("forgotPassword")
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
  const { flow, headingLevel, messages, recovery } = useFlow("RecoverySent")
  const classNames = useFormClassNames("recoverySent")
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
  const { flow, headingLevel, messages, recovery, resetPassword } = useFlow("ResetPassword")
  const classNames = useFormClassNames("resetPassword")
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

/** Renders the sign-up screen. */
export function SignUpScreen() {
  const { captcha, flow, headingLevel, hrefOf, messages, signUp } = useFlow("SignUp")
  const classNames = useFormClassNames("signUp")
  const { defaultEmail, onSignIn, ...handlers } = flow.props.signUp
  const { reset, state, submit } = useRegister(handlers)
  return (
    <SignUpFormView
      {...signUp}
      classNames={classNames}
      defaultEmail={defaultEmail}
      headingLevel={headingLevel}
      messages={messages}
      onSignIn={onSignIn}
      signInHref={hrefOf?.("signIn")}
      onSubmit={(entered) => {
        flow.send(submitted(entered))
        submit(entered)
      }}
      state={useHandedOver(state, reset)}
    >
      {signUp?.children}
      <CaptchaSlot {...captcha} />
    </SignUpFormView>
  )
}

/** Renders the screen for the code from a verification email. */
export function VerifyEmailScreen() {
  const { flow, headingLevel, messages, verification } = useFlow("VerifyEmail")
  const classNames = useFormClassNames("verifyEmail")
  return (
    <EmailVerificationForm
      {...verification}
      {...flow.props.verifyEmail}
      classNames={classNames}
      headingLevel={headingLevel}
      messages={messages}
    />
  )
}

/** Renders the screen for an account that waits for approval. */
export function ApprovalScreen() {
  const { approval, flow, headingLevel, messages } = useFlow("Approval")
  const classNames = useFormClassNames("approval")
  const { credentials, ...props } = flow.props.approval
  return (
    <OwnerApprovalPending
      {...approval}
      {...props}
      classNames={classNames}
      credentials={approval?.onCheck === undefined ? credentials : undefined}
      headingLevel={headingLevel}
      messages={messages}
    />
  )
}

/** Renders the screen for a second factor. */
export function FactorScreen() {
  const { factor, flow, headingLevel, messages } = useFlow("Factor")
  const classNames = useFormClassNames("factor")
  return (
    flow.props.factor !== undefined && (
      <MfaChallenge
        {...factor}
        {...flow.props.factor}
        classNames={classNames}
        headingLevel={headingLevel}
        messages={messages}
      />
    )
  )
}

/** Renders the button to the provider's own page, below a form. */
export function PageOffer() {
  const { classNames, flow, messages, page: { offered: _, ...page } = {} } = useFlow("PageOffer")
  return <OAuthButton classNames={classNames?.page} messages={messages} originalUri={flow.to} {...page} />
}

export interface PasskeyOfferProps {
  readonly port: PasskeyPort
}

/** Offers passkeys among the suggestions of the sign-in's email field. */
export function PasskeyOffer({ port }: PasskeyOfferProps) {
  const { flow } = useFlow("PasskeyOffer")
  const { defaultEmail: _, onForgotPassword: __, onSignUp: ___, ...handlers } = flow.props.signIn
  return <SignInPasskey {...handlers} {...port} />
}

export interface SilentGateProps {
  readonly children: React.ReactNode
}

/**
 * Runs a silent login for members who are already signed in at the provider. Renders its progress, and its children
 * when it has finished.
 */
export function SilentGate({ children }: SilentGateProps) {
  const { classNames, flow, headingLevel, messages } = useFlow("SilentGate")
  const { run, skip, state } = useSilentLogin({ onSignedIn: flow.props.signIn.onSignedIn })
  // A failed silent login must not prevent the user from signing in with the form.
  if (state._tag !== "Pending" || flow.screen !== "signIn") return children
  return (
    <SilentLoginView
      classNames={classNames?.silent}
      headingLevel={headingLevel}
      messages={messages}
      onRetry={run}
      onSkip={skip}
      state={state}
    />
  )
}

/** The screens, by name. */
export const screens: Readonly<Record<Exclude<ScreenName, "signIn" | "signedIn">, React.ComponentType>> = {
  signUp: SignUpScreen,
  verifyEmail: VerifyEmailScreen,
  approval: ApprovalScreen,
  forgotPassword: ForgotPasswordScreen,
  recoverySent: RecoverySentScreen,
  resetPassword: ResetPasswordScreen,
  factor: FactorScreen,
  page: PageScreen
}
