/**
 * Numbers, plurals and dates in Arabic.
 *
 * @since 0.1.0
 */
import { formatOf } from "../Format.ts"

/** How Arabic writes what is counted. */
export const { count, day, list, number, seconds, time } = /*#__PURE__*/ formatOf<
  "zero" | "one" | "two" | "few" | "many"
>("ar")
