/**
 * The tokens of a session: obtained on demand, refreshed once for all callers, never lost to a passing failure
 * (auth.md §4).
 *
 * @since 0.1.0
 */
import type { Role } from "@portico/contract/auth/Enums"
import type { RefreshToken, TokenSet } from "@portico/contract/auth/TokenSet"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import { type Authorization, Credential, type Need } from "../transport/Credential.ts"
import { Exchange } from "../transport/Exchange.ts"
import { type ExchangeError, SessionEnded, TokenUnavailable } from "../transport/Failure.ts"
import { Settings } from "../transport/Settings.ts"
import * as Grants from "./Grants.ts"
import { shared } from "./Flight.ts"
import { Held, isFresh, isSame, none, type Parked, type SessionChange } from "./Held.ts"
import { TokenStore } from "./TokenStore.ts"

/** Nobody is signed in. */
export class MemberRequired extends /*#__PURE__*/ Data.TaggedError("MemberRequired")<{}> {
  override get message(): string {
    return "This needs a member who is signed in."
  }
}

/** The operations of `Tokens`. */
export interface TokensShape {
  /**
   * Gives a valid access token: the held one until its last second, else a refreshed one, else a visitor's. Callers
   * at the same time share one request, which none of them takes along when it leaves.
   */
  readonly access: Effect.Effect<Redacted.Redacted, TokenUnavailable>
  /** The held tokens, a parked member's included. Empty texts and role `none` where there are none. */
  readonly current: Effect.Effect<TokenSet>
  /** Whom calls are made for: `member` while a member is signed in and not parked. */
  readonly role: Effect.Effect<Role>
  /** Replaces the session, as after a login. */
  readonly set: (tokens: TokenSet) => Effect.Effect<void>
  /** Ends the session here and in the store, and gives what it held. Nothing that is under way brings it back. */
  readonly clear: Effect.Effect<TokenSet>
  /** Begins a login: gives the way to end it, which fails where the session was cleared meanwhile. */
  readonly begin: Effect.Effect<(tokens: TokenSet) => Effect.Effect<void, SessionEnded>>
  /** Whom the client speaks for now, then every change with its reason. */
  readonly changes: Stream.Stream<SessionChange>
  /** Gives the access token of a member. */
  readonly requireMember: Effect.Effect<Redacted.Redacted, TokenUnavailable | MemberRequired>
  /** Makes tokens valid: as they are, by their refresh token, or new visitor tokens. Stores nothing. */
  readonly generate: (tokens?: TokenSet) => Effect.Effect<TokenSet, TokenUnavailable>
  /** Refreshes tokens. Stores nothing. */
  readonly refresh: (refreshToken: RefreshToken) => Effect.Effect<TokenSet, ExchangeError>
  /** Gets a member's tokens for an authorization code. Stores nothing. */
  readonly redeem: (grant: Grants.CodeGrant) => Effect.Effect<TokenSet, ExchangeError>
}

/** Holds the tokens of a session. */
export class Tokens extends /*#__PURE__*/ Context.Service<Tokens, TokensShape>()("@portico/client/session/Tokens") {}

