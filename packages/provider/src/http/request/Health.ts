/**
 * The health checks for supervisors and load balancers. They never wait for the store.
 *
 * @since 0.1.0
 */
import { healthPaths, type HealthReport, type HealthStatus } from "@portico/contract/Paths"
import { header, statusPhrase } from "@portico/contract/Refusal"
import * as Envelopes from "./Envelopes.ts"

/** Returns the response to a health check, or undefined for a request to another path. */
export const respond = (request: Request, state: () => Exclude<HealthStatus, "live">): Response | undefined => {
  const path = new URL(request.url).pathname
  if (!paths.has(path)) return undefined
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, statusText: statusPhrase(405), headers: { allow: "GET, HEAD" } })
  }
  const status = path === healthPaths.live ? "live" : state()
  const isServing = status === "live" || status === "ready"
  return Envelopes.json(
    { status } satisfies HealthReport,
    isServing ? 200 : 503,
    isServing ? {} : { [header.retryAfter]: "1" }
  )
}

const paths = new Set<string>(Object.values(healthPaths))
