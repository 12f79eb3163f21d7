/**
 * A refresh token is used by one tab, even where the others learn late of what it stored: a browser hands a lock on
 * sooner than it shows what was written to the storage.
 *
 * @since 0.1.0
 */
import type { RefreshToken } from "@portico/contract/auth/TokenSet"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Hash from "effect/Hash"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import { type Held, isSame } from "./Held.ts"
import type { TabLockShape } from "./TabLock.ts"
import type { TokenStoreShape } from "./TokenStore.ts"

/** What the use of a refresh token takes. */
export interface Parts {
  readonly clientId: string
  readonly held: Pick<Held, "load" | "tokens">
  readonly store: Pick<TokenStoreShape, "watch">
  readonly lock: TabLockShape
  readonly scope: Scope.Scope
}

/**
 * Builds what runs a grant for a refresh token, unless another tab has used the token up: then it waits until this tab
 * sees what the other one stored, and gives `adopted`. Who uses a token up keeps its lock for ten seconds: by then other
 * tabs have long seen what was stored, and whoever still holds the token shares no storage with this one.
 */
export const make = ({ clientId, held, lock, scope, store }: Parts) => {
  let kept: { readonly name: string; readonly free: () => void } | undefined

  return <A, E>(token: RefreshToken, adopted: A, grant: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const name = `portico.${clientId}.${Hash.string(Redacted.value(token.value))}`
      const won = Deferred.makeUnsafe<void>()
      const over = Deferred.makeUnsafe<void>()
      const free = () => void Deferred.doneUnsafe(over, Effect.void)
      const isUsedUp = () => !isSame(held.tokens.refreshToken.value, token.value)
      let changed = Deferred.makeUnsafe<void>()

      const seen = Effect.scoped(
        Effect.andThen(
          store.watch(() => void Deferred.doneUnsafe(changed, Effect.void)),
          Effect.gen(function* () {
            for (;;) {
              yield* held.load("elsewhere")
              if (isUsedUp()) return
              yield* Deferred.await(changed)
              changed = Deferred.makeUnsafe()
            }
          })
        )
      )

      if (kept?.name === name) kept.free()
      return lock.hold(name, Effect.andThen(Deferred.succeed(won, undefined), Deferred.await(over))).pipe(
        Effect.forkIn(scope, { startImmediately: true }),
        Effect.andThen(Effect.raceFirst(Deferred.await(won), seen)),
        Effect.andThen(Effect.suspend(() => (isUsedUp() ? Effect.succeed(adopted) : grant))),
        Effect.ensuring(
          Effect.suspend(() => {
            if (!Deferred.isDoneUnsafe(won) || !isUsedUp()) return Effect.sync(free)
            kept?.free()
            kept = { name, free }
            return Effect.forkIn(Effect.andThen(Effect.sleep(keeping), Effect.sync(free)), scope)
          })
        )
      )
    })
}

// Milliseconds. A page that holds a lock can neither be frozen nor kept for a step back.
const keeping = 10_000
