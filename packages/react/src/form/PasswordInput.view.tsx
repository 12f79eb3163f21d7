import * as React from "react"
import { CapsLock, useCapsLock } from "./CapsLock.view.tsx"
import { useForm } from "./FormContext.ts"
import { RevealButton } from "./RevealButton.view.tsx"
import { TextField, type TextFieldProps } from "./TextField.view.tsx"

export interface PasswordInputProps extends Omit<
  TextFieldProps,
  "autoComplete" | "end" | "frame" | "label" | "name" | "type"
> {
  /** What password managers offer: the one that is kept, or a fresh one. */
  readonly autoComplete: "current-password" | "new-password"
  readonly label?: TextFieldProps["label"]
  /** `password` where nothing is said. A form with two of them names each. */
  readonly name?: string | undefined
  /** Rules for generated passwords, as password managers read them. */
  readonly passwordRules?: string | undefined
}

/** The input of a password, with a button that shows what is typed. It warns of caps lock. */
export function PasswordInput(props: PasswordInputProps) {
  const { autoComplete, below, label, name = "password", passwordRules, ...field } = props
  const { id, messages, state } = useForm("PasswordInput")
  const [shown, show] = React.useState(false)
  // What is sent is hidden again: browsers keep the text of visible fields in their history.
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
