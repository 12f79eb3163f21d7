"use client"
import { SessionRetry, SessionStatus, SessionText } from "./SessionParts.view.tsx"
import { SessionRootView, type SessionRootViewProps } from "./SessionRoot.view.tsx"

export interface SessionNoticeViewProps extends Omit<SessionRootViewProps, "children" | "className" | "styled"> {}

/** Renders a notice that the member's session cannot be refreshed, with a button to retry. */
export function SessionNoticeView(props: SessionNoticeViewProps) {
  return (
    <SessionRootView {...props}>
      <SessionText />
      <SessionRetry />
      <SessionStatus />
    </SessionRootView>
  )
}
