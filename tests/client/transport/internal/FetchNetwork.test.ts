import { get, insert } from "@portico/contract/codecs/data/Calls"
import { Exchange, layerFetch } from "../../../../packages/client/src/transport/internal/Exchange.ts"
import * as Settings from "@portico/client/transport/Settings"
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { json } from "../network.ts"

type Fetch = typeof globalThis.fetch

/** An exchange over this `fetch` and the given `RequestInit`. */
const over = (fetch: Fetch, init?: RequestInit, timeout?: number) =>
  layerFetch.pipe(
    Layer.provide([
      Settings.layer({ clientId: "shop", host: "https://api.example", ...(timeout === undefined ? {} : { timeout }) }),
      Layer.succeed(FetchHttpClient.Fetch, fetch),
      init === undefined ? Layer.empty : Layer.succeed(FetchHttpClient.RequestInit, init)
    ])
  )

const found = { dataItem: { id: "b1", data: { _id: "b1" } } }

const getting = Exchange.use((exchange) =>
  Effect.flatMap(exchange.prepare(get, { dataCollectionId: "books", dataItemId: "b1" }), (prepared) =>
    exchange.send(prepared, { retry: false })
  )
)

const inserting = Exchange.use((exchange) =>
  Effect.flatMap(
    exchange.prepare(insert, { dataCollectionId: "books", dataItem: { data: { title: "Emma" } } }),
    exchange.send
  )
)

/** Creates a `fetch` that never resolves, and records its signals. */
const silence = () => {
  const signals: Array<AbortSignal | null | undefined> = []
  const fetch: Fetch = (_, init) => {
    signals.push(init?.signal)
    return new Promise(() => {})
  }
  return { fetch, signals }
}

describe("layerFetch", () => {
  it.effect("sends a web request, with a body only if there is one", () =>
    Effect.gen(function* () {
      const asked: Array<Request> = []
      const fetch: Fetch = (input, init) => {
        asked.push(new Request(input, init))
        return Promise.resolve(json(found))
      }

      yield* Effect.andThen(getting, inserting).pipe(Effect.provide(over(fetch)))

      const [read, write] = asked
      assert.strictEqual(read?.method, "GET")
      assert.isFalse(read?.headers.has("content-type"))
      assert.isNull(read?.body)
      assert.strictEqual(write?.headers.get("content-type"), "application/json")
      assert.deepStrictEqual(yield* Effect.promise(() => (write ?? Response.error()).json()), {
        dataCollectionId: "books",
        dataItem: { data: { title: "Emma" } }
      })
    })
  )

  it.effect("applies the options of RequestInit except headers that the request sets itself", () =>
    Effect.gen(function* () {
      const inits: Array<RequestInit | undefined> = []
      const fetch: Fetch = (_, init) => {
        inits.push(init)
        return Promise.resolve(json(found))
      }
      const given = { credentials: "include", headers: { "X-Shop": "north", "content-type": "text/plain" } } as const

      yield* inserting.pipe(Effect.provide(over(fetch, given)))

      const headers = new Headers(inits[0]?.headers)
      assert.strictEqual(inits[0]?.credentials, "include")
      assert.strictEqual(headers.get("x-shop"), "north")
      assert.strictEqual(headers.get("content-type"), "application/json")
    })
  )

  it.effect("uses the fetch of the call rather than that of the layer", () =>
    Effect.gen(function* () {
      const nearer: Fetch = () => Promise.resolve(json(found))
      const farther: Fetch = () => Promise.reject(new TypeError("the farther one"))

      const { response: answer } = yield* getting.pipe(
        Effect.provideService(FetchHttpClient.Fetch, nearer),
        Effect.provide(over(farther))
      )

      assert.strictEqual(answer.dataItem?.id, "b1")
    })
  )

  it.effect("aborts the request when the call is interrupted or times out", () =>
    Effect.gen(function* () {
      const { fetch, signals } = silence()

      yield* Effect.gen(function* () {
        const interrupted = yield* Effect.forkChild(getting, { startImmediately: true })
        assert.isFalse(signals[0]?.aborted)
        yield* Fiber.interrupt(interrupted)
        const late = yield* Effect.forkChild(Effect.flip(getting), { startImmediately: true })
        yield* TestClock.adjust("1 minute")
        assert.strictEqual((yield* Fiber.join(late))._tag, "Unreachable")
      }).pipe(Effect.provide(over(fetch)))

      assert.deepStrictEqual(
        signals.map((signal) => signal?.aborted),
        [true, true]
      )
    })
  )

  describe("in a program without a clock of its own", () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it("aborts a late request", async () => {
      const { fetch, signals } = silence()
      const late = Effect.runPromise(Effect.flip(getting).pipe(Effect.provide(over(fetch, {}, 5000))))

      await vi.advanceTimersByTimeAsync(4999)
      assert.isFalse(signals[0]?.aborted)
      await vi.advanceTimersByTimeAsync(1)

      assert.strictEqual((await late)._tag, "Unreachable")
      assert.isTrue(signals[0]?.aborted)
    })

    it("stops the timer when there is a response or the call is interrupted", async () => {
      const { fetch, signals } = silence()
      const controller = new AbortController()

      await Effect.runPromise(getting.pipe(Effect.provide(over(() => Promise.resolve(json(found))))))
      assert.strictEqual(vi.getTimerCount(), 0)
      const interrupted = Effect.runPromiseExit(getting.pipe(Effect.provide(over(fetch))), controller)
      await vi.advanceTimersByTimeAsync(1000)
      controller.abort()
      await interrupted

      assert.strictEqual(vi.getTimerCount(), 0)
      assert.isTrue(signals[0]?.aborted)
    })

    it("waits longer than the longest timer of the platform", async () => {
      const { fetch, signals } = silence()
      const controller = new AbortController()
      const waiting = Effect.runPromiseExit(getting.pipe(Effect.provide(over(fetch, {}, 2 ** 32))), controller)

      await vi.advanceTimersByTimeAsync(60_000)

      assert.isFalse(signals[0]?.aborted)
      controller.abort()
      await waiting
    })
  })

  it.effect.each([
    { how: "cannot be sent", fetch: () => Promise.reject(new TypeError("fetch failed")) },
    { how: "is interrupted", fetch: () => Promise.resolve(new Response(broken())) }
  ])("fails with Unreachable and its cause if the request $how", ({ fetch }) =>
    Effect.gen(function* () {
      const failure = yield* getting.pipe(Effect.flip, Effect.provide(over(fetch)))

      assert.strictEqual(failure._tag, "Unreachable")
      assert.instanceOf(failure._tag === "Unreachable" && failure.cause, TypeError)
    })
  )
})

const broken = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated")) })
