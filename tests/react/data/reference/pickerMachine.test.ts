import type { Page } from "../../../../packages/client/src/data/query/internal/Page.ts"
import { Queries } from "@portico/client/data/Queries"
import type * as Query from "@portico/client/data/Query"
import { Unreachable } from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import type { PickerEvent } from "../../../../packages/react/src/data/reference/Picker.ts"
import { pickerMachine } from "../../../../packages/react/src/data/reference/pickerMachine.ts"
import { windowEvents } from "../../runtime/online.ts"
import { registryOver } from "../../runtime/registry.ts"

const unreachable = Wde.make("WDE0053", { description: "" }, { cause: new Unreachable({ cause: undefined }) })
const refused = Wde.make("WDE0053", { description: "" })

/** Mocks `Queries`, with a delay for the n-th page, or its error. */
const over = (
  delays: ReadonlyArray<number | Wde.Wde>,
  invalid?: (run: number) => ReadonlyArray<{ readonly id: string; readonly paths: ReadonlyArray<string> }>
) =>
  Effect.gen(function* () {
    let runs = 0
    const queries: Array<Query.Any> = []
    const page = (run: number) =>
      // The machine reads only the items and `hasNext` of a page.
      ({
        invalid: invalid?.(run) ?? [],
        items: [{ id: `answer-${run}`, data: {} }],
        hasNext: run === 1,
        total: Option.none()
      }) as unknown as Page<Query.Any>
    const layer = Layer.mock(Queries, {
      run: ((query: Query.Any) =>
        Effect.suspend(() => {
          queries.push(query)
          const run = ++runs
          const delay = delays[run - 1] ?? 0
          return typeof delay === "number" ? Effect.as(Effect.sleep(delay), page(run)) : Effect.fail(delay)
        })) as Queries["Service"]["run"]
    })
    const registry = yield* registryOver(layer)
    const machine = pickerMachine({
      target: "authors",
      labelField: "name",
      omitInvalid: invalid !== undefined,
      pageSize: 1
    })
    registry.mount(machine)
    return {
      read: () => registry.get(machine),
      runs: () => runs,
      queries,
      send: (...events: ReadonlyArray<PickerEvent>) => {
        for (const event of events) registry.set(machine, event)
      }
    }
  })

const ids = (items: ReadonlyArray<{ readonly id: string }>) => items.map(({ id }) => id)

describe("pickerMachine", () => {
  it.effect("searches once typing pauses", () =>
    Effect.gen(function* () {
      const { read, runs, send } = yield* over([])
      send({ _tag: "Type", text: "a" }, { _tag: "Type", text: "au" })

      yield* TestClock.adjust("199 millis")
      assert.strictEqual(runs(), 0)
      yield* TestClock.adjust("1 millis")

      assert.strictEqual(runs(), 1)
      assert.strictEqual(read().step, "found")
    })
  )

  it.effect("ignores a response to an earlier search", () =>
    Effect.gen(function* () {
      const { read, send } = yield* over([5000, 10])
      send({ _tag: "Type", text: "a" })
      yield* TestClock.adjust("300 millis")
      send({ _tag: "Type", text: "au" })

      yield* TestClock.adjust("10 seconds")

      assert.deepStrictEqual(ids(read().items), ["answer-2"])
    })
  )

  it.effect.each([
    ["again when the browser is online again if nothing was reachable", unreachable, 2],
    ["not again after another failure", refused, 1]
  ] as const)("searches %s", ([, error, expected]) =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const { read, runs, send } = yield* over([error])
      send({ _tag: "Open" })
      assert.strictEqual(read().step, "failed")

      online()
      yield* TestClock.adjust("1 millis")

      assert.strictEqual(runs(), expected)
      assert.strictEqual(read().step, expected === 2 ? "found" : "failed")
    })
  )

  it.effect("appends the next page, and preserves the keyboard position", () =>
    Effect.gen(function* () {
      const { read, send } = yield* over([])
      send({ _tag: "Open" })
      yield* TestClock.adjust("1 millis")
      send({ _tag: "More" })
      yield* TestClock.adjust("1 millis")

      assert.deepStrictEqual(ids(read().items), ["answer-1", "answer-2"])
      assert.strictEqual(read().active, 1)
      send({ _tag: "Move", to: 0 })
      assert.strictEqual(read().active, 0)
      send({ _tag: "Close" })
      assert.deepStrictEqual([read().isOpen, read().active], [false, undefined])
    })
  )

  it.effect("lists invalid results of all pages and skips them in the next request", () =>
    Effect.gen(function* () {
      const { queries, read, send } = yield* over([], (run) => [{ id: `bad-${run}`, paths: [] }])
      send({ _tag: "Open" })
      yield* TestClock.adjust("1 millis")
      send({ _tag: "More" })
      yield* TestClock.adjust("1 millis")

      assert.deepStrictEqual(
        [ids(read().items), ids(read().invalid ?? [])],
        [
          ["answer-1", "answer-2"],
          ["bad-1", "bad-2"]
        ]
      )
      assert.deepStrictEqual(
        queries.map(({ omitInvalid, skip }) => [omitInvalid, skip]),
        [
          [true, 0],
          [true, 2]
        ]
      )
    })
  )

  it.effect("searches again when it is reopened, and shows the earlier results in the meantime", () =>
    Effect.gen(function* () {
      const { read, runs, send } = yield* over([0, 10])
      send({ _tag: "Open" })
      yield* TestClock.adjust("1 millis")
      send({ _tag: "Close" }, { _tag: "Open" }, { _tag: "Move", to: 0 })
      assert.deepStrictEqual(ids(read().items), ["answer-1"])
      yield* TestClock.adjust("10 millis")

      assert.strictEqual(runs(), 2)
      assert.deepStrictEqual(ids(read().items), ["answer-2"])
      assert.isUndefined(read().active)
    })
  )
})
