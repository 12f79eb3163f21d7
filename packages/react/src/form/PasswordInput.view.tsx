import * as React from "react"
import { CapsLock, useCapsLock } from "./CapsLock.view.tsx"
import { useForm } from "./FormContext.ts"
import { RevealButton } from "./RevealButton.view.tsx"
import { TextField, type TextFieldProps } from "./TextField.view.tsx"

export interface PasswordInputProps extends Omit<
  TextFieldProps,
  "autoComplete" | "end" | "frame" | "label" | "name" | "type"
> {
  /** The kind of password that password managers offer: the stored one, or a new one. */
  readonly autoComplete: "current-password" | "new-password"
  readonly label?: TextFieldProps["label"]
  /** The name of the input, `password` by default. A form with two passwords needs a name for each. */
  readonly name?: string | undefined
  /** The rules for generated passwords, in the `passwordrules` syntax of password managers. */
  readonly passwordRules?: string | undefined
}

/** Renders the input of a password, with a button that reveals the password, and a warning about caps lock. */
export function PasswordInput(props: PasswordInputProps) {
  const { autoComplete, below, label, name = "password", passwordRules, ...field } = props
  const { id, messages, state } = useForm("PasswordInput")
  const [shown, show] = React.useState(false)
  // Hides the password again during the submission. Browsers store the values of visible inputs in their autofill
  // history.
  const visible = shown && state._tag !== "Submitting"
  const capsLock = useCapsLock(field)
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
      end={<RevealButton controls={`${id}-${name}`} onPress={() => show(!visible)} pressed={visible} />}
      label={label ?? (autoComplete === "new-password" ? words.newPassword : words.password)}
      name={name}
      type={visible ? "text" : "password"}
    />
  )
}
