/** Delivery addresses: those of the member's profile, and the one that the user enters. */
import type { MemberAddress } from "@portico/contract/auth/Identity"
import type { Order } from "../Catalog.ts"
import { countries, needsState } from "./countries.ts"

/** A delivery address. */
export type Address = Order["address"]

/** A recipient with an address. */
export interface Delivery {
  readonly name: string
  readonly address: Address
}

/** Returns the addresses of a profile to which a parcel can be sent, each once. */
export const deliverable = (addresses: ReadonlyArray<MemberAddress> = []): ReadonlyArray<Address> => {
  const found = addresses.flatMap((address) => addressOf(address) ?? [])
  return [...new Map(found.map((address) => [keyOf(address), address])).values()]
}

/** Returns a string that is the same for two addresses that a parcel reaches in the same way. */
export const keyOf = ({ city, country, line, line2 = "", postalCode, subdivision = "" }: Address): string =>
  JSON.stringify([line, line2, postalCode, city, subdivision, country].map((text) => text.trim().toLowerCase()))

/** Returns an address without the optional parts that are empty. */
export const addressFrom = ({
  line2 = "",
  subdivision = "",
  ...address
}: Omit<Address, "line2" | "subdivision"> & {
  readonly line2?: string
  readonly subdivision?: string
}): Address => ({
  ...address,
  ...(line2 === "" ? {} : { line2 }),
  ...(subdivision === "" ? {} : { subdivision })
})

const addressOf = ({
  addressLine,
  addressLine2,
  city = "",
  country = "",
  postalCode = "",
  streetAddress,
  subdivision = ""
}: MemberAddress): Address | undefined => {
  const line = addressLine ?? [streetAddress?.name, streetAddress?.number].filter(Boolean).join(" ")
  const line2 = addressLine2 ?? streetAddress?.apt ?? ""
  const isComplete = [line, city, postalCode].every((text) => text.trim() !== "")
  if (!isComplete || !countries.includes(country) || (needsState(country) && subdivision === "")) return undefined
  return addressFrom({ line, line2, postalCode, city, subdivision, country })
}

/** Returns the recipient's name of a profile, which is empty if the profile has none. */
export const recipientOf = ({ firstName, lastName }: Names = {}): string =>
  [firstName, lastName].filter(Boolean).join(" ")

/** Returns the names of a profile for the name of a recipient. The last word is the last name. */
export const namesOf = (recipient: string): { readonly firstName: string; readonly lastName?: string } => {
  const words = recipient.trim().split(/\s+/)
  const lastName = words.length > 1 ? words.at(-1) : undefined
  const firstName = words.slice(0, lastName === undefined ? 1 : -1).join(" ")
  return { firstName, ...(lastName === undefined ? {} : { lastName }) }
}

interface Names {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}
