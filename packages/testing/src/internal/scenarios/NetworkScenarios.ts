/**
 * Scenarios of network failures and provider failures.
 *
 * @since 0.1.0
 */
import { unknownStateText } from "@portico/contract/LoginFailure"
import type { Fault } from "@portico/provider/Provider"
import * as Bookshop from "../../scenarios/Bookshop.ts"
import * as Scenario from "../../scenarios/Scenario.ts"

/** The requests that a user's action sends, without those for tokens and hosted pages. */
const userRequests = [
  { row: "auth.login" },
  { row: "auth.register" },
  { row: "auth.createRedirectSession" },
  { path: "/v2/items" },
  { path: "/v2/bulk" }
] as const satisfies ReadonlyArray<Fault["match"]>

const everyCall = (fault: Omit<Fault, "match">): ReadonlyArray<Fault> =>
  userRequests.map((match) => ({ match, ...fault }))

/** The scenarios. */
export const scenarios = Scenario.make({
  bookshop: {
    description: "The bookshop without faults.",
    covers: ["loginState/INITIAL", "loginState/SUCCESS", "errorCode/emailAlreadyExists", "errorCode/invalidPassword"]
  },
  empty: {
    description: "An empty bookshop: no books and no reviews.",
    seed: {
      ...Bookshop.seed,
      collections: Bookshop.seed.collections.map((collection) => ({ ...collection, items: [] }))
    }
  },
  offline: {
    description: "The network is offline: no request is sent.",
    covers: ["WDE0053", "message/System error occurred"],
    faults: [{ match: {}, drop: "before" }]
  },
  slow: {
    description: "Every call takes one and a half seconds.",
    faults: everyCall({ latency: 1500 })
  },
  pending: {
    description: "Requests never receive a response.",
    faults: everyCall({ latency: Number.POSITIVE_INFINITY })
  },
  providerDown: {
    description: "A proxy in front of the provider returns status 503.",
    covers: ["WDE0053"],
    faults: [{ match: {}, status: 503, body: "<h1>Service Unavailable</h1>" }]
  },
  serverError: {
    description: "The provider fails with an internal error: status 500 with a request id.",
    covers: ["WDE0053", "message/System error occurred"],
    faults: everyCall({ status: 500 })
  },
  rateLimited: {
    description: "Requests are rate limited: status 429 with Retry-After of half a minute.",
    covers: ["WDE0053"],
    faults: everyCall({ status: 429, code: "TOO_MANY_REQUESTS", description: "Too many calls.", retryAfter: 30 })
  },
  responseLost: {
    description: "Requests are executed, but their responses are lost.",
    covers: ["WDE0053"],
    faults: everyCall({ drop: "after" })
  },
  tokensUnavailable: {
    description: "The token endpoint is down; all other endpoints work.",
    covers: ["message/Failed to fetch tokens from OAuth API"],
    faults: [{ match: { row: "auth.token" }, status: 503 }]
  },
  unknownState: {
    description: "Logins and registrations return a state that the client does not know.",
    covers: ["authState/STATUS_CHECK", "loginState/FAILURE", `message/${unknownStateText}`],
    faults: (["auth.login", "auth.register"] as const).map((row) => ({
      match: { row },
      body: JSON.stringify({ state: "STATUS_CHECK" })
    }))
  }
})
