/**
 * The machine of a redirect back from the provider's page. It exchanges the authorization code once.
 *
 * @since 0.1.0
 */
import { complete } from "@portico/client/auth/Authorization"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import * as Problem from "../../problem/Problem.ts"
import { ofComplete } from "../../problem/SessionProblem.ts"
import { machine } from "../../runtime/Machine.ts"
import { type CallbackEvent, type CallbackState, idle, reduce } from "./Callback.ts"

/** Creates the machine. */
export const callbackMachine = (): Atom.Writable<CallbackState, CallbackEvent> =>
  machine<CallbackState, CallbackEvent>({
    initial: idle,
    reduce,
    invoke: (event, _, send) =>
      event._tag === "Start"
        ? Effect.matchEffect(complete(event.address), {
            onFailure: (error) =>
              send({
                _tag: "Failed",
                problem: ofComplete(error),
                originalUri: "originalUri" in error ? (error.originalUri ?? "") : ""
              }),
            onSuccess: ({ originalUri }) => send({ _tag: "Succeeded", originalUri })
          })
        : undefined,
    crashed: () => ({ _tag: "Failed", originalUri: "", problem: Problem.make("unexpected") })
  })
