/**
 * A sign-out at work: here at once or by the call that ends it, then at the provider.
 *
 * @since 0.1.0
 */
import { endSession, Members } from "@portico/client/auth/Members"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofLogout } from "../../problem/SessionProblem.ts"

/** How a member is signed out. */
export interface Leaving {
  /** By the provider's page, which ends the browser's session too, or by a call that shows no page. */
  readonly by: "page" | "call"
  readonly postFlowUrl: string
}

/** Makes the machine. It comes to the address that the browser may go to next. */
export const logoutMachine = () =>
  submissionMachine<Leaving, string>((leaving) =>
    Effect.mapError(leaving.by === "page" ? byPage(leaving) : byCall(leaving), ofLogout)
  )

const byPage = ({ postFlowUrl }: Leaving) =>
  Effect.map(
    Members.use((members) => members.logout({ postFlowUrl })),
    ({ logoutUrl }) => logoutUrl
  )

// Where the call fails, the session ends here all the same, and what the provider has to be told waits in the outbox.
const byCall = ({ postFlowUrl }: Leaving) =>
  endSession({ postLogoutRedirectUri: postFlowUrl }).pipe(
    Effect.andThen(clear),
    Effect.onInterrupt(() => clear),
    Effect.catch(() => Members.use((members) => members.logout())),
    Effect.as(postFlowUrl)
  )

const clear = Tokens.use((tokens) => tokens.clear)
