import { useForm } from "../../form/FormContext.ts"
import { TextField } from "../../form/TextField.view.tsx"
import { useLocale } from "../../i18n/MessagesContext.ts"
import type { ItemMessages } from "../../i18n/messages/ItemMessages.ts"
import type { Localized } from "./Entry.ts"
import type { ShownField } from "./FormField.ts"
import { unfinished, zoneName } from "./localTime.ts"
import type * as React from "react"

export interface FieldLabelProps {
  /** Whether the entry has unsaved changes. */
  readonly dirty: boolean | undefined
  readonly field: ShownField & Localized
  readonly words: ItemMessages
}

/** Renders the marks next to a field's label: "optional", the time zone of a date unless it is the user's own, and "unsaved changes". */
export function FieldLabel({ dirty, field, words }: FieldLabelProps) {
  const { classOf } = useForm<"mark">("FieldLabel")
  const locale = useLocale()
  const zone = field.type === "date" ? zoneName(field.timeZone, locale) : undefined
  return (
    <>
      {field.optional && <small className={classOf("mark")}> {words.optional}</small>}
      {zone !== undefined && (
        <small className={classOf("mark")} suppressHydrationWarning>
          {" "}
          {zone}
        </small>
      )}
      {dirty && (
        <small className={classOf("mark")} data-changed="">
          {" "}
          {words.changed}
        </small>
      )}
    </>
  )
}

export interface DateLineProps extends Pick<React.ComponentProps<typeof TextField>, "hint" | "label" | "name"> {
  readonly onChange: (entry: string) => void
  readonly value: string
}

/**
 * Renders an input for a date and a time. Reports `unfinished` for an incomplete date, because the browser reports an
 * empty value for it.
 */
export function DateLine({ onChange, value, ...field }: DateLineProps) {
  const update = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const entry = currentTarget.validity.badInput ? unfinished : currentTarget.value
    if (entry !== value) onChange(entry)
  }
  return (
    <TextField
      {...field}
      autoComplete="off"
      onBlur={update}
      onChange={update}
      onKeyUp={update}
      step={1}
      type="datetime-local"
      value={value === unfinished ? "" : value}
    />
  )
}
