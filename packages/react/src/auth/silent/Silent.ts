/**
 * The state of a silent login (a sign-in without showing a page), as plain data for views, with its transitions.
 *
 * @since 0.1.0
 */
import type { SessionMessages } from "../../i18n/messages/SignInMessages.ts"
import { make, type Problem } from "../../problem/Problem.ts"
import { ofSilentLogin } from "../../problem/SessionProblem.ts"
import { machine } from "../../runtime/Machine.ts"
import type { PassageState } from "../session/PassageParts.view.tsx"
import { SilentLogin, needsPage, type RunError } from "@portico/client/auth/SilentLogin"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"

/** The state of a silent login. */
export type SilentLoginState =
  | { readonly _tag: "Idle" }
  /** The login is running. `slow`: whether it takes longer than usual. */
  | { readonly _tag: "Pending"; readonly slow: boolean }
  | { readonly _tag: "Member" }
  /** No member is signed in at the provider, or the user skipped the wait. This is not a failure. */
  | { readonly _tag: "Visitor"; readonly skipped: boolean }
  /** The login failed. `needsPage`: whether the user must sign in on the provider's own page. */
  | { readonly _tag: "Failed"; readonly needsPage: boolean; readonly problem: Problem }

/** The events of a silent login. */
export type SilentLoginEvent =
  | { readonly _tag: "Start" }
  | { readonly _tag: "Slow" }
  | { readonly _tag: "Skip" }
  | { readonly _tag: "Succeeded" }
  | { readonly _tag: "FoundNobody" }
  /** The member is no longer signed in on this page. */
  | { readonly _tag: "Left" }
  | { readonly _tag: "Failed"; readonly needsPage: boolean; readonly problem: Problem }

/** The initial state. */
export const idle: SilentLoginState = { _tag: "Idle" }

/** Returns the state after an event. Returns the same state if the event has no effect in it. */
export const reduce = (state: SilentLoginState, event: SilentLoginEvent): SilentLoginState => {
  if (event._tag === "Start") {
    return state._tag === "Pending" || state._tag === "Member" ? state : { _tag: "Pending", slow: false }
  }
  if (event._tag === "Left") {
    return state._tag === "Idle" || state._tag === "Member" ? { _tag: "Visitor", skipped: false } : state
  }
  if (state._tag !== "Pending") return state
  switch (event._tag) {
    case "Slow":
      return { _tag: "Pending", slow: true }
    case "Skip":
      return { _tag: "Visitor", skipped: true }
    case "Succeeded":
      return { _tag: "Member" }
    case "FoundNobody":
      return { _tag: "Visitor", skipped: false }
    case "Failed":
      return { _tag: "Failed", needsPage: event.needsPage, problem: event.problem }
  }
}

/** Returns the passage that a page shows. */
export const passageOf = (
  state: SilentLoginState,
  words: SessionMessages,
  problemText: (problem: Problem) => string
): PassageState => {
  switch (state._tag) {
    case "Idle":
      return { tone: "info", title: words.nobody }
    case "Pending":
      return state.slow
        ? { tone: "pending", title: words.opening, text: words.openingSlowly }
        : { tone: "pending", title: words.opening }
    case "Member":
      return { tone: "success", title: words.opened }
    case "Visitor":
      return { tone: "info", title: words.nobody }
    case "Failed":
      // The title and the button to the provider's page already say what the message would.
      return state.needsPage && state.problem.key === "pageNeeded"
        ? { tone: "failed", title: words.notOpened }
        : { tone: "failed", title: words.notOpened, text: problemText(state.problem) }
  }
}

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
