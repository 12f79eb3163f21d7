import * as React from "react"
import { CapsLock, useCapsLock } from "./CapsLock.view.tsx"
import { useForm } from "./FormContext.ts"
import { RevealButton } from "./RevealButton.view.tsx"
import type { EstimateStrength } from "./Strength.ts"
import { StrengthMeter } from "./StrengthMeter.view.tsx"
import { TextField, type TextFieldProps } from "./TextField.view.tsx"

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  "autoComplete" | "below" | "end" | "frame" | "label" | "name" | "type"
> {
  /** What password managers offer: the one that is kept, or a fresh one. */
  readonly autoComplete: "current-password" | "new-password"
  readonly label?: TextFieldProps["label"]
  /** `password` where nothing is said. A form with two of them names each. */
  readonly name?: string | undefined
  /** Rules for generated passwords, as password managers read them. */
  readonly passwordRules?: string | undefined
  /** Estimates how strong a password is, and shows it. Such as `estimateStrength` of `@portico/react/strength`. */
  readonly strength?: EstimateStrength | undefined
}

/**
 * The input of a password, with a button that shows what is typed. It warns of caps lock, and says how strong a chosen
 * password is where it can be told.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete, label, name = "password", passwordRules, strength, ...field } = props
  const { id, messages, state } = useForm("PasswordField")
  const [shown, show] = React.useState(false)
  // What is sent is hidden again: browsers keep the text of visible fields in their history.
  const visible = shown && state._tag !== "Submitting"
  const capsLock = useCapsLock(field)
  const words = messages.form
  const inputId = `${id}-${name}`
  const strengthId = strength && `${inputId}-strength`
  return (
    <TextField
      autoCapitalize="none"
      dir="ltr"
      required
      spellCheck={false}
      {...field}
      {...capsLock.listeners}
      {...(passwordRules === undefined ? {} : { passwordrules: passwordRules })}
      aria-describedby={[field["aria-describedby"], strengthId].filter(Boolean).join(" ")}
      autoComplete={autoComplete}
      below={
        <>
          <CapsLock on={capsLock.on} />
          {strength && <StrengthMeter estimate={strength} inputId={inputId} textId={`${inputId}-strength`} />}
        </>
      }
      end={<RevealButton controls={inputId} onPress={() => show(!visible)} pressed={visible} />}
      label={label ?? (autoComplete === "new-password" ? words.newPassword : words.password)}
      name={name}
      type={visible ? "text" : "password"}
    />
  )
}
