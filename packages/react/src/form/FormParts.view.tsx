import { useLabelRef } from "../parts/Label.ts"
import { Part, type PartProps, withBreaks } from "../parts/Part.view.tsx"
import { useOnline } from "../runtime/useOnline.ts"
import { useFieldForm, useForm } from "./FormContext.ts"
import { canSubmit, waitOf } from "./Submission.ts"
import * as React from "react"

export interface TitleProps extends PartProps<"h2"> {
  /** The level of the heading. Default: `2`. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Renders the heading of a form, which also labels the form. */
export function Title({ children, level = 2, ...own }: TitleProps) {
  const { classOf, id, words } = useForm("Title")
  const heading = useLabelRef(`${id}-title`)
  const Heading = `h${level}` as const
  return (
    <Part as={Heading} own={own} className={classOf("title")} id={`${id}-title`} ref={heading}>
      {children ?? words.title}
    </Part>
  )
}

export interface HintProps extends PartProps<"p"> {
  /** The text of the hint. */
  readonly children: React.ReactNode
}

/** Shows a hint for a form, or for the field that refers to its id. */
export function Hint({ children, ...own }: HintProps) {
  const { classOf } = useFieldForm()
  return (
    <Part as="p" own={own} className={classOf("hint")}>
      {withBreaks(children)}
    </Part>
  )
}

export interface FieldErrorProps {
  /** The message. Without it, nothing is rendered. */
  readonly children: string | undefined
  /** The id of the message, for the input's `aria-describedby`. */
  readonly id: string
  /** The id of the input, if the application sets the error. */
  readonly inputId?: string | undefined
  /** The name of the input. */
  readonly name: string
}

/** Shows the error of a field. Screen readers announce it only if the field already had the focus when it failed. */
export function FieldError({ children, id, inputId, name }: FieldErrorProps) {
  const { alerting, classOf } = useFieldForm()
  const [alert, setAlert] = React.useState<string>()
  React.useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- only the DOM contains which element has the focus
    if (inputId !== undefined) setAlert(document.activeElement?.id === inputId ? children : undefined)
  }, [children, inputId])
  if (children === undefined) return null
  const role = alerting === name || alert === children ? "alert" : undefined
  // Screen readers announce an alert when it is inserted.
  return (
    <p className={classOf("field-error")} id={id} key={role} role={role}>
      {children}
    </p>
  )
}

/** The state of a form's status. */
export interface StatusState {
  /** Whether the submission takes longer than usual. */
  readonly slow: boolean
}

export interface StatusProps extends PartProps<"output", StatusState> {}

/**
 * Announces the progress of a submission to assistive technology: that it started, that it continues, or that the user
 * can retry. The message about a slow submission is visible to all users.
 */
export function Status(own: StatusProps) {
  const { classOf, messages, state, words } = useForm("Status")
  const waited = state._tag === "Failed" && state.wait === 0 && (state.problem.retryAfter ?? 0) > 0
  const pending = state._tag === "Submitting" ? state : undefined
  const slow = pending?.slow === true
  const submitting = slow ? messages.form.slow : pending && words[pending.step === "opening" ? "opening" : "submitting"]
  return (
    <Part as="output" own={own} className={classOf("status")} state={{ slow }}>
      {waited ? messages.form.waitOver : submitting}
    </Part>
  )
}

/** Shows that the browser is offline. Screen readers announce it; the focus does not move. */
export function Offline() {
  const { classOf, hasSummary, messages, problem, state } = useForm("Offline")
  const online = useOnline()
  // The error summary of an attempt has the same message, and the hint should not return during the next attempt.
  const isElsewhere = (problem?.key === "offline" && hasSummary !== false) || state._tag === "Submitting"
  return (
    <p aria-live="polite" className={classOf("offline")}>
      {online || isElsewhere ? "" : messages.form.offline}
    </p>
  )
}

/** The state of a submit button. */
export interface SubmitButtonState {
  /** Whether the submission is running. */
  readonly pending: boolean
  /** Whether the user must wait before the next attempt. */
  readonly waiting: boolean
}

export interface SubmitButtonProps extends PartProps<"button", SubmitButtonState> {}

/**
 * Submits the form. While it cannot, the button shows the reason and keeps the focus. The form itself ignores a second
 * submission.
 */
export function SubmitButton({ children, ...own }: SubmitButtonProps) {
  const { classOf, messages, state, words } = useForm("SubmitButton")
  const pending = state._tag === "Submitting"
  const wait = waitOf(state)
  const label = () => {
    if (pending) return state.step === "opening" ? words.opening : words.submitting
    return wait > 0 ? messages.form.wait(wait) : (children ?? words.submit)
  }
  return (
    <Part
      as="button"
      own={own}
      aria-disabled={!canSubmit(state) || undefined}
      className={classOf("submit")}
      state={{ pending, waiting: wait > 0 }}
      type="submit"
    >
      {pending && <span aria-hidden="true" className={classOf("spinner")} />}
      {label()}
    </Part>
  )
}
