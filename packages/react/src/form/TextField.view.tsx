import type * as React from "react"
import { type FormSlot, useForm } from "./FormContext.ts"
import { Hint } from "./Hint.view.tsx"
import { problemOf } from "./Submission.ts"
import { fieldText } from "../i18n/problemText.ts"

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
