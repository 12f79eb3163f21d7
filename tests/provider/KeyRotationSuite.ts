import { assert, it } from "@effect/vitest"
import { accessTokenLifetime } from "@portico/contract/Limits"
import { jwksPath } from "@portico/contract/Paths"
import * as TokenVerifier from "@portico/server/TokenVerifier"
import * as MovableClock from "@portico/testing/MovableClock"
import type { Store } from "../../packages/provider/src/store/Store.ts"
import * as Clock from "effect/Clock"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { decodeProtectedHeader } from "jose/decode/protected_header"
import { home, open, seed } from "./Shop.ts"

type Shop = ReturnType<typeof open>

/** Checks the rotation of keys in a store, with a server of the application that verifies the tokens. */
export const suite = (options: Effect.Effect<() => Store, never, Scope.Scope>) => {
  const rotating = (name: string, story: (world: World) => Promise<void>) =>
    it.live(name, () =>
      Effect.flatMap(options, (store) =>
        Effect.promise(async () => {
          const world = worldOf(store)
          await story(world)
          await world.shop().dispose()
        })
      )
    )

  rotating(
    "keeps sessions and tokens across restarts and a rotation, and removes the old key after both",
    async (world) => {
      const first = await world.shop().member()
      assert.strictEqual(await world.verified(first.access_token), "member")
      await world.restart()
      const rotated = await world.shop().rotateKeys()
      assert.strictEqual((await world.shop().rotateKeys()).id, rotated.id)

      // The next key is published before it signs.
      assert.sameMembers(await world.published(), [kidOf(first.access_token), rotated.id])
      const second = await world.refreshed(first.refresh_token)
      assert.strictEqual(kidOf(second.access_token), kidOf(first.access_token))

      await world.pass("21 minutes")
      await world.restart()
      const third = await world.refreshed(second.refresh_token)
      assert.strictEqual(kidOf(third.access_token), rotated.id)
      for (const { access_token } of [first, second, third]) {
        assert.strictEqual(await world.verified(access_token), "member")
        assert.strictEqual(await world.statusOf(access_token), 200)
      }

      await world.pass(`${accessTokenLifetime - 60} seconds`)
      assert.strictEqual(await world.verified(second.access_token), "TokenExpired")
      assert.strictEqual(await world.verified(third.access_token), "member")
      await world.pass("7 minutes")
      assert.deepStrictEqual(await world.published(), [rotated.id])
      assert.strictEqual(await world.verified(third.access_token), "TokenExpired")
      const last = await world.refreshed(third.refresh_token)
      assert.strictEqual(await world.verified(last.access_token), "member")
    }
  )

  rotating("refuses all tokens after the keys were revoked, and keeps the sessions", async (world) => {
    const { access_token, refresh_token } = await world.shop().member()
    assert.strictEqual(await world.verified(access_token), "member")
    await world.shop().rotateKeys()

    const { id } = await world.shop().rotateKeys({ revoke: true })

    assert.deepStrictEqual(await world.published(), [id])
    assert.strictEqual(await world.statusOf(access_token), 401)
    await world.restart()
    assert.strictEqual(await world.statusOf(access_token), 401)
    // A server that verifies tokens caches the keys for five minutes.
    await world.pass("5 minutes")
    assert.strictEqual(await world.verified(access_token), "InvalidSignature")
    const next = await world.refreshed(refresh_token)
    assert.strictEqual(kidOf(next.access_token), id)
    assert.strictEqual(await world.verified(next.access_token), "member")
  })

  rotating("rotates by itself after 30 days, and keeps the sessions", async (world) => {
    const { access_token, refresh_token } = await world.shop().member()
    await world.restart("30 days")
    await world.pass("1 hour")
    const second = await world.refreshed(refresh_token)
    assert.strictEqual(kidOf(second.access_token), kidOf(access_token))
    assert.lengthOf(await world.published(), 2)

    await world.pass("1 hour")

    const third = await world.refreshed(second.refresh_token)
    assert.notStrictEqual(kidOf(third.access_token), kidOf(access_token))
    assert.strictEqual(await world.verified(third.access_token), "member")
    assert.strictEqual(await world.verified(second.access_token), "member")
  })
}

