/**
 * Ensures that only one tab uses a refresh token. The session's lock alone cannot ensure it: a browser may grant a lock
 * to the next tab before that tab sees what the previous one wrote to the storage.
 *
 * @since 0.1.0
 */
import type { RefreshToken } from "@portico/contract/auth/Token"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Hash from "effect/Hash"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import * as Clock from "../../transport/internal/Clock.ts"
import { type SessionState, isSame } from "./SessionState.ts"
import type { TabLockShape } from "../TabLock.ts"
import type { TokenStoreShape } from "../TokenStore.ts"

/** The dependencies of a refresh token's lock. */
export interface Parts {
  readonly clientId: string
  readonly state: Pick<SessionState, "load" | "tokens">
  readonly store: Pick<TokenStoreShape, "watch">
  readonly lock: TabLockShape
  readonly scope: Scope.Scope
}

/**
 * Creates a function that runs a refresh with a refresh token. If another tab has used the token, it waits until the
 * new tokens of that tab are visible here, and returns `ifReplaced` without running the refresh. The tab that used the
 * token releases its lock only when the other tabs can see the new tokens. `timeout` is in milliseconds.
 */
export const make = ({ clientId, state, lock, scope, store }: Parts) => {
  let lastLock: { readonly name: string; readonly release: () => void } | undefined

  return <A, E>(
    token: RefreshToken,
    ifReplaced: A,
    refresh: Effect.Effect<A, E>,
    timeout: number
  ): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const name = `portico.${clientId}.${Hash.string(Redacted.value(token.value))}`
      const acquired = Deferred.makeUnsafe<void>()
      const released = Deferred.makeUnsafe<void>()
      const release = () => void Deferred.doneUnsafe(released, Effect.void)
      const isReplaced = () => !isSame(state.tokens.refreshToken.value, token.value)
      let storeChanged = Deferred.makeUnsafe<void>()

      const replacementVisible = Effect.scoped(
        Effect.andThen(
          store.watch(() => void Deferred.doneUnsafe(storeChanged, Effect.void)),
          Effect.gen(function* () {
            for (;;) {
              yield* state.load("elsewhere")
              if (isReplaced()) return
              yield* Deferred.await(storeChanged)
              storeChanged = Deferred.makeUnsafe()
            }
          })
        )
      )

      if (lastLock?.name === name) lastLock.release()
      const waitForRelease = Effect.suspend(() => {
        Deferred.doneUnsafe(acquired, Effect.void)
        return Deferred.await(released)
      })
      return lock.withLock(name, waitForRelease, timeout).pipe(
        Effect.forkIn(scope, { startImmediately: true }),
        Effect.andThen(Effect.raceFirst(Deferred.await(acquired), replacementVisible)),
        // While this tab waited for the lock, another one may have used the token. Its event may be lost or late.
        Effect.andThen(state.load("elsewhere")),
        Effect.andThen(Effect.suspend(() => (isReplaced() ? Effect.succeed(ifReplaced) : refresh))),
        Effect.ensuring(
          Effect.suspend(() => {
            if (lock.storageDelay === 0 || !Deferred.isDoneUnsafe(acquired) || !isReplaced())
              return Effect.sync(release)
            lastLock?.release()
            lastLock = { name, release }
            return Effect.forkIn(Effect.andThen(Clock.sleep(lock.storageDelay), Effect.sync(release)), scope)
          })
        )
      )
    })
}
