/**
 * The way to the provider's page at work.
 *
 * @since 0.1.0
 */
import { type BeginOptions, begin } from "@portico/client/auth/Authorization"
import * as Effect from "effect/Effect"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofBegin } from "../../problem/SessionProblem.ts"

/**
 * Makes the machine: it begins an authorization, and comes to the address of its page. Where the browser is still here
 * after a while, it was kept from going there, and may be sent again.
 */
export const redirectMachine = () =>
  submissionMachine<BeginOptions, string>(
    (options) => Effect.mapBoth(begin(options), { onFailure: ofBegin, onSuccess: ({ authUrl }) => authUrl }),
    patience
  )

// No browser tells a page that a person pressed "Stop". Longer than this, a page that comes is rare.
const patience = "10 seconds"
