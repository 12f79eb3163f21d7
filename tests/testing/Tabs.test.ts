import { Members } from "@portico/client/auth/Members"
import * as PreWarm from "@portico/client/auth/PreWarm"
import { Tokens } from "@portico/client/session/Tokens"
import { clientId } from "@portico/testing/scenarios/Bookshop"
import * as Tabs from "@portico/testing/Tabs"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"

const role = Tokens.use((tokens) => tokens.role)
const status = Tokens.use((tokens) => tokens.status)
const access = Tokens.use((tokens) => tokens.access)

describe("a browser", () => {
  it.live("has tabs that share their storage and receive its changes", () =>
    Effect.gen(function* () {
      const { open } = yield* Tabs.Browser
      const [first, second] = [yield* open, yield* open]

      yield* first.run(Testing.signIn())

      assert.deepInclude((yield* second.changes).at(-1), { status: "member", reason: "elsewhere" })
      assert.strictEqual(yield* second.run(role), "member")
    }).pipe(Effect.provide(Tabs.layer()))
  )

  it.live("uses the first client of the seed by default", () =>
    Effect.gen(function* () {
      const { open, storage } = yield* Tabs.Browser
      const { run } = yield* open

      yield* run(access)

      assert.strictEqual(yield* run(role), "visitor")
      assert.isNotNull(storage.getItem("portico.tokens.own-shop"))
    }).pipe(
      Effect.provide(
        Tabs.layer({
          seed: { clients: ["own-shop", "other-shop"].map((clientId) => ({ clientId, origins: [], redirectUris: [] })) }
        })
      )
    )
  )

  it.live.each([false, true])(
    "shows a tab what another one stored, late or not (%s), once it has settled",
    (delayedStorage) =>
      Effect.gen(function* () {
        const { clock, open, storage } = yield* Tabs.Browser
        const [first, second] = [yield* open, yield* open]
        yield* first.run(access)
        yield* clock.settle

        yield* second.run(access)
        const third = yield* open

        assert.strictEqual(yield* third.run(role), "visitor")
        assert.isNotNull(storage.getItem(`portico.tokens.${clientId}`))
        assert.lengthOf(yield* Tabs.Browser.use(({ requests }) => requests), 1)
      }).pipe(Effect.provide(Tabs.layer({ delayedStorage })))
  )

  it.live("interrupts the calls of a closed tab without clearing the storage", () =>
    Effect.gen(function* () {
      const { open, injector } = yield* Tabs.Browser
      const [first, second] = [yield* open, yield* open]
      const { arrived, release } = injector.block("/oauth2/token")
      const call = yield* Effect.forkChild(first.run(access))
      yield* Effect.promise(() => arrived)

      yield* first.close
      release()

      assert.isTrue(Exit.hasInterrupts(yield* Fiber.await(call)))
      yield* second.run(access)
      assert.strictEqual(yield* second.run(role), "visitor")
    }).pipe(Effect.provide(Tabs.layer()))
  )

  it.live("wakes a tab whose session waits for the network", () =>
    Effect.gen(function* () {
      const { clock, open, injector } = yield* Tabs.Browser
      const tab = yield* open
      yield* tab.run(Testing.signIn())
      yield* clock.advance("5 hours")
      yield* injector.during([{ match: {}, drop: "before" }], Effect.exit(tab.run(access)))
      assert.strictEqual(yield* tab.run(status), "parked")

      yield* tab.wake("online")
      yield* clock.settle

      assert.strictEqual(yield* tab.run(role), "member")
    }).pipe(Effect.provide(Tabs.layer()))
  )

  it.live("has a provider that ends the session when a refresh token is used twice", () =>
    Effect.gen(function* () {
      const { open } = yield* Tabs.Browser
      const tab = yield* open
      yield* tab.run(Testing.signIn())
      const { refreshToken } = yield* tab.run(Tokens.use((tokens) => tokens.current))
      const show = tab.run(Tokens.use((tokens) => tokens.refresh(refreshToken)))

      const rotated = yield* show
      const again = yield* Effect.exit(show)
      const next = yield* Effect.exit(tab.run(Tokens.use((tokens) => tokens.refresh(rotated.refreshToken))))

      assert.deepStrictEqual([again._tag, next._tag], ["Failure", "Failure"])
    }).pipe(Effect.provide(Tabs.layer()))
  )

  it.live("provides a tab with services on top of the client", () =>
    Effect.gen(function* () {
      const { open, outbox, requests } = yield* Tabs.Browser
      const tab = yield* open

      yield* tab.run(
        Effect.provide(
          PreWarm.PreWarm.use(({ run }) => run()),
          PreWarm.layer
        )
      )
      yield* tab.run(Effect.ignore(Members.use((members) => members.logout())))

      assert.isAbove((yield* requests).length, 1)
      assert.deepStrictEqual(yield* outbox, [])
    }).pipe(Effect.provide(Tabs.layer()))
  )
})
