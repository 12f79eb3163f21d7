/**
 * Numbers, plurals and dates in German.
 *
 * @since 0.1.0
 */
import { formatOf } from "../Format.ts"

/** How German writes what is counted. */
export const { count, day, list, number, seconds, time } = /*#__PURE__*/ formatOf<"one">("de")
