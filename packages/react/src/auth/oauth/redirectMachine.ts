/**
 * The way to the provider's page at work.
 *
 * @since 0.1.0
 */
import { type BeginOptions, begin } from "@portico/client/auth/Authorization"
import * as Effect from "effect/Effect"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofBegin } from "../../problem/SessionProblem.ts"

/** Makes the machine: it begins an authorization, and comes to the address of its page. */
export const redirectMachine = () =>
  submissionMachine<BeginOptions, string>((options) =>
    Effect.mapBoth(begin(options), { onFailure: ofBegin, onSuccess: ({ authUrl }) => authUrl })
  )
