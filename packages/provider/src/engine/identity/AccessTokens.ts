/**
 * Access tokens: JSON Web Tokens (RFC 7519, RFC 9068) that the provider signs and verifies.
 *
 * @since 0.1.0
 */
import { type AccessTokenClaims, accessTokenAlgorithm, accessTokenType } from "@portico/contract/auth/Token"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { decodeProtectedHeader } from "jose/decode/protected_header"
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

/** The keys of access tokens. */
export interface Keys<E> {
  /** The key that signs tokens now, with its id. */
  readonly signing: Effect.Effect<{ readonly id: string; readonly key: CryptoKey }, E>
  /** Finds the public key of an id. */
  readonly verifying: (id: string) => Effect.Effect<Option.Option<CryptoKey>, E>
}

/** Issues and verifies access tokens. */
export interface AccessTokens<E> {
  /** Issues a token. `issuer` is the origin of the provider. */
  readonly issue: (caller: Caller, issuer: string) => Effect.Effect<Redacted.Redacted, E, Secrets>
  /** Returns the caller of a token. Returns `None` if the token was not issued by this provider or has expired. */
  readonly read: (token: Redacted.Redacted) => Effect.Effect<Option.Option<Caller>, E>
}

/**
 * Creates `AccessTokens`. It caches the claims of the last `remembered` tokens, so that the signatures of those that it
 * has issued or read are not verified again.
 */
export const make = <E>(keys: Keys<E>, remembered = 10_000): AccessTokens<E> => {
  const known = new Map<string, Known>()

  const remember = (token: string, found: Known): void => {
    const oldest = known.size < remembered ? undefined : known.keys().next().value
    if (oldest !== undefined) known.delete(oldest)
    known.set(token, found)
  }

  const check = Effect.fnUntraced(function* (token: string) {
    const keyId = keyIdOf(token)
    if (keyId === undefined) return undefined
    const key = yield* keys.verifying(keyId)
    if (Option.isNone(key)) return undefined
    const claims = yield* verify(token, key.value)
    if (Option.isNone(claims)) return undefined
    const found = { keyId, claims: claims.value }
    remember(token, found)
    return found
  })

  return {
    issue: Effect.fn("AccessTokens.issue")(function* ({ clientId, editor, role, session, subject }, issuer) {
      const iat = Math.floor((yield* Clock.currentTimeMillis) / 1000)
      const { id, key } = yield* keys.signing
      const claims: AccessTokenClaims = {
        iss: issuer,
        aud: clientId,
        client_id: clientId,
        sub: subject,
        role,
        ...(editor === undefined ? {} : { editor }),
        sid: session,
        // Two tokens that are issued in the same second must differ.
        jti: yield* Secrets.use((secrets) => secrets.name),
        iat,
        exp: iat + accessTokenLifetime
      }
      const signing = new SignJWT({ ...claims }).setProtectedHeader({
        alg: accessTokenAlgorithm,
        typ: accessTokenType,
        kid: id
      })
      const token = yield* Effect.promise(() => signing.sign(key))
      remember(token, { keyId: id, claims })
      return Redacted.make(token)
    }),
    read: Effect.fnUntraced(function* (redacted) {
      const token = Redacted.value(redacted)
      const cached = known.get(token)
      // A key that was revoked must not be trusted because its tokens are cached.
      const isTrusted = cached !== undefined && Option.isSome(yield* keys.verifying(cached.keyId))
      const found = isTrusted ? cached : yield* check(token)
      const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
      return found === undefined || found.claims.exp < now ? Option.none() : Option.some(callerOf(found.claims))
    })
  }
}

interface Known {
  readonly keyId: string
  readonly claims: typeof Claims.Type
}

const Claims = Schema.Struct({
  sub: Schema.String,
  role: Caller.fields.role,
  client_id: Schema.String,
  sid: Schema.String,
  editor: Caller.fields.editor,
  exp: Schema.Finite
})

const decode = Schema.decodeUnknownOption(Claims)

const callerOf = ({ client_id, editor, role, sid, sub }: typeof Claims.Type): Caller => ({
  subject: sub,
  role,
  clientId: client_id,
  session: sid,
  ...(editor === undefined ? {} : { editor })
})

/** Returns the key id in the header of a token. Tokens of earlier versions have none: they count as expired. */
const keyIdOf = (token: string): string | undefined => {
  try {
    const { kid } = decodeProtectedHeader(token)
    return typeof kid === "string" ? kid : undefined
  } catch {
    return undefined
  }
}

const verify = (token: string, key: CryptoKey): Effect.Effect<Option.Option<typeof Claims.Type>> =>
  Effect.tryPromise(() =>
    // `read` checks the expiry on every use, with the provider's clock. A check here would use the real time, and would
    // not apply to cached tokens.
    jwtVerify(token, key, { algorithms: [accessTokenAlgorithm], typ: accessTokenType, currentDate: new Date(0) })
  ).pipe(
    Effect.map(({ payload }) => decode(payload)),
    Effect.orElseSucceed(Option.none)
  )
