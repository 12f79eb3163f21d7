/**
 * The machine of a form submission. It runs the effect that sends the entries, and counts down the provider's wait.
 *
 * @since 0.1.0
 */
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import * as Problem from "../problem/Problem.ts"
import { machine, type Send } from "../runtime/Machine.ts"
import type { Environment } from "../runtime/Runtime.ts"
import { countDown } from "./countDown.ts"
import * as Submission from "./Submission.ts"

/**
 * Sends the entries. Succeeds with the outcome, or fails with a problem. `opening` reports that the session is being
 * created.
 */
export type Run<Entries, Outcome> = (
  entries: Entries,
  opening: Effect.Effect<void>
) => Effect.Effect<Outcome, Problem.Problem, Environment>

/**
 * Creates the atom of a submission that sends its entries with `run`. It stays done by default. With `resetAfter`, it
 * returns to its initial state after that duration.
 */
export const submissionMachine = <Entries, Outcome>(
  run: Run<Entries, Outcome>,
  resetAfter?: Duration.Input
): Atom.Writable<Submission.Submission<Outcome>, Submission.Event<Entries, Outcome>> => {
  type Event = Submission.Event<Entries, Outcome>
  return machine<Submission.Submission<Outcome>, Event>({
    initial: Submission.idle,
    reduce: Submission.reduce,
    invoke: (event, state, send) => {
      if (event._tag === "Submit" && state._tag === "Submitting") return attempt(run, event.entries, send)
      if (event._tag === "Reset") return Effect.void
      if (event._tag === "Tick") return undefined
      if (state._tag === "Done" && resetAfter !== undefined) {
        return Effect.andThen(Effect.sleep(resetAfter), send({ _tag: "Reset" }))
      }
      const wait = Submission.waitOf(state)
      return wait > 0 ? countDown(wait, (left) => send({ _tag: "Tick", left })) : undefined
    },
    crashed: () => ({ _tag: "Failed", problem: Problem.make("unexpected") })
  })
}

// After this time, users start to wonder whether the submission works.
const patience = "5 seconds"

const attempt = <Entries, Outcome>(
  run: Run<Entries, Outcome>,
  entries: Entries,
  send: Send<Submission.Event<Entries, Outcome>>
): Effect.Effect<void, never, Environment> => {
  const watch = Effect.sleep(patience).pipe(Effect.andThen(send({ _tag: "Slow" })), Effect.andThen(Effect.never))
  return Effect.matchEffect(Effect.raceFirst(run(entries, send({ _tag: "Opening" })), watch), {
    onFailure: (problem) => send({ _tag: "Failed", problem }),
    onSuccess: (outcome) => send({ _tag: "Succeeded", outcome })
  })
}
