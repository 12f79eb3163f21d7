import { Control } from "../../parts/Elements.tsx"
import { Part, type PartProps, usePartContext, withBreaks } from "../../parts/Part.view.tsx"
import { CodeField, type CodeFieldProps } from "../../form/CodeField.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { SubmitButton, type SubmitButtonProps } from "../../form/FormParts.view.tsx"
import { ResendButton } from "../../form/ResendButton.view.tsx"
import { ReadOnlyField, type ReadOnlyFieldProps, TextField } from "../../form/TextField.view.tsx"
import type { Resend as ResendState } from "../../form/useResendTimer.ts"
import type { FactorMessages } from "../../i18n/messages/AccountMessages.ts"
import type { AuthSlot } from "../session/AuthSlot.ts"
import { hasCode, isSent, isUsable, type FactorName } from "./Method.ts"
import type { MfaState } from "./MfaState.ts"
import type { MfaActions } from "./useMfaChallenge.ts"
import * as React from "react"

/** The context value of a second factor's parts. */
export interface MfaContextValue {
  readonly actions: MfaActions
  readonly email: string | undefined
  /** The address of the page to set up a method: one page for all, or a function that returns the page of a factor. */
  readonly enrollHref: string | ((factor: FactorName) => string) | undefined
  /** Whether the step changed, so that its first control takes the focus. */
  readonly moved: boolean
  /** Starts the sign-in again. */
  readonly onRestart: (() => void) | undefined
  readonly resend: ResendState
  readonly state: Exclude<MfaState, { readonly _tag: "Done" }>
  readonly words: FactorMessages
}

export const MfaContext = React.createContext<MfaContextValue | undefined>(undefined)

/** Returns the second factor of the nearest root. Throws outside one. */
export const useMfa = (part: string): MfaContextValue => usePartContext(MfaContext, part, "MfaChallengeParts.Root")

/** Renders the reason why a second factor is required, if it is unusual: a high-risk login, or one more factor. */
export function Reason(own: PartProps<"p">) {
  const { classOf } = useForm<AuthSlot>("Reason")
  const { state, words } = useMfa("Reason")
  const { further, reason } = state.step
  if (state._tag === "Ended" || (!further && reason !== "HIGH_RISK_LOGIN")) return null
  return (
    <Part as="p" own={own} className={classOf("factor-reason")} data-reason={further ? "further" : reason}>
      {further ? words.proveFactor : words.highRisk}
    </Part>
  )
}

/** Renders the reason why the last attempt failed. */
export function MfaError(own: PartProps<"div">) {
  const { messages } = useForm<AuthSlot>("Error")
  const { state, words } = useMfa("Error")
  const label = "method" in state && state.method === "RECOVERY_CODE" ? words.recoveryCode : messages.form.code
  return <ErrorSummary {...own} labels={{ code: label }} />
}

/** Renders the email address of the sign-in as a read-only field. Renders nothing if it is unknown. */
export function Email(field: Omit<ReadOnlyFieldProps, "name" | "value">) {
  const { email } = useMfa("Email")
  return email === undefined || email === "" ? null : <ReadOnlyField {...field} value={email} />
}

/** Renders the instruction of the current step. It takes the focus in steps without an input. */
export function Lead(own: PartProps<"p">) {
  const { classOf } = useForm<AuthSlot>("Lead")
  const { moved, state, words } = useMfa("Lead")
  const { hint, methods, open } = state.step
  const method = "method" in state ? state.method : undefined
  const isTyped = method !== undefined && hasCode(method)
  const lead = React.useRef<HTMLParagraphElement>(null)
  React.useEffect(() => {
    if (moved && !isTyped) lead.current?.focus()
  }, [isTyped, moved])
  const text = () => {
    if (state._tag === "Ended" || state._tag === "Unopened") return words.notSignedIn
    if (method === undefined || state._tag === "Requesting") {
      return methods.some(isUsable) ? words.pick : `${words.none} ${words.noneHelp}`
    }
    return words.lead(method, method === open ? hint : undefined)
  }
  return (
    <Part as="p" own={own} className={classOf("explanation")} ref={lead} tabIndex={-1}>
      {withBreaks(text())}
    </Part>
  )
}

