import { type BeginOptions, begin } from "@portico/client/auth/Authorization"
import { Members } from "@portico/client/auth/Members"
import { runtime, useAtomValue } from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { startWorker } from "./world.ts"

const { ada } = accounts

/**
 * Opens a page of the provider as a browser would. A story cannot navigate to it, because its own page would unload.
 */
export const open = async (address: string): Promise<Response> => {
  const { worlds } = await startWorker()
  return worlds.handler(new Request(address))
}

/** Opens a page of the provider that redirects immediately, and returns the address of the redirect. */
export const visit = async (address: string): Promise<string> => (await open(address)).headers.get("location") ?? ""

/** Checks Ada's password, and returns a session token with which the provider's page skips the sign-in. */
export const sessionToken = Effect.map(
  Members.use((members) => members.login({ email: ada.email, password: Redacted.make(ada.password) })),
  (state): Pick<BeginOptions, "sessionToken"> =>
    state._tag === "SUCCESS" && state.sessionToken !== undefined ? { sessionToken: state.sessionToken } : {}
)

/** The address that the provider redirects to. */
export const redirectUri = `${globalThis.location.origin}/`

/** Visits the provider's page with the story's client, and returns the address that the provider redirects to. */
export const useRoundTrip = (options: BeginOptions, change: (back: string) => string): string | undefined => {
  const [trip] = React.useState(() =>
    runtime.atom(
      Effect.gen(function* () {
        const { authUrl } = yield* begin({ redirectUri, ...(yield* sessionToken), ...options })
        return change(yield* Effect.promise(() => visit(authUrl)))
      })
    )
  )
  return AsyncResult.getOrElse(useAtomValue(trip), () => undefined)
}
