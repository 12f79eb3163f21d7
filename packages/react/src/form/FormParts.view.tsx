import { useOnline } from "../runtime/useOnline.ts"
import { useForm } from "./FormContext.ts"
import { canSubmit, waitOf } from "./Submission.ts"
import type * as React from "react"

export interface TitleProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** The level of the heading, 2 by default. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Renders the heading of a form, which also labels the form. */
export function Title({ children, className, level = 2 }: TitleProps) {
  const { classOf, id, words } = useForm("Title")
  const Heading = `h${level}` as const
  return (
    <Heading className={classOf("title", className)} id={`${id}-title`}>
      {children ?? words.title}
    </Heading>
  )
}

export interface HintProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly id?: string | undefined
}

/** Shows a hint for a form, or for the field that refers to its id. */
export function Hint({ children, className, id }: HintProps) {
  const { classOf } = useForm("Hint")
  return (
    <p className={classOf("hint", className)} id={id}>
      {children}
    </p>
  )
}

export interface StatusProps {
  readonly className?: string | undefined
}

/**
 * Announces the progress of a submission to assistive technology: that it started, that it continues, or that the user
 * can retry. The message about a slow submission is visible to all users.
 */
export function Status({ className }: StatusProps) {
  const { classOf, messages, state, words } = useForm("Status")
  const waited = state._tag === "Failed" && state.wait === 0 && (state.problem.retryAfter ?? 0) > 0
  const pending = state._tag === "Submitting" ? state : undefined
  const slow = pending?.slow === true
  const submitting = slow ? messages.form.slow : pending && words[pending.step === "opening" ? "opening" : "submitting"]
  return (
    <output className={classOf("status", className)} data-slow={slow || undefined}>
      {waited ? messages.form.waitOver : submitting}
    </output>
  )
}

/** Shows that the browser is offline. Screen readers announce it; the focus does not move. */
export function Offline() {
  const { classOf, messages } = useForm("Offline")
  const online = useOnline()
  return (
    <p aria-live="polite" className={classOf("offline")}>
      {online ? "" : messages.form.offline}
    </p>
  )
}

export interface SubmitButtonProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

/**
 * Submits the form. While it cannot, the button shows the reason and keeps the focus. The form itself ignores a second
 * submission.
 */
export function SubmitButton({ children, className }: SubmitButtonProps) {
  const { classOf, messages, state, words } = useForm("SubmitButton")
  const pending = state._tag === "Submitting"
  const wait = waitOf(state)
  const label = () => {
    if (pending) return state.step === "opening" ? words.opening : words.submitting
    return wait > 0 ? messages.form.wait(wait) : (children ?? words.submit)
  }
  return (
    <button
      aria-disabled={!canSubmit(state) || undefined}
      className={classOf("submit", className)}
      data-pending={pending || undefined}
      data-waiting={wait > 0 || undefined}
      type="submit"
    >
      {pending && <span aria-hidden="true" className={classOf("spinner")} />}
      {label()}
    </button>
  )
}
