"use client"
import { SignInPasskey } from "../factors/SignInPasskey.tsx"
import type { PasskeyPort } from "../factors/passkeyMachine.ts"
import { useFlow } from "./FlowContext.ts"

export interface PasskeyOfferProps {
  readonly port: PasskeyPort
}

/** Offers passkeys among the suggestions of the sign-in's email field. */
export function PasskeyOffer({ port }: PasskeyOfferProps) {
  const { flow } = useFlow("PasskeyOffer")
  const { defaultEmail: _, onForgotPassword: __, onSignUp: ___, ...handlers } = flow.props.signIn
  return <SignInPasskey {...handlers} {...port} />
}
