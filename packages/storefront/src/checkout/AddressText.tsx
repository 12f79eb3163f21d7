import { useShop } from "../words/useShop.ts"
import type { Address } from "./addresses.ts"

export interface AddressTextProps {
  readonly address: Address
  readonly name?: string | undefined
}

/** Renders an address on several lines. */
export function AddressText({ address, name }: AddressTextProps) {
  const { format } = useShop()
  const { country, line, line2 } = address
  const lines = [name, line, line2, placeOf(address), format.country(country)].filter(Boolean)
  return (
    <span className="address" dir="auto">
      {lines.map((text, index) => (
        // Two lines can have the same text.
        // oxlint-disable-next-line react/no-array-index-key -- the lines have no other identity and no state
        <span key={index}>{text}</span>
      ))}
    </span>
  )
}

const placeOf = ({ city, postalCode, subdivision }: Address): string =>
  subdivision === undefined ? `${postalCode} ${city}` : `${city}, ${subdivision} ${postalCode}`
