/**
 * Exact decimal arithmetic with the shortest decimal form of each number. So a sum does not depend on the order of its
 * numbers, and every store computes the same result.
 *
 * @since 0.1.0
 */

/** The range of magnitudes in arithmetic. Within it, no step of a calculation leaves the range of doubles. */
const largest = 1e150
const smallest = 1e-150

/** Converts a number to its form in results: null if it is too large, and 0 if it is close to zero. */
export const bounded = (value: number): number | null => {
  const magnitude = Math.abs(value)
  return magnitude <= largest ? (magnitude < smallest ? 0 : value) : null
}

/** The decimal number `units` × 10^`exponent`. */
interface Decimal {
  readonly units: bigint
  readonly exponent: number
}

/** Converts a finite number to a decimal. */
const of = (value: number): Decimal => {
  if (Number.isSafeInteger(value)) return { units: BigInt(value), exponent: 0 }
  const [mantissa = "", exponent = "0"] = String(value).split("e")
  const [whole = "", fraction = ""] = mantissa.split(".")
  return { units: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length }
}

/** Returns the double that is nearest to a decimal. */
const toNumber = ({ exponent, units }: Decimal): number => Number(`${units}e${exponent}`)

const unitsAt = (decimal: Decimal, exponent: number): bigint =>
  decimal.exponent === exponent ? decimal.units : decimal.units * 10n ** BigInt(decimal.exponent - exponent)

const plus = (left: Decimal, right: Decimal): Decimal => {
  const exponent = Math.min(left.exponent, right.exponent)
  return { units: unitsAt(left, exponent) + unitsAt(right, exponent), exponent }
}

/** Adds numbers one by one, exactly. */
export class Sum {
  #exact: Decimal = { units: 0n, exponent: 0 }
  // Numbers with up to six decimal places are added as millionths in a double while that is exact, which is faster than
  // `bigint`.
  #millionths = 0

  add(value: number): void {
    const millionths = Math.round(value * 1e6)
    // A decimal with up to 15 digits converts to a double and back without loss.
    if (Math.abs(millionths) < 1e15 && millionths / 1e6 === value) {
      this.#millionths += millionths
      if (Math.abs(this.#millionths) > 1e15) this.#addMillionths()
    } else this.#exact = plus(this.#exact, of(value))
  }

  /** The sum, rounded once. Null if it is too large. */
  get value(): number | null {
    this.#addMillionths()
    return bounded(toNumber(this.#exact))
  }

  #addMillionths(): void {
    this.#exact = plus(this.#exact, { units: BigInt(this.#millionths), exponent: -6 })
    this.#millionths = 0
  }
}

/** Returns the sum of numbers, rounded once. Returns null if it is too large. */
export const sum = (values: Iterable<number>): number | null => {
  const all = new Sum()
  for (const value of values) all.add(value)
  return all.value
}

/** Returns the remainder of a division, with the sign of the dividend. The divisor must not be zero. */
export const remainder = (dividend: number, divisor: number): number => {
  const [left, right] = [of(dividend), of(divisor)]
  const exponent = Math.min(left.exponent, right.exponent)
  return toNumber({ units: unitsAt(left, exponent) % unitsAt(right, exponent), exponent })
}

/** Formats a finite number without an exponent. */
export const plain = (value: number): string => {
  const text = String(value)
  if (!text.includes("e")) return text
  const { exponent, units } = of(value)
  if (exponent >= 0) return String(units) + "0".repeat(exponent)
  const digits = String(units < 0n ? -units : units).padStart(1 - exponent, "0")
  return `${units < 0n ? "-" : ""}${digits.slice(0, exponent)}.${digits.slice(exponent)}`
}
