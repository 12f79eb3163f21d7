import type * as React from "react"
import { type OwnProps, Part, type PartProps } from "../parts/Part.view.tsx"
import { useFieldForm } from "./FormContext.ts"
import { FieldError, Hint } from "./FormParts.view.tsx"
import { type FieldState, fieldState } from "./TextField.view.tsx"

/** The props of a select. Those of the element, `className`, `style` and `render` belong to the select itself. */
export interface SelectFieldProps extends Omit<PartProps<"select", FieldState>, "aria-invalid" | "children"> {
  /** The error of the field. It replaces the error from the form around the field, and `null` shows none. */
  readonly error?: string | null | undefined
  /** The label. */
  readonly label: React.ReactNode
  /** The name of the field in the form data. */
  readonly name: string
  /** The options: the value and the text of each. */
  readonly options: ReadonlyArray<readonly [value: string, text: string]>
  /** The props of the element around the label, the select and the error. */
  readonly wrapper?: PartProps<"div"> | undefined
}

/** Renders a labeled select with its error. */
export function SelectField({ error: ownError, label, name, options, wrapper = {}, ...own }: SelectFieldProps) {
  const { classOf, errorOf, id } = useFieldForm()
  const error = ownError === undefined ? errorOf(name) : (ownError ?? undefined)
  const selectId = own.id ?? `${id}-${name}`
  const errorId = `${selectId}-error`
  const invalid = error !== undefined
  return (
    <Part as="div" own={wrapper} className={classOf("field")} data-invalid={invalid || undefined} data-name={name}>
      <label className={classOf("label")} htmlFor={selectId}>
        {label}
      </label>
      <div className={classOf("input")} data-kind="select">
        <Part
          as="select"
          own={own}
          aria-describedby={invalid ? errorId : undefined}
          aria-invalid={invalid || undefined}
          id={selectId}
          name={name}
          state={fieldState(invalid, own)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Part>
      </div>
      <FieldError id={errorId} inputId={ownError === undefined ? undefined : selectId} name={name}>
        {error}
      </FieldError>
    </Part>
  )
}

/** The props of a checkbox. Those of the element, `className`, `style` and `render` belong to the checkbox itself. */
export interface CheckboxFieldProps extends Omit<PartProps<"input", FieldState>, "aria-invalid" | "children" | "type"> {
  /** The error of the field. It replaces the error from the form around the field, and `null` shows none. */
  readonly error?: string | null | undefined
  /** A hint about the choice. Screen readers read it with the checkbox. */
  readonly hint?: React.ReactNode
  /** The label. */
  readonly label: React.ReactNode
  /** The name of the field in the form data. */
  readonly name: string
  /** The props of the element around the checkbox, its label and the messages. */
  readonly wrapper?: PartProps<"div"> | undefined
}

/**
 * Renders a labeled checkbox with its hint and its error. It is uncontrolled unless `checked` is set. A form submits
 * `on`, or `value`, only if it is checked.
 */
export function CheckboxField({ error: ownError, hint, label, name, wrapper = {}, ...own }: CheckboxFieldProps) {
  const { classOf, errorOf, id } = useFieldForm()
  const error = ownError === undefined ? errorOf(name) : (ownError ?? undefined)
  const inputId = own.id ?? `${id}-${name}`
  const hinted = hint !== undefined && hint !== null && hint !== false
  const invalid = error !== undefined
  const described = [invalid && `${inputId}-error`, own["aria-describedby"], hinted && `${inputId}-hint`].filter(
    Boolean
  )
  return (
    <Part as="div" own={wrapper} className={classOf("field")} data-invalid={invalid || undefined} data-name={name}>
      <label className={classOf("choice")}>
        <Part
          as="input"
          own={{ ...own, "aria-describedby": undefined } as OwnProps<FieldState>}
          aria-describedby={described.join(" ") || undefined}
          aria-invalid={invalid || undefined}
          id={inputId}
          name={name}
          state={fieldState(invalid, own)}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${inputId}-error`} inputId={ownError === undefined ? undefined : inputId} name={name}>
        {error}
      </FieldError>
      {hinted && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
    </Part>
  )
}
