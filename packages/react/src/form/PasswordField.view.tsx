import * as React from "react"
import { useForm } from "./FormContext.ts"
import { RevealButton } from "./RevealButton.view.tsx"
import { TextField, type TextFieldProps } from "./TextField.view.tsx"

export interface PasswordFieldProps extends Omit<TextFieldProps, "autoComplete" | "end" | "label" | "name" | "type"> {
  /** What password managers offer: the one that is kept, or a fresh one. */
  readonly autoComplete: "current-password" | "new-password"
  readonly label?: TextFieldProps["label"]
  /** Rules for generated passwords, as password managers read them. */
  readonly passwordRules?: string | undefined
}

/** The input of a password, under the name `password`, with a button that shows what is typed. */
export function PasswordField({ autoComplete, label, passwordRules, ...field }: PasswordFieldProps) {
  const { id, messages, state } = useForm("PasswordField")
  const [shown, show] = React.useState(false)
  // What is sent is hidden again: browsers keep the text of visible fields in their history.
  const visible = shown && state._tag !== "Submitting"
  const words = messages.form
  return (
    <TextField
      autoCapitalize="none"
      dir="ltr"
      required
      spellCheck={false}
      {...field}
      {...(passwordRules === undefined ? {} : { passwordrules: passwordRules })}
      autoComplete={autoComplete}
      end={<RevealButton controls={`${id}-password`} onPress={() => show(!visible)} pressed={visible} />}
      label={label ?? (autoComplete === "new-password" ? words.newPassword : words.password)}
      name="password"
      type={visible ? "text" : "password"}
    />
  )
}
