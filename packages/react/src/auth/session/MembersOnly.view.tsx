"use client"
import * as React from "react"
import { problems } from "../../i18n/en/problems.ts"
import { session } from "../../i18n/en/session.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import * as Problem from "../../problem/Problem.ts"
import { type ClassNames, classOf } from "../../theme/classes.ts"

/** Elements in place of what only members see. */
export type SessionSlot = "session-notice" | "button" | "spinner" | "status" | "alert"

/** Classes to add to them, by slot. */
export type SessionClassNames = ClassNames<SessionSlot>

export interface MembersOnlyProps {
  readonly classNames?: SessionClassNames | undefined
  /** Why nobody is signed in: never was, has just signed out, or the provider ended the session. */
  readonly why: "visitor" | "left" | "ended"
  readonly messages?: MessageOverrides | undefined
  /** Where the sign-in page is. */
  readonly signInHref?: string | undefined
}

const sessionEnded = Problem.make("sessionEnded")

/** Stands in place of what only members see, and takes the focus where that had it. */
export function MembersOnly({ classNames, messages, signInHref, why }: MembersOnlyProps) {
  const words = useWords("session", session, messages)
  const problemWords = useWords("problems", problems, messages)
  const classes = classOf(classNames)
  const notice = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    if (why !== "visitor" && document.activeElement === document.body) notice.current?.focus()
  }, [why])
  const text = { visitor: words.signInRequired, left: words.signedOut, ended: problemWords.sessionEnded(sessionEnded) }
  return (
    <div
      className={classes("session-notice")}
      data-why={why}
      ref={notice}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs
      role="status"
      tabIndex={-1}
    >
      <p>{text[why]}</p>
      {signInHref !== undefined && (
        <a className={classes("button")} data-look="accent" href={signInHref}>
          {words.signIn}
        </a>
      )}
    </div>
  )
}
