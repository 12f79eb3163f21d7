"use client"
import * as React from "react"
import { session } from "../../i18n/en/signIn.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { useProblemText } from "../../i18n/useProblemText.ts"
import * as Problem from "../../problem/Problem.ts"
import { type ClassNames, classOf } from "../../theme/classes.ts"
import type { WhyNobody } from "../../session/Member.ts"

/** Elements in place of what only members see. */
export type SessionSlot = "session-notice" | "button" | "spinner" | "status" | "alert"

/** Classes to add to them, by slot. */
export type SessionClassNames = ClassNames<SessionSlot>

interface VisitorNoticeLook {
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  readonly why: WhyNobody
}

export interface MembersOnlyProps extends VisitorNoticeLook {
  readonly classNames?: SessionClassNames | undefined
  /** Where the sign-in page is. */
  readonly signInHref?: string | undefined
}

/** Stands in place of what only members see, and takes the focus where that had it. */
export function MembersOnly({ classNames, messages, signInHref, why }: MembersOnlyProps) {
  const words = useWords("session", session, messages)
  const classes = classOf(classNames)
  return (
    <VisitorNotice className={classes("session-notice")} messages={messages} why={why}>
      {signInHref !== undefined && (
        <a className={classes("button")} data-look="accent" href={signInHref}>
          {words.signIn}
        </a>
      )}
    </VisitorNotice>
  )
}

export interface VisitorNoticeProps extends VisitorNoticeLook {
  readonly children?: React.ReactNode
  readonly className: string | undefined
}

const sessionEnded = Problem.make("sessionEnded")

/** Says why nobody is signed in, and takes the focus where what only members see had it. */
export function VisitorNotice({ children, className, messages, why }: VisitorNoticeProps) {
  const words = useWords("session", session, messages)
  const textOf = useProblemText(messages)
  const notice = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    if (why !== "visitor" && document.activeElement === document.body) notice.current?.focus()
  }, [why])
  const text = { visitor: words.signInRequired, left: words.signedOut, ended: textOf(sessionEnded) }
  return (
    <div
      className={className}
      data-why={why}
      ref={notice}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs
      role="status"
      tabIndex={-1}
    >
      <p>{text[why]}</p>
      {children}
    </div>
  )
}
