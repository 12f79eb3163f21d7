/**
 * Scenarios of sessions: sign-in on the provider's page or without it, and token refreshes.
 *
 * @since 0.1.0
 */
import { sessionPath } from "@portico/contract/Paths"
import * as Scenario from "../../scenarios/Scenario.ts"

// The page posts `ready`, then an authorization response whose state belongs to no request of this client.
const foreignPage = `<!doctype html>
<script>
  parent.postMessage({ type: "ready", storage: true }, "*")
  parent.postMessage({ code: "of-another-login", state: "of-another-login" }, "*")
</script>`

/** The scenarios. */
export const scenarios = Scenario.make({
  pageMissing: {
    description: "The provider creates redirect sessions without the address of their page.",
    covers: ["message/No redirect URL found"],
    faults: [{ match: { row: "auth.createRedirectSession" }, body: JSON.stringify({ redirectSession: { id: "1" } }) }]
  },
  frameSilent: {
    description: "The hidden page of a silent login never responds.",
    covers: ["message/OAuth flow timed out"],
    faults: [{ match: { path: sessionPath }, latency: Number.POSITIVE_INFINITY }]
  },
  frameForeign: {
    description: "The hidden page of a silent login returns the state of another login.",
    covers: ["message/Invalid _state"],
    faults: [{ match: { path: sessionPath }, body: foreignPage }]
  },
  tokensSilent: {
    description: "The token endpoint never responds; all other endpoints work.",
    covers: ["role/member"],
    faults: [{ match: { row: "auth.token" }, latency: Number.POSITIVE_INFINITY }]
  }
})
