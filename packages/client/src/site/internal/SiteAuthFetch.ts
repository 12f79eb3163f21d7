/**
 * Requests of the application with the access token, for plain site code (auth.md §4).
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { AuthorizedFetch } from "../../session/AuthorizedFetch.ts"
import type { Run, Services } from "./Run.ts"

/** The authorized requests of a site. */
export interface SiteAuthFetch {
  /**
   * Sends a request as `fetch` does, with the access token if it goes to the provider or to one of the setting
   * `authorizedOrigins`. If the server refuses the token with 401, it is refreshed and the request is sent again.
   * Rejects as `fetch` does, with `TokenUnavailable` as `getAuthHeaders` does, and with `BodyNotReplayable` if the
   * request would have to be sent again and its body is a stream.
   */
  readonly fetchWithAuth: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
}

/** Creates the authorized requests over a running client. */
export const make = (run: Run<Services | AuthorizedFetch>): SiteAuthFetch => ({
  fetchWithAuth: (input, init) =>
    run(
      Effect.matchEffect(
        AuthorizedFetch.use(({ fetch }) => fetch(input, init)),
        {
          onFailure: (failure) =>
            failure._tag === "RequestFailed" ? Effect.succeed({ thrown: failure.cause }) : Effect.fail(failure),
          onSuccess: (response) => Effect.succeed({ response })
        }
      )
      // The original rejection of `fetch` is passed through: a `TypeError`, an `AbortError`.
    ).then((result) => ("thrown" in result ? Promise.reject(result.thrown) : result.response))
})
