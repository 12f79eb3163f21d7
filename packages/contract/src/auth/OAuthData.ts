/**
 * What one authorization in flight remembers until its answer comes back (auth.md §3).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import { Secret } from "../Secret.ts"

/** The secrets and addresses of one authorization. The encoded form may be stored while the visitor is away. */
export const OAuthData = Schema.Struct({
  codeChallenge: Schema.String,
  codeVerifier: Secret,
  state: Secret,
  redirectUri: Schema.String,
  originalUri: Schema.String
})
export interface OAuthData extends Schema.Schema.Type<typeof OAuthData> {}
