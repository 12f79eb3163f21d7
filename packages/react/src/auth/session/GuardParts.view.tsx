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

/** What only a member sees. */
export function GuardMember({ children }: GuardPartProps) {
  return useGuarded("Guard.Member").state._tag === "Member" ? children : null
}

/** What only a visitor sees. */
export function GuardVisitor({ children }: GuardPartProps) {
  return useGuarded("Guard.Visitor").state._tag === "Visitor" ? children : null
}

/** What a member sees whose session cannot be renewed for now, such as the parts of a `Session.Root`. */
export function GuardParked({ children }: GuardPartProps) {
  const { state } = useGuarded("Guard.Parked")
  return state._tag === "Member" && state.parked ? children : null
}

/** Says that it is not known yet who is there, on a server too. */
export function GuardLoading({ children, className }: GuardTextProps) {
  const { classOf, state, words } = useGuarded("Guard.Loading")
  return state._tag === "Unknown" ? (
    <output className={classOf("status", className)}>{children ?? words.checking}</output>
  ) : null
}

/** Says to a visitor why there is nothing to see. It takes the focus of what a member saw there until a moment ago. */
export function GuardNotice({ children, className }: GuardTextProps) {
  const { classOf, messages, state, why } = useGuarded("Guard.Notice")
  return state._tag === "Visitor" ? (
    <VisitorNotice className={classOf("session-notice", className)} messages={messages} why={why}>
      {children}
    </VisitorNotice>
  ) : null
}

/** A visitor's way to the sign-in page, where the guard knows it, and back. */
export function GuardSignIn({ children, className }: GuardTextProps) {
  const { classOf, signInHref, state, words } = useGuarded("Guard.SignIn")
  return state._tag === "Visitor" && signInHref !== undefined ? (
    <a className={classOf("button", className)} href={signInHref}>
      {children ?? words.signIn}
    </a>
  ) : null
}