/** Checks that several processes of one store agree on the keys. */
export const together = (options: Effect.Effect<() => Store, never, Scope.Scope>) => {
  it.live("agrees with other processes on the first key, on the next one and on a revocation", () =>
    Effect.flatMap(options, (store) =>
      Effect.promise(async () => {
        const time = MovableClock.make(1_700_000_000_000)
        const [one, other] = [openOn(store(), time), openOn(store(), time)]
        const pass = (duration: "2 seconds" | "16 seconds" | "21 minutes") => Effect.runPromise(time.advance(duration))
        const tokens = await Promise.all([one, other, one, other].map((shop) => shop.visitor()))
        const everywhere = async (token: string) =>
          Promise.all([one, other].map(async (shop) => (await shop.post("/v2/items/count", {}, token)).status))

        assert.lengthOf(new Set(tokens.map(kidOf)), 1)
        for (const token of tokens) assert.notInclude(await everywhere(token), 401)

        const rotated = await Promise.all([one.rotateKeys(), other.rotateKeys()])
        assert.strictEqual(rotated[0].id, rotated[1].id)
        await pass("21 minutes")
        assert.deepStrictEqual(
          [kidOf(await one.visitor()), kidOf(await other.visitor())],
          rotated.map(({ id }) => id)
        )

        const before = await other.visitor()
        await pass("2 seconds")
        const { id } = await one.rotateKeys({ revoke: true })
        const after = await one.visitor()
        assert.strictEqual(kidOf(after), id)
        // The other process reads the keys for a token whose key it does not know.
        assert.notInclude(await everywhere(after), 401)
        assert.strictEqual(kidOf(await other.visitor()), id)
        assert.deepStrictEqual(await everywhere(before), [401, 401])

        const revoked = await other.rotateKeys({ revoke: true })
        // Without such a token, the process notices a revocation within 15 seconds.
        await pass("16 seconds")
        assert.strictEqual(kidOf(await one.visitor()), revoked.id)
        assert.deepStrictEqual(await everywhere(after), [401, 401])
        await Promise.all([one.dispose(), other.dispose()])
      })
    )
  )
}

interface World {
  readonly shop: () => Shop
  /** Closes the provider and opens it after a duration. */
  readonly restart: (closed?: Duration.Input) => Promise<void>
  readonly pass: (duration: Parameters<MovableClock.MovableClock["advance"]>[0]) => Promise<void>
  /** Returns the role in a token as the server of the application reads it, otherwise the tag of the error. */
  readonly verified: (token: string) => Promise<string>
  /** Returns the status of a member's request to the provider. */
  readonly statusOf: (token: string) => Promise<number>
  readonly refreshed: (token: string) => Promise<Awaited<ReturnType<Shop["member"]>>>
  /** Returns the ids of the published keys. */
  readonly published: () => Promise<Array<string>>
}

const worldOf = (store: () => Store): World => {
  const time = MovableClock.make(1_700_000_000_000)
  let shop = openOn(store(), time)
  const verifier = TokenVerifier.make({
    host: home,
    audience: "shop",
    fetch: (input, init) => shop.handler(new Request(input, init))
  })
  return {
    shop: () => shop,
    restart: async (closed = 0) => {
      await shop.dispose()
      await Effect.runPromise(time.advance(closed))
      shop = openOn(store(), time, false)
    },
    pass: (duration) => Effect.runPromise(time.advance(duration)),
    verified: (token) =>
      verifier
        .verify(token)
        .pipe(
          Effect.match({ onFailure: ({ _tag }) => _tag, onSuccess: ({ role }) => role }),
          Effect.provideService(Clock.Clock, time.provider),
          Effect.runPromise
        ),
    statusOf: async (token) => (await shop.post("/v1/account/user", {}, token)).status,
    refreshed: async (token) => {
      const refreshed = await shop.refresh(token)
      assert.strictEqual(refreshed.status, 200, refreshed.text)
      return refreshed.body
    },
    published: async () => {
      const { keys } = JSON.parse((await shop.send(jwksPath)).text)
      return keys.map(({ kid }: { readonly kid: string }) => kid)
    }
  }
}

const openOn = (store: Store, time: MovableClock.MovableClock, seeded = true): Shop =>
  open({ store, clock: time.provider, seed: seeded ? seed : {} })

const kidOf = (token: string): string => decodeProtectedHeader(token).kid ?? ""
