/**
 * The machine that signs a member out, on this page and at the provider.
 *
 * @since 0.1.0
 */
import { endSession, Members } from "@portico/client/auth/Members"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofLogout } from "../../problem/SessionProblem.ts"

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
