import { TextField } from "../../form/TextField.view.tsx"
import { customInputOf, shownText } from "./customEntries.ts"
import { DateField } from "./DateField.view.tsx"
import type { CustomFieldDefinition, Profile } from "./Profile.ts"

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
