"use client"
import { Part, type PartProps, usePartContext } from "../../parts/Part.view.tsx"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { SessionMessages } from "../../i18n/messages/SignInMessages.ts"
import type { MemberState } from "../../session/Member.ts"
import type { ClassOf } from "../../theme/classes.ts"
import { VisitorNotice, type SessionSlot } from "./MembersOnly.view.tsx"
import type { GuardController } from "./useRequireMember.ts"
import * as React from "react"

/** The context value of a guard's parts. */
export interface GuardContextValue extends GuardController {
  readonly classOf: ClassOf<SessionSlot>
  readonly messages: MessageOverrides | undefined
  readonly words: SessionMessages
}

export const GuardContext = React.createContext<GuardContextValue | undefined>(undefined)

/** Returns the guard of the nearest root. Throws outside one. */
export const useGuarded = (part: string): GuardContextValue =>
  usePartContext(GuardContext, part, "RequireMemberParts.Root")

export interface GuardPartProps {
  /** The content that is shown in this state. */
  readonly children: React.ReactNode
}

/** Renders its children if a member is signed in. */
export function GuardMember({ children }: GuardPartProps) {
  return useGuarded("RequireMemberParts.Member").state._tag === "Member" ? children : null
}

/** Renders its children if no member is signed in. */
export function GuardVisitor({ children }: GuardPartProps) {
  return useGuarded("RequireMemberParts.Visitor").state._tag === "Visitor" ? children : null
}

/** Renders its children while the member's session cannot be refreshed, for example the parts of a `SessionNoticeParts.Root`. */
export function GuardParked({ children }: GuardPartProps) {
  const { state } = useGuarded("RequireMemberParts.Parked")
  return state._tag === "Member" && state.parked ? children : null
}

/** Renders a status while the sign-in state is unknown, including on a server. */
export function GuardLoading({ children, ...own }: PartProps<"output">) {
  const { classOf, state, words } = useGuarded("RequireMemberParts.Loading")
  return state._tag === "Unknown" ? (
    <Part as="output" own={own} className={classOf("status")}>
      {children ?? words.checking}
    </Part>
  ) : null
}

/**
 * Renders the reason why a visitor sees no content. It receives the focus if the focused content disappeared because
 * the member signed out or the session ended.
 */
export function GuardNotice({ children, ...own }: PartProps<"div">) {
  const { classOf, messages, state, reason } = useGuarded("RequireMemberParts.Notice")
  return state._tag === "Visitor" ? (
    <VisitorNotice className={classOf("session-notice")} own={own} messages={messages} reason={reason}>
      {children}
    </VisitorNotice>
  ) : null
}

/**
 * Renders a link to the sign-in page for visitors. After signing in, they return to this page. Renders nothing without
 * `redirectTo`.
 */
export function GuardSignIn({ children, ...own }: PartProps<"a">) {
  const { classOf, signInHref, state, words } = useGuarded("RequireMemberParts.SignIn")
  return state._tag === "Visitor" && signInHref !== undefined ? (
    <Part as="a" own={own} className={classOf("button")} href={signInHref}>
      {children ?? words.signIn}
    </Part>
  ) : null
}

export interface GuardAppearance {
  /** The protected content. */
  readonly children: React.ReactNode
  /** The content for all other users. Default: nothing. */
  readonly fallback?: React.ReactNode
  /** The content while the sign-in state is unknown, including on a server. Default: nothing. */
  readonly loading?: React.ReactNode
}

export interface GuardViewProps extends GuardAppearance {
  /** The content above the children while the member's session cannot be refreshed. */
  readonly parked?: React.ReactNode
  readonly state: MemberState
  /** The users who see the children. */
  readonly visibleTo: "member" | "visitor"
}

/** Renders the children for members only or for visitors only, and never before the sign-in state is known. */
export function GuardView({ children, fallback, loading, parked, state, visibleTo }: GuardViewProps) {
  if (state._tag === "Unknown") return loading
  if (state._tag !== (visibleTo === "member" ? "Member" : "Visitor")) return fallback
  return (
    <>
      {state._tag === "Member" && state.parked && parked}
      {children}
    </>
  )
}
