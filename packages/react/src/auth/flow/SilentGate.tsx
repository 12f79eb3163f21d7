"use client"
import type * as React from "react"
import { SilentLoginView } from "../silent/SilentLogin.view.tsx"
import { useSilentLogin } from "../silent/useSilentLogin.ts"
import { useFlow } from "./FlowContext.ts"

export interface SilentGateProps {
  readonly children: React.ReactNode
}

/** Signs in without a page, where the provider knows who is there. Whatever else comes of it leads to the screens. */
export function SilentGate({ children }: SilentGateProps) {
  const { flow, headingLevel, messages } = useFlow("SilentGate")
  const { run, skip, state } = useSilentLogin({ onSignedIn: flow.props.signIn.onSignedIn })
  // A hidden page that does not come is no reason to keep anybody from signing in.
  if (state._tag !== "Pending" || flow.screen !== "signIn") return children
  return <SilentLoginView headingLevel={headingLevel} messages={messages} onRetry={run} onSkip={skip} state={state} />
}
