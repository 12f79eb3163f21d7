import type * as React from "react"
import { useForm } from "./FormContext.ts"
import { problemOf } from "./Submission.ts"
import { fieldText } from "./words.ts"

export interface TextFieldProps extends Omit<React.ComponentProps<"input">, "aria-invalid" | "children" | "id"> {
  /** Stands beside the input, in its frame. */
  readonly end?: React.ReactNode
  readonly label: React.ReactNode
  readonly name: string
}

/**
 * A labelled input that keeps what is typed to itself, and says what is wrong with it.
 */
export function TextField({ className, end, label, name, ...input }: TextFieldProps) {
  const { classOf, id, messages, state } = useForm("TextField")
  const error = fieldText(messages, problemOf(state), name)
  const inputId = `${id}-${name}`
  const errorId = `${inputId}-error`
  const described = [input["aria-describedby"], error === undefined ? undefined : errorId].filter(Boolean).join(" ")
  return (
    <div className={classOf("field", className)} data-invalid={error !== undefined || undefined} data-name={name}>
      <label className={classOf("label")} htmlFor={inputId}>
        {label}
      </label>
      <div className={classOf("input")}>
        <input
          {...input}
          aria-describedby={described || undefined}
          aria-invalid={error !== undefined || undefined}
          id={inputId}
          name={name}
        />
        {end}
      </div>
      {error !== undefined && (
        <p className={classOf("field-error")} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
