import * as PreWarm from "@portico/client/auth/PreWarm"
import type { FrameEvent } from "@portico/client/session/Frame"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import { preWarmInterval } from "@portico/contract/Limits"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as TestClock from "effect/testing/TestClock"
import { now, plain, storeOf } from "../session/session.ts"
import { json, type Network, network, refused, replies, type Reply } from "../transport/network.ts"
import { auth, frameOf, fullUrl, redirectSession } from "./auth.ts"

const week = 604_800_000

/** Creates a browser that pre-warmed at `last`, and records what is logged there. */
const browser = (
  reply: () => Reply = redirectSession,
  {
    last,
    page = (post) => post({ _tag: "Loaded" })
  }: {
    readonly last?: string
    readonly page?: (post: (event: FrameEvent) => void) => void
  } = {}
) => {
  const net: Network = network(() => reply())
  const opened = Deferred.makeUnsafe<void>()
  const frame = frameOf((post) => {
    page(post)
    Deferred.doneUnsafe(opened, Effect.void)
  })
  const logged: Array<{ readonly level: string; readonly message: unknown }> = []
  const logger = Logger.make(({ logLevel, message }) => void logged.push({ level: logLevel, message }))
  const storage = SiteStorage.layerMemory
  const layer = PreWarm.layer.pipe(
    Layer.provideMerge(auth(net, storeOf(plain("ACCESS", now + 3600 * 24 * 60, "REFRESH", "visitor")), frame)),
    Layer.provideMerge(Layer.mergeAll(storage, TabLock.layerMemory, frame.layer)),
    Layer.provideMerge(Logger.layer([logger]))
  )
  const stored = SiteStorage.SiteStorage.use((storage) => storage.read("preWarm"))
  const within = <A, E>(program: Effect.Effect<A, E, PreWarm.PreWarm | SiteStorage.SiteStorage>) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(now * 1000)
      if (last !== undefined) yield* SiteStorage.SiteStorage.use((storage) => storage.write("preWarm", last))
      return yield* program
    }).pipe(Effect.provide(layer))
  return { frame, logged, net, opened, stored, within }
}

const run = (options?: { readonly force?: boolean }) => PreWarm.PreWarm.use((preWarm) => preWarm.run(options))

describe("the first PreWarm.run", () => {
  it.effect("opens a redirect session in a frame, removes the frame and stores the time", () =>
    Effect.gen(function* () {
      const { frame, logged, net, stored, within } = browser()

      const last = yield* within(Effect.andThen(run(), stored))

      assert.deepInclude(net.sent[0], { path: "/v1/redirect-session", body: { login: {} } })
      assert.deepStrictEqual(frame.opened, [{ url: fullUrl, origins: [] }])
      assert.strictEqual(frame.count.open, 0)
      assert.strictEqual(last, String(now * 1000))
      assert.deepStrictEqual(logged, [])
    })
  )

  it.effect("sends one request for concurrent calls", () =>
    Effect.gen(function* () {
      const { net, within } = browser()

      yield* within(Effect.all([run(), run()], { concurrency: "unbounded" }))

      assert.lengthOf(net.sent, 1)
    })
  )
})

describe("a later PreWarm.run", () => {
  it.effect.each([
    ["does nothing a millisecond before seven days have passed", String(now * 1000 - week + 1), 0],
    ["runs after exactly seven days", String(now * 1000 - week), 1],
    ["does nothing if the stored time is in the future", String(now * 1000 + week * 10), 0],
    ["runs if the stored time is not a number", "rubbish", 1],
    ["runs if the stored time is empty", "", 1],
    ["runs if the stored time only starts with a number", `${now * 1000}x`, 1]
  ] as const)("%s", ([, last, sent]) =>
    Effect.gen(function* () {
      const { net, within } = browser(redirectSession, { last })

      yield* within(run())

      assert.lengthOf(net.sent, sent)
      assert.strictEqual(preWarmInterval, week)
    })
  )

  it.effect("runs if it is forced", () =>
    Effect.gen(function* () {
      const { net, stored, within } = browser(redirectSession, { last: String(now * 1000 - 1) })

      const last = yield* within(Effect.andThen(run({ force: true }), stored))

      assert.lengthOf(net.sent, 1)
      assert.strictEqual(last, String(now * 1000))
    })
  )
})

