"use client"
import type * as React from "react"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { SessionClassNames } from "./MembersOnly.view.tsx"
import { SessionRetry, SessionStatus, SessionText, SessionRootView } from "./SessionNotice.view.tsx"
import { useConfirmation } from "./useConfirmation.ts"

export interface SessionRootProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Additional class names for the parts, by slot. */
  readonly classNames?: SessionClassNames | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
}

function Root(look: SessionRootProps) {
  const { confirm, parked, state } = useConfirmation()
  return parked ? <SessionRootView {...look} onRetry={confirm} state={state} styled={false} /> : null
}

/**
 * The unstyled parts of a notice that the member's session cannot be refreshed. They render only while it cannot.
 *
 * **Example** (At the top of every page)
 *
 * ```tsx
 * import { Session } from "@portico/react/auth"
 *
 * export const notice = (
 *   <Session.Root className="banner">
 *     <Session.Text>We cannot reach your account right now. You are still signed in.</Session.Text>
 *     <Session.Retry>Try it now</Session.Retry>
 *     <Session.Status />
 *   </Session.Root>
 * )
 * ```
 */
export const Session = { Retry: SessionRetry, Root, Status: SessionStatus, Text: SessionText } as const
