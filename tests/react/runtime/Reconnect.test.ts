import { SystemError, TokenUnavailable, Unreachable } from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as AsyncResult from "effect/reactivity/AsyncResult"
import { machine } from "../../../packages/react/src/runtime/Machine.ts"
import { runtime } from "../../../packages/react/src/runtime/Runtime.ts"
import { windowEvents } from "./online.ts"
import { registryOver } from "./registry.ts"

const unreachable = new Unreachable({ cause: new TypeError("Failed to fetch") })
const busy = new SystemError({ requestId: "1", retryAfter: undefined, status: 503, statusText: "Service Unavailable" })
const ofData = (cause: Unreachable | SystemError) => Wde.make("WDE0053", { description: cause.message }, { cause })

/** Mounts a read whose n-th run is `run(n)`, and records its results. */
const reading = <A, E>(run: (count: number) => Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const online = yield* windowEvents
    const registry = yield* registryOver(Layer.empty)
    let runs = 0
    const atom = runtime.atom(Effect.suspend(() => run(++runs)))
    const seen: Array<string> = []
    const textOf = (result: AsyncResult.AsyncResult<A, E>) =>
      `${result._tag}${result.waiting ? " waiting" : ""}${"value" in result ? ` ${String(result.value)}` : ""}`
    registry.subscribe(atom, (result) => void seen.push(textOf(result)), { immediate: true })
    return { atom, online, registry, runs: () => runs, seen }
  })

describe("a read that failed", () => {
  it.effect.each([
    ["a call", unreachable],
    ["a call of data", ofData(unreachable)],
    ["the request of a token", new TokenUnavailable({ cause: unreachable })]
  ] as const)("because nothing was reachable for %s is repeated once when the browser is online again", ([, error]) =>
    Effect.gen(function* () {
      const { online, runs, seen } = yield* reading((run) => (run === 1 ? Effect.fail(error) : Effect.succeed("new")))
      assert.deepStrictEqual(seen, ["Failure"])

      online()
      online()

      assert.strictEqual(runs(), 2)
      assert.strictEqual(seen.at(-1), "Success new")
    })
  )

  it.effect.each([
    ["the provider failed", ofData(busy)],
    ["the response could not be read", Wde.make("WDE0055", { description: "No JSON." })]
  ] as const)("because %s is not repeated", ([, error]) =>
    Effect.gen(function* () {
      const { online, runs } = yield* reading(() => Effect.fail(error))

      online()

      assert.strictEqual(runs(), 1)
    })
  )

  it.effect("is repeated each time the browser is online again, until it succeeds", () =>
    Effect.gen(function* () {
      const { online, runs, seen } = yield* reading((run) =>
        run < 3 ? Effect.fail(unreachable) : Effect.succeed("new")
      )

      for (let times = 0; times < 4; times++) online()

      assert.strictEqual(runs(), 3)
      assert.strictEqual(seen.at(-1), "Success new")
    })
  )

  it.effect("has no failure while it is repeated", () =>
    Effect.gen(function* () {
      const response = yield* Deferred.make<string>()
      const { online, seen } = yield* reading((run) =>
        run === 1 ? Effect.fail(unreachable) : Deferred.await(response)
      )

      online()
      assert.strictEqual(seen.at(-1), "Initial waiting")
      yield* Deferred.succeed(response, "new")
      yield* Effect.yieldNow

      assert.deepStrictEqual(seen.slice(-2), ["Initial waiting", "Success new"])
    })
  )

  it.effect("has its earlier result while it is repeated", () =>
    Effect.gen(function* () {
      const { atom, online, registry, seen } = yield* reading((run) =>
        run === 1 ? Effect.succeed("old") : run === 2 ? Effect.fail(unreachable) : Effect.never
      )
      registry.refresh(atom)
      assert.strictEqual(seen.at(-1), "Failure")

      online()

      assert.strictEqual(seen.at(-1), "Success waiting old")
    })
  )

  it.effect("is not repeated if nothing shows it", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const registry = yield* registryOver(Layer.empty)
      let runs = 0
      const atom = runtime.atom(
        Effect.andThen(
          Effect.sync(() => runs++),
          Effect.fail(unreachable)
        )
      )
      const unmount = registry.mount(atom)
      unmount()

      online()

      assert.strictEqual(runs, 1)
    })
  )
})

describe("a read that runs when the browser is online again", () => {
  it.effect("is repeated if it fails because nothing was reachable", () =>
    Effect.gen(function* () {
      const response = yield* Deferred.make<string, Unreachable>()
      const { online, runs, seen } = yield* reading((run) =>
        run === 1 ? Deferred.await(response) : Effect.succeed("new")
      )

      online()
      assert.strictEqual(runs(), 1)
      yield* Deferred.fail(response, unreachable)
      yield* Effect.yieldNow

      assert.strictEqual(runs(), 2)
      assert.notInclude(seen, "Failure")
    })
  )

  it.effect("is not repeated if it succeeds", () =>
    Effect.gen(function* () {
      const response = yield* Deferred.make<string>()
      const { online, runs } = yield* reading(() => Deferred.await(response))

      online()
      yield* Deferred.succeed(response, "new")
      yield* Effect.yieldNow
      online()

      assert.strictEqual(runs(), 1)
    })
  )
})

describe("a write that failed because nothing was reachable", () => {
  it.effect("is not repeated", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const registry = yield* registryOver(Layer.empty)
      let runs = 0
      const write = runtime.fn<void, Unreachable>()
      registry.mount(write)
      registry.set(
        write,
        Effect.andThen(
          Effect.sync(() => void runs++),
          Effect.fail(unreachable)
        )
      )

      online()

      assert.strictEqual(registry.get(write)._tag, "Failure")
      assert.strictEqual(runs, 1)
    })
  )
})

describe("a machine", () => {
  it.effect("receives the event that repeats its read, if there is one", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const registry = yield* registryOver(Layer.empty)
      const events: Array<string> = []
      const atom = machine<string, string>({
        initial: "idle",
        reduce: (_, event) => event,
        invoke: (event) => Effect.sync(() => void events.push(event)),
        crashed: () => "crashed",
        refetch: (state) => (state === "failed" ? "read" : undefined)
      })
      const unmount = registry.mount(atom)

      online()
      registry.set(atom, "failed")
      online()
      online()
      unmount()
      yield* Effect.yieldNow
      online()

      assert.deepStrictEqual(events, ["failed", "read"])
    })
  )
})
