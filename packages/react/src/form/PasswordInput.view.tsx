import { Control } from "../parts/Elements.tsx"
import { useFieldForm } from "./FormContext.ts"
import { TextField, type TextFieldProps } from "./TextField.view.tsx"
import * as React from "react"

type Listeners = Pick<React.ComponentProps<"input">, "onBlur" | "onKeyDown" | "onKeyUp">

/**
 * Returns whether caps lock is on while the user types in an input, and the listeners that detect it. They also call
 * the input's own listeners.
 */
export const useCapsLock = (own: Listeners): { readonly listeners: Required<Listeners>; readonly on: boolean } => {
  const [on, turn] = React.useState(false)
  const listen = (then: Listeners["onKeyDown"]) => (event: React.KeyboardEvent<HTMLInputElement>) => {
    turn(event.getModifierState("CapsLock"))
    then?.(event)
  }
  return {
    on,
    listeners: {
      onBlur: (event) => {
        turn(false)
        own.onBlur?.(event)
      },
      onKeyDown: listen(own.onKeyDown),
      onKeyUp: listen(own.onKeyUp)
    }
  }
}

/** Shows that caps lock is on. Screen readers announce it once; the focus does not move. */
export function CapsLock({ on }: { readonly on: boolean }) {
  const { classOf, messages } = useFieldForm()
  return (
    <p aria-live="polite" className={classOf("caps-lock")}>
      {on ? messages.form.capsLock : ""}
    </p>
  )
}

export interface RevealButtonProps {
  /** The id of the password input. */
  readonly controls: string
  readonly onPress: () => void
  readonly pressed: boolean
}

/** Shows and hides a password. */
export function RevealButton({ controls, onPress, pressed }: RevealButtonProps) {
  const { classOf, messages } = useFieldForm()
  const label = pressed ? messages.form.hidePassword : messages.form.showPassword
  // The name comes from `title`: with `aria-label`, a query for the label "Password" would find this button too.
  return (
    <Control
      as="button"
      aria-controls={controls}
      className={classOf("reveal")}
      data-variant="inline"
      data-pressed={pressed || undefined}
      onClick={onPress}
      title={label}
      type="button"
    >
      <svg aria-hidden="true" fill="none" height="20" viewBox="0 0 24 24" width="20">
        <path
          d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"
          stroke="currentColor"
          strokeLinejoin="round"
          strokeWidth="1.6"
        />
        <circle cx="12" cy="12" r="3" stroke="currentColor" strokeWidth="1.6" />
        {pressed && <path d="M4 4l16 16" stroke="currentColor" strokeLinecap="round" strokeWidth="1.6" />}
      </svg>
    </Control>
  )
}

export interface PasswordInputProps extends Omit<
  TextFieldProps,
  "autoComplete" | "end" | "frame" | "label" | "name" | "type"
> {
  /** The kind of password that password managers offer: the stored one, or a new one. */
  readonly autoComplete: "current-password" | "new-password"
  /** The label. Without it, the one of the catalog. */
  readonly label?: TextFieldProps["label"]
  /** The name of the input. Default: `password`. A form with two passwords needs a name for each. */
  readonly name?: string | undefined
  /** The rules for generated passwords, in the `passwordrules` syntax of password managers. */
  readonly passwordRules?: string | undefined
}

/** Renders the input of a password, with a button that reveals the password, and a warning about caps lock. */
export function PasswordInput(props: PasswordInputProps) {
  const { autoComplete, below, label, name = "password", passwordRules, ...field } = props
  const { id, messages, state } = useFieldForm()
  const [shown, show] = React.useState(false)
  // Hides the password again during the submission. Browsers store the values of visible inputs in their autofill
  // history.
  const visible = shown && state._tag !== "Submitting"
  const capsLock = useCapsLock(field)
  const inputId = field.id ?? `${id}-${name}`
  const words = messages.form
  return (
    <TextField
      autoCapitalize="none"
      dir="ltr"
      required
      spellCheck={false}
      {...field}
      {...capsLock.listeners}
      {...(passwordRules === undefined ? {} : { passwordrules: passwordRules })}
      autoComplete={autoComplete}
      below={
        <>
          <CapsLock on={capsLock.on} />
          {below}
        </>
      }
      id={inputId}
      end={<RevealButton controls={inputId} onPress={() => show(!visible)} pressed={visible} />}
      label={label ?? (autoComplete === "new-password" ? words.newPassword : words.password)}
      name={name}
      type={visible ? "text" : "password"}
    />
  )
}
