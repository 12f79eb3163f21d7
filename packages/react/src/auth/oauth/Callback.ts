/**
 * The way back from the provider's page: plain data for views, and how it goes on.
 *
 * @since 0.1.0
 */
import type { OAuthMessages } from "../../i18n/messages/SignInMessages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { PassageState } from "../session/Passage.ts"

/** Where a way back from the provider's page stands. */
export type CallbackState =
  /** On a server, and until the page's address is read. */
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Exchanging" }
  /** The session is made. `originalUri` is the page that the person was on, or an empty text. */
  | { readonly _tag: "SignedIn"; readonly originalUri: string }
  /** Begin again: an answer counts once. `originalUri` is empty where it is not known. */
  | { readonly _tag: "Failed"; readonly originalUri: string; readonly problem: Problem }

/** What can happen on the way back. */
export type CallbackEvent =
  | { readonly _tag: "Start"; readonly address: string }
  | { readonly _tag: "Succeeded"; readonly originalUri: string }
  | { readonly _tag: "Failed"; readonly originalUri: string; readonly problem: Problem }

/** What the provider leads back from: a sign-in, its sign-out or a checkout. */
export type CallbackKind = "AUTHORIZE" | "LOGOUT" | "CHECKOUT"

/** Where every way back begins. */
export const idle: CallbackState = { _tag: "Idle" }

/** The state after an event. An address is read once. */
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

/** What a page shows of it. `signedIn` says whether a member is there all the same. */
export const passageOf = (
  state: CallbackState,
  words: OAuthMessages,
  problemText: (problem: Problem) => string,
  signedIn: boolean
): PassageState => {
  switch (state._tag) {
    case "Idle":
    case "Exchanging":
      return { tone: "pending", title: words.finishing }
    case "SignedIn":
      return { tone: "success", title: words.finished }
    case "Failed":
      return signedIn && state.problem.key === "answerUsed"
        ? { tone: "info", title: words.alreadySignedIn }
        : { tone: "failed", title: words.notFinished, text: problemText(state.problem) }
  }
}
