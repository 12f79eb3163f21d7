import { Control } from "../parts/Elements.tsx"
import { Part, type PartProps } from "../parts/Part.view.tsx"
import { type Resend, canResend, pauseOf } from "./useResendTimer.ts"
import { useFieldForm } from "./FormContext.ts"
import { toneOf } from "../problem/Problem.ts"
import { problemText } from "../i18n/MessagesContext.ts"

export interface ResendButtonProps extends PartProps<"div"> {
  /** Called when the user requests another email. */
  readonly onPress: () => void
  /** The state of the timer, from `useResendTimer`. */
  readonly state: Resend
}

/**
 * Sends something again. During the pause after a send, the button counts the seconds down and keeps the focus. Screen
 * readers announce each result once, but not the seconds.
 */
export function ResendButton({ children, onPress, state, ...own }: ResendButtonProps) {
  const { classOf, messages } = useFieldForm()
  const words = messages.form
  const pause = pauseOf(state)
  const label = () => {
    if (state._tag === "Sending") return words.resending
    return pause > 0 ? words.resendIn(pause) : (children ?? words.resend)
  }
  const news = () => {
    if (state._tag === "Failed") return problemText(messages, state.problem)
    if (state._tag === "Waiting" && state.again === true) return words.resent
    return state._tag === "Ready" && state.waited === true ? words.resendOver : ""
  }
  return (
    <Part as="div" own={own} className={classOf("resend")} data-state={state._tag.toLowerCase()}>
      <Control
        as="button"
        aria-disabled={!canResend(state) || undefined}
        className={classOf("resend-button")}
        onClick={onPress}
        type="button"
      >
        {state._tag === "Sending" && <span aria-hidden="true" className={classOf("spinner")} />}
        {label()}
      </Control>
      <p
        aria-live="polite"
        className={classOf("resend-news")}
        data-tone={state._tag === "Failed" ? toneOf(state.problem) : undefined}
      >
        {news()}
      </p>
    </Part>
  )
}
