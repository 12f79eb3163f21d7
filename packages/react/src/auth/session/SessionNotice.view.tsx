"use client"
import { problems } from "../../i18n/en/problems.ts"
import { session } from "../../i18n/en/session.ts"
import { form } from "../../i18n/en/form.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { Submission } from "../../form/Submission.ts"
import { canSubmit, waitOf } from "../../form/Submission.ts"
import { classOf } from "../../theme/classes.ts"
import type { SessionClassNames } from "./MembersOnly.view.tsx"

export interface SessionNoticeViewProps {
  readonly classNames?: SessionClassNames | undefined
  readonly messages?: MessageOverrides | undefined
  readonly onRetry: () => void
  readonly state: Submission<unknown>
}

/** Says that a member's session cannot be renewed for now, and tries again on demand. */
export function SessionNoticeView({ classNames, messages, onRetry, state }: SessionNoticeViewProps) {
  const words = useWords("session", session, messages)
  const formWords = useWords("form", form, messages)
  const problemWords = useWords("problems", problems, messages)
  const classes = classOf(classNames)
  const pending = state._tag === "Submitting"
  const wait = waitOf(state)
  return (
    <div className={classes("session-notice")} data-why="parked">
      <div role="alert">
        <p>{words.parked}</p>
        {state._tag === "Failed" && <p key={state.attempt}>{problemWords[state.problem.key](state.problem)}</p>}
      </div>
      <button
        aria-disabled={!canSubmit(state) || undefined}
        className={classes("button")}
        onClick={() => {
          if (canSubmit(state)) onRetry()
        }}
        type="button"
      >
        {pending && <span aria-hidden="true" className={classes("spinner")} />}
        {pending ? words.confirming : wait > 0 ? formWords.wait(wait) : words.confirmAgain}
      </button>
      <output className={classes("status")}>{pending ? words.confirming : ""}</output>
    </div>
  )
}
