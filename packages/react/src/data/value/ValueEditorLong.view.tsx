import type * as React from "react"
import { useForm } from "../../form/FormContext.ts"
import { Hint } from "../../form/FormParts.view.tsx"
import { problemOf } from "../../form/Submission.ts"
import { fieldText } from "../../i18n/useProblemText.ts"

export interface LongEditorProps {
  /** Whether the content is code. Code is always left-to-right and not spell-checked. */
  readonly code?: boolean | undefined
  readonly hint?: React.ReactNode
  readonly label: React.ReactNode
  readonly name: string
  readonly onChange: (text: string) => void
  readonly value: string
}

/** Renders a labeled multi-line input. Its height follows its content, from 3 to 10 lines. */
export function LongEditor({ code = false, hint, label, name, onChange, value }: LongEditorProps) {
  const { classOf, id, messages, state } = useForm("LongEditor")
  const error = fieldText(messages, problemOf(state), name)
  const inputId = `${id}-${name}`
  const hinted = hint !== undefined && hint !== null
  const described = [error !== undefined && `${inputId}-error`, hinted && `${inputId}-hint`].filter(Boolean)
  return (
    <div className={classOf("field")} data-invalid={error !== undefined || undefined} data-name={name}>
      <label className={classOf("label")} htmlFor={inputId}>
        {label}
      </label>
      <div className={classOf("input")} data-kind={code ? "code" : "long"}>
        <textarea
          aria-describedby={described.join(" ") || undefined}
          aria-invalid={error !== undefined || undefined}
          autoComplete="off"
          dir={code ? "ltr" : "auto"}
          id={inputId}
          name={name}
          onChange={(event) => onChange(event.target.value)}
          rows={Math.min(10, Math.max(3, value.split("\n").length))}
          spellCheck={!code}
          value={value}
        />
      </div>
      {error !== undefined && (
        <p className={classOf("field-error")} id={`${inputId}-error`}>
          {error}
        </p>
      )}
      {hinted && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
    </div>
  )
}
