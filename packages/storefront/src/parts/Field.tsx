import * as React from "react"

export interface FieldProps {
  readonly children: (input: FieldInput) => React.ReactNode
  readonly error?: string | undefined
  readonly label: string
}

/** The attributes that connect an input with its label and error. */
export interface FieldInput {
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": true | undefined
  readonly id: string
}

/** Renders an input with its label and its error. */
export function Field({ children, error, label }: FieldProps) {
  const id = React.useId()
  const isInvalid = error !== undefined
  return (
    <div className="shop-field" data-invalid={isInvalid || undefined}>
      <label htmlFor={id}>{label}</label>
      {children({
        "aria-describedby": isInvalid ? `${id}-error` : undefined,
        "aria-invalid": isInvalid || undefined,
        id
      })}
      {isInvalid && (
        <p className="shop-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
