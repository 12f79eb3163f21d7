"use client"
import type * as React from "react"
import { session } from "../../i18n/en/session.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { type GuardAppearance, GuardView } from "./Guard.view.tsx"
import { MembersOnly, type SessionClassNames } from "./MembersOnly.view.tsx"
import { SessionNotice } from "./SessionNotice.tsx"
import { useGuard, type RequireMemberOptions } from "./useRequireMember.ts"

export interface RequireMemberProps extends GuardAppearance, RequireMemberOptions {
  /** Additional class names for the default notices, by slot. */
  readonly classNames?: SessionClassNames | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  /** The content above the children while the member's session cannot be refreshed. Default: a `SessionNotice`. */
  readonly parked?: React.ReactNode
}

/**
 * Renders a page, or a part of one, for members only. Visitors are redirected to the sign-in page and return here after
 * signing in. Without `redirectTo` they see the fallback.
 *
 * **Example** (A members-only page)
 *
 * ```tsx
 * import { RequireMember } from "@portico/react"
 *
 * export const page = (
 *   <RequireMember redirectTo="/sign-in">
 *     <h1>My orders</h1>
 *   </RequireMember>
 * )
 * ```
 */
export function RequireMember({ from, onVisitor, redirectTo, ...props }: RequireMemberProps) {
  const { children, classNames, fallback, loading, messages, parked } = props
  const { signInHref, state, reason } = useGuard({ from, onVisitor, redirectTo })
  const words = useWords("session", session, messages)
  return (
    <GuardView
      fallback={
        fallback ?? <MembersOnly classNames={classNames} messages={messages} signInHref={signInHref} reason={reason} />
      }
      loading={loading ?? <output className={classOf(classNames)("status")}>{words.checking}</output>}
      parked={parked ?? <SessionNotice classNames={classNames} messages={messages} />}
      state={state}
      visibleTo="member"
    >
      {children}
    </GuardView>
  )
}
