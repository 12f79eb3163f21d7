import type * as React from "react"
import { useFieldForm } from "./FormContext.ts"
import { FieldError } from "./FormParts.view.tsx"

export interface SelectFieldProps extends Omit<React.ComponentProps<"select">, "aria-invalid" | "children"> {
  /** The error of the field. It replaces the error from the form around the field, and `null` shows none. */
  readonly error?: string | null | undefined
  /** The label. */
  readonly label: React.ReactNode
  /** The name of the field in the form data. */
  readonly name: string
  /** The options: the value and the text of each. */
  readonly options: ReadonlyArray<readonly [value: string, text: string]>
}

/** Renders a labeled select with its error. */
export function SelectField({ className, error: ownError, label, name, options, ...select }: SelectFieldProps) {
  const { classOf, errorOf, id } = useFieldForm()
  const error = ownError === undefined ? errorOf(name) : (ownError ?? undefined)
  const selectId = select.id ?? `${id}-${name}`
  const errorId = `${selectId}-error`
  return (
    <div className={classOf("field", className)} data-invalid={error !== undefined || undefined} data-name={name}>
      <label className={classOf("label")} htmlFor={selectId}>
        {label}
      </label>
      <div className={classOf("input")} data-kind="select">
        <select
          {...select}
          aria-describedby={
            [error !== undefined && errorId, select["aria-describedby"]].filter(Boolean).join(" ") || undefined
          }
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
      <FieldError id={errorId} inputId={ownError === undefined ? undefined : selectId} name={name}>
        {error}
      </FieldError>
    </div>
  )
}
