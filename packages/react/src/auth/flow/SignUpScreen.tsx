"use client"
import { CaptchaSlot } from "../captcha/CaptchaSlot.tsx"
import { SignUpFormView } from "../entry/SignUpForm.view.tsx"
import { useRegister } from "../entry/useRegister.ts"
import { useFlow } from "./FlowContext.ts"
import { submitted, useHandedOver } from "./ScreenProps.ts"

/** Renders the sign-up screen. */
export function SignUpScreen() {
  const { captcha, classNames, flow, headingLevel, messages, signUp } = useFlow("SignUp")
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
