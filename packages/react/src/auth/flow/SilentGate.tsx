"use client"
import type * as React from "react"
import { SilentLoginView } from "../silent/SilentLogin.view.tsx"
import { useSilentLogin } from "../silent/useSilentLogin.ts"
import { useFlow } from "./FlowContext.ts"

export interface SilentGateProps {
  readonly children: React.ReactNode
}

/**
 * Runs a silent login for members who are already signed in at the provider. Renders its progress, and its children
 * when it has finished.
 */
export function SilentGate({ children }: SilentGateProps) {
  const { flow, headingLevel, messages } = useFlow("SilentGate")
  const { run, skip, state } = useSilentLogin({ onSignedIn: flow.props.signIn.onSignedIn })
  // A failed silent login must not prevent the user from signing in with the form.
  if (state._tag !== "Pending" || flow.screen !== "signIn") return children
  return <SilentLoginView headingLevel={headingLevel} messages={messages} onRetry={run} onSkip={skip} state={state} />
}
