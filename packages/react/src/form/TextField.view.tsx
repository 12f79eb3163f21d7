import { fieldText } from "../i18n/useProblemText.ts"
import { type FormSlot, useForm } from "./FormContext.ts"
import { Hint } from "./FormParts.view.tsx"
import { problemOf } from "./Submission.ts"
import type * as React from "react"

export interface TextFieldProps extends Omit<React.ComponentProps<"input">, "aria-invalid" | "children" | "id"> {
  /** Content between the input and its error. */
  readonly below?: React.ReactNode
  /** Content next to the input, within its frame. */
  readonly end?: React.ReactNode
  /** The slot of the frame around the input. */
  readonly frame?: FormSlot | undefined
  /** A hint about the expected input. Screen readers read it with the field. */
  readonly hint?: React.ReactNode
  readonly label: React.ReactNode
  readonly name: string
}

/** Renders a labeled, uncontrolled input with its hint and its error. */
export function TextField({ below, className, end, frame = "input", hint, label, name, ...input }: TextFieldProps) {
  const { classOf, id, messages, state } = useForm("TextField")
  const error = fieldText(messages, problemOf(state), name)
  const inputId = `${id}-${name}`
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
      {error !== undefined && (
        <p className={classOf("field-error")} id={errorId}>
          {error}
        </p>
      )}
      {hinted && <Hint id={hintId}>{hint}</Hint>}
    </div>
  )
}

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
