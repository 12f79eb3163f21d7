/**
 * Token grants: visitor tokens, member tokens for an authorization code, and new tokens for a refresh token.
 *
 * @since 0.1.0
 */
import type { TokenResponse } from "@portico/contract/auth/Token"
import { accessTokenLifetime } from "@portico/contract/Limits"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as AccessTokens from "../../engine/identity/AccessTokens.ts"
import { mayStaySignedIn, type Member } from "../../engine/identity/Member.ts"
import * as Pkce from "../../engine/identity/Pkce.ts"
import { ApplicationError } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import * as RefreshTokenRotation from "../../engine/identity/RefreshTokenRotation.ts"
import type { Device } from "../../engine/identity/Device.ts"
import * as Session from "../../engine/identity/Session.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import * as Clients from "./Clients.ts"
import * as PresenceCache from "./PresenceCache.ts"
import { SigningKeys } from "./SigningKeys.ts"
import { Tickets } from "./Tickets.ts"

type Granted = Effect.Effect<TokenResponse, ApplicationError | StoreUnavailable>

/** The proof that is required to exchange an authorization code. */
export interface CodeProof {
  readonly clientId: string
  readonly code: Redacted.Redacted
  readonly codeVerifier: Redacted.Redacted
  readonly redirectUri?: string
}

/** The operations of `TokenGrants`. The parameter `issuer` is the provider's own origin, for the access token. */
export interface TokenGrantsShape {
  /** Opens a session for an anonymous visitor. */
  readonly visitor: (clientId: string, issuer: string) => Granted
  /**
   * Replaces a refresh token of a client. Reuse of a replaced token ends its session, unless the response with its
   * successor may have been lost.
   */
  readonly refresh: (token: Redacted.Redacted, issuer: string, clientId?: string) => Granted
  /**
   * Opens a member's session for an authorization code, which can be used once (RFC 6749 §4.1.3). `device` is the browser
   * as the member recognizes it.
   */
  readonly exchange: (proof: CodeProof, issuer: string, device?: Device) => Granted
  /** Opens a session for a member who was authenticated elsewhere. Callers must have checked that authentication. */
  readonly member: (memberId: string, clientId: string, issuer: string) => Granted
  /** Returns the caller that an access token identifies. */
  readonly caller: (token: Redacted.Redacted) => Effect.Effect<Option.Option<AccessTokens.Caller>, StoreUnavailable>
  /** Ends a session, and the browser session that it came from. */
  readonly end: (sessionId: string) => Effect.Effect<void, StoreUnavailable>
  /** Ends all sessions of a member and revokes all tickets that allow acting for them, except those of one session. */
  readonly endOthers: (memberId: string, sessionId?: string) => Effect.Effect<void, StoreUnavailable>
  /** Returns the member of a caller, if the session has not ended and the member may be signed in. */
  readonly present: (caller: AccessTokens.Caller) => Effect.Effect<Option.Option<Member>, StoreUnavailable>
  /**
   * Returns whether a caller may still act. Same as `present` for members, but a positive result is cached for
   * `PresenceCache.lifetime`, unless this process ends the session. Always true for visitors.
   */
  readonly isCurrent: (caller: AccessTokens.Caller) => Effect.Effect<boolean, StoreUnavailable>
  /** Clears the cached keys and sessions, so that the next use reads them from the store again. */
  readonly forget: Effect.Effect<void>
}

