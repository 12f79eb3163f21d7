/** The entries of the checkout form. */
import { addressFrom, type Delivery } from "./addresses.ts"
import { needsState } from "./countries.ts"

/** The fields of the form that can be required, in the order of the form. */
export const requiredFields = ["name", "line", "postalCode", "city", "subdivision", "country"] as const

/** A field of the form that can be required. */
export type RequiredField = (typeof requiredFields)[number]

/** Returns the recipient and the address that the user entered. */
export const entered = (form: FormData): Delivery => ({
  name: textOf(form, "name"),
  address: addressFrom({
    line: textOf(form, "line"),
    line2: textOf(form, "line2"),
    postalCode: textOf(form, "postalCode"),
    city: textOf(form, "city"),
    subdivision: needsState(textOf(form, "country")) ? textOf(form, "subdivision") : "",
    country: textOf(form, "country")
  })
})

/** Returns the required fields that are empty. A saved address needs only its recipient. */
export const missingIn = (form: FormData, isNew: boolean): ReadonlyArray<RequiredField> =>
  requiredFields
    .filter((field) => isNew || field === "name")
    .filter((field) => field !== "subdivision" || needsState(textOf(form, "country")))
    .filter((field) => textOf(form, field) === "")

const textOf = (form: FormData, name: string): string => {
  const entry = form.get(name)
  return typeof entry === "string" ? entry.trim() : ""
}
