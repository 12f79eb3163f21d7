"use client"
import { CaptchaSlot } from "../captcha/CaptchaSlot.tsx"
import { SignInFormView } from "../entry/SignInForm.view.tsx"
import { useLogin } from "../entry/useLogin.ts"
import { useFlow } from "./FlowContext.ts"
import { PasskeySlot } from "./LaterParts.tsx"
import { submitted, useHandedOver } from "./ScreenProps.ts"

/** Renders the sign-in screen. */
export function SignInScreen() {
  const { captcha, classNames, flow, headingLevel, messages, passkeys, signIn } = useFlow("SignIn")
  const { defaultEmail, onForgotPassword, onSignUp: _, ...handlers } = flow.props.signIn
  const { reset, state, submit } = useLogin(handlers)
  return (
    <SignInFormView
      classNames={classNames}
      defaultEmail={defaultEmail}
      footer={signIn?.footer}
      headingLevel={headingLevel}
      messages={messages}
      onForgotPassword={onForgotPassword}
      onSubmit={(entered) => {
        flow.send(submitted(entered))
        submit(entered)
      }}
      state={useHandedOver(state, reset)}
    >
      {passkeys !== undefined && <PasskeySlot port={passkeys} />}
      {signIn?.children}
      <CaptchaSlot {...captcha} />
    </SignInFormView>
  )
}
