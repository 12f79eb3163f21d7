"use client"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { SessionClassNames } from "./MembersOnly.view.tsx"
import { SessionNoticeView } from "./SessionNotice.view.tsx"
import { useConfirmation } from "./useConfirmation.ts"

export interface SessionNoticeProps {
  /** Classes to add, by slot. */
  readonly classNames?: SessionClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

/**
 * Says that the member's session cannot be renewed for now, while that is so. Nobody is signed out by it, and it goes by
 * itself once the session is confirmed.
 *
 * **Example** (At the head of every page)
 *
 * ```tsx
 * import { SessionNotice } from "@portico/react"
 *
 * export const head = <SessionNotice messages={{ session: { confirmAgain: "Try it now" } }} />
 * ```
 */
export function SessionNotice(look: SessionNoticeProps) {
  const { confirm, parked, state } = useConfirmation()
  return parked ? <SessionNoticeView {...look} onRetry={confirm} state={state} /> : null
}
