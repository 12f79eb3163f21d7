import { useShop } from "../words/useShop.ts"
import type { Address } from "./addresses.ts"

export interface AddressTextProps {
  readonly address: Address
  readonly name?: string | undefined
}

/** Renders an address on several lines. */
export function AddressText({ address: { city, country, line, line2, postalCode }, name }: AddressTextProps) {
  const { format } = useShop()
  const lines = [name, line, line2, `${postalCode} ${city}`, format.country(country)].filter(Boolean)
  return (
    <span className="address" dir="auto">
      {lines.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  )
}
