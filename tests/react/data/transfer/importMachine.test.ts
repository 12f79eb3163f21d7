import * as Collection from "@portico/client/data/Collection"
import * as Testing from "@portico/testing/Testing"
import * as BulkScenarios from "@portico/testing/scenarios/BulkScenarios"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { TestClock } from "effect/testing"
import { importMachine } from "../../../../packages/react/src/data/transfer/importMachine.ts"
import { formatOf } from "../../../../packages/react/src/data/transfer/ImportFile.ts"
import type { ImportEvent, ImportState } from "../../../../packages/react/src/data/transfer/ImportState.ts"
import { registryOver } from "../../runtime/registry.ts"

const { seed } = BulkScenarios.scenarios.bulk

const Stock = Collection.make(
  "stock",
  Schema.Struct({ title: Schema.String, price: Schema.optionalKey(Schema.Finite) })
)

const bad = new Set(Array.from({ length: 37 }, (_, index) => index * 270))

const csv = [
  "_id,title,price",
  ...Array.from({ length: 10_000 }, (_, index) => `new-${index},Volume ${index},${bad.has(index) ? "much" : index}`)
].join("\n")

const world = Effect.gen(function* () {
  const services = yield* Layer.build(Testing.layerTest({ seed }))
  const open = Effect.gen(function* () {
    const registry = yield* registryOver(Layer.succeedContext(services))
    const machine = importMachine(Stock, {})
    registry.mount(machine)
    const until = (done: (state: ImportState) => boolean): Effect.Effect<ImportState> =>
      Effect.gen(function* () {
        for (;;) {
          const state = registry.get(machine)
          if (done(state)) return state
          yield* TestClock.adjust("100 millis")
          yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
        }
      })
    return { send: (event: ImportEvent) => registry.set(machine, event), until, close: () => registry.dispose() }
  })
  return { open }
})

const is = (tag: ImportState["_tag"]) => (state: ImportState) => state._tag === tag

describe("an import over the provider", () => {
  it.effect(
    "stores 10 000 rows but for 37, and tells each of those by its line",
    () =>
      Effect.gen(function* () {
        const { open } = yield* world
        const { send, until } = yield* open
        send({ _tag: "Pick", file: new File([csv], "stock.csv") })
        const preview = yield* until(is("Previewing"))
        assert(preview._tag === "Previewing")
        assert.deepInclude(preview.preview, { format: "CSV", checked: 1000, mistaken: 4 })
        send({ _tag: "Start" })
        const state = yield* until(is("Ended"))
        assert(state._tag === "Ended")
        assert.deepInclude(state.progress, { status: "PARTIALLY_SUCCESSFUL", rows: 10_000, inserted: 9963, failed: 37 })
        assert.deepStrictEqual(
          state.errors.map(({ field, line, value }) => [line, field, value]),
          [...bad].map((index) => [index + 2, "price", "much"])
        )
      }),
    60_000
  )

  it("knows a file by how it begins", () => {
    assert.strictEqual(formatOf("books.txt", ' {"a":1}\n'), "JSONL")
    assert.strictEqual(formatOf("books.jsonl", "title,price"), "CSV")
    assert.strictEqual(formatOf("empty.ndjson", ""), "JSONL")
  })
})
