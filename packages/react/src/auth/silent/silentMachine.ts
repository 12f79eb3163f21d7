/**
 * The machine of a silent login. It runs one login at a time, reports slow ones, and lets the user skip the wait.
 *
 * @since 0.1.0
 */
import { needsPage, type RunError, SilentLogin } from "@portico/client/auth/SilentLogin"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import { make } from "../../problem/Problem.ts"
import { ofSilentLogin } from "../../problem/SessionProblem.ts"
import { machine } from "../../runtime/Machine.ts"
import { idle, reduce, type SilentLoginEvent, type SilentLoginState } from "./Silent.ts"

/** Creates the machine. */
export const silentMachine = (): Atom.Writable<SilentLoginState, SilentLoginEvent> =>
  machine<SilentLoginState, SilentLoginEvent>({
    initial: idle,
    reduce,
    invoke: (event, _, send) => {
      if (event._tag === "Skip") return Effect.void
      if (event._tag !== "Start") return undefined
      const watch = Effect.sleep(patience).pipe(Effect.andThen(send({ _tag: "Slow" })), Effect.andThen(Effect.never))
      const run = SilentLogin.use((silentLogin) => silentLogin.run())
      return Effect.matchEffect(Effect.raceFirst(run, watch), {
        onFailure: (error) =>
          send(
            isNobody(error)
              ? { _tag: "FoundNobody" }
              : { _tag: "Failed", needsPage: needsPage(error), problem: ofSilentLogin(error) }
          ),
        onSuccess: () => send({ _tag: "Succeeded" })
      })
    },
    crashed: () => ({ _tag: "Failed", needsPage: false, problem: make("unexpected") })
  })

// After this time, a user starts to wonder whether the page still works. The login itself times out after two minutes.
const patience = "5 seconds"

const isNobody = (error: RunError): boolean => error._tag === "MissingCode" && error.cause?.error === "login_required"
