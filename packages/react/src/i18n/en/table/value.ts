/**
 * The English messages of values.
 *
 * @since 0.1.0
 */
import type { ValueMessages } from "../../messages/ListMessages.ts"
import { count } from "../format.ts"

/** The messages of values. */
export const valueWords: ValueMessages = {
  yes: "Yes",
  no: "No",
  noValue: "no value",
  more: "Show more",
  less: "Show less",
  cut: (characters) => `${count(characters, "more character", "more characters")} not shown`,
  notADate: "invalid date"
}
