import * as React from "react"
import { CodeField } from "../../form/CodeField.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { ReadOnlyField } from "../../form/ReadOnlyField.view.tsx"
import { ResendButton } from "../../form/ResendButton.view.tsx"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { TextField } from "../../form/TextField.view.tsx"
import { hasCode, isSent, isUsable } from "./Method.ts"
import { useMfa } from "./MfaContext.ts"

export interface MfaPartProps {
  readonly className?: string | undefined
}

/** Says why a further factor is asked for, where that is out of the ordinary. */
export function Reason({ className }: MfaPartProps) {
  const { classOf } = useForm("Reason")
  const { state, words } = useMfa("Reason")
  const { further, reason } = state.step
  if (state._tag === "Over" || (!further && reason !== "HIGH_RISK_LOGIN")) return null
  return (
    <p className={classOf("factor-reason", className)} data-reason={further ? "further" : reason}>
      {further ? words.proveFactor : words.highRisk}
    </p>
  )
}

/** Says what went wrong. */
export function MfaError({ className }: MfaPartProps) {
  const { messages } = useForm("Error")
  const { state, words } = useMfa("Error")
  const label = "method" in state && state.method === "RECOVERY_CODE" ? words.recoveryCode : messages.form.code
  return <ErrorSummary className={className} labels={{ code: label }} />
}

/** Keeps the address in sight that was entered before. Nothing where it is not known. */
export function Email({ className }: MfaPartProps) {
  const { email } = useMfa("Email")
  return email === undefined || email === "" ? null : <ReadOnlyField className={className} value={email} />
}

/** Says what to do now. It takes the focus of a step that has nothing to type into. */
export function Lead({ className }: MfaPartProps) {
  const { classOf } = useForm("Lead")
  const { moved, state, words } = useMfa("Lead")
  const { hint, methods, open } = state.step
  const method = "method" in state ? state.method : undefined
  const isTyped = method !== undefined && hasCode(method)
  const lead = React.useRef<HTMLParagraphElement>(null)
  React.useEffect(() => {
    if (moved && !isTyped) lead.current?.focus()
  }, [isTyped, moved])
  const text = () => {
    if (state._tag === "Over" || state._tag === "Unopened") return words.over
    if (method === undefined || state._tag === "Asking") {
      return methods.some(isUsable) ? words.pick : `${words.none} ${words.noneHelp}`
    }
    return words.lead(method, method === open ? hint : undefined)
  }
  return (
    <p className={classOf("explanation", className)} ref={lead} tabIndex={-1}>
      {text()}
    </p>
  )
}

/** The input of the code that the step at hand takes. Nothing in the others. */
export function Code({ className }: MfaPartProps) {
  const { moved, state, words } = useMfa("Code")
  if (!isAtHand(state._tag) || !("method" in state) || state.method === undefined || !hasCode(state.method)) return null
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that had the focus is gone
  if (state.method !== "RECOVERY_CODE") return <CodeField autoFocus={moved} className={className} />
  return (
    <TextField
      autoCapitalize="none"
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that had the focus is gone
      autoFocus={moved}
      className={className}
      dir="ltr"
      hint={words.recoveryHint}
      label={words.recoveryCode}
      name="code"
      required
      spellCheck={false}
      type="text"
    />
  )
}

/** Shows that the answer of another device is awaited. It is no live region: waiting is not news. */
export function Push({ className }: MfaPartProps) {
  const { classOf, id } = useForm("Push")
  const { actions, state, words } = useMfa("Push")
  if (state._tag !== "Waiting" && state._tag !== "Arrived") return null
  return (
    <div className={classOf("factor-push", className)}>
      <p id={`${id}-push`}>{words.waitingForPush}</p>
      <progress aria-labelledby={`${id}-push`} />
      <button className={classOf("resend-button")} onClick={actions.sendAgain} type="button">
        {words.sendPushAgain}
      </button>
    </div>
  )
}

/** Asks whether this device is to be remembered. */
export function Remember({ className }: MfaPartProps) {
  const { classOf, id } = useForm("Remember")
  const { actions, state, words } = useMfa("Remember")
  if (!isAtHand(state._tag) && state._tag !== "Waiting" && state._tag !== "Arrived") return null
  return (
    <div className={classOf("check", className)}>
      <input
        checked={state.step.rememberThisDevice}
        id={`${id}-remember`}
        name="remember"
        onChange={({ currentTarget }) => actions.remember(currentTarget.checked)}
        type="checkbox"
      />
      <label htmlFor={`${id}-remember`}>{words.remember}</label>
    </div>
  )
}

/** Sends what the step at hand takes. Nothing where there is nothing to send. */
export function Submit({ className }: MfaPartProps) {
  const { state } = useMfa("Submit")
  const shown = isAtHand(state._tag) || state._tag === "Sending" || state._tag === "Unopened"
  return shown ? <SubmitButton className={className} /> : null
}

/** Has a code sent once more. Nothing where none was sent. */
export function Resend({ className }: MfaPartProps) {
  const { actions, resend, state } = useMfa("Resend")
  if (!isAtHand(state._tag) || !("method" in state) || state.method === undefined || !isSent(state.method)) return null
  return <ResendButton className={className} onPress={actions.resend} state={resend} />
}

/** Leads to the other ways, back from them, or to a new sign-in where nothing can be proved any more. */
export function Elsewhere({ className }: MfaPartProps) {
  const { classOf } = useForm("Elsewhere")
  const { actions, onRestart, state, words } = useMfa("Elsewhere")
  const { methods, open } = state.step
  const isPicking = state._tag === "Picking"
  const isStuck = state._tag === "Over" || state._tag === "Unopened" || (isPicking && !methods.some(isUsable))
  const canLeave = !isStuck && !isPicking && state._tag !== "Asking" && state._tag !== "Opening" && methods.length > 1
  const canReturn = isPicking && open !== undefined
  const canRestart = isStuck && onRestart !== undefined
  if (!canLeave && !canReturn && !canRestart) return null
  return (
    <div className={classOf("asides", className)}>
      {canRestart && (
        <button className={classOf("button")} data-look="accent" onClick={onRestart} type="button">
          {words.restart}
        </button>
      )}
      {canReturn && (
        <button className={classOf("button")} data-look="quiet" onClick={actions.back} type="button">
          {words.back}
        </button>
      )}
      {canLeave && (
        <button className={classOf("button")} data-look="quiet" onClick={actions.leave} type="button">
          {words.another}
        </button>
      )}
    </div>
  )
}

// What is typed stays while it is checked.
const isAtHand = (tag: string): boolean =>
  tag === "Proving" || tag === "Ceremony" || tag === "Verifying" || tag === "Opening"