const make = Effect.gen(function* () {
  const { clientId, whenRefreshFails } = yield* Settings
  const grants = Grants.make(yield* Exchange, clientId)
  const store = yield* TokenStore
  const scope = yield* Effect.scope
  const held = new Held(store)
  // A visitor's tokens, used while a member's are parked.
  let standIn: TokenSet | undefined
  let paused: Parked | undefined

  yield* held.load("start")
  yield* store.watch((tokens) => held.adopt(tokens, "elsewhere"))

  const anonymous = Effect.flatMap(Grants.nowSeconds, (now) =>
    paused !== undefined && paused.retryAt > now
      ? Effect.fail(new TokenUnavailable({ cause: paused.cause }))
      : Effect.mapError(grants.anonymous, (cause) => {
          paused = { cause, retryAt: now + retryAfterOf(cause) }
          return new TokenUnavailable({ cause })
        })
  )

  const generate = (tokens = none, keep?: Grants.RefreshOptions["keep"]) =>
    Effect.flatMap(Grants.nowSeconds, (now) => {
      const { refreshToken } = tokens
      if (Redacted.value(refreshToken.value) === "") return anonymous
      if (isFresh(tokens, now)) return Effect.succeed(tokens)
      return Effect.catch(grants.refresh(refreshToken, keep === undefined ? {} : { keep }), () => anonymous)
    })

  const refused = (used: RefreshToken, cause: ExchangeError) =>
    Effect.gen(function* () {
      // Another tab may have used the token first: then its tokens are the session's.
      yield* held.load("elsewhere")
      if (!isSame(held.tokens.refreshToken.value, used.value)) return
      yield* held.end("refused", cause)
      yield* Effect.logWarning(`The provider ended the member's session: ${cause.message}`)
    })

  const park = (cause: ExchangeError) =>
    Effect.gen(function* () {
      const isNews = held.parked === undefined
      held.park(cause, (yield* Grants.nowSeconds) + retryAfterOf(cause))
      if (isNews) yield* Effect.logWarning(`The member's tokens could not be refreshed for now: ${cause.message}`)
    })

  const renewMember = shared(
    Effect.gen(function* () {
      yield* held.load("elsewhere")
      if (!held.isMember || isFresh(held.tokens, yield* Grants.nowSeconds)) return
      const { epoch, parked, tokens } = held
      const { refreshToken } = tokens
      const keep = (tokens: TokenSet) => (held.epoch === epoch ? held.renew(tokens, "recovered") : Effect.void)
      yield* Effect.catch(grants.refresh(refreshToken, { keep, retry: parked === undefined }), (cause) => {
        if (held.epoch !== epoch) return Effect.void
        return isRefused(cause) ? refused(refreshToken, cause) : park(cause)
      })
    }).pipe(Effect.withSpan("Tokens.renewMember")),
    scope,
    () => held.epoch
  )

  const renewVisitor = shared(
    Effect.gen(function* () {
      if (held.isMember) {
        standIn = yield* generate(standIn)
        return
      }
      yield* held.load("elsewhere")
      if (held.isMember) return
      const { epoch } = held
      const keep = (tokens: TokenSet) => (held.epoch === epoch ? held.renew(tokens, "visitor") : Effect.void)
      yield* keep(yield* generate(held.tokens, keep))
    }).pipe(Effect.withSpan("Tokens.renewVisitor")),
    scope,
    () => held.epoch
  )

  const obtain = (need: Need, beganAsMember: boolean): Effect.Effect<Authorization, TokenUnavailable> =>
    Effect.flatMap(Grants.nowSeconds, (now) => {
      const again = Effect.suspend(() => obtain(need, beganAsMember))
      if (!held.isMember && beganAsMember && need === "write") {
        return Effect.fail(new TokenUnavailable({ cause: held.last.cause ?? new SessionEnded() }))
      }
      if (isFresh(held.tokens, now)) return Effect.succeed(own(held.tokens))
      if (!held.isMember) return Effect.andThen(renewVisitor, again)
      const { parked } = held
      return parked !== undefined && parked.retryAt > now
        ? instead(need, parked, again)
        : Effect.andThen(
            renewMember,
            Effect.suspend(() => (held.parked === undefined ? again : instead(need, held.parked, again)))
          )
    })

  const instead = (
    need: Need,
    { cause }: Parked,
    again: Effect.Effect<Authorization, TokenUnavailable>
  ): Effect.Effect<Authorization, TokenUnavailable> =>
    need === "write" || (need === "read" && whenRefreshFails === "fail")
      ? Effect.fail(new TokenUnavailable({ cause }))
      : Effect.andThen(
          renewVisitor,
          Effect.suspend(() =>
            held.parked === undefined || standIn === undefined
              ? again
              : Effect.succeed({ token: standIn.accessToken.value, insteadOfMember: held.parked.cause })
          )
        )

  // Every call comes through here: no span, no lock and hardly an allocation while the token is valid.
  const isValid = (fiber: Fiber.Fiber<unknown, unknown>): boolean =>
    isFresh(held.tokens, Math.floor(fiber.getRef(Clock.Clock).currentTimeMillisUnsafe() / 1000))

  const authorize = (need: Need) =>
    Effect.withFiber<Authorization, TokenUnavailable>((fiber) =>
      isValid(fiber) ? Effect.succeed(own(held.tokens)) : obtain(need, held.isMember)
    )

  const tokens: TokensShape = {
    access: Effect.withFiber<Redacted.Redacted, TokenUnavailable>((fiber) =>
      isValid(fiber)
        ? Effect.succeed(held.tokens.accessToken.value)
        : Effect.map(obtain("read", held.isMember), tokenOf)
    ),
    current: Effect.sync(() => held.tokens),
    role: Effect.sync(() => (held.last.status === "parked" ? "visitor" : held.last.status)),
    set: (tokens) => Effect.uninterruptible(held.replace(tokens)),
    clear: Effect.uninterruptible(held.end("cleared")),
    begin: Effect.sync(() => {
      const { clearings } = held
      return (tokens) =>
        Effect.suspend(() =>
          held.clearings === clearings ? Effect.uninterruptible(held.replace(tokens)) : Effect.fail(new SessionEnded())
        )
    }),
    changes: Stream.callback<SessionChange>(
      (queue) =>
        Effect.acquireRelease(
          Effect.sync(() => held.listen((change) => void Queue.offerUnsafe(queue, change))),
          (end) => Effect.sync(end)
        ),
      { bufferSize: 16, strategy: "sliding" }
    ),
    requireMember: Effect.suspend((): TokensShape["requireMember"] =>
      held.isMember ? Effect.map(authorize("write"), tokenOf) : Effect.fail(new MemberRequired())
    ),
    generate: (tokens) => generate(tokens),
    refresh: grants.refresh,
    redeem: grants.code
  }

  const invalidate = (token: Redacted.Redacted) =>
    Effect.sync(() => {
      held.expire(token)
      if (standIn !== undefined && isSame(standIn.accessToken.value, token)) standIn = undefined
    })

  return Context.make(Tokens, tokens).pipe(Context.add(Credential, { authorize, invalidate }))
})

/** `Tokens` over the token endpoint, and the `Credential` of authorised calls. */
export const layer: Layer.Layer<Tokens | Credential, never, Settings | Exchange | TokenStore> =
  /*#__PURE__*/ Layer.effectContext(make)

const own = ({ accessToken }: TokenSet): Authorization => ({ token: accessToken.value, insteadOfMember: undefined })

const tokenOf = ({ token }: Authorization): Redacted.Redacted => token

// What the provider refuses stays refused. Anything else may pass, so it must not cost a member the session.
const isRefused = (error: ExchangeError): boolean =>
  (error._tag === "ApplicationError" || error._tag === "InvalidArgument") &&
  (error.status === 400 || error.status === 401 || error.status === 403)

/** Seconds. */
const retryAfterOf = (error: ExchangeError): number => ("retryAfter" in error ? (error.retryAfter ?? 0) : 0)