describe("PreWarm.run that fails", () => {
  const fails = (world: ReturnType<typeof browser>, message: string | RegExp) =>
    Effect.gen(function* () {
      const last = yield* world.within(Effect.andThen(run(), world.stored))

      assert.isUndefined(last)
      assert.lengthOf(world.logged, 1)
      assert.strictEqual(world.logged[0]?.level, "Error")
      assert.match(String(world.logged[0]?.message), typeof message === "string" ? new RegExp(`^${message}$`) : message)
      assert.strictEqual(world.frame.count.open, 0)
    })

  it.effect.each([undefined, "", "javascript:alert(1)"])("logs an error if the session has no page (%j)", (url) =>
    fails(
      browser(() => json({ redirectSession: { fullUrl: url } }), { last: "1" }),
      "No redirect URL found"
    )
  )

  it.effect("logs an error if the request is refused", () =>
    fails(
      browser(() => refused(403, "FORBIDDEN", "Not here.")),
      "Not here\\."
    )
  )

  it.effect("logs an error if the network is unavailable", () =>
    Effect.gen(function* () {
      const { logged, stored, within } = browser(() => "offline", { last: "1" })

      const last = yield* within(
        Effect.gen(function* () {
          const fiber = yield* Effect.forkChild(run())
          yield* TestClock.adjust("1 minute")
          yield* Fiber.join(fiber)
          return yield* stored
        })
      )

      assert.isUndefined(last)
      assert.deepStrictEqual(
        logged.filter(({ level }) => level === "Error").map(({ message }) => String(message)),
        ["The provider could not be reached. Check the network and the setting host."]
      )
    })
  )

  it.effect("logs an error if the frame does not load within ten seconds", () =>
    Effect.gen(function* () {
      const { frame, logged, opened, stored, within } = browser(redirectSession, { page: () => undefined })

      const last = yield* within(
        Effect.gen(function* () {
          const fiber = yield* Effect.forkChild(run())
          yield* Deferred.await(opened)
          yield* TestClock.adjust("9999 millis")
          assert.strictEqual(frame.count.open, 1)
          yield* TestClock.adjust("1 millis")
          yield* Fiber.join(fiber)
          return yield* stored
        })
      )

      assert.isUndefined(last)
      assert.strictEqual(frame.count.open, 0)
      assert.lengthOf(logged, 1)
    })
  )

  it.effect("removes the frame when the caller is interrupted", () =>
    Effect.gen(function* () {
      const { frame, opened, within } = browser(redirectSession, { page: () => undefined })

      yield* within(
        Effect.gen(function* () {
          const fiber = yield* Effect.forkChild(run())
          yield* Deferred.await(opened)
          yield* Fiber.interrupt(fiber)
        })
      )

      assert.strictEqual(frame.count.open, 0)
    })
  )
})

it.effect("PreWarm.run writes nothing and sends nothing if it ran less than a week ago", () =>
  Effect.gen(function* () {
    const net = replies()
    const storage = Layer.succeed(SiteStorage.SiteStorage, {
      read: (name) => Effect.succeed(name === PreWarm.lastRunName ? String(now * 1000) : undefined),
      write: () => Effect.die("written"),
      remove: () => Effect.die("removed")
    })
    const around = Layer.merge(storage, WakeEvents.layerNone)
    const layer = PreWarm.layer.pipe(
      Layer.provideMerge(auth(net, storeOf(), undefined, undefined, around)),
      Layer.provide([TabLock.layerMemory, frameOf().layer])
    )
    yield* TestClock.setTime(now * 1000)

    yield* Effect.provide(run(), layer)

    assert.deepStrictEqual(net.sent, [])
  })
)
