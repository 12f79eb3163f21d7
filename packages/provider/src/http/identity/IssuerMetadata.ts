/**
 * The public documents of the provider as an issuer of access tokens: its keys and its metadata.
 *
 * @since 0.1.0
 */
import { issuerMetadataPath, jwksPath } from "@portico/contract/Paths"
import { statusPhrase } from "@portico/contract/Refusal"
import * as Effect from "effect/Effect"
import { publicationLifetime } from "../../engine/identity/SigningKey.ts"
import * as Envelopes from "../request/Envelopes.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import { SigningKeys } from "./SigningKeys.ts"

/** Whether a path is that of a document. */
export const owns = (path: string): boolean => path === jwksPath || path === issuerMetadataPath

/** Returns a document. Caches may store the keys, but no metadata that depends on the host of the request. */
export const respond = Effect.fn("IssuerMetadata.respond")(function* (request: Request) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, statusText: statusPhrase(405), headers: { allow: "GET, HEAD" } })
  }
  const { origin: requested, pathname } = new URL(request.url)
  if (pathname === jwksPath) {
    const keys = yield* SigningKeys.use(({ published }) => published)
    return Envelopes.json({ keys }, 200, cached)
  }
  const { origin } = yield* ProviderSettings
  const issuer = origin ?? requested
  // No grants, because the token endpoint expects JSON: a standard client could not use it (RFC 8414 §2).
  const metadata = {
    issuer,
    jwks_uri: issuer + jwksPath,
    response_types_supported: [],
    grant_types_supported: []
  }
  return Envelopes.json(metadata, 200, origin === undefined ? {} : cached)
})

const cached = { "cache-control": `public, max-age=${publicationLifetime / 1000}` }
