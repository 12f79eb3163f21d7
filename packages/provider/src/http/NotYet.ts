/**
 * The answer of rows that have none yet.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { ApplicationError } from "../engine/Refusal.ts"

/** Refuses a call that this version does not carry out. */
export const notYet = (what: string) => (): Effect.Effect<never, ApplicationError> =>
  Effect.fail(
    new ApplicationError({
      status: 501,
      code: "NOT_IMPLEMENTED",
      description: `This version of the provider does not ${what}.`
    })
  )
