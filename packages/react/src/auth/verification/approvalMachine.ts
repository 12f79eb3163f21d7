/**
 * The machine that checks whether an account is approved.
 *
 * @since 0.1.0
 */
import { Members } from "@portico/client/auth/Members"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofLogin } from "../../problem/EntryProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { followLogin } from "../entry/followLogin.ts"
import type { ApprovalStatus, ApprovalOutcome, ApprovalCredentials } from "./Approval.ts"

/** The way to check the approval: signing in again, or the page's own check. */
export type ApprovalCheck =
  | { readonly _tag: "SignIn"; readonly credentials: ApprovalCredentials; readonly mayLeave: boolean }
  | { readonly _tag: "Page"; readonly check: () => Promise<ApprovalStatus> }

/** Creates the machine of a button that checks whether an account is approved. */
export const approvalMachine = () =>
  submissionMachine<ApprovalCheck, ApprovalOutcome>((check, opening) =>
    check._tag === "Page" ? checkOnPage(check.check) : signIn(check, opening)
  )

const signIn = (
  { credentials, mayLeave }: Extract<ApprovalCheck, { readonly _tag: "SignIn" }>,
  opening: Effect.Effect<void>
): Effect.Effect<ApprovalOutcome, Problem.Problem, Environment> =>
  Members.use((members) => members.login(credentials)).pipe(
    Effect.mapError(ofLogin),
    Effect.flatMap((state) => {
      if (state._tag === "OWNER_APPROVAL_REQUIRED") return stillPending
      const entered = followLogin(state, credentials.email, opening, mayLeave)
      // The account is approved. If no session can be created, the member signs in as usual.
      return state._tag === "SUCCESS"
        ? Effect.catch(entered, () => Effect.succeed<ApprovalOutcome>({ _tag: "Approved" }))
        : entered
    }),
    Effect.flatMap((outcome) => (outcome._tag === "OwnerApprovalRequired" ? stillPending : Effect.succeed(outcome))),
    Effect.catchIf(
      ({ key }) => key === "identityBlocked",
      () => Effect.succeed<ApprovalOutcome>({ _tag: "Declined" })
    )
  )

const checkOnPage = (check: () => Promise<ApprovalStatus>): Effect.Effect<ApprovalOutcome, Problem.Problem> =>
  Effect.tryPromise({ try: () => check(), catch: () => Problem.make("approvalUnknown") }).pipe(
    Effect.flatMap((status) => {
      switch (status) {
        case "pending":
          return stillPending
        case "approved":
          return Effect.succeed<ApprovalOutcome>({ _tag: "Approved" })
        case "declined":
          return Effect.succeed<ApprovalOutcome>({ _tag: "Declined" })
        default:
          // The response of the site's server is not type-checked. An unknown value must not count as declined.
          return Effect.fail(Problem.make("approvalUnknown"))
      }
    })
  )

const stillPending: Effect.Effect<ApprovalOutcome> = Effect.map(Clock.currentTimeMillis, (now) => ({
  _tag: "StillPending",
  at: new Date(now)
}))
