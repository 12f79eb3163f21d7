import { Control } from "../../parts/Elements.tsx"
import { useForm } from "../../form/FormContext.ts"
import { FieldError, Hint } from "../../form/FormParts.view.tsx"
import { SelectField } from "../../form/SelectField.view.tsx"
import { TextField } from "../../form/TextField.view.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { valueWords } from "../../i18n/en/table/value.ts"
import type { ItemMessages } from "../../i18n/messages/ItemMessages.ts"
import { editorOf, type Entry } from "./Entry.ts"
import { DateLine, FieldLabel } from "./FieldLabel.view.tsx"
import type { ShownField } from "./FormField.ts"
import type * as React from "react"

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
  const { classOf, errorOf, id } = useForm("LongEditor")
  const error = errorOf(name)
  const inputId = `${id}-${name}`
  const hinted = hint !== undefined && hint !== null
  const described = [error !== undefined && `${inputId}-error`, hinted && `${inputId}-hint`].filter(Boolean)
  return (
    <div className={classOf("field")} data-invalid={error !== undefined || undefined} data-name={name}>
      <label className={classOf("label")} htmlFor={inputId}>
        {label}
      </label>
      <div className={classOf("input")} data-kind={code ? "code" : "long"}>
        <Control
          as="textarea"
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
      <FieldError id={`${inputId}-error`} name={name}>
        {error}
      </FieldError>
      {hinted && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
    </div>
  )
}

export interface ValueEditorProps {
  /** The current value of the field. It determines the kind of editor. */
  readonly before: unknown
  /** Whether to mark the entry as unsaved. */
  readonly dirty?: boolean | undefined
  readonly entry: Entry
  readonly field: ShownField
  /** The name of the input. The field's name by default. */
  readonly name?: string | undefined
  readonly onChange: (entry: Entry) => void
  readonly words: ItemMessages
}

/** Renders the input of a field, by its type, inside a form of the kit. */
export function ValueEditor({ before, dirty, entry, field, name = field.name, onChange, words }: ValueEditorProps) {
  const kind = editorOf(field, before)
  const label = (
    <>
      {field.label ?? field.name}
      <FieldLabel dirty={dirty} field={field} words={words} />
    </>
  )
  const text = typeof entry === "string" ? entry : ""
  switch (kind) {
    case "boolean":
      return <CheckField checked={entry === true} hint={field.hint} label={label} name={name} onChange={onChange} />
    case "choice": {
      const options = (field.options ?? []).map(String)
      // A stored value that the schema no longer lists stays selectable, so that it is not lost on save.
      const all = text === "" || options.includes(text) ? options : [...options, text]
      return (
        <SelectField
          label={label}
          name={name}
          onChange={(event) => onChange(event.target.value)}
          options={[["", words.notSelected] as const, ...all.map((option) => [option, option] as const)]}
          value={text}
        />
      )
    }
    case "optionalBoolean":
      return (
        <OptionalBooleanField label={label} name={name} none={words.notSelected} onChange={onChange} value={text} />
      )
    case "references":
      return null
    case "lines":
    case "json":
      return (
        <LongEditor
          code={kind === "json"}
          hint={field.hint ?? (kind === "json" ? words.jsonHint : words.linesHint)}
          label={label}
          name={name}
          onChange={onChange}
          value={text}
        />
      )
    case "text":
      if (field.long === true || isLong(before)) {
        return <LongEditor hint={field.hint} label={label} name={name} onChange={onChange} value={text} />
      }
      return <Line hint={field.hint} label={label} name={name} onChange={onChange} value={text} />
    case "number":
      return <Line hint={field.hint} inputMode="decimal" label={label} name={name} onChange={onChange} value={text} />
    case "date":
      return <DateLine hint={field.hint} label={label} name={name} onChange={onChange} value={text} />
    default:
      return <Line hint={field.hint} label={label} name={name} onChange={onChange} value={text} />
  }
}

const isLong = (before: unknown): boolean => typeof before === "string" && (before.length > 80 || /[\n\r]/.test(before))

interface LineProps extends Omit<React.ComponentProps<typeof TextField>, "onChange"> {
  readonly onChange: (entry: Entry) => void
}

function Line({ onChange, ...props }: LineProps) {
  return <TextField autoComplete="off" dir="auto" {...props} onChange={(event) => onChange(event.target.value)} />
}

interface OptionalBooleanFieldProps {
  readonly label: React.ReactNode
  readonly name: string
  readonly none: string
  readonly onChange: (entry: Entry) => void
  readonly value: string
}

function OptionalBooleanField({ none, onChange, ...field }: OptionalBooleanFieldProps) {
  const { no, yes } = useWords("table", valueWords)
  const options = [
    ["", none],
    ["true", yes],
    ["false", no]
  ] as const
  return <SelectField {...field} onChange={(event) => onChange(event.target.value)} options={options} />
}

interface CheckFieldProps {
  readonly checked: boolean
  readonly hint: React.ReactNode
  readonly label: React.ReactNode
  readonly name: string
  readonly onChange: (entry: Entry) => void
}

function CheckField({ checked, hint, label, name, onChange }: CheckFieldProps) {
  const { classOf, errorOf, id } = useForm<"choice">("CheckField")
  const error = errorOf(name)
  const inputId = `${id}-${name}`
  const described = [error !== undefined && `${inputId}-error`, hint !== undefined && `${inputId}-hint`].filter(Boolean)
  return (
    <div className={classOf("field")} data-invalid={error !== undefined || undefined} data-name={name}>
      <label className={classOf("choice")}>
        <input
          aria-describedby={described.join(" ") || undefined}
          aria-invalid={error !== undefined || undefined}
          checked={checked}
          id={inputId}
          name={name}
          onChange={(event) => onChange(event.target.checked)}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${inputId}-error`} name={name}>
        {error}
      </FieldError>
      {hint !== undefined && (
        <p className={classOf("hint")} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
