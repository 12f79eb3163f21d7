/**
 * A sign-out as a button shows it: plain data for views.
 *
 * @since 0.1.0
 */
import type { SessionMessages } from "../../i18n/messages/SignInMessages.ts"
import type { Submission } from "../../form/Submission.ts"
import type { ActionState } from "./Action.ts"
import type { MemberState } from "../../session/Member.ts"

/** Where a sign-out stands. */
export type LogoutState =
  /** Not known yet who is in front of the page. */
  | { readonly _tag: "Unknown" }
  | { readonly _tag: "Member" }
  | { readonly _tag: "SigningOut" }
  /** Nobody is signed in. `left`: somebody was, until a moment ago. */
  | { readonly _tag: "Visitor"; readonly left: boolean }
  /** Nobody is signed in here, and the provider could not be told. */
  | ({ readonly _tag: "Failed" } & Pick<
      Extract<Submission<string>, { readonly _tag: "Failed" }>,
      "attempt" | "problem" | "wait"
    >)

/** A sign-out, told from the session and from the request that tells the provider. */
export const stateOf = (member: MemberState, logout: Submission<string>, left: boolean): LogoutState => {
  if (logout._tag === "Submitting") return { _tag: "SigningOut" }
  if (member._tag === "Unknown") return member
  if (member._tag === "Member") return { _tag: "Member" }
  return logout._tag === "Failed"
    ? { _tag: "Failed", attempt: logout.attempt, problem: logout.problem, wait: logout.wait }
    : { _tag: "Visitor", left }
}

/** A sign-out whose end is told by somebody else. */
export const withoutFarewell = (state: LogoutState): LogoutState =>
  state._tag === "Visitor" ? { _tag: "Visitor", left: false } : state

/** What its button shows. */
export const actionOf = (state: LogoutState, words: SessionMessages): ActionState => {
  switch (state._tag) {
    case "Unknown":
    case "Member":
      return { label: words.signOut }
    case "SigningOut":
      return { label: words.signOut, pending: words.signingOut }
    case "Visitor":
      return state.left ? { label: words.signOut, outcome: words.signedOut } : { label: words.signOut }
    case "Failed":
      return { label: words.signOutAgain, attempt: state.attempt, problem: state.problem, wait: state.wait }
  }
}
