/**
 * The paths of the provider's health checks. They are plain GET requests without a token, and their responses are JSON.
 *
 * @since 0.1.0
 */

/** The paths by the question that each answers. */
export const healthPaths = {
  /** 200 while the process can respond. */
  live: "/health/live",
  /** 200 while the store can serve requests, otherwise 503 with `Retry-After`. */
  ready: "/health/ready",
  /** The same as `ready`. */
  health: "/health"
} as const

/** The status in the body of a health check. `opening` passes by itself, `lost` does not. */
export type HealthStatus = "live" | "ready" | "opening" | "lost"

/** The body of a health check. */
export interface HealthReport {
  readonly status: HealthStatus
}
