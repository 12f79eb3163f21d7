import type { AuthSlot } from "../session/AuthSlot.ts"
import { useFieldForm } from "../../form/FormContext.ts"
import { FieldError } from "../../form/FormParts.view.tsx"
import { TextField, type TextFieldProps } from "../../form/TextField.view.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { profileFields } from "../../i18n/en/account.ts"
import type { CustomFieldDefinition, Profile } from "./Profile.ts"
import { brokenDate } from "./ProfileEntries.ts"
import { customInputOf, shownText } from "./fieldEntries.ts"
import * as React from "react"

/** Renders a date input. Browsers submit an empty string for an incomplete date, so a hidden input reports it. */
export function DateField({ name, ...field }: Omit<TextFieldProps, "type">) {
  const broken = React.useRef<HTMLInputElement>(null)
  const update = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    if (broken.current !== null) broken.current.value = currentTarget.validity.badInput ? "1" : ""
  }
  return (
    <>
      <TextField {...field} name={name} onBlur={update} onChange={update} onKeyUp={update} type="date" />
      <input name={name + brokenDate} ref={broken} type="hidden" />
    </>
  )
}

export interface PrivacyFieldProps {
  readonly defaultValue: string | undefined
}

/** Renders the choice of who can see the profile. */
export function PrivacyField({ defaultValue = "UNDEFINED" }: PrivacyFieldProps) {
  const { classOf, errorOf, id } = useFieldForm<AuthSlot>()
  const words = useWords("profileFields", profileFields)
  const error = errorOf("privacyStatus")
  const choices = [
    ["UNDEFINED", words.privacyUndefined],
    ["PUBLIC", words.privacyPublic],
    ["PRIVATE", words.privacyPrivate]
  ] as const
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-privacyStatus-error`}
      className={classOf("group")}
      data-invalid={error !== undefined || undefined}
    >
      <legend className={classOf("legend")}>{words.privacyStatus}</legend>
      <div className={classOf("choices")}>
        {choices.map(([value, text], index) => (
          <label className={classOf("choice")} key={value}>
            <input
              defaultChecked={value === defaultValue}
              id={index === 0 ? `${id}-privacyStatus` : undefined}
              name="privacyStatus"
              type="radio"
              value={value}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-privacyStatus-error`} name="privacyStatus">
        {error}
      </FieldError>
    </fieldset>
  )
}

export interface CustomInputsProps {
  readonly definitions: ReadonlyArray<CustomFieldDefinition>
  readonly values: Profile["customFields"]
}

/** Renders the inputs of the custom fields. */
export function CustomInputs({ definitions, values = [] }: CustomInputsProps) {
  return definitions.map(({ autoComplete = "off", label, name, type }, index) => {
    const field = {
      autoComplete,
      defaultValue: shownText(values.find((value) => value.name === name)),
      label,
      name: customInputOf(index)
    }
    switch (type) {
      case "text":
        return <TextField key={name} {...field} dir="auto" />
      case "number":
        // A number input submits an empty string for invalid input, so the form could not report the error.
        return <TextField key={name} {...field} dir="ltr" inputMode="decimal" />
      case "date":
        return <DateField key={name} {...field} />
    }
  })
}
