"use client"
import * as React from "react"
import { session } from "../../i18n/en/signIn.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
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

export interface GuardRootProps extends RequireMemberOptions {
  readonly children: React.ReactNode
  /** Additional class names for the parts, by slot. */
  readonly classNames?: SessionClassNames | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
}

function Root({ children, classNames, messages, ...options }: GuardRootProps) {
  const { signInHref, state, why } = useGuard(options)
  const words = useWords("session", session, messages)
  const context = React.useMemo(
    () => ({ classOf: classOf(classNames, false), messages, signInHref, state, why, words }),
    [classNames, messages, signInHref, state, why, words]
  )
  return <GuardContext value={context}>{children}</GuardContext>
}

/**
 * The unstyled parts of a members-only page. Compose them in any order inside `Guard.Root`. Each part renders only for
 * its own users, and only `Guard.Loading` renders before the sign-in state is known.
 *
 * **Example** (A custom page)
 *
 * ```tsx
 * import { Guard, Session } from "@portico/react/auth"
 *
 * export const page = (
 *   <Guard.Root redirectTo="/sign-in">
 *     <Guard.Loading>One moment…</Guard.Loading>
 *     <Guard.Notice className="card">
 *       <Guard.SignIn />
 *     </Guard.Notice>
 *     <Guard.Parked>
 *       <Session.Root className="card">
 *         <Session.Text />
 *         <Session.Retry />
 *       </Session.Root>
 *     </Guard.Parked>
 *     <Guard.Member>
 *       <h1>My orders</h1>
 *     </Guard.Member>
 *   </Guard.Root>
 * )
 * ```
 */
export const Guard = {
  Loading: GuardLoading,
  Member: GuardMember,
  Notice: GuardNotice,
  Parked: GuardParked,
  Root,
  SignIn: GuardSignIn,
  Visitor: GuardVisitor
} as const
