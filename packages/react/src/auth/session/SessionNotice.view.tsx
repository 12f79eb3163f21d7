"use client"
import { Alert } from "../../parts/Alert.view.tsx"
import { Part, type PartProps, type RootElementProps, rootProps, usePartContext } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { canSubmit, type Submission, waitOf } from "../../form/Submission.ts"
import { useTextOf, useWords } from "../../i18n/MessagesContext.ts"
import { form } from "../../i18n/en/form.ts"
import { session } from "../../i18n/en/session.ts"
import { callProblems } from "../../i18n/en/problems/call.ts"
import { memberProblems } from "../../i18n/en/problems/member.ts"
import type { FormMessages } from "../../i18n/messages/FormMessages.ts"
import type { SessionMessages } from "../../i18n/messages/SignInMessages.ts"
import { type Problem, withoutWait } from "../../problem/Problem.ts"
import { classOf, type ClassOf } from "../../theme/classes.ts"
import type { SessionClassNames, SessionSlot } from "./MembersOnly.view.tsx"
import * as React from "react"

const english = { ...callProblems, ...memberProblems }

/** The context value of a session notice's parts. */
export interface SessionContextValue {
  readonly classOf: ClassOf<SessionSlot>
  readonly formWords: FormMessages
  readonly onRetry: () => void
  readonly state: Submission<unknown>
  readonly textOf: (problem: Problem) => string
  readonly words: SessionMessages
}

export const SessionContext = React.createContext<SessionContextValue | undefined>(undefined)

/** Returns the session notice of the nearest root. Throws outside one. */
export const useSession = (part: string): SessionContextValue =>
  usePartContext(SessionContext, part, "SessionNoticeParts.Root")

export interface SessionRootViewProps extends RootProps<SessionClassNames> {
  readonly onRetry: () => void
  readonly state: Submission<unknown>
}

/** Renders the container of a session notice and provides its state to the parts. */
export function SessionRootView(props: SessionRootViewProps) {
  const { children, classNames, messages, onRetry, state, styled } = props
  const words = useWords("session", session, messages)
  const formWords = useWords("form", form, messages)
  const textOf = useTextOf(english, messages)
  const context = React.useMemo(
    () => ({ classOf: classOf(classNames, styled), formWords, onRetry, state, textOf, words }),
    [classNames, formWords, onRetry, state, styled, textOf, words]
  )
  return (
    <SessionContext value={context}>
      <Part as="div" own={rootProps(props)} className={context.classOf("session-notice")} data-reason="parked">
        {children}
      </Part>
    </SessionContext>
  )
}

/** Renders an alert that the session cannot be refreshed. It includes the reason if a retry failed. */
export function SessionText({ children, ...own }: PartProps<"div">) {
  const { state, textOf, words } = useSession("SessionNoticeParts.Text")
  return (
    <Alert own={own} tone="warning">
      <p>{children ?? words.parked}</p>
      {state._tag === "Failed" && <p key={state.attempt}>{textOf(withoutWait(state.problem))}</p>}
    </Alert>
  )
}

/** Renders a button that retries. While it cannot be pressed, it shows the reason and stays focusable. */
export function SessionRetry({ children, ...own }: PartProps<"button">) {
  const { classOf, formWords, onRetry, state, words } = useSession("SessionNoticeParts.Retry")
  const pending = state._tag === "Submitting"
  const wait = waitOf(state)
  return (
    <Part
      as="button"
      own={own}
      aria-disabled={!canSubmit(state) || undefined}
      className={classOf("button")}
      data-pending={pending || undefined}
      data-waiting={wait > 0 || undefined}
      onClick={() => {
        if (canSubmit(state)) onRetry()
      }}
      type="button"
    >
      {pending && <span aria-hidden="true" className={classOf("spinner")} />}
      {pending ? words.confirming : wait > 0 ? formWords.wait(wait) : (children ?? words.confirmAgain)}
    </Part>
  )
}

/** Announces to assistive technology that a retry is running. */
export function SessionStatus(own: PartProps<"output">) {
  const { classOf, state, words } = useSession("SessionNoticeParts.Status")
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {state._tag === "Submitting" ? words.confirming : ""}
    </Part>
  )
}

export interface SessionNoticeViewProps extends Omit<
  SessionRootViewProps,
  "children" | keyof RootElementProps | "styled"
> {}

/** Renders a notice that the member's session cannot be refreshed, with a button to retry. */
export function SessionNoticeView(props: SessionNoticeViewProps) {
  return (
    <SessionRootView {...props}>
      <SessionText />
      <SessionRetry />
      <SessionStatus />
    </SessionRootView>
  )
}
