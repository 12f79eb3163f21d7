import { useForm } from "./FormContext.ts"
import { TextField, type TextFieldProps } from "./TextField.view.tsx"

export interface ReadOnlyFieldProps extends Omit<
  TextFieldProps,
  "defaultValue" | "label" | "name" | "readOnly" | "value"
> {
  /** The words for an e-mail address where nothing is said. */
  readonly label?: TextFieldProps["label"]
  /** `email` where nothing is said. */
  readonly name?: string | undefined
  readonly value: string
}

/**
 * Keeps what was entered in an earlier step in sight, for the person and for password managers: nobody enters it twice.
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
