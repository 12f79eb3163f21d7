/**
 * The state of a sign-out, as plain data for views.
 *
 * @since 0.1.0
 */
import type { Submission } from "../../form/Submission.ts"
import { submissionMachine } from "../../form/submissionMachine.ts"
import type { SessionMessages } from "../../i18n/messages/SignInMessages.ts"
import { ofLogout } from "../../problem/SessionProblem.ts"
import type { MemberState } from "../../session/Member.ts"
import type { ActionState } from "./ActionParts.view.tsx"
import { Members, endSession } from "@portico/client/auth/Members"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"

/** The state of a sign-out. */
export type LogoutState =
  /** The sign-in state is not known yet. */
  | { readonly _tag: "Unknown" }
  | { readonly _tag: "Member" }
  | { readonly _tag: "SigningOut" }
  /** No member is signed in. `left`: whether a member signed out or was signed out on this page. */
  | { readonly _tag: "Visitor"; readonly left: boolean }
  /** The member is signed out on this page, but the provider could not be notified. */
  | ({ readonly _tag: "Failed" } & Pick<
      Extract<Submission<string>, { readonly _tag: "Failed" }>,
      "attempt" | "problem" | "wait"
    >)

/** Returns the state of a sign-out from the sign-in state and the sign-out request. */
export const stateOf = (member: MemberState, logout: Submission<string>, left: boolean): LogoutState => {
  if (logout._tag === "Submitting") return { _tag: "SigningOut" }
  if (member._tag === "Unknown") return member
  if (member._tag === "Member") return { _tag: "Member" }
  return logout._tag === "Failed"
    ? { _tag: "Failed", attempt: logout.attempt, problem: logout.problem, wait: logout.wait }
    : { _tag: "Visitor", left }
}

/** Returns the state without the signed-out message, for pages that show that message elsewhere. */
export const withoutFarewell = (state: LogoutState): LogoutState =>
  state._tag === "Visitor" ? { _tag: "Visitor", left: false } : state

/** Returns the state of the sign-out button. */
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

/** The options of a sign-out. */
export interface Leaving {
  /**
   * `"page"` uses the provider's sign-out page, which also ends the browser's session there. `"call"` uses a request
   * and stays on the page.
   */
  readonly by: "page" | "call"
  readonly postFlowUrl: string
}

/** Creates the machine. Its outcome is the address that the browser can go to next. */
export const logoutMachine = () =>
  submissionMachine<Leaving, string>((leaving) =>
    Effect.mapError(leaving.by === "page" ? byPage(leaving) : byCall(leaving), ofLogout)
  )

const byPage = ({ postFlowUrl }: Leaving) =>
  Effect.map(
    Members.use((members) => members.logout({ postFlowUrl })),
    ({ logoutUrl }) => logoutUrl
  )

// If the request fails, the session still ends on this page, and the logout outbox notifies the provider later.
const byCall = ({ postFlowUrl }: Leaving) =>
  endSession({ postLogoutRedirectUri: postFlowUrl }).pipe(
    Effect.andThen(clear),
    Effect.onInterrupt(() => clear),
    Effect.catch(() => Members.use((members) => members.logout())),
    Effect.as(postFlowUrl)
  )

const clear = Tokens.use((tokens) => tokens.clear)