const make = Effect.gen(function* () {
  const store = yield* IdentityStore
  const secrets = yield* Secrets
  const tickets = yield* Tickets
  const policy = yield* ProviderSettings
  const keys = yield* SigningKeys
  const access = AccessTokens.make(keys)
  const context = yield* Effect.context<IdentityStore | ProviderSettings | Secrets>()

  const presence = PresenceCache.make()

  let known: Redacted.Redacted | undefined
  const rotationKey = Effect.suspend(() =>
    known === undefined
      ? Effect.gen(function* () {
          known = Redacted.make(yield* store.settle("rotationKey", Redacted.value(yield* secrets.make)))
          return known
        })
      : Effect.succeed(known)
  )

  const tokenResponse = Effect.fnUntraced(function* (
    caller: AccessTokens.Caller,
    issuer: string,
    refreshToken: Redacted.Redacted
  ) {
    return {
      access_token: yield* access.issue(caller, issuer),
      expires_in: accessTokenLifetime,
      refresh_token: refreshToken,
      token_type: "Bearer"
    } satisfies TokenResponse
  })

  const open = Effect.fnUntraced(function* (
    whom: Pick<Session.Session, "subject" | "role" | "clientId" | "browser" | "device">
  ) {
    const id = yield* secrets.name
    const token = yield* RefreshTokenRotation.firstToken(id)
    const now = yield* Clock.currentTimeMillis
    yield* store.openSession({
      id,
      ...whom,
      current: yield* secrets.digest(token),
      createdAt: now,
      expiresAt: now + Session.sessionLifetime
    })
    yield* tickets.tidy
    return { id, token }
  })

  const end = Effect.fn("TokenGrants.end")(function* (sessionId: string) {
    const session = yield* store.session(sessionId)
    if (Option.isNone(session)) return
    yield* store.endSession(sessionId, yield* Clock.currentTimeMillis)
    presence.forgetSession(sessionId)
    if (session.value.browser !== undefined) yield* tickets.take("Browser", session.value.browser)
  })

  const memberOf = (id: string) => Effect.map(store.member(id), Option.filter(mayStaySignedIn))

  /** Returns the permissions of a session's tokens. `None` if its member may no longer be signed in. */
  const powersIn = Effect.fnUntraced(function* ({ role, subject }: Session.Session) {
    return role === "visitor" ? Option.some<Powers>({}) : Option.map(yield* memberOf(subject), powersOf)
  })

  const grant = Effect.fnUntraced(function* (
    member: Member,
    clientId: string,
    issuer: string,
    from: Pick<Session.Session, "browser" | "device"> = {}
  ) {
    const whom = { subject: member.id, role: "member", clientId } as const
    const { id, token } = yield* open({ ...whom, ...from })
    return { id, tokens: yield* tokenResponse({ ...whom, session: id, ...powersOf(member) }, issuer, token) }
  })

  const rotate = Effect.fnUntraced(function* (
    token: Redacted.Redacted,
    by: string | undefined
  ): Effect.fn.Return<Rotated, ApplicationError | StoreUnavailable, Secrets> {
    const found = yield* store.session(RefreshTokenRotation.sessionOf(token))
    if (Option.isNone(found)) return yield* refused("The refresh token is unknown.")
    const session = found.value
    if (by !== undefined && by !== session.clientId) {
      return yield* refused("The refresh token was issued to another client.")
    }
    const now = yield* Clock.currentTimeMillis
    const digest = yield* secrets.digest(token)
    const result = RefreshTokenRotation.check(session, digest, now, policy.reuseWindow)

    if (result === "ended") return yield* refused("The session has ended.")
    if (result === "expired") return yield* refused("The refresh token has expired.")
    if (result === "reused") {
      yield* end(session.id)
      return yield* refused("The refresh token was used before: the session has ended.")
    }
    const powers = yield* powersIn(session)
    if (Option.isNone(powers)) {
      yield* end(session.id)
      return yield* refused("The member is not allowed to sign in.")
    }

    const successor = RefreshTokenRotation.successor(yield* rotationKey, token)
    if (result === "repeat") return { session, next: yield* successor, powers: powers.value }
    const client = yield* store.client(session.clientId)
    const lasts = Option.exists(client, ({ refreshTokens }) => refreshTokens === "lasting")
    const next = lasts ? token : yield* successor
    const done = yield* store.rotate({
      session: session.id,
      from: digest,
      to: yield* secrets.digest(next),
      at: now,
      expiresAt: now + Session.sessionLifetime
    })
    // A concurrent request rotated the token first.
    return done ? { session, next, powers: powers.value } : yield* rotate(token, by)
  })

  const present = Effect.fn("TokenGrants.present")(function* ({ role, session: id, subject }: AccessTokens.Caller) {
    const session = role === "member" ? yield* store.session(id) : Option.none<Session.Session>()
    return Option.isSome(session) && session.value.endedAt === undefined
      ? yield* memberOf(subject)
      : Option.none<Member>()
  })

  return TokenGrants.of({
    visitor: Effect.fn("TokenGrants.visitor")(function* (clientId: string, issuer: string) {
      yield* Clients.find(clientId)
      const whom = { subject: yield* secrets.name, role: "visitor", clientId } as const
      const { id, token } = yield* open(whom)
      return yield* tokenResponse({ ...whom, session: id }, issuer, token)
    }, Effect.provideContext(context)),

    refresh: Effect.fn("TokenGrants.refresh")(function* (token: Redacted.Redacted, issuer: string, by?: string) {
      const { next, powers, session } = yield* rotate(token, by)
      const { clientId, id, role, subject } = session
      return yield* tokenResponse({ subject, role, clientId, session: id, ...powers }, issuer, next)
    }, Effect.provideContext(context)),

    exchange: Effect.fn("TokenGrants.exchange")(function* (proof: CodeProof, issuer: string, device: Device = {}) {
      const { clientId } = yield* Clients.find(proof.clientId)
      const digest = yield* secrets.digest(proof.code)
      const code = yield* tickets.take("Code", digest)
      if (Option.isNone(code)) {
        const spent = yield* tickets.read("SpentCode", digest)
        if (Option.isSome(spent)) yield* end(spent.value.session)
        return yield* refused("The code is unknown, used or expired.")
      }
      const { browser, codeChallenge, login, memberId, redirectUri } = code.value
      if (code.value.clientId !== clientId) return yield* refused("The code was issued to another client.")
      if ((redirectUri ?? "") !== (proof.redirectUri ?? "")) {
        return yield* refused("The redirect address differs from the one that the code was issued for.")
      }
      if (!(yield* Pkce.matches(proof.codeVerifier, codeChallenge))) {
        return yield* refused("The code verifier does not match the code.")
      }
      const member = yield* memberOf(memberId)
      if (Option.isNone(member)) return yield* refused("The member is not allowed to sign in.")
      // Several codes can be issued for one session token, but only one of them may be used.
      if (login !== undefined && Option.isNone(yield* tickets.take("Login", login))) {
        return yield* refused("The session token of this code was used before or has expired.")
      }
      // The browser was signed out after the code was issued, for example because the member ended its session.
      if (browser !== undefined && Option.isNone(yield* tickets.read("Browser", browser))) {
        return yield* refused("The browser that this code was issued to is signed out.")
      }
      const { id, tokens } = yield* grant(member.value, clientId, issuer, {
        ...(browser === undefined ? {} : { browser }),
        ...(device.browser === undefined && device.system === undefined ? {} : { device })
      })
      yield* tickets.reissue(digest, { _tag: "SpentCode", session: id })
      return tokens
    }, Effect.provideContext(context)),

    member: Effect.fn("TokenGrants.member")(function* (memberId: string, clientId: string, issuer: string) {
      const member = yield* memberOf(memberId)
      if (Option.isNone(member)) return yield* refused("The member does not exist or is blocked.")
      return (yield* grant(member.value, clientId, issuer)).tokens
    }, Effect.provideContext(context)),

    caller: access.read,
    end,
    endOthers: Effect.fn("TokenGrants.endOthers")(function* (memberId: string, sessionId?: string) {
      const current = sessionId === undefined ? Option.none() : yield* store.session(sessionId)
      // Tickets are dropped first. Otherwise a new session could still be opened with one of them.
      yield* store.dropTicketsOf(memberId, Option.getOrUndefined(current)?.browser)
      yield* store.endSessionsOf(memberId, yield* Clock.currentTimeMillis, sessionId)
      presence.forgetMember(memberId)
    }),
    present,
    isCurrent: (caller) =>
      caller.role === "member"
        ? presence.check(caller, Effect.map(present(caller), Option.isSome))
        : Effect.succeed(true),
    forget: Effect.andThen(
      keys.forget,
      Effect.sync(() => {
        known = undefined
        presence.clear()
      })
    )
  })
})

/**
 * Grants tokens and reads access tokens.
 *
 * @since 0.1.0
 */
export class TokenGrants extends Context.Service<TokenGrants, TokenGrantsShape>()(
  "@portico/provider/http/identity/TokenGrants"
) {}

/** `TokenGrants` over the store. */
export const layer: Layer.Layer<
  TokenGrants,
  never,
  IdentityStore | ProviderSettings | Secrets | SigningKeys | Tickets
> = Layer.effect(TokenGrants, make)

type Powers = Pick<AccessTokens.Caller, "editor">

const powersOf = ({ editor }: Member): Powers => (editor === true ? { editor } : {})

interface Rotated {
  readonly session: Session.Session
  readonly next: Redacted.Redacted
  readonly powers: Powers
}

const refused = (description: string) => new ApplicationError({ status: 400, code: "invalid_grant", description })
