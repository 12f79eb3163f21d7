import * as TabLock from "@portico/client/session/TabLock"
import * as RefreshTokenLock from "../../../../packages/client/src/session/internal/RefreshTokenLock.ts"
import type { TokenSet } from "@portico/contract/auth/Token"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Hash from "effect/Hash"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"

const setOf = (refreshToken: string): TokenSet => ({
  accessToken: { value: Redacted.make("A"), expiresAt: 0 },
  refreshToken: { value: Redacted.make(refreshToken), role: "member" }
})

/** A tab with the token `OLD` that sees changes of the storage only through `see`. */
const tabOf = Effect.fnUntraced(function* (lock: TabLock.TabLockShape) {
  const scope = yield* Scope.make()
  let hear = () => {}
  let seen = setOf("OLD")
  const state = {
    tokens: setOf("OLD"),
    load: () => Effect.sync(() => void (state.tokens = seen))
  }
  const store: RefreshTokenLock.Parts["store"] = {
    watch: (listener) => Effect.sync(() => void (hear = listener))
  }
  const use = RefreshTokenLock.make({ clientId: "shop", state, lock, scope, store })
  let grants = 0
  return {
    /** The name of the lock of `OLD`. */
    name: `portico.shop.${Hash.string("OLD")}`,
    /** Refreshes to this token, or fails if it is undefined. */
    refresh: (next?: string) =>
      use(
        setOf("OLD").refreshToken,
        "upToDate",
        Effect.suspend(() => {
          grants++
          if (next === undefined) return Effect.succeed("failed")
          seen = state.tokens = setOf(next)
          return Effect.succeed("renewed")
        }),
        20_000
      ),
    /** Shows the tab what another one stored. */
    see: (next: string) =>
      Effect.sync(() => {
        seen = setOf(next)
        hear()
      }),
    /** Stores what another tab stored, and loses the event. */
    store: (next: string) => Effect.sync(() => void (seen = setOf(next))),
    grants: () => grants,
    close: Scope.close(scope, Exit.void)
  }
})

const calm = TestClock.adjust(0)

describe("RefreshTokenLock", () => {
  it.effect("prevents a second use of a refresh token until the tab sees the new one", () =>
    Effect.gen(function* () {
      const lock = TabLock.make(10_000)
      const [first, second] = [yield* tabOf(lock), yield* tabOf(lock)]
      assert.strictEqual(yield* first.refresh("NEW"), "renewed")

      const late = yield* Effect.forkChild(second.refresh("TWICE"))
      yield* TestClock.adjust("5 seconds")
      yield* second.see("NEW")

      assert.strictEqual(yield* Fiber.join(late), "upToDate")
      assert.strictEqual(second.grants(), 0)
    })
  )

  it.effect("does not send a refresh token that another tab used, even if the storage event was lost", () =>
    Effect.gen(function* () {
      const lock = TabLock.make(10_000)
      const tab = yield* tabOf(lock)
      const other = yield* Effect.forkChild(lock.withLock(tab.name, Effect.never), { startImmediately: true })
      const waiting = yield* Effect.forkChild(tab.refresh("TWICE"))
      yield* calm
      yield* tab.store("NEW")
      yield* Fiber.interrupt(other)

      assert.strictEqual(yield* Fiber.join(waiting), "upToDate")
      assert.strictEqual(tab.grants(), 0)
    })
  )

  it.effect("lets another tab refresh after a failed refresh", () =>
    Effect.gen(function* () {
      const lock = TabLock.make(10_000)
      const [first, second] = [yield* tabOf(lock), yield* tabOf(lock)]

      const endings = [yield* first.refresh(), yield* first.refresh(), yield* second.refresh("NEW")]

      assert.deepStrictEqual(endings, ["failed", "failed", "renewed"])
    })
  )

  it.effect("is released when its tab closes", () =>
    Effect.gen(function* () {
      const lock = TabLock.make(10_000)
      const [first, second] = [yield* tabOf(lock), yield* tabOf(lock)]
      yield* first.refresh("NEW")

      const waiting = yield* Effect.forkChild(second.refresh("LATER"))
      yield* calm
      assert.strictEqual(second.grants(), 0)
      yield* first.close

      assert.strictEqual(yield* Fiber.join(waiting), "renewed")
    })
  )

  it.effect("is granted after 20 seconds even if another tab never releases it", () =>
    Effect.gen(function* () {
      const lock = TabLock.make(10_000)
      const second = yield* tabOf(lock)
      yield* Effect.forkChild(lock.withLock(second.name, Effect.never), { startImmediately: true })

      const waiting = yield* Effect.forkChild(second.refresh("LATER"))
      yield* TestClock.adjust("19 seconds")
      const before = second.grants()
      yield* TestClock.adjust("1 seconds")

      assert.deepStrictEqual([before, yield* Fiber.join(waiting)], [0, "renewed"])
    })
  )

  it.effect("is released after 10 seconds for a tab that does not share the storage", () =>
    Effect.gen(function* () {
      const lock = TabLock.make(10_000)
      const [first, second] = [yield* tabOf(lock), yield* tabOf(lock)]
      yield* first.refresh("NEW")
      yield* TestClock.adjust("10 seconds")

      const copy = yield* Effect.forkChild(second.refresh("OWN"))
      yield* calm

      assert.strictEqual(second.grants(), 1)
      assert.strictEqual(yield* Fiber.join(copy), "renewed")
    })
  )
})
