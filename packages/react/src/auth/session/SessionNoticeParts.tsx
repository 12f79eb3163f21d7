"use client"
/**
 * The unstyled parts of a notice that the member's session cannot be refreshed. They render only while it cannot.
 *
 * **Example** (At the top of every page)
 *
 * ```tsx
 * import { SessionNoticeParts } from "@portico/react/auth"
 *
 * export const notice = (
 *   <SessionNoticeParts.Root className="banner">
 *     <SessionNoticeParts.Text>We cannot reach your account right now. You are still signed in.</SessionNoticeParts.Text>
 *     <SessionNoticeParts.Retry>Try it now</SessionNoticeParts.Retry>
 *     <SessionNoticeParts.Status />
 *   </SessionNoticeParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type * as React from "react"
import type { SessionClassNames } from "./MembersOnly.view.tsx"
import { SessionRetry, SessionStatus, SessionText, SessionRootView } from "./SessionNotice.view.tsx"
import { useConfirmation } from "./useConfirmation.ts"

export interface SessionNoticeRootProps extends ComponentProps<SessionClassNames>, RootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root(viewProps: SessionNoticeRootProps) {
  const { confirm, parked, state } = useConfirmation()
  return parked ? <SessionRootView {...viewProps} onRetry={confirm} state={state} styled={false} /> : null
}

export { SessionRetry as Retry, Root, SessionStatus as Status, SessionText as Text }
