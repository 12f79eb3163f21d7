import type * as React from "react"
import { useForm } from "./FormContext.ts"
import { problemOf } from "./Submission.ts"
import { fieldText } from "../i18n/useProblemText.ts"

export interface SelectFieldProps extends Omit<React.ComponentProps<"select">, "aria-invalid" | "children" | "id"> {
  readonly label: React.ReactNode
  readonly name: string
  readonly options: ReadonlyArray<readonly [value: string, text: string]>
}

/** Renders a labeled select with its error. */
export function SelectField({ className, label, name, options, ...select }: SelectFieldProps) {
  const { classOf, id, messages, state } = useForm("SelectField")
  const error = fieldText(messages, problemOf(state), name)
  const selectId = `${id}-${name}`
  const errorId = `${selectId}-error`
  return (
    <div className={classOf("field", className)} data-invalid={error !== undefined || undefined} data-name={name}>
      <label className={classOf("label")} htmlFor={selectId}>
        {label}
      </label>
      <div className={classOf("input")} data-kind="select">
        <select
          {...select}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-invalid={error !== undefined || undefined}
          id={selectId}
          name={name}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {error !== undefined && (
        <p className={classOf("field-error")} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
