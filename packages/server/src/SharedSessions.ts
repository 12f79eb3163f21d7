/**
 * Shares the refreshes of sessions among the requests of one process. A browser sends several requests with the same
 * cookies at once. Only one of them may use the refresh token; the others get the same new tokens.
 *
 * @since 0.1.0
 */
import * as TabLock from "@portico/client/session/TabLock"
import { type StoredTokens, TokenStore, type TokenStoreShape } from "@portico/client/session/TokenStore"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"

/** The sessions of the requests of one process. */
export interface SharedSessions {
  /**
   * Creates a layer for one request whose cookies are in `store`. Its clients take turns with those of the other requests
   * of the same session, and load tokens that another request has renewed.
   */
  readonly layer: (store: Layer.Layer<TokenStore>) => Layer.Layer<TokenStore | TabLock.TabLock>
}

/** Creates the shared sessions of a process. */
export const make = (): SharedSessions => {
  const lock = TabLock.make()
  const renewals = new Map<string, Renewal>()

  const latestOf = (tokens: StoredTokens): StoredTokens => {
    const renewal = renewals.get(keyOf(tokens))
    return renewal === undefined ? tokens : latestOf(renewal.tokens)
  }

  const remember = (before: StoredTokens, tokens: StoredTokens, now: number) => {
    for (const [key, { at }] of renewals) if (now - at > lifetime) renewals.delete(key)
    if (keyOf(before) !== keyOf(tokens)) renewals.set(keyOf(before), { at: now, tokens })
  }

  const forget = (session: string | undefined) => {
    for (const [key, { tokens }] of renewals) if (tokens.session === session) renewals.delete(key)
  }

  const over = (cookies: TokenStoreShape): TokenStoreShape => {
    let last: StoredTokens | undefined
    const load = Effect.flatMap(cookies.load, (found) => {
      last = Option.getOrUndefined(Option.map(found, latestOf))
      return last === undefined || keyOf(last) === Option.getOrUndefined(Option.map(found, keyOf))
        ? Effect.succeed(found)
        : Effect.as(cookies.save(last), Option.some(last))
    })
    return {
      ...cookies,
      load,
      save: (tokens) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => {
          if (last !== undefined && last.session === tokens.session) remember(last, tokens, now)
          last = tokens
          return cookies.save(tokens)
        }),
      remove: Effect.suspend(() => {
        if (last !== undefined) forget(last.session)
        last = undefined
        return cookies.remove
      })
    }
  }

  return {
    layer: (store) => {
      const shared = Layer.effect(TokenStore, TokenStore.useSync(over)).pipe(Layer.provide(store))
      // Requests of different sessions do not wait for each other.
      const turns = Layer.effect(
        TabLock.TabLock,
        TokenStore.use(({ load }) =>
          load.pipe(
            Effect.option,
            Effect.map(Option.flatten),
            Effect.map((tokens): TabLock.TabLockShape => {
              const session = Option.match(tokens, {
                onNone: () => "",
                onSome: (found) => found.session ?? keyOf(found)
              })
              return session === ""
                ? TabLock.make()
                : { ...lock, withLock: (name, ...rest) => lock.withLock(`${name} ${session}`, ...rest) }
            })
          )
        )
      )
      return Layer.provideMerge(turns, shared)
    }
  }
}

/** The tokens that replaced others, and the time of the refresh in milliseconds since the epoch. */
interface Renewal {
  readonly at: number
  readonly tokens: StoredTokens
}

// Both tokens, because a provider may keep the refresh token.
const keyOf = ({ accessToken, refreshToken }: StoredTokens): string =>
  `${Redacted.value(refreshToken.value)} ${Redacted.value(accessToken.value)}`

/** The time for which requests with the old cookies may still arrive, in milliseconds. */
const lifetime = 60_000
