/**
 * Verifies the access tokens of members and visitors on a server of the application, without a request to the provider
 * for each token. The provider must publish its keys, which the specification does not require.
 *
 * It uses web APIs only, and runs in Node, Bun, Deno and workers.
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
import { jwtVerify } from "jose/jwt/verify"
import * as KeySet from "./KeySet.ts"
import * as TokenRefusal from "./TokenRefusal.ts"
import * as VerifierSettings from "./VerifierSettings.ts"

export { KeysUnavailable } from "./KeySet.ts"
export type { Options } from "./VerifierSettings.ts"
export {
  InvalidSignature,
  MemberRequired,
  responseOf,
  TokenExpired,
  TokenMalformed,
  TokenMissing,
  TokenNotYetValid,
  type TokenRefused,
  WrongAudience,
  WrongIssuer
} from "./TokenRefusal.ts"

/** The claims of every token. Times are in seconds since the epoch. */
export interface TokenClaims {
  readonly clientId: string
  /** The id of the session. It stays the same after each refresh. */
  readonly sessionId: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** The claims of a member's token. */
export interface MemberClaims extends TokenClaims {
  readonly role: "member"
  readonly memberId: string
  /** Whether the member was one of the shop's editors when the token was issued. */
  readonly editor: boolean
}

/** The claims of an anonymous visitor's token. */
export interface VisitorClaims extends TokenClaims {
  readonly role: "visitor"
  readonly visitorId: string
}

/** The claims of a verified token. */
export type Claims = MemberClaims | VisitorClaims

/** A token, or the value of an `Authorization` header with one. */
export type Authorization = string | Redacted.Redacted | null | undefined

type Verified<A, E = never> = Effect.Effect<A, E | TokenRefusal.TokenRefused | KeySet.KeysUnavailable>

/** Verifies access tokens. Create one per process, because it caches the provider's keys. */
export interface TokenVerifier {
  /**
   * Returns the claims of a token, or of the token in the value of an `Authorization` header. The word `Bearer` is
   * optional there, because the client sends the token alone.
   *
   * **Gotchas**
   *
   * A token is valid until it expires, up to four hours after it was issued, even if its session has ended in the meantime.
   * Before an action that a stolen token must not allow, request the provider, for example with `Account.user`.
   */
  readonly verify: (authorization: Authorization) => Verified<Claims>
  /** Returns the claims of a member's token. Fails with `MemberRequired` if it is the token of a visitor. */
  readonly verifyMember: (authorization: Authorization) => Verified<MemberClaims, TokenRefusal.MemberRequired>
  /** The same operations as promises. They reject with the same errors. */
  readonly promises: {
    readonly verify: (authorization: Authorization) => Promise<Claims>
    readonly verifyMember: (authorization: Authorization) => Promise<MemberClaims>
  }
}

/**
 * Creates a verifier. Throws `InvalidSettings` immediately. It requests the keys when the first token arrives, and again
 * after five minutes or for a token with an unknown key, which causes at most one request in 30 seconds.
 *
 * **Example** (A route for members, with promises)
 *
 * ```ts
 * import * as TokenVerifier from "@portico/server/TokenVerifier"
 *
 * const verifier = TokenVerifier.make({ host: "https://api.example", audience: "shop" })
 *
 * export const listOrders = async (request: Request): Promise<Response> => {
 *   try {
 *     const { memberId } = await verifier.promises.verifyMember(request.headers.get("authorization"))
 *     return Response.json({ orders: [], memberId })
 *   } catch (error) {
 *     return TokenVerifier.responseOf(error)
 *   }
 * }
 * ```
 *
 * **Example** (The same with Effect)
 *
 * ```ts
 * import * as TokenVerifier from "@portico/server/TokenVerifier"
 * import * as Effect from "effect/Effect"
 *
 * const verifier = TokenVerifier.make({ host: "https://api.example", audience: "shop" })
 *
 * export const listOrders = (request: Request) =>
 *   verifier.verifyMember(request.headers.get("authorization")).pipe(
 *     Effect.map(({ memberId }) => Response.json({ orders: [], memberId })),
 *     Effect.catch((error) => Effect.succeed(TokenVerifier.responseOf(error)))
 *   )
 * ```
 */
export const make = (options: VerifierSettings.Options): TokenVerifier => {
  const { audiences, clockTolerance, issuer, jwksUrl } = VerifierSettings.parse(options)
  const keys = KeySet.make(jwksUrl, options.fetch)

  const verify = Effect.fn("TokenVerifier.verify")(function* (
    authorization: Authorization
  ): Effect.fn.Return<Claims, TokenRefusal.TokenRefused | KeySet.KeysUnavailable> {
    const token = tokenIn(authorization)
    if (token === "") return yield* new TokenRefusal.TokenMissing()
    const { alg, kid } = yield* headerOf(token)
    // Checked before the key is looked up, so that no other algorithm reaches it.
    if (alg !== accessTokenAlgorithm) return yield* new TokenRefusal.InvalidSignature({ reason: "Algorithm" })
    const key = yield* keys.find({ alg, kid })
    if (Option.isNone(key)) return yield* new TokenRefusal.InvalidSignature({ reason: "UnknownKey" })
    const now = yield* Clock.currentTimeMillis
    const payload = yield* Effect.tryPromise({
      try: () =>
        jwtVerify(token, key.value, {
          algorithms: [accessTokenAlgorithm],
          typ: accessTokenType,
          issuer,
          audience: [...audiences],
          requiredClaims: ["exp"],
          clockTolerance,
          currentDate: new Date(now)
        }),
      catch: (cause) => TokenRefusal.ofJose(cause, issuer, audiences)
    })
    return yield* decode(payload.payload).pipe(
      Effect.mapBoth({
        onFailure: ({ message }) => new TokenRefusal.TokenMalformed({ reason: message }),
        onSuccess: claimsOf
      })
    )
  })

  const verifyMember = Effect.fnUntraced(function* (
    authorization: Authorization
  ): Effect.fn.Return<MemberClaims, TokenRefusal.TokenRefused | TokenRefusal.MemberRequired | KeySet.KeysUnavailable> {
    const claims = yield* verify(authorization)
    return claims.role === "member" ? claims : yield* new TokenRefusal.MemberRequired()
  })

  return {
    verify,
    verifyMember,
    promises: {
      verify: (authorization) => Effect.runPromise(verify(authorization)),
      verifyMember: (authorization) => Effect.runPromise(verifyMember(authorization))
    }
  }
}

const tokenIn = (authorization: Authorization): string => {
  const text = Redacted.isRedacted(authorization) ? Redacted.value(authorization) : (authorization ?? "")
  return text.replace(/^Bearer /i, "").trim()
}

// Stricter than the library, which also accepts padding (RFC 7515 §2).
const compact = /^[\w-]+\.[\w-]+\.[\w-]*$/

const headerOf = Effect.fnUntraced(function* (
  token: string
): Effect.fn.Return<{ readonly alg: string | undefined; readonly kid: string }, TokenRefusal.TokenMalformed> {
  if (!compact.test(token)) return yield* new TokenRefusal.TokenMalformed({ reason: "it is no JSON Web Token" })
  const { alg, kid } = yield* Effect.try({
    try: () => decodeProtectedHeader(token),
    catch: () => new TokenRefusal.TokenMalformed({ reason: "its header is no JSON" })
  })
  return typeof kid === "string" && kid !== ""
    ? { alg, kid }
    : yield* new TokenRefusal.TokenMalformed({ reason: "its header names no key" })
})

/** The claims that are read. Others, such as those of later versions, are ignored. */
type Read = Omit<AccessTokenClaims, "aud" | "iss" | "jti">

const Payload: Schema.Codec<Read, unknown> = Schema.Struct({
  sub: Schema.NonEmptyString,
  role: Schema.Literals(["visitor", "member"]),
  client_id: Schema.NonEmptyString,
  sid: Schema.NonEmptyString,
  editor: Schema.optionalKey(Schema.Literal(true)),
  iat: Schema.Finite,
  exp: Schema.Finite
})

const decode = Schema.decodeUnknownEffect(Payload)

const claimsOf = ({ client_id, editor, exp, iat, role, sid, sub }: Read): Claims => {
  const common = { clientId: client_id, sessionId: sid, issuedAt: iat, expiresAt: exp }
  return role === "member"
    ? { role, memberId: sub, editor: editor === true, ...common }
    : { role, visitorId: sub, ...common }
}
