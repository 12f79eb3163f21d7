/**
 * Postal addresses in form entries.
 *
 * @since 0.1.0
 */
import type { Profile } from "./Profile.ts"
import { afterOf, keysOf, textOf } from "./rows.ts"

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
  const kept = was !== undefined && was.tag === undefined && tag === "UNTAGGED" ? undefined : tag || undefined
  return { ...entered(entries, `${start}.address`, was ?? {}), ...(kept === undefined ? {} : { tag: kept }) }
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
