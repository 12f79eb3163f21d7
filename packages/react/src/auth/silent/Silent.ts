/**
 * Signing in without a page: plain data for views, and how it goes on.
 *
 * @since 0.1.0
 */
import type { SessionMessages } from "../../i18n/messages/SignInMessages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { PassageState } from "../session/Passage.ts"

/** Where a silent login stands. */
export type SilentLoginState =
  | { readonly _tag: "Idle" }
  /** `slow`: it takes longer than usual. */
  | { readonly _tag: "Pending"; readonly slow: boolean }
  | { readonly _tag: "Member" }
  /** Nobody is signed in at the provider, or the person did not want to wait. That is no failure. */
  | { readonly _tag: "Visitor"; readonly skipped: boolean }
  /** `needsPage`: the provider's own page is the way to sign in here. */
  | { readonly _tag: "Failed"; readonly needsPage: boolean; readonly problem: Problem }

/** What can happen to a silent login. */
export type SilentLoginEvent =
  | { readonly _tag: "Start" }
  | { readonly _tag: "Slow" }
  | { readonly _tag: "Skip" }
  | { readonly _tag: "Succeeded" }
  | { readonly _tag: "FoundNobody" }
  /** Who was a member here is none any more. */
  | { readonly _tag: "Left" }
  | { readonly _tag: "Failed"; readonly needsPage: boolean; readonly problem: Problem }

/** Where every silent login begins. */
export const idle: SilentLoginState = { _tag: "Idle" }

/** The state after an event. The same state comes back where the event means nothing in it. */
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

/** What a page shows of it. */
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
      return { tone: "failed", title: words.notOpened, text: problemText(state.problem) }
  }
}
