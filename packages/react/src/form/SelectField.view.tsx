import type * as React from "react"
import { Part, type PartProps } from "../parts/Part.view.tsx"
import { type FieldState, useFieldParts } from "./TextField.view.tsx"

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
export function SelectField({ error, label, name, options, wrapper, ...own }: SelectFieldProps) {
  const { box, classOf, control, messages } = useFieldParts({ error, hint: undefined, name, own, wrapper })
  return (
    <Part {...box}>
      <label className={classOf("label")} htmlFor={control.id}>
        {label}
      </label>
      <div className={classOf("input")} data-kind="select">
        <Part as="select" {...control}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Part>
      </div>
      {messages}
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
export function CheckboxField({ error, hint, label, name, wrapper, ...own }: CheckboxFieldProps) {
  const { box, classOf, control, messages } = useFieldParts({ error, hint, name, own, wrapper })
  return (
    <Part {...box}>
      <label className={classOf("choice")}>
        <Part as="input" {...control} type="checkbox" />
        <span>{label}</span>
      </label>
      {messages}
    </Part>
  )
}
