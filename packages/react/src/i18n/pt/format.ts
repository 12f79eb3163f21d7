/**
 * Numbers, plurals and dates in Portuguese.
 *
 * @since 0.1.0
 */
import { formatOf } from "../Format.ts"

/** How Portuguese writes what is counted. */
export const { count, day, list, number, seconds, time } = /*#__PURE__*/ formatOf<"one" | "many">("pt")
