"use client"
import { SessionRetry, SessionStatus, SessionText } from "./SessionParts.view.tsx"
import { SessionRootView, type SessionRootViewProps } from "./SessionRoot.view.tsx"

export interface SessionNoticeViewProps extends Omit<SessionRootViewProps, "children" | "className" | "styled"> {}

/** Says that a member's session cannot be renewed for now, and tries again on demand. */
export function SessionNoticeView(props: SessionNoticeViewProps) {
  return (
    <SessionRootView {...props}>
      <SessionText />
      <SessionRetry />
      <SessionStatus />
    </SessionRootView>
  )
}
