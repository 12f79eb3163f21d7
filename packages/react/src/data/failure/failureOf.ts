/**
 * The presentation of a problem: its reference and whether signing in helps.
 *
 * @since 0.1.0
 */
import { type Problem, type ProblemKey, toneOf, withoutWait } from "../../problem/Problem.ts"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"

/**
 * Returns the reference that support needs to find the error: its code and request id. Omits the code for problems that
 * are no errors or that users can solve themselves.
 */
export const referenceOf = (problem: Problem): string =>
  toneOf(problem) === "info" || helpsItself.has(problem.key)
    ? (problem.requestId ?? "")
    : [problem.code, problem.requestId].filter((part) => part !== undefined).join(", ")

const helpsItself: ReadonlySet<ProblemKey> = new Set([
  "noPermission",
  "signInRequired",
  "siteCode",
  "tooLarge",
  "tooManyItems",
  "tooManyRemovals"
])

/** Returns the problem without its reference, which is shown on a separate line, and the seconds, which a button counts. */
export const withoutReference = (problem: Problem): Problem => ({
  ...withoutWait(problem),
  code: undefined,
  requestId: undefined
})

/** Whether signing in can solve the problem. */
export const canSignIn = ({ key }: Problem): boolean =>
  key === "signInRequired" || key === "sessionEnded" || key === "notSignedIn"

/**
 * Returns the problem as it applies to the current user. For a visitor, missing permission becomes "sign-in required",
 * which can be retried after signing in.
 */
export const ofAsker = (problem: Problem): Effect.Effect<Problem, never, Tokens> =>
  problem.key === "noPermission" || problem.key === "signInRequired"
    ? Effect.map(
        Tokens.use((tokens) => tokens.role),
        (role) => (role === "member" ? problem : { ...problem, key: "signInRequired", retryable: true })
      )
    : Effect.succeed(problem)
