import { MessagesContext } from "../i18n/MessagesContext.ts"
import type { StrengthMessages } from "../i18n/messages/FormMessages.ts"
import { useFieldForm } from "./FormContext.ts"
import { PasswordInput, type PasswordInputProps } from "./PasswordInput.view.tsx"
import { onValueChange } from "./TextField.view.tsx"
import * as React from "react"

/** The level of a password's strength, from 0 (very weak) to 4 (strong). */
export type StrengthLevel = 0 | 1 | 2 | 3 | 4

/** The estimated strength of a password. */
export interface Strength {
  readonly level: StrengthLevel
  /** A sentence of advice for a stronger password. */
  readonly advice?: string | undefined
  /** The key of the catalog message that replaces `advice`, if the catalog has it. */
  readonly adviceKey?: keyof StrengthMessages | undefined
}

/**
 * Estimates the strength of a password. It is called after each change, and only the result of the latest call is used.
 */
export type EstimateStrength = (password: string) => Strength | Promise<Strength>

export interface StrengthMeterProps {
  readonly estimate: EstimateStrength
  /** The id of the password input. */
  readonly inputId: string
  /** The id of the message, for the input's `aria-describedby`. */
  readonly textId: string
}

/**
 * Shows the strength of the password in an input, as a message and on a meter. Typing renders only this component
 * again, and screen readers announce only a change of the message.
 */
export function StrengthMeter({ estimate, inputId, textId }: StrengthMeterProps) {
  const { classOf, messages } = useFieldForm()
  const strength = useStrength(inputId, estimate)
  const catalog = React.use(MessagesContext)?.strength
  const words = messages.form
  const level = strength?.level ?? 0
  const message = strength === undefined ? "" : words.strengthLevel(level)
  return (
    <>
      <meter
        aria-valuetext={message || undefined}
        className={classOf("strength")}
        data-level={strength?.level}
        high={2.5}
        low={1.5}
        max={4}
        min={0}
        optimum={4}
        title={words.strength}
        value={level}
      />
      <p aria-live="polite" className={classOf("strength-text")} id={textId}>
        {message && `${words.strength}: ${message}.`}{" "}
        {(strength?.adviceKey && catalog?.[strength.adviceKey]) ?? strength?.advice}
      </p>
    </>
  )
}

// Listens to the DOM input, so that the password is not stored in React state.
const useStrength = (inputId: string, estimate: EstimateStrength): Strength | undefined => {
  const [strength, setStrength] = React.useState<Strength>()
  const check = React.useRef<() => void>(undefined)
  React.useEffect(() => {
    const input = document.getElementById(inputId)
    if (!(input instanceof HTMLInputElement)) return undefined
    let latest = 0
    let seen: string | undefined
    const update = () => {
      if (input.value === seen) return
      seen = input.value
      const turn = ++latest
      const estimated = input.value === "" ? undefined : estimate(input.value)
      if (estimated instanceof Promise) {
        estimated.then(
          (found) => void (turn === latest && setStrength(found)),
          () => void (turn === latest && setStrength(undefined))
        )
      } else setStrength(estimated)
    }
    update()
    check.current = update
    const stop = onValueChange(input, update)
    return () => {
      latest = -1
      check.current = undefined
      stop()
    }
  }, [estimate, inputId])
  // A value that the page sets emits no event.
  React.useEffect(() => check.current?.())
  return strength
}

export interface PasswordFieldProps extends Omit<PasswordInputProps, "below"> {
  /**
   * Estimates the strength of a password, and shows it. For example `estimateStrength` of `@portico/react/strength`.
   */
  readonly strength?: EstimateStrength | undefined
}

/** Renders the input of a password, with a strength meter if `strength` is set. */
export function PasswordField({ strength, ...field }: PasswordFieldProps) {
  const { id } = useFieldForm()
  if (strength === undefined) return <PasswordInput {...field} />
  const inputId = field.id ?? `${id}-${field.name ?? "password"}`
  const textId = `${inputId}-strength`
  return (
    <PasswordInput
      {...field}
      id={inputId}
      aria-describedby={[field["aria-describedby"], textId].filter(Boolean).join(" ")}
      below={<StrengthMeter estimate={strength} inputId={inputId} textId={textId} />}
    />
  )
}
