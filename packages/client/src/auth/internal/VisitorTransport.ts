/**
 * Calls in the name of the visitor from before a sign-in. They use the visitor's stored tokens, which are refreshed
 * after they expire.
 *
 * @since 0.1.0
 */
import type { TokenSet } from "@portico/contract/auth/Token"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import { isFresh, none } from "../../session/internal/SessionState.ts"
import { nowSeconds } from "../../session/internal/Grants.ts"
import type { TokensShape } from "../../session/Tokens.ts"
import type { ExchangeShape } from "../../transport/internal/Exchange.ts"
import { SessionEnded, TokenUnavailable } from "../../transport/Failure.ts"
import { Transport, type TransportShape } from "../../transport/Transport.ts"

/** A visitor or a member, with a transport that sends calls in their name. */
export interface Party {
  readonly tokens: Effect.Effect<TokenSet>
  /**
   * The transport of this party: `Layer.provide(Items.layer, visitor.transport)` reads and writes items as the visitor.
   */
  readonly transport: Layer.Layer<Transport>
}

/** The storage of a visitor's tokens. */
export interface TokenSlot {
  readonly read: Effect.Effect<TokenSet | undefined>
  readonly write: (tokens: TokenSet) => Effect.Effect<void>
}

/** Creates a party from a visitor's stored tokens. A rotated refresh token is stored before anything else can fail. */
export const visiting = (
  exchange: ExchangeShape,
  { refresh }: Pick<TokensShape, "refresh">,
  slot: TokenSlot
): Effect.Effect<Party> =>
  Effect.map(Semaphore.make(1), (turn) => {
    const tokens = Effect.map(slot.read, (tokens) => tokens ?? none)

    const access = Effect.gen(function* () {
      const { accessToken, refreshToken } = yield* tokens
      if (refreshToken.role === "none") return yield* new TokenUnavailable({ cause: new SessionEnded() })
      if (isFresh({ accessToken, refreshToken }, yield* nowSeconds)) return accessToken.value
      const renewed = yield* refresh(refreshToken, { onTokens: slot.write })
      return renewed.accessToken.value
    }).pipe(turn.withPermits(1))

    const callWithResult: TransportShape["callWithResult"] = (row, payload, options = {}) =>
      Effect.gen(function* () {
        const prepared = yield* exchange.prepare(row, payload)
        const authorization = yield* access
        const retry = options.retry === undefined ? {} : { retry: options.retry }
        return { ...(yield* exchange.send(prepared, { authorization, ...retry })), asVisitor: true }
      })

    const call: TransportShape["call"] = (row, payload, options) =>
      Effect.map(callWithResult(row, payload, options), ({ response }) => response)

    return { tokens, transport: Layer.succeed(Transport, { callWithResult, call }) }
  })
