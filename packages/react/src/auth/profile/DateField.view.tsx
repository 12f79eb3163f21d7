import * as React from "react"
import { useForm } from "../../form/FormContext.ts"
import { TextField, type TextFieldProps } from "../../form/TextField.view.tsx"
import { brokenDate } from "./ProfileEntries.ts"

/** Renders a date input. Browsers submit an empty string for an incomplete date, so a hidden input reports it. */
export function DateField({ name, ...field }: Omit<TextFieldProps, "type">) {
  useForm("DateField")
  const broken = React.useRef<HTMLInputElement>(null)
  const look = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    if (broken.current !== null) broken.current.value = currentTarget.validity.badInput ? "1" : ""
  }
  return (
    <>
      <TextField {...field} name={name} onBlur={look} onChange={look} onKeyUp={look} type="date" />
      <input name={name + brokenDate} ref={broken} type="hidden" />
    </>
  )
}
