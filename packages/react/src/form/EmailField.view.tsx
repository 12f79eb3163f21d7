import { useForm } from "./FormContext.ts"
import { TextField, type TextFieldProps } from "./TextField.view.tsx"

export interface EmailFieldProps extends Omit<TextFieldProps, "label" | "name" | "type"> {
  readonly label?: TextFieldProps["label"]
}

/** The input of an e-mail address, under the name `email`. */
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
