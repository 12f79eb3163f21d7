/**
 * Numbers, plurals and dates in Hebrew.
 *
 * @since 0.1.0
 */
import { formatOf } from "../Format.ts"

/** How Hebrew writes what is counted. */
export const { count, day, list, number, seconds, time } = /*#__PURE__*/ formatOf<"one" | "two">("he")
