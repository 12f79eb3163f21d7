/**
 * Custom fields in form entries.
 *
 * @since 0.1.0
 */
import type { CustomFieldDefinition, Profile } from "./Profile.ts"
import { dayOf, lineOf, textOf } from "./rows.ts"

type CustomField = NonNullable<Profile["customFields"]>[number]

/** Returns the input name of a custom field, by its index in the definitions. */
export const customInputOf = (index: number): string => `customFields.${index}`

/** Returns the value that the input of a custom field shows. */
export const shownText = (field: CustomField | undefined): string => {
  const { dateValue, numValue, strValue } = field?.value ?? {}
  if (dateValue !== undefined) return Number.isNaN(dateValue.getTime()) ? "" : dateValue.toISOString().slice(0, 10)
  return strValue ?? (numValue === undefined ? "" : String(numValue))
}

/** Returns the custom fields with the entered values. Fields that the form does not define stay unchanged. */
export const customFieldsOf = (
  entries: FormData,
  definitions: ReadonlyArray<CustomFieldDefinition>,
  { customFields = [] }: Profile
): ReadonlyArray<CustomField> => {
  const entered = new Map(definitions.map((definition, index) => [definition.name, { definition, index }]))
  const kept = customFields.flatMap((field) => {
    const found = field.name === undefined ? undefined : entered.get(field.name)
    if (found === undefined) return [field]
    entered.delete(found.definition.name)
    return fieldOf(entries, found, field)
  })
  return [...kept, ...[...entered.values()].flatMap((found) => fieldOf(entries, found, undefined))]
}

const fieldOf = (
  entries: FormData,
  { definition: { name, type }, index }: { readonly definition: CustomFieldDefinition; readonly index: number },
  was: CustomField | undefined
): ReadonlyArray<CustomField> => {
  const input = customInputOf(index)
  const text = textOf(entries, input)
  const shown = type === "date" ? dayOf(shownText(was)) : lineOf(shownText(was))
  if (was !== undefined && (!entries.has(input) || text === shown)) return [was]
  if (text === "") return []
  switch (type) {
    case "text":
      return [{ name, value: { strValue: text } }]
    case "number":
      return [{ name, value: { numValue: Number(text.replace(",", ".")) } }]
    case "date":
      return [{ name, value: { dateValue: new Date(`${text}T00:00:00Z`) } }]
  }
}
