"use client"
import { Part, type OwnProps, type PartState } from "../../parts/Part.view.tsx"
import { isFocusLost } from "../../parts/focus.ts"
import * as React from "react"
import { session } from "../../i18n/en/session.ts"
import { callProblems } from "../../i18n/en/problems/call.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useTextOf, useWords } from "../../i18n/MessagesContext.ts"
import * as Problem from "../../problem/Problem.ts"
import { type ClassNames, classOf } from "../../theme/classes.ts"
import type { SignedOutReason } from "../../session/Member.ts"

/** The elements of session notices that have their own class name. */
export type SessionSlot = "session-notice" | "button" | "spinner" | "status"

/** Additional class names for these elements, by slot. */
export type SessionClassNames = ClassNames<SessionSlot>

interface VisitorNoticeAppearance {
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  /** The reason why no member is signed in: a visitor, a sign-out, or an ended session. */
  readonly reason: SignedOutReason
}

export interface MembersOnlyProps extends VisitorNoticeAppearance {
  /** Additional class names, by slot. */
  readonly classNames?: ClassNames<"button" | "session-notice"> | undefined
  /** The address of the sign-in page. */
  readonly signInHref?: string | undefined
}

/** Renders a notice in place of members-only content. It takes the focus if the focused content was removed. */
export function MembersOnly({ classNames, messages, signInHref, reason }: MembersOnlyProps) {
  const words = useWords("session", session, messages)
  const classes = classOf(classNames)
  return (
    <VisitorNotice className={classes("session-notice")} messages={messages} reason={reason}>
      {signInHref !== undefined && (
        <a className={classes("button")} data-variant="accent" href={signInHref}>
          {words.signIn}
        </a>
      )}
    </VisitorNotice>
  )
}

export interface VisitorNoticeProps extends VisitorNoticeAppearance {
  readonly children?: React.ReactNode
  readonly className: string | undefined
  /** The props that the application passes to the notice. */
  readonly own?: OwnProps<PartState> | undefined
}

const sessionEnded = Problem.make("sessionEnded")

/**
 * Renders the reason why no member is signed in. It takes the focus if the focused members-only content was removed.
 */
export function VisitorNotice({ children, className, messages, own = {}, reason }: VisitorNoticeProps) {
  const words = useWords("session", session, messages)
  const textOf = useTextOf(callProblems, messages)
  const notice = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    if (reason !== "visitor" && isFocusLost()) notice.current?.focus()
  }, [reason])
  const text = { visitor: words.signInRequired, signedOut: words.signedOut, ended: textOf(sessionEnded) }
  return (
    <Part
      as="div"
      className={className}
      own={own}
      data-reason={reason}
      ref={notice}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs
      role="status"
      tabIndex={-1}
    >
      <p>{text[reason]}</p>
      {children}
    </Part>
  )
}
