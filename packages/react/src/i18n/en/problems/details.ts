/**
 * The English parts of messages that contain the details of a problem.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../../problem/Problem.ts"
import { count } from "../format.ts"

/** Returns when the user can try again. */
export const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Wait a moment, then try again."
    : `Try again in ${count(retryAfter, "second", "seconds")}.`

/** Returns the reference that the user can pass to support. */
export const supportReference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Reference: ${parts.join(", ")}.`
}

/** Returns the provider's own sentence, in quotation marks. */
export const said = (detail: string | undefined): string => (detail === undefined ? "" : ` Details: “${detail}”`)

/** Returns the count of remaining attempts. */
export const attemptsLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined ? "" : ` You have ${count(triesLeft, "attempt", "attempts")} left.`
