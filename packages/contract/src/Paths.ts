/**
 * The paths of the provider that are not calls of the endpoint table: health checks, the keys of access tokens, hosted
 * pages and their assets. Health checks and keys are plain GET requests without a token, and their responses are JSON.
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

/**
 * The path of the public keys that verify access tokens: a JSON Web Key Set (RFC 7517 §5).
 *
 * Not in the specification: the keys are an extension, so a provider may lack them. Clients never read the keys, and do
 * not depend on the format of an access token. Servers of the application verify tokens with them.
 */
export const jwksPath = "/.well-known/jwks.json"

/**
 * The path of the issuer's metadata (RFC 8414), from which servers discover the keys. It lists no grants, because the
 * sign-in of the specification is not one of OAuth that other clients can use.
 *
 * Not in the specification: the metadata is a part of the extension of `jwksPath`.
 */
export const issuerMetadataPath = "/.well-known/oauth-authorization-server"
