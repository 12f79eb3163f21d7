/**
 * What a refusal means to whoever asked.
 *
 * @since 0.1.0
 */
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import type { Problem } from "../../problem/Problem.ts"

/**
 * The problem as it is told to who is in front of the page. What a visitor may not, a member may: the session is what is
 * missing, and once there is one it can be tried again.
 */
export const ofAsker = (problem: Problem): Effect.Effect<Problem, never, Tokens> =>
  problem.key === "noPermission" || problem.key === "signInRequired"
    ? Effect.map(
        Tokens.use((tokens) => tokens.role),
        (role) => (role === "member" ? problem : { ...problem, key: "signInRequired", retryable: true })
      )
    : Effect.succeed(problem)
