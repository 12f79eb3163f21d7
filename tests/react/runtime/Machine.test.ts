import { assert, describe, it, vi } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { machine, type Send } from "../../../packages/react/src/runtime/Machine.ts"
import { windowEvents } from "./online.ts"
import { registryOver } from "./registry.ts"

type Event = "start" | "finish" | "crash" | "nothing"

const lamp = (run: (send: Send<Event>) => Effect.Effect<void>) =>
  machine<string, Event>({
    initial: "off",
    reduce: (state, event) => (event === "nothing" ? state : event),
    invoke: (event, _, send) => (event === "start" ? run(send) : undefined),
    crashed: () => "crash"
  })

describe("machine", () => {
  it.effect("changes its state by the events of its effects", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const atom = lamp((send) => send("finish"))
      registry.mount(atom)

      registry.set(atom, "start")

      assert.strictEqual(registry.get(atom), "finish")
    })
  )

  it.effect("runs nothing for an event that changes nothing", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      let runs = 0
      const atom = machine<string, Event>({
        initial: "off",
        reduce: (state) => state,
        invoke: () => Effect.sync(() => void runs++),
        crashed: () => "crash"
      })
      registry.mount(atom)

      registry.set(atom, "start")

      assert.strictEqual(runs, 0)
    })
  )

  it.effect("receives a crash when its effect dies", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const atom = lamp(() => Effect.die(new Error("bug")))
      registry.mount(atom)

      registry.set(atom, "start")

      assert.strictEqual(registry.get(atom), "crash")
    })
  )

  it.effect("receives a crash when its effect is interrupted from outside", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const refresh = yield* Effect.forkChild(Effect.never)
      const atom = lamp(() => Fiber.join(refresh))
      registry.mount(atom)
      registry.set(atom, "start")

      yield* Fiber.interrupt(refresh)
      yield* Effect.yieldNow

      assert.strictEqual(registry.get(atom), "crash")
    })
  )

  it.effect("receives nothing when it interrupts its own effect", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const seen: Array<string> = []
      let runs = 0
      const atom = lamp(() => (runs++ === 0 ? Effect.never : Effect.void))
      registry.mount(atom)
      registry.set(atom, "start")
      registry.subscribe(atom, (state) => void seen.push(state))

      registry.set(atom, "finish")
      registry.set(atom, "start")
      yield* Effect.yieldNow
      yield* Effect.yieldNow

      assert.deepStrictEqual(seen, ["finish", "start"])
    })
  )

  it.effect("receives a crash if the client cannot be built", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.effectDiscard(Effect.die(new Error("no settings"))))
      const atom = lamp((send) => send("finish"))
      registry.mount(atom)

      registry.set(atom, "start")

      assert.strictEqual(registry.get(atom), "crash")
    })
  )

  it.effect("interrupts its effect when it is unmounted", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      let stopped = false
      const atom = lamp(() => Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (stopped = true))))
      const leave = registry.mount(atom)
      registry.set(atom, "start")

      leave()

      yield* Effect.promise(() => vi.waitFor(() => assert.isTrue(stopped)))
    })
  )

  it.effect("replaces the running effect by the next one", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const ended: Array<string> = []
      const atom = lamp(() => Effect.onInterrupt(Effect.never, () => Effect.sync(() => void ended.push("first"))))
      registry.mount(atom)
      registry.set(atom, "start")
      registry.set(atom, "finish")
      assert.deepStrictEqual(ended, [])

      registry.set(atom, "start")

      assert.deepStrictEqual(ended, ["first"])
    })
  )

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

  it.effect("repeats a read once that ran when the browser was online again, and failed", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const registry = yield* registryOver(Layer.empty)
      const reads: Array<() => void> = []
      const atom = machine<string, string>({
        initial: "idle",
        reduce: (_, event) => event,
        invoke: (event, _, send) =>
          event === "read"
            ? Effect.callback<void>((resume) => void reads.push(() => resume(send("failed"))))
            : undefined,
        crashed: () => "crashed",
        refetch: (state) => (state === "failed" ? "read" : undefined)
      })
      registry.mount(atom)
      registry.set(atom, "read")

      online()
      reads[0]?.()
      yield* Effect.yieldNow
      reads[1]?.()
      yield* Effect.yieldNow

      assert.strictEqual(reads.length, 2)
      assert.strictEqual(registry.get(atom), "failed")
    })
  )
})
