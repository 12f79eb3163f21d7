/**
 * Accumulators, which reduce the values of a group to one value.
 *
 * @since 0.1.0
 */
import type { Json } from "../value/Json.ts"
import * as Order from "../value/Order.ts"
import * as Decimal from "./Decimal.ts"
import type { Accumulator } from "./Pipeline.ts"

/** The state of an accumulator, which receives the values of a group in the order of its rows. */
export interface Accumulating {
  readonly add: (value: Json) => void
  readonly value: () => Json
}

/**
 * Creates the state of each accumulator. Without values, a sum is 0, `push` an empty array, and every other accumulator
 * null.
 */
export const start: Readonly<Record<Accumulator, () => Accumulating>> = {
  sum: () => {
    const sum = new Decimal.Sum()
    return {
      add: (value) => {
        if (typeof value === "number") sum.add(value)
      },
      value: () => sum.value
    }
  },
  avg: () => {
    const sum = new Decimal.Sum()
    let count = 0
    return {
      add: (value) => {
        if (typeof value !== "number") return
        sum.add(value)
        count++
      },
      value: () => (sum.value === null ? null : Decimal.bounded(sum.value / count))
    }
  },
  min: () => extreme((order) => order < 0),
  max: () => extreme((order) => order > 0),
  first: () => {
    let first: Json | undefined
    return {
      add: (value) => {
        if (first === undefined) first = value
      },
      value: () => first ?? null
    }
  },
  last: () => {
    let last: Json = null
    return {
      add: (value) => {
        last = value
      },
      value: () => last
    }
  },
  push: () => {
    const values: Array<Json> = []
    return { add: (value) => values.push(value), value: () => values }
  }
}

const extreme = (isBeyond: (order: number) => boolean): Accumulating => {
  let found: Json = null
  return {
    add: (value) => {
      if (value !== null && (found === null || isBeyond(Order.compare(value, found)))) found = value
    },
    value: () => found
  }
}
