/**
 * Postal addresses in form entries.
 *
 * @since 0.1.0
 */
import type { CustomFieldDefinition, Profile } from "./Profile.ts"

type Address = NonNullable<Profile["addresses"]>[number]

/**
 * Returns the entered addresses. Values without an input stay unchanged, except that an edited address loses its
 * `formattedAddress` and `geocode`.
 */
export const addressesOf = (entries: FormData, { addresses = [] }: Profile): ReadonlyArray<Address> =>
  keysOf(entries, "addresses", namedLikeInputs(addresses)).map((key) =>
    addressOf(entries, `addresses.${key}`, addresses[Number(key)])
  )

/** Wraps each address in `{ address }`, the shape of the input names and of the provider's violations. */
export const namedLikeInputs = (addresses: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  addresses.map((address) => ({ address }))

const addressOf = (entries: FormData, start: string, was: Address | undefined): Address => {
  const tag = textOf(entries, `${start}.tag`)
  const newTag = was !== undefined && was.tag === undefined && tag === "UNTAGGED" ? undefined : tag || undefined
  return { ...entered(entries, `${start}.address`, was ?? {}), ...(newTag === undefined ? {} : { tag: newTag }) }
}

const entered = (entries: FormData, start: string, was: Address): Address => {
  const address: Record<string, unknown> = { ...was }
  const street: Record<string, unknown> = { ...was.streetAddress }
  let isOther = false
  const put = (into: Record<string, unknown>, part: string, name: string) => {
    if (!entries.has(name)) return
    const text = afterOf(entries, name, typeof into[part] === "string" ? into[part] : undefined)
    if (text === into[part]) return
    isOther = true
    if (text === undefined) Reflect.deleteProperty(into, part)
    else into[part] = text
  }
  for (const part of parts) put(address, part, `${start}.${part}`)
  for (const part of streetParts) put(street, part, `${start}.streetAddress.${part}`)
  if (!isOther) return was
  // Both describe the address before the edit.
  delete address["formattedAddress"]
  delete address["geocode"]
  if (Object.keys(street).length === 0) delete address["streetAddress"]
  else address["streetAddress"] = street
  return address
}

const parts = ["addressLine", "addressLine2", "city", "subdivision", "postalCode", "country"] as const

const streetParts = ["name", "number", "apt"] as const

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
  const existing = customFields.flatMap((field) => {
    const found = field.name === undefined ? undefined : entered.get(field.name)
    if (found === undefined) return [field]
    entered.delete(found.definition.name)
    return fieldOf(entries, found, field)
  })
  return [...existing, ...[...entered.values()].flatMap((found) => fieldOf(entries, found, undefined))]
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

/** Returns the trimmed string of a form entry, or an empty string. */
export const textOf = (entries: FormData, name: string): string => {
  const value = entries.get(name)
  return typeof value === "string" ? value.trim() : ""
}

/** Returns whether a form shows an array. If it does, it has an entry with the array's name. */
export const isShown = (entries: FormData, list: string): boolean => entries.has(list)

/** Returns a string as a single-line input shows it: trimmed and without line breaks, which browsers remove. */
export const lineOf = (text: string): string => text.replace(/[\r\n]/g, "").trim()

/** Returns the day of a date string as `YYYY-MM-DD`, or an empty string if the day is invalid. */
export const dayOf = (text: string): string => {
  const day = text.slice(0, 10)
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day) ? "" : day
}

/**
 * Returns the string after an edit, or `undefined` if the input is empty. Returns `was` unchanged if the input still
 * shows it, so that its line breaks and spaces are not lost.
 */
export const afterOf = (entries: FormData, name: string, was: string | undefined): string | undefined => {
  const text = textOf(entries, name)
  if (was !== undefined && text === lineOf(was)) return was
  return text === "" ? undefined : text
}

/**
 * Returns the keys of an array's items, in the order of the form. Includes items with an entered value, and items of
 * `before` whose inputs were empty from the start. Without the latter, a save would delete data that the form never
 * showed.
 */
export const keysOf = (entries: FormData, list: string, before: ReadonlyArray<unknown> = []): ReadonlyArray<string> => {
  const keys = new Set<string>()
  const entered = new Set<string>()
  const emptied = new Set<string>()
  for (const [name, value] of entries) {
    const [start, key, ...path] = name.split(".")
    if (start !== list || key === undefined || typeof value !== "string") continue
    keys.add(key)
    if (path.at(-1) === "tag") continue
    if (value.trim() !== "") entered.add(key)
    else if (hasText(path.reduce(own, before[Number(key)]))) emptied.add(key)
  }
  return [...keys].filter((key) => entered.has(key) || (before[Number(key)] !== undefined && !emptied.has(key)))
}

const own = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

const hasText = (value: unknown): boolean => typeof value === "string" && lineOf(value) !== ""
