import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { searchMachine } from "../../../../packages/react/src/data/search/searchMachine.ts"
import { registryOver } from "../../runtime/registry.ts"

const words = { text: "", mode: "AND", fuzzy: false } as const

const open = Effect.gen(function* () {
  const registry = yield* registryOver(Layer.empty)
  const machine = searchMachine(words, "250 millis")
  registry.mount(machine)
  return {
    type: (text: string) => registry.set(machine, { _tag: "Type", text }),
    send: (event: Parameters<typeof registry.set<unknown, any>>[1]) => registry.set(machine, event),
    settled: () => registry.get(machine).settled,
    typed: () => registry.get(machine).typed
  }
})

describe("searchMachine", () => {
  it.effect("waits for a pause, and restarts the wait with each key", () =>
    Effect.gen(function* () {
      const { settled, type, typed } = yield* open
      type("wh")
      yield* TestClock.adjust("200 millis")
      type("whale")
      yield* TestClock.adjust("200 millis")
      assert.strictEqual(settled().text, "")
      assert.strictEqual(typed().text, "whale")
      yield* TestClock.adjust("60 millis")
      assert.strictEqual(settled().text, "whale")
    })
  )

  it.effect("does not wait when it is submitted, cleared or changed", () =>
    Effect.gen(function* () {
      const { send, settled, type } = yield* open
      type("whale")
      send({ _tag: "Settle" })
      assert.strictEqual(settled().text, "whale")
      send({ _tag: "Choose", words: { mode: "OR" } })
      assert.deepStrictEqual(settled(), { text: "whale", mode: "OR", fuzzy: false })
      type("")
      assert.strictEqual(settled().text, "")
    })
  )

  it.effect("does not search after it was cleared", () =>
    Effect.gen(function* () {
      const { settled, type } = yield* open
      type("whale")
      type("")
      yield* TestClock.adjust("1 second")
      assert.strictEqual(settled().text, "")
    })
  )

  it.effect("does not wait after surrounding spaces, and ignores unchanged words", () =>
    Effect.gen(function* () {
      const { send, settled, type, typed } = yield* open
      type("whale")
      send({ _tag: "Settle" })
      const before = typed()
      type("whale")
      assert.strictEqual(typed(), before)
      type("whale ")
      assert.strictEqual(settled(), typed())
    })
  )
})
