/**
 * How much an item may hold.
 *
 * @since 0.1.0
 */
import { maximumItemBytes } from "@portico/contract/Limits"
import { encodeDates } from "@portico/contract/WireDate"

type Data = Readonly<Record<string, unknown>>

/** The field that takes the most room of an item that is larger than the provider takes. */
export const oversized = (data: Data): string | undefined => {
  const sizes = Object.entries(data)
    .filter(([name]) => !name.startsWith("_"))
    .map(([name, value]) => ({ name, bytes: bytesOf(name) + bytesOf(encodeDates(value)) + 2 }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 1)
  return total > maximumItemBytes
    ? sizes.reduce((largest, one) => (one.bytes > largest.bytes ? one : largest)).name
    : undefined
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? "").length
