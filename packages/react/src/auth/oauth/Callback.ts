/**
 * The state of a redirect back from the provider's sign-in page, as plain data for views, with its transitions.
 *
 * @since 0.1.0
 */
import type { OAuthMessages } from "../../i18n/messages/SignInMessages.ts"
import * as Problem from "../../problem/Problem.ts"
import { ofComplete } from "../../problem/SessionProblem.ts"
import { machine } from "../../runtime/Machine.ts"
import type { PassageState } from "../session/PassageParts.view.tsx"
import { complete } from "@portico/client/auth/Authorization"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"

/** The state of a redirect back from the provider's page. */
export type CallbackState =
  /** The state on a server, and until the page's address is read. */
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Exchanging" }
  /** The session is created. `originalUri` is the page that the user came from, or an empty string. */
  | { readonly _tag: "SignedIn"; readonly originalUri: string }
  /**
   * The sign-in must be started again, because a redirect can be used only once. `originalUri` is empty if it is
   * unknown.
   */
  | { readonly _tag: "Failed"; readonly originalUri: string; readonly problem: Problem.Problem }

/** The events of a redirect back from the provider's page. */
export type CallbackEvent =
  | { readonly _tag: "Start"; readonly address: string }
  | { readonly _tag: "Succeeded"; readonly originalUri: string }
  | { readonly _tag: "Failed"; readonly originalUri: string; readonly problem: Problem.Problem }

/** The provider's page that redirects back: the sign-in, the sign-out or the checkout. */
export type CallbackKind = "AUTHORIZE" | "LOGOUT" | "CHECKOUT"

/** The initial state. */
export const idle: CallbackState = { _tag: "Idle" }

/** Returns the state after an event. Each address is processed once. */
export const reduce = (state: CallbackState, event: CallbackEvent): CallbackState => {
  switch (event._tag) {
    case "Start":
      return state._tag === "Idle" ? { _tag: "Exchanging" } : state
    case "Succeeded":
      return state._tag === "Exchanging" ? { _tag: "SignedIn", originalUri: event.originalUri } : state
    case "Failed":
      return state._tag === "Exchanging"
        ? { _tag: "Failed", originalUri: event.originalUri, problem: event.problem }
        : state
  }
}

/** Returns the passage that a page shows. `signedIn` is whether a member is signed in, regardless of this redirect. */
export const passageOf = (
  state: CallbackState,
  words: OAuthMessages,
  problemText: (problem: Problem.Problem) => string,
  signedIn: boolean
): PassageState => {
  switch (state._tag) {
    case "Idle":
    case "Exchanging":
      return { tone: "pending", title: words.finishing }
    case "SignedIn":
      return { tone: "success", title: words.finished }
    case "Failed":
      return signedIn && state.problem.key === "responseUsed"
        ? { tone: "info", title: words.alreadySignedIn }
        : { tone: "failed", title: words.notFinished, text: problemText(state.problem) }
  }
}

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
