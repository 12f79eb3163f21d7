/**
 * The machine of a redirect to the provider's page.
 *
 * @since 0.1.0
 */
import { type BeginOptions, begin } from "@portico/client/auth/Authorization"
import * as Effect from "effect/Effect"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofBegin } from "../../problem/SessionProblem.ts"

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
