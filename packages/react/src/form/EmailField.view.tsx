import { useForm } from "./FormContext.ts"
import { TextField, type TextFieldProps } from "./TextField.view.tsx"

export interface EmailFieldProps extends Omit<TextFieldProps, "label" | "name" | "type"> {
  readonly label?: TextFieldProps["label"]
}

/** Renders the input of an email address, with the name `email`. */
export function EmailField({ label, ...field }: EmailFieldProps) {
  const { messages } = useForm("EmailField")
  return (
    <TextField
      autoCapitalize="none"
      dir="ltr"
      inputMode="email"
      required
      spellCheck={false}
      {...field}
      label={label ?? messages.form.email}
      name="email"
      type="email"
    />
  )
}
