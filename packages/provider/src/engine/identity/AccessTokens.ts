/**
 * Access tokens: JSON Web Tokens (RFC 7519) that the provider signs and verifies.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { SignJWT } from "jose/jwt/sign"
import { jwtVerify } from "jose/jwt/verify"
import { accessTokenLifetime } from "@portico/contract/Limits"
import { Secrets } from "./Secrets.ts"

/** The caller that an access token identifies. */
export const Caller = Schema.Struct({
  /** The id of the member or of the anonymous visitor. */
  subject: Schema.String,
  role: Schema.Literals(["visitor", "member"]),
  clientId: Schema.String,
  /** The id of the session that the token was issued for. */
  session: Schema.String,
  /** Whether the member was one of the shop's editors when the token was issued. */
  editor: Schema.optionalKey(Schema.Literal(true)),
  /** Whether the request also has the secret of the client's own server. This is not part of the token. */
  elevated: Schema.optionalKey(Schema.Literal(true))
})
export type Caller = typeof Caller.Type

/** Issues and verifies access tokens. */
export interface AccessTokens {
  readonly issue: (caller: Caller) => Effect.Effect<Redacted.Redacted, never, Secrets>
  /** Returns the caller of a token. Returns `None` if the token was not issued by this provider or has expired. */
  readonly read: (token: Redacted.Redacted) => Effect.Effect<Option.Option<Caller>>
}

/**
 * Creates `AccessTokens` from a 256-bit signing key. It caches the claims of the last `remembered` tokens, so that
 * their signatures are not verified again.
 */
export const make = (key: Redacted.Redacted, remembered = 10_000): AccessTokens => {
  const signingKey = importKey(key)
  const read = new Map<string, Claims>()

  const check = (token: string): Effect.Effect<Option.Option<Claims>> =>
    Effect.tryPromise(async () =>
      // `read` checks the expiry on every use, with the provider's clock. A check here would use the real time, and
      // would not apply to cached tokens.
      jwtVerify(token, await signingKey, { algorithms: [algorithm], typ: "JWT", currentDate: new Date(0) })
    ).pipe(
      Effect.map(({ payload }) => decode(payload)),
      Effect.tap((claims) =>
        Effect.sync(() => Option.map(claims, (found) => remember(read, token, found, remembered)))
      ),
      Effect.orElseSucceed(Option.none)
    )

  return {
    issue: Effect.fn("AccessTokens.issue")(function* (caller) {
      const issuedAt = Math.floor((yield* Clock.currentTimeMillis) / 1000)
      const { clientId: client, editor, role, session: sid } = caller
      const token = new SignJWT({ role, client, sid, ...(editor === undefined ? {} : { editor }) })
        .setProtectedHeader({ alg: algorithm, typ: "JWT" })
        .setSubject(caller.subject)
        // Two tokens that are issued in the same second must differ.
        .setJti(yield* Secrets.use((secrets) => secrets.name))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenLifetime)
      return Redacted.make(yield* Effect.promise(async () => token.sign(await signingKey)))
    }),
    read: Effect.fnUntraced(function* (redacted) {
      const token = Redacted.value(redacted)
      const known = read.get(token)
      const claims = known === undefined ? yield* check(token) : Option.some(known)
      const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
      return Option.filter(claims, ({ exp }) => exp >= now).pipe(
        Option.map(({ client, editor, role, sid, sub }): Caller => ({
          subject: sub,
          role,
          clientId: client,
          session: sid,
          ...(editor === undefined ? {} : { editor })
        }))
      )
    })
  }
}

const algorithm = "HS256"

// A `CryptoKey`, because the bytes of a `TextEncoder` are no `Uint8Array` to a library that runs in jsdom, where both come
// from different realms.
const importKey = (key: Redacted.Redacted): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(Redacted.value(key)),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"]
  )

const Claims = Schema.Struct({
  sub: Schema.String,
  role: Caller.fields.role,
  client: Schema.String,
  sid: Schema.String,
  editor: Caller.fields.editor,
  exp: Schema.Finite
})
type Claims = typeof Claims.Type

const decode = Schema.decodeUnknownOption(Claims)

const remember = (read: Map<string, Claims>, token: string, claims: Claims, maximum: number): void => {
  const oldest = read.size < maximum ? undefined : read.keys().next().value
  if (oldest !== undefined) read.delete(oldest)
  read.set(token, claims)
}
