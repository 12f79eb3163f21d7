/**
 * The maximum size of an item.
 *
 * @since 0.1.0
 */
import { maximumItemBytes } from "@portico/contract/Limits"
import { encodeDates } from "@portico/contract/WireDate"

type Data = Readonly<Record<string, unknown>>

/** Returns the name of the largest field if an item exceeds the provider's maximum size. */
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
