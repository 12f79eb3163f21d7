import type * as React from "react"
import { useFieldForm } from "./FormContext.ts"
import { FieldError, Hint } from "./FormParts.view.tsx"

export interface SelectFieldProps extends Omit<React.ComponentProps<"select">, "aria-invalid" | "children"> {
  /** The error of the field. It replaces the error from the form around the field, and `null` shows none. */
  readonly error?: string | null | undefined
  readonly label: React.ReactNode
  readonly name: string
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

export interface CheckboxFieldProps extends Omit<React.ComponentProps<"input">, "aria-invalid" | "children" | "type"> {
  /** The error of the field. It replaces the error from the form around the field, and `null` shows none. */
  readonly error?: string | null | undefined
  /** A hint about the choice. Screen readers read it with the checkbox. */
  readonly hint?: React.ReactNode
  readonly label: React.ReactNode
  readonly name: string
}

/**
 * Renders a labeled checkbox with its hint and its error. It is uncontrolled unless `checked` is set. A form submits
 * `on`, or `value`, only if it is checked.
 */
export function CheckboxField({ className, error: ownError, hint, label, name, ...input }: CheckboxFieldProps) {
  const { classOf, errorOf, id } = useFieldForm()
  const error = ownError === undefined ? errorOf(name) : (ownError ?? undefined)
  const inputId = input.id ?? `${id}-${name}`
  const hinted = hint !== undefined && hint !== null && hint !== false
  const described = [
    error !== undefined && `${inputId}-error`,
    input["aria-describedby"],
    hinted && `${inputId}-hint`
  ].filter(Boolean)
  return (
    <div className={classOf("field", className)} data-invalid={error !== undefined || undefined} data-name={name}>
      <label className={classOf("choice")}>
        <input
          {...input}
          aria-describedby={described.join(" ") || undefined}
          aria-invalid={error !== undefined || undefined}
          id={inputId}
          name={name}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${inputId}-error`} inputId={ownError === undefined ? undefined : inputId} name={name}>
        {error}
      </FieldError>
      {hinted && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
    </div>
  )
}
