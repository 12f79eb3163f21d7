"use client"
import type * as React from "react"
import { session } from "../../i18n/en/signIn.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { type GuardLook, GuardView } from "./Guard.view.tsx"
import { MembersOnly, type SessionClassNames } from "./MembersOnly.view.tsx"
import { SessionNotice } from "./SessionNotice.tsx"
import { useGuard } from "./useGuard.ts"
import type { RequireMemberOptions } from "./useRequireMember.ts"

export interface RequireMemberProps extends GuardLook, RequireMemberOptions {
  /** Classes to add to what stands in place of it, by slot. */
  readonly classNames?: SessionClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Stands before it while the member's session cannot be renewed. A notice that says so by default. */
  readonly parked?: React.ReactNode
}

/**
 * A page, or a part of one, that is for members. Visitors are sent to the sign-in page and come back here, or see the
 * fallback in place.
 *
 * **Example** (A page of its own)
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
  const { signInHref, state, why } = useGuard({ from, onVisitor, redirectTo })
  const words = useWords("session", session, messages)
  return (
    <GuardView
      fallback={
        fallback ?? <MembersOnly classNames={classNames} messages={messages} signInHref={signInHref} why={why} />
      }
      loading={loading ?? <output className={classOf(classNames)("status")}>{words.checking}</output>}
      parked={parked ?? <SessionNotice classNames={classNames} messages={messages} />}
      state={state}
      whom="member"
    >
      {children}
    </GuardView>
  )
}
