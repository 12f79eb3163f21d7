/**
 * Numbers, plurals and dates in Spanish.
 *
 * @since 0.1.0
 */
import { formatOf } from "../Format.ts"

/** How Spanish writes what is counted. */
export const { count, day, list, number, seconds, time } = /*#__PURE__*/ formatOf<"one" | "many">("es")
