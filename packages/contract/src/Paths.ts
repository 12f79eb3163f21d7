/**
 * The paths of the provider that are not calls of the endpoint table: health checks, hosted pages and their assets.
 * Health checks are plain GET requests without a token, and their responses are JSON.
 *
 * @since 0.1.0
 */

/** The paths of the health checks. */
export const healthPaths = {
  /** 200 while the process can respond. */
  live: "/health/live",
  /** 200 while the store can serve requests, otherwise 503 with `Retry-After`. */
  ready: "/health/ready",
  /** The same as `ready`. */
  health: "/health"
} as const

/** The status in the body of a health check. `opening` is temporary; `lost` does not recover by itself. */
export type HealthStatus = "live" | "ready" | "opening" | "lost"

/** The body of a health check. */
export interface HealthReport {
  readonly status: HealthStatus
}

/** The path of the hosted pages, before the id of their session. */
export const sessionPath = "/portico/session/"

/** The short path of a hosted page. It redirects to `sessionPath` without the additional query parameters. */
export const shortPath = "/portico/s/"

/** The path of the style sheet and the scripts of the hosted pages. */
export const assetPath = "/portico/assets/"
