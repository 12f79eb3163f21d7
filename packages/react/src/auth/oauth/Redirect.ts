/**
 * The way to the provider's sign-in page: plain data for views.
 *
 * @since 0.1.0
 */
import type { Submission } from "../../form/Submission.ts"
import type { OAuthMessages } from "../../i18n/messages/SignInMessages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ActionState } from "../session/Action.ts"

/** Where the way to the provider's page stands. */
export type RedirectState =
  | { readonly _tag: "Idle" }
  /** The provider is asked for its page. */
  | { readonly _tag: "CreatingSession" }
  /** The browser is on its way there. After ten seconds it is `Idle` again: then it was kept from going. */
  | { readonly _tag: "Redirecting"; readonly authUrl: string }
  /** `attempt` counts the times that it was tried, `wait` the seconds until it may be tried again. */
  | { readonly _tag: "Failed"; readonly attempt: number; readonly problem: Problem; readonly wait: number }

/** The way to the page as the submission that it is. */
export const ofSubmission = (state: Submission<string>): RedirectState => {
  switch (state._tag) {
    case "Idle":
      return state
    case "Submitting":
      return { _tag: "CreatingSession" }
    case "Failed":
      return { _tag: "Failed", attempt: state.attempt, problem: state.problem, wait: state.wait }
    case "Done":
      return { _tag: "Redirecting", authUrl: state.outcome }
  }
}

/** What a button shows that leads to the page. */
export const actionOf = (state: RedirectState, words: OAuthMessages, label: string = words.signIn): ActionState => {
  switch (state._tag) {
    case "Idle":
      return { label }
    case "CreatingSession":
      return { label, pending: words.creating }
    case "Redirecting":
      return { label, pending: words.redirecting }
    case "Failed":
      return { label, attempt: state.attempt, problem: state.problem, wait: state.wait }
  }
}
