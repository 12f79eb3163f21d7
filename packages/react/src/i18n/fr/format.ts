/**
 * Numbers, plurals and dates in French.
 *
 * @since 0.1.0
 */
import { formatOf } from "../Format.ts"

/** How French writes what is counted. */
export const { count, day, list, number, seconds, time } = /*#__PURE__*/ formatOf<"one" | "many">("fr")