/** Renders the input for the code of the current step. Renders nothing in steps without a code. */
export function Code(field: Omit<CodeFieldProps, "autoFocus">) {
  const { moved, state, words } = useMfa("Code")
  if (!isAtHand(state._tag) || !("method" in state) || state.method === undefined || !hasCode(state.method)) return null
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that had the focus is gone
  if (state.method !== "RECOVERY_CODE") return <CodeField {...field} autoFocus={moved} />
  const { alphabet: _alphabet, length: _length, onComplete: _onComplete, ...shared } = field
  return (
    <TextField
      {...shared}
      autoCapitalize="none"
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that had the focus is gone
      autoFocus={moved}
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

/**
 * Renders a progress bar while the confirmation on another device is pending. It is not a live region, because waiting
 * needs no announcement.
 */
export function Push(own: PartProps<"div">) {
  const { classOf, id } = useForm<AuthSlot>("Push")
  const { actions, state, words } = useMfa("Push")
  if (state._tag !== "Waiting" && state._tag !== "Arrived") return null
  return (
    <Part as="div" own={own} className={classOf("factor-push")}>
      <p id={`${id}-push`}>{words.waitingForPush}</p>
      <progress aria-labelledby={`${id}-push`} />
      <Control as="button" className={classOf("resend-button")} onClick={actions.sendAgain} type="button">
        {words.sendPushAgain}
      </Control>
    </Part>
  )
}

/** Renders a checkbox to remember this device. */
export function Remember(own: PartProps<"div">) {
  const { classOf, id } = useForm<AuthSlot>("Remember")
  const { actions, state, words } = useMfa("Remember")
  if (!isAtHand(state._tag) && state._tag !== "Waiting" && state._tag !== "Arrived") return null
  return (
    <Part as="div" own={own} className={classOf("check")}>
      <input
        checked={state.step.rememberThisDevice}
        id={`${id}-remember`}
        name="remember"
        onChange={({ currentTarget }) => actions.remember(currentTarget.checked)}
        type="checkbox"
      />
      <label htmlFor={`${id}-remember`}>{words.remember}</label>
    </Part>
  )
}

/** Renders the submit button of the current step. Renders nothing in steps without one. */
export function Submit(own: SubmitButtonProps) {
  const { state } = useMfa("Submit")
  const shown = isAtHand(state._tag) || state._tag === "Sending" || state._tag === "Unopened"
  return shown ? <SubmitButton {...own} /> : null
}

/** Renders a button that sends the code again. Renders nothing if no code was sent. */
export function Resend(own: PartProps<"div">) {
  const { actions, resend, state } = useMfa("Resend")
  if (!isAtHand(state._tag) || !("method" in state) || state.method === undefined || !isSent(state.method)) return null
  return <ResendButton {...own} onPress={actions.resend} state={resend} />
}

/**
 * Renders the buttons to choose another method, to return from the list of methods, or to restart the sign-in if it
 * cannot be completed.
 */
export function MfaNavigation(own: PartProps<"div">) {
  const { classOf } = useForm<AuthSlot>("MfaNavigation")
  const { actions, onRestart, state, words } = useMfa("MfaNavigation")
  const { methods, open } = state.step
  const isPicking = state._tag === "Picking"
  const isStuck = state._tag === "Ended" || state._tag === "Unopened" || (isPicking && !methods.some(isUsable))
  const canLeave =
    !isStuck && !isPicking && state._tag !== "Requesting" && state._tag !== "Opening" && methods.length > 1
  const canReturn = isPicking && open !== undefined
  const canRestart = isStuck && onRestart !== undefined
  if (!canLeave && !canReturn && !canRestart) return null
  return (
    <Part as="div" own={own} className={classOf("asides")}>
      {canRestart && (
        <Control as="button" className={classOf("button")} data-variant="accent" onClick={onRestart} type="button">
          {words.restart}
        </Control>
      )}
      {canReturn && (
        <Control as="button" className={classOf("button")} data-variant="quiet" onClick={actions.back} type="button">
          {words.back}
        </Control>
      )}
      {canLeave && (
        <Control as="button" className={classOf("button")} data-variant="quiet" onClick={actions.leave} type="button">
          {words.another}
        </Control>
      )}
    </Part>
  )
}

// The input stays while its code is checked, so that the entered code is not lost.
const isAtHand = (tag: string): boolean =>
  tag === "Proving" || tag === "Ceremony" || tag === "Verifying" || tag === "Opening"
