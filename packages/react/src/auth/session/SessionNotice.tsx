"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { SessionClassNames } from "./MembersOnly.view.tsx"
import { SessionNoticeView } from "./SessionNotice.view.tsx"
import { useConfirmation } from "./useConfirmation.ts"

export interface SessionNoticeProps extends ComponentProps<SessionClassNames> {}

/**
 * Renders a notice while the member's session cannot be refreshed. The member stays signed in, and the notice
 * disappears when the session is confirmed.
 *
 * **Example** (At the top of every page)
 *
 * ```tsx
 * import { SessionNotice } from "@portico/react"
 *
 * export const head = <SessionNotice messages={{ session: { confirmAgain: "Try it now" } }} />
 * ```
 */
export function SessionNotice(viewProps: SessionNoticeProps) {
  const { confirm, parked, state } = useConfirmation()
  return parked ? <SessionNoticeView {...viewProps} onRetry={confirm} state={state} /> : null
}
