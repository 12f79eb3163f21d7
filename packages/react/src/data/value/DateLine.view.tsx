import type * as React from "react"
import { TextField } from "../../form/TextField.view.tsx"
import { unfinished } from "./localTime.ts"

export interface DateLineProps extends Pick<React.ComponentProps<typeof TextField>, "hint" | "label" | "name"> {
  readonly onChange: (entry: string) => void
  readonly value: string
}

/**
 * Renders an input for a date and a time. Reports `unfinished` for an incomplete date, because the browser reports an
 * empty value for it.
 */
export function DateLine({ onChange, value, ...field }: DateLineProps) {
  const look = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const entry = currentTarget.validity.badInput ? unfinished : currentTarget.value
    if (entry !== value) onChange(entry)
  }
  return (
    <TextField
      {...field}
      autoComplete="off"
      onBlur={look}
      onChange={look}
      onKeyUp={look}
      step={1}
      type="datetime-local"
      value={value === unfinished ? "" : value}
    />
  )
}
