import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { patchMachine } from "../../../../packages/react/src/data/item/usePatch.ts"
import { Shelf, until, world } from "./editors.ts"

const sold = Patch.empty.pipe(Patch.increment("stock", -1))

const patching = Effect.gen(function* () {
  const there = yield* world
  const open = (
    ...[id = "emma", options]: [id?: string, options?: Parameters<typeof patchMachine<typeof Shelf>>[2]]
  ) => {
    const machine = patchMachine(Shelf, id, options)
    there.registry.mount(machine)
    const send = (patch: typeof sold) =>
      there.registry.set(machine, { _tag: "Submit", entries: patch, problem: undefined })
    return { machine, send, settled: until(there.registry, machine, ({ _tag }) => _tag !== "Submitting") }
  }
  return { ...there, open }
})

describe("patchMachine", () => {
  it.effect("changes only the named fields of the stored item", () =>
    Effect.gen(function* () {
      const { open, stored } = yield* patching
      const { send, settled } = open()
      send(sold)
      const state = yield* settled

      assert.strictEqual(state._tag === "Done" ? state.outcome?.data.stock : undefined, 2)
      const { stock, title } = (yield* stored()) ?? {}
      assert.deepStrictEqual([stock, title], [2, "Emma"])
    })
  )

  it.effect("sends one request for several clicks", () =>
    Effect.gen(function* () {
      const { open, requests, stored } = yield* patching
      const before = (yield* requests).length
      const { send, settled } = open()
      send(sold)
      send(sold)
      send(sold)
      yield* settled

      assert.strictEqual((yield* requests).length, before + 1)
      assert.strictEqual((yield* stored())?.["stock"], 2)
    })
  )

  it.effect("reports a missing item and a condition that is not met", () =>
    Effect.gen(function* () {
      const { open, stored } = yield* patching
      const keyOf = (state: { readonly _tag: string; readonly problem?: { readonly key: string } }) =>
        state.problem?.key
      const [gone, unmet] = [open("nobody"), open("emma", { condition: Filter.gt("stock", 10) })]
      gone.send(sold)
      unmet.send(sold)

      assert.strictEqual(keyOf(yield* gone.settled), "itemNotFound")
      assert.strictEqual(keyOf(yield* unmet.settled), "conditionNotMet")
      assert.strictEqual((yield* stored())?.["stock"], 3)
    })
  )

  it.effect("waits for as long as the provider requires, then can be sent again", () =>
    Effect.gen(function* () {
      const { faults, open, registry, stored } = yield* patching
      faults.set({
        match: { row: "data.patch" },
        status: 429,
        code: "TOO_MANY_REQUESTS",
        description: "Too many calls.",
        retryAfter: 7,
        times: 1
      })
      const { machine, send, settled } = open()
      send(sold)
      assert.strictEqual((yield* settled)._tag, "Failed")
      send(sold)
      assert.strictEqual(registry.get(machine)._tag, "Failed")

      yield* TestClock.adjust("7 seconds")
      send(sold)
      assert.strictEqual((yield* settled)._tag, "Done")
      assert.strictEqual((yield* stored())?.["stock"], 2)
    })
  )
})
