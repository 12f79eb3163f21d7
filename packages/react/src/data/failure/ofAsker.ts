/**
 * The meaning of a rejected request for the current user.
 *
 * @since 0.1.0
 */
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import type { Problem } from "../../problem/Problem.ts"

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
