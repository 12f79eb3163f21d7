/**
 * Access tokens: JSON Web Tokens (RFC 7519) that the provider signs and reads again.
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

/** Whom an access token stands for. */
export const Caller = Schema.Struct({
  /** Id of the member, or of the anonymous visitor. */
  subject: Schema.String,
  role: Schema.Literals(["visitor", "member"]),
  clientId: Schema.String,
  /** Id of the session that the token was issued to. */
  session: Schema.String,
  /** The member was one of the shop's editors when the token was issued. */
  editor: Schema.optionalKey(Schema.Literal(true)),
  /** The call carries the secret of the client's own server as well. It is no part of a token. */
  elevated: Schema.optionalKey(Schema.Literal(true))
})
export type Caller = typeof Caller.Type

/** Issues and reads access tokens. */
export interface AccessTokens {
  readonly issue: (caller: Caller) => Effect.Effect<Redacted.Redacted, never, Secrets>
  /** Whom a token stands for. `None` for a token that was not issued here or has expired. */
  readonly read: (token: Redacted.Redacted) => Effect.Effect<Option.Option<Caller>>
}

/**
 * Builds `AccessTokens` on a signing key, a secret of 256 bits. The last tokens that were read are remembered, and not
 * checked again.
 */
export const make = (key: Redacted.Redacted, remembered = 10_000): AccessTokens => {
  const bytes = new TextEncoder().encode(Redacted.value(key))
  const read = new Map<string, Claims>()

  const check = (token: string): Effect.Effect<Option.Option<Claims>> =>
    Effect.tryPromise(() =>
      // Expiry is checked by the caller on every use, by the provider's clock.
      jwtVerify(token, bytes, { algorithms: [algorithm], typ: "JWT", currentDate: new Date(0) })
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
        // Two tokens of one second must differ.
        .setJti(yield* Secrets.use((secrets) => secrets.name))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenLifetime)
      return Redacted.make(yield* Effect.promise(() => token.sign(bytes)))
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
