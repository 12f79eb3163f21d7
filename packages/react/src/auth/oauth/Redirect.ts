/**
 * The state of a redirect to the provider's sign-in page, as plain data for views.
 *
 * @since 0.1.0
 */
import type { Submission } from "../../form/Submission.ts"
import { submissionMachine } from "../../form/submissionMachine.ts"
import type { OAuthMessages } from "../../i18n/messages/SignInMessages.ts"
import type { Problem } from "../../problem/Problem.ts"
import { ofBegin } from "../../problem/SessionProblem.ts"
import type { ActionState } from "../session/ActionParts.view.tsx"
import { begin, type BeginOptions } from "@portico/client/auth/Authorization"
import * as Effect from "effect/Effect"

/** The state of a redirect to the provider's page. */
export type RedirectState =
  | { readonly _tag: "Idle" }
  /** The address of the provider's page is requested. */
  | { readonly _tag: "CreatingSession" }
  /**
   * The browser is navigating. After ten seconds without a page change, the navigation counts as stopped and the state
   * is `Idle` again.
   */
  | { readonly _tag: "Redirecting"; readonly authUrl: string }
  /** The redirect failed. `attempt` is the count of attempts, `wait` the seconds until the next attempt is allowed. */
  | { readonly _tag: "Failed"; readonly attempt: number; readonly problem: Problem; readonly wait: number }

/** Returns the redirect state of a submission. */
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

/** Returns the state of the button that starts the redirect. */
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

/**
 * Creates the machine. It starts an authorization, and its outcome is the address of the provider's page. If the
 * browser is still on this page ten seconds later, the navigation counts as stopped and the user can start again.
 */
export const redirectMachine = () =>
  submissionMachine<BeginOptions, string>(
    (options) => Effect.mapBoth(begin(options), { onFailure: ofBegin, onSuccess: ({ authUrl }) => authUrl }),
    patience
  )

// No browser notifies a page that the user stopped a navigation. A page that takes longer than this rarely arrives.
const patience = "10 seconds"
