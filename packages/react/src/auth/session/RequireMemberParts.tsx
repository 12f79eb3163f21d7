"use client"
/**
 * The unstyled parts of a members-only page. Compose them in any order inside `RequireMemberParts.Root`. Each part renders only for
 * its own users, and only `RequireMemberParts.Loading` renders before the sign-in state is known.
 *
 * **Example** (A custom page)
 *
 * ```tsx
 * import { RequireMemberParts, SessionNoticeParts } from "@portico/react/auth"
 *
 * export const page = (
 *   <RequireMemberParts.Root redirectTo="/sign-in">
 *     <RequireMemberParts.Loading>One moment…</RequireMemberParts.Loading>
 *     <RequireMemberParts.Notice className="card">
 *       <RequireMemberParts.SignIn />
 *     </RequireMemberParts.Notice>
 *     <RequireMemberParts.Parked>
 *       <SessionNoticeParts.Root className="card">
 *         <SessionNoticeParts.Text />
 *         <SessionNoticeParts.Retry />
 *       </SessionNoticeParts.Root>
 *     </RequireMemberParts.Parked>
 *     <RequireMemberParts.Member>
 *       <h1>My orders</h1>
 *     </RequireMemberParts.Member>
 *   </RequireMemberParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import * as React from "react"
import { session } from "../../i18n/en/session.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import {
  GuardContext,
  GuardLoading,
  GuardMember,
  GuardNotice,
  GuardParked,
  GuardSignIn,
  GuardVisitor
} from "./Guard.view.tsx"
import type { SessionClassNames } from "./MembersOnly.view.tsx"
import { useGuard, type RequireMemberOptions } from "./useRequireMember.ts"

export interface RequireMemberRootProps extends RequireMemberOptions, ComponentProps<SessionClassNames> {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ children, classNames, messages, ...options }: RequireMemberRootProps) {
  const { signInHref, state, reason } = useGuard(options)
  const words = useWords("session", session, messages)
  const context = React.useMemo(
    () => ({ classOf: classOf(classNames, false), messages, signInHref, state, reason, words }),
    [classNames, messages, signInHref, state, reason, words]
  )
  return <GuardContext value={context}>{children}</GuardContext>
}

export {
  GuardLoading as Loading,
  GuardMember as Member,
  GuardNotice as Notice,
  GuardParked as Parked,
  Root,
  GuardSignIn as SignIn,
  GuardVisitor as Visitor
}
