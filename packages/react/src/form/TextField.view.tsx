import { useFieldForm } from "./FormContext.ts"
import { FieldError, Hint } from "./FormParts.view.tsx"
import type * as React from "react"

export interface TextFieldProps extends Omit<React.ComponentProps<"input">, "aria-invalid" | "children"> {
  /** Content between the input and its error. */
  readonly below?: React.ReactNode
  /** Content next to the input, within its frame. */
  readonly end?: React.ReactNode
  /**
   * The error of the field. It replaces the error from the form around the field, and `null` shows none. For forms of
   * other libraries.
   */
  readonly error?: string | null | undefined
  /** The slot of the frame around the input. */
  readonly frame?: "code" | "input" | undefined
  /** A hint about the expected input. Screen readers read it with the field. */
  readonly hint?: React.ReactNode
  /** The label. */
  readonly label: React.ReactNode
  /** The name of the field in the form data. */
  readonly name: string
}

/**
 * Renders a labeled input with its hint and its error. It is uncontrolled unless `value` is set, and works outside the
 * kit's forms too.
 */
export function TextField(props: TextFieldProps) {
  const { below, className, end, error: ownError, frame = "input", hint, label, name, ...input } = props
  const { classOf, errorOf, id } = useFieldForm()
  const error = ownError === undefined ? errorOf(name) : (ownError ?? undefined)
  const inputId = input.id ?? `${id}-${name}`
  const errorId = `${inputId}-error`
  const hintId = `${inputId}-hint`
  const hinted = hint !== undefined && hint !== null && hint !== false
  const described = [error !== undefined && errorId, input["aria-describedby"], hinted && hintId].filter(Boolean)
  return (
    <div className={classOf("field", className)} data-invalid={error !== undefined || undefined} data-name={name}>
      <label className={classOf("label")} htmlFor={inputId}>
        {label}
      </label>
      <div className={classOf(frame)}>
        <input
          {...input}
          aria-describedby={described.join(" ") || undefined}
          aria-invalid={error !== undefined || undefined}
          id={inputId}
          name={name}
        />
        {end}
      </div>
      {below}
      <FieldError id={errorId} inputId={ownError === undefined ? undefined : inputId} name={name}>
        {error}
      </FieldError>
      {hinted && <Hint id={hintId}>{hint}</Hint>}
    </div>
  )
}

export interface EmailFieldProps extends Omit<TextFieldProps, "label" | "name" | "type"> {
  /** The label. Without it, the one of the catalog. */
  readonly label?: TextFieldProps["label"]
  /** The name of the input. Default: `email`. The kit's own forms require this name. */
  readonly name?: string | undefined
}

/** Renders the input of an email address, with the name `email` by default. */
export function EmailField({ label, name = "email", ...field }: EmailFieldProps) {
  const { messages } = useFieldForm()
  return (
    <TextField
      autoCapitalize="none"
      dir="ltr"
      inputMode="email"
      required
      spellCheck={false}
      {...field}
      label={label ?? messages.form.email}
      name={name}
      type="email"
    />
  )
}

export interface ReadOnlyFieldProps extends Omit<
  TextFieldProps,
  "defaultValue" | "label" | "name" | "readOnly" | "value"
> {
  /** The label. Default: "Email address". */
  readonly label?: TextFieldProps["label"]
  /** The name of the input. Default: `email`. */
  readonly name?: string | undefined
  /** The value. */
  readonly value: string
}

/**
 * Shows a value from an earlier step, for the user and for password managers. The user does not have to enter it again.
 */
export function ReadOnlyField({ label, name = "email", ...field }: ReadOnlyFieldProps) {
  const { messages } = useFieldForm()
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
