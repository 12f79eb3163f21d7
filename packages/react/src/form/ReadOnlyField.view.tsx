import { useForm } from "./FormContext.ts"
import { TextField, type TextFieldProps } from "./TextField.view.tsx"

export interface ReadOnlyFieldProps extends Omit<
  TextFieldProps,
  "defaultValue" | "label" | "name" | "readOnly" | "value"
> {
  /** The label, "Email address" by default. */
  readonly label?: TextFieldProps["label"]
  /** The name of the input, `email` by default. */
  readonly name?: string | undefined
  readonly value: string
}

/**
 * Shows a value from an earlier step, for the user and for password managers. The user does not have to enter it again.
 */
export function ReadOnlyField({ label, name = "email", ...field }: ReadOnlyFieldProps) {
  const { messages } = useForm("ReadOnlyField")
  return (
    <TextField
      autoComplete="username"
      dir="ltr"
      type={name === "email" ? "email" : "text"}
      {...field}
      label={label ?? messages.form.email}
      name={name}
      readOnly
    />
  )
}
