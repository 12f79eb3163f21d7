/** Delivery addresses: those of the member's profile, and the one that the user enters. */
import type { MemberAddress } from "@portico/contract/auth/Identity"
import type { Order } from "../Catalog.ts"

/** A delivery address. */
export type Address = Order["address"]

/** A recipient with an address. */
export interface Delivery {
  readonly name: string
  readonly address: Address
}

/** The fields of the address form that must not be empty. */
export const requiredFields = ["name", "line", "postalCode", "city", "country"] as const

/** A field of the address form that must not be empty. */
export type RequiredField = (typeof requiredFields)[number]

/** Returns the addresses of a profile to which a parcel can be sent. */
export const deliverable = (addresses: ReadonlyArray<MemberAddress> = []): ReadonlyArray<Address> =>
  addresses.flatMap(({ addressLine, addressLine2, city = "", country = "", postalCode = "", streetAddress }) => {
    const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(" ")
    const line = addressLine ?? street
    const line2 = addressLine2 ?? streetAddress?.apt ?? ""
    if (line === "" || city === "" || postalCode === "" || country === "") return []
    return [{ line, ...(line2 === "" ? {} : { line2 }), postalCode, city, country }]
  })

/** Returns the entries of the address form, and the required fields that are empty. */
export const entered = (
  form: FormData
): { readonly delivery: Delivery; readonly missing: ReadonlyArray<RequiredField> } => {
  const text = (name: string): string => {
    const entry = form.get(name)
    return typeof entry === "string" ? entry.trim() : ""
  }
  const line2 = text("line2")
  return {
    delivery: {
      name: text("name"),
      address: {
        line: text("line"),
        ...(line2 === "" ? {} : { line2 }),
        postalCode: text("postalCode"),
        city: text("city"),
        country: text("country")
      }
    },
    missing: requiredFields.filter((field) => text(field) === "")
  }
}
