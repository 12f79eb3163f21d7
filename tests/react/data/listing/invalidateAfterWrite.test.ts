import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import * as Faults from "@portico/testing/Faults"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as TestClock from "effect/testing/TestClock"
import { patchMachine } from "../../../../packages/react/src/data/item/usePatch.ts"
import { itemAtom } from "../../../../packages/react/src/data/listing/collectionAtoms.ts"
import { ofItem } from "../../../../packages/react/src/data/listing/ReadKey.ts"
import { Shelf, until, world } from "../item/editors.ts"

const sold = Patch.empty.pipe(Patch.increment("stock", -1))

/** Shows a book, and returns a function to patch it. */
const shown = Effect.gen(function* () {
  const there = yield* world
  const { registry } = there
  const book = itemAtom(ofItem("Member of-ada", Shelf, "emma"))
  registry.mount(book)
  const stock = (isIt: (stock: unknown) => boolean) =>
    until(
      registry,
      book,
      (result) => !result.waiting && isIt(AsyncResult.isSuccess(result) ? result.value?.data["stock"] : undefined)
    )
  yield* stock((stock) => stock === 3)
  const open = (condition: Filter.Filter<any> = Filter.empty) => {
    const machine = patchMachine(Shelf, "emma", { condition })
    const leave = registry.mount(machine)
    registry.set(machine, { _tag: "Submit", entries: sold, problem: undefined })
    return { leave, settled: until(registry, machine, ({ _tag }) => _tag !== "Submitting") }
  }
  const inTime = <A>(effect: Effect.Effect<A>) =>
    Effect.raceFirst(effect, Effect.forever(TestClock.adjust("1 second")).pipe(Effect.andThen(Effect.never)))
  return { ...there, inTime, open, stock }
})

describe("data on a page", () => {
  it.effect("is read again if the response to a write was lost", () =>
    Effect.gen(function* () {
      const { faults, inTime, open, stock } = yield* shown
      faults.set(Faults.responseLost({ row: "data.patch" }))

      const { _tag } = yield* inTime(open().settled)

      assert.strictEqual(_tag, "Failed")
      yield* inTime(stock((stock) => stock === 2))
    })
  )

  it.effect("is read again if a write is abandoned", () =>
    Effect.gen(function* () {
      const { faults, inTime, open, requests } = yield* shown
      faults.set(Faults.silent({ row: "data.patch" }))
      const before = (yield* requests).length
      open().leave()

      yield* inTime(
        Effect.gen(function* () {
          while ((yield* requests).length === before) yield* Effect.yieldNow
        })
      )
    })
  )

  it.effect("is read again after an unmet condition, and not after a refusal that changed nothing", () =>
    Effect.gen(function* () {
      const { faults, inTime, open, requests } = yield* shown
      const after = function* (settled: ReturnType<typeof open>["settled"]) {
        const before = (yield* requests).length
        yield* inTime(settled)
        yield* Effect.yieldNow
        yield* TestClock.adjust("1 second")
        return (yield* requests).length - before
      }
      assert.strictEqual(yield* after(open(Filter.gt("stock", 10)).settled), 2)

      faults.set(Faults.refused(403, { row: "data.patch" }))
      assert.strictEqual(yield* after(open().settled), 1)
    })
  )
})
