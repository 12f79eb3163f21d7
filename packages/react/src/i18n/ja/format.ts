/**
 * Numbers, plurals and dates in Japanese.
 *
 * @since 0.1.0
 */
import { formatOf } from "../Format.ts"

/** How Japanese writes what is counted. */
export const { count, day, list, number, seconds, time } = /*#__PURE__*/ formatOf<never>("ja")
