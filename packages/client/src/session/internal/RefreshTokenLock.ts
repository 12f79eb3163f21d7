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
 * Creates a function that runs a grant for a refresh token. If another tab has used the token, it waits until the new
 * tokens of that tab are visible here, and returns `upToDate` without running the grant. The tab that used the token
 * releases its lock only when the other tabs can see the new tokens. `timeout` is in milliseconds.
 */
export const make = ({ clientId, state, lock, scope, store }: Parts) => {
  let lastUse: { readonly name: string; readonly free: () => void } | undefined

  return <A, E>(token: RefreshToken, upToDate: A, grant: Effect.Effect<A, E>, timeout: number): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const name = `portico.${clientId}.${Hash.string(Redacted.value(token.value))}`
      const won = Deferred.makeUnsafe<void>()
      const over = Deferred.makeUnsafe<void>()
      const free = () => void Deferred.doneUnsafe(over, Effect.void)
      const isUsedUp = () => !isSame(state.tokens.refreshToken.value, token.value)
      let changed = Deferred.makeUnsafe<void>()

      const seen = Effect.scoped(
        Effect.andThen(
          store.watch(() => void Deferred.doneUnsafe(changed, Effect.void)),
          Effect.gen(function* () {
            for (;;) {
              yield* state.load("elsewhere")
              if (isUsedUp()) return
              yield* Deferred.await(changed)
              changed = Deferred.makeUnsafe()
            }
          })
        )
      )

      if (lastUse?.name === name) lastUse.free()
      const use = Effect.andThen(Deferred.succeed(won, undefined), Deferred.await(over))
      return lock.withLock(name, use, timeout).pipe(
        Effect.forkIn(scope, { startImmediately: true }),
        Effect.andThen(Effect.raceFirst(Deferred.await(won), seen)),
        // While this tab waited for the lock, another one may have used the token. Its event may be lost or late.
        Effect.andThen(state.load("elsewhere")),
        Effect.andThen(Effect.suspend(() => (isUsedUp() ? Effect.succeed(upToDate) : grant))),
        Effect.ensuring(
          Effect.suspend(() => {
            if (lock.storageDelay === 0 || !Deferred.isDoneUnsafe(won) || !isUsedUp()) return Effect.sync(free)
            lastUse?.free()
            lastUse = { name, free }
            return Effect.forkIn(Effect.andThen(Effect.sleep(lock.storageDelay), Effect.sync(free)), scope)
          })
        )
      )
    })
}
