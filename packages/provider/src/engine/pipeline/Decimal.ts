/**
 * Exact calculation with numbers as they are written: the shortest decimal of each. So a sum does not depend on the
 * order of its numbers, and every store computes the same.
 *
 * @since 0.1.0
 */

/** Magnitudes that arithmetic knows. With these no step of a calculation leaves the range of doubles. */
const largest = 1e150
const smallest = 1e-150

/** A number as results hold it: null where it is too large, and 0 where it is next to nothing. */
export const bounded = (value: number): number | null => {
  const magnitude = Math.abs(value)
  return magnitude <= largest ? (magnitude < smallest ? 0 : value) : null
}

/** The number `units` × 10^`exponent`. */
interface Decimal {
  readonly units: bigint
  readonly exponent: number
}

/** Reads a finite number. */
const of = (value: number): Decimal => {
  if (Number.isSafeInteger(value)) return { units: BigInt(value), exponent: 0 }
  const [mantissa = "", exponent = "0"] = String(value).split("e")
  const [whole = "", fraction = ""] = mantissa.split(".")
  return { units: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length }
}

/** The double next to a decimal. */
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
  // Numbers of up to six decimal places are added as millionths, as long as those are exact.
  #millionths = 0

  add(value: number): void {
    const millionths = Math.round(value * 1e6)
    // With no more than 15 digits a decimal and its double are one.
    if (Math.abs(millionths) < 1e15 && millionths / 1e6 === value) {
      this.#millionths += millionths
      if (Math.abs(this.#millionths) > 1e15) this.#settle()
    } else this.#exact = plus(this.#exact, of(value))
  }

  /** The sum, rounded once. */
  get value(): number | null {
    this.#settle()
    return bounded(toNumber(this.#exact))
  }

  #settle(): void {
    this.#exact = plus(this.#exact, { units: BigInt(this.#millionths), exponent: -6 })
    this.#millionths = 0
  }
}

/** The sum of numbers, rounded once. */
export const sum = (values: Iterable<number>): number | null => {
  const all = new Sum()
  for (const value of values) all.add(value)
  return all.value
}

/** What a division leaves, with the sign of the dividend. The divisor is not zero. */
export const remainder = (dividend: number, divisor: number): number => {
  const [left, right] = [of(dividend), of(divisor)]
  const exponent = Math.min(left.exponent, right.exponent)
  return toNumber({ units: unitsAt(left, exponent) % unitsAt(right, exponent), exponent })
}

/** A finite number without an exponent. */
export const plain = (value: number): string => {
  const text = String(value)
  if (!text.includes("e")) return text
  const { exponent, units } = of(value)
  if (exponent >= 0) return String(units) + "0".repeat(exponent)
  const digits = String(units < 0n ? -units : units).padStart(1 - exponent, "0")
  return `${units < 0n ? "-" : ""}${digits.slice(0, exponent)}.${digits.slice(exponent)}`
}
