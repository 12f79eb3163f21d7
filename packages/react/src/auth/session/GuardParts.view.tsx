import type * as React from "react"
import { useGuarded } from "./GuardContext.ts"
import { VisitorNotice } from "./MembersOnly.view.tsx"

export interface GuardPartProps {
  readonly children: React.ReactNode
}

export interface GuardTextProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

/** Renders its children if a member is signed in. */
export function GuardMember({ children }: GuardPartProps) {
  return useGuarded("Guard.Member").state._tag === "Member" ? children : null
}

/** Renders its children if no member is signed in. */
export function GuardVisitor({ children }: GuardPartProps) {
  return useGuarded("Guard.Visitor").state._tag === "Visitor" ? children : null
}

/** Renders its children while the member's session cannot be refreshed, for example the parts of a `Session.Root`. */
export function GuardParked({ children }: GuardPartProps) {
  const { state } = useGuarded("Guard.Parked")
  return state._tag === "Member" && state.parked ? children : null
}

/** Renders a status while the sign-in state is unknown, including on a server. */
export function GuardLoading({ children, className }: GuardTextProps) {
  const { classOf, state, words } = useGuarded("Guard.Loading")
  return state._tag === "Unknown" ? (
    <output className={classOf("status", className)}>{children ?? words.checking}</output>
  ) : null
}

/**
 * Renders the reason why a visitor sees no content. It receives the focus if the focused content disappeared because
 * the member signed out or the session ended.
 */
export function GuardNotice({ children, className }: GuardTextProps) {
  const { classOf, messages, state, why } = useGuarded("Guard.Notice")
  return state._tag === "Visitor" ? (
    <VisitorNotice className={classOf("session-notice", className)} messages={messages} why={why}>
      {children}
    </VisitorNotice>
  ) : null
}

/**
 * Renders a link to the sign-in page for visitors. After signing in, they return to this page. Renders nothing without
 * `redirectTo`.
 */
export function GuardSignIn({ children, className }: GuardTextProps) {
  const { classOf, signInHref, state, words } = useGuarded("Guard.SignIn")
  return state._tag === "Visitor" && signInHref !== undefined ? (
    <a className={classOf("button", className)} href={signInHref}>
      {children ?? words.signIn}
    </a>
  ) : null
}
