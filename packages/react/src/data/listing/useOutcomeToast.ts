"use client"
import { useReportOnce } from "../../form/useSubmission.ts"
import { problemText, useWords } from "../../i18n/MessagesContext.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { toast as english } from "../../i18n/en/toast.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { Problem, Tone } from "../../problem/Problem.ts"
import { ToastContext } from "../../toast/Toasts.ts"
import { useOwner } from "./ownedState.ts"
import * as React from "react"

/** Undoes a change. Returns the problem if it fails. */
export type Undo = () => Promise<Problem | undefined>

/** The result of an operation, for a toast. */
export interface ToastOutcome {
  readonly message: string
  readonly tone?: Tone | undefined
  /** Undoes the operation. Without it, the toast has no button. */
  readonly onUndo?: Undo | undefined
}

/**
 * Returns the function that reports the result of an operation as a toast, or `undefined` if the page shows no toasts. The
 * toast offers to undo the operation if the outcome has `onUndo`. Another toast reports whether that succeeded. The toasts
 * of a member are closed when another user signs in.
 */
export const useOutcomeToast = (messages?: MessageOverrides): ((outcome: ToastOutcome) => void) | undefined => {
  const toasts = React.use(ToastContext)
  const words = useWords("toast", english, messages)
  const owner = useOwner()
  const before = React.useRef(owner)
  React.useEffect(() => {
    if (before.current !== owner) toasts?.clear()
    before.current = owner
  }, [owner, toasts])
  const undo = useUndo(messages)
  return React.useMemo(
    () =>
      toasts &&
      (({ message, onUndo, tone }: ToastOutcome) =>
        toasts.add({ message, tone, action: onUndo && { label: words.undo, onAction: () => undo(onUndo) } })),
    [toasts, undo, words]
  )
}

/** Returns the function that undoes an operation and reports as a toast whether that succeeded. */
export const useUndo = (messages?: MessageOverrides): ((onUndo: Undo) => void) => {
  const toasts = React.use(ToastContext)
  const words = useWords("toast", english, messages)
  const problemWords = useWords("problems", dataProblems, messages)
  return React.useCallback(
    (onUndo) => {
      void onUndo().then((problem) =>
        toasts?.add(
          problem === undefined
            ? { message: words.undone }
            : { message: `${words.undoFailed} ${problemText({ problems: problemWords }, problem)}`, tone: "danger" }
        )
      )
    },
    [problemWords, toasts, words]
  )
}

/**
 * Reports an outcome as a toast, once per `key`. Returns whether the page shows toasts. If not, the component must show the
 * outcome itself.
 */
export const useReportedOutcome = (
  key: unknown,
  outcome: ToastOutcome | undefined,
  messages?: MessageOverrides
): boolean => {
  const report = useOutcomeToast(messages)
  useReportOnce(report === undefined || outcome === undefined ? undefined : key, () => {
    if (outcome !== undefined) report?.(outcome)
  })
  return report !== undefined
}
