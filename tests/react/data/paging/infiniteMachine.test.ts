import { assert, describe, it } from "@effect/vitest"
import * as Query from "@portico/client/data/Query"
import { Unreachable } from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as TestClock from "effect/testing/TestClock"
import type { DraftsOption } from "../../../../packages/react/src/data/listing/Listing.ts"
import type { InfiniteEvent } from "../../../../packages/react/src/data/paging/Infinite.ts"
import { infiniteMachine, watchMachine } from "../../../../packages/react/src/data/paging/infiniteMachine.ts"
import { windowEvents } from "../../runtime/online.ts"
import { registryOver } from "../../runtime/registry.ts"
import { makeShelf } from "./shelf.ts"

const query = Query.from("shelf").pipe(Query.ascending("place"))

const tens = [10, 20, 30, 40, 50, 60, 70]

const unreachable = Wde.make("WDE0053", { description: "" }, { cause: new Unreachable({ cause: undefined }) })

const refusal = Wde.make("WDE0055", { description: "Nobody answered." })

/** Starts a list over changing items. `shown` returns the positions of the visible items. */
const grow = Effect.fnUntraced(function* (
  initial: ReadonlyArray<number>,
  size = 3,
  habits?: Parameters<typeof makeShelf>[1],
  drafts?: DraftsOption
) {
  const shelf = makeShelf(initial, habits)
  const registry = yield* registryOver(shelf.layer)
  const machine = infiniteMachine(query, size, undefined, drafts)
  registry.mount(machine)
  const send = (event: InfiniteEvent) => {
    registry.set(machine, event)
    return TestClock.adjust("1 milli")
  }
  yield* send({ _tag: "Begin", restored: undefined })
  const state = () => registry.get(machine)
  const shown = () => {
    const now = state()
    return now._tag === "Ready" ? now.items.map(({ id }) => Number(id)) : []
  }
  const problem = () => {
    const now = state()
    return now._tag === "Loading" ? undefined : now.problem
  }
  return { machine, problem, registry, send, shelf, shown, state }
})

describe("infiniteMachine", () => {
  it.effect("continues from the cursor of the last page", () =>
    Effect.gen(function* () {
      const { send, shelf, shown, state } = yield* grow(tens)
      yield* send({ _tag: "More" })
      yield* send({ _tag: "More" })
      assert.deepStrictEqual(shown(), tens)
      assert.deepInclude(state(), { hasNext: false, added: 1 })
      assert.deepStrictEqual(shelf.reads, ["first", "after 30", "after 60"])
    })
  )

  it.effect("shows the current items after a failure, and continues from there", () =>
    Effect.gen(function* () {
      const { problem, send, shelf, shown } = yield* grow(tens)
      shelf.fail(refusal)
      yield* send({ _tag: "More" })
      assert.deepStrictEqual(shown(), [10, 20, 30])
      assert.isDefined(problem())
      yield* send({ _tag: "Retry" })
      assert.deepStrictEqual(shown(), [10, 20, 30, 40, 50, 60])
      assert.isUndefined(problem())
    })
  )

  it.effect("reads as many items again as it shows after others changed some", () =>
    Effect.gen(function* () {
      const { send, shelf, shown } = yield* grow(tens)
      yield* send({ _tag: "More" })
      shelf.insert(5)
      shelf.remove(20)
      yield* send({ _tag: "Again" })
      assert.deepStrictEqual(shown(), [5, 10, 30, 40, 50, 60])
    })
  )

  it.effect("reads an empty list again, and shows new items", () =>
    Effect.gen(function* () {
      const { send, shelf, shown } = yield* grow([])
      shelf.insert(7)
      yield* send({ _tag: "Again" })
      assert.deepStrictEqual(shown(), [7])
    })
  )

  it.effect("reads as many items again and preserves the total if the provider returns smaller pages", () =>
    Effect.gen(function* () {
      const { send, shown, state } = yield* grow(tens, 3, { counts: true, most: 4 })
      yield* send({ _tag: "More" })
      yield* send({ _tag: "Again" })
      assert.deepStrictEqual(shown(), [10, 20, 30, 40, 50, 60])
      assert.deepInclude(state(), { total: 7 })
    })
  )

  it.effect("has no total after it reads the items again if the provider stopped counting", () =>
    Effect.gen(function* () {
      const { send, shown, state } = yield* grow(tens, 3, { counts: true, most: 4, stopsCounting: true })
      yield* send({ _tag: "More" })
      yield* send({ _tag: "Again" })
      assert.deepStrictEqual(shown(), [10, 20, 30, 40, 50, 60])
      assert.deepInclude(state(), { total: undefined })
    })
  )

  it.effect("continues by offset if the provider returns no cursors", () =>
    Effect.gen(function* () {
      const { send, shelf, shown } = yield* grow(tens, 3, { cursors: "none" })
      yield* send({ _tag: "More" })
      yield* send({ _tag: "More" })
      assert.deepStrictEqual(shown(), tens)
      assert.deepStrictEqual(shelf.reads, ["first", "skip 3", "skip 6"])
    })
  )

  it.effect("counts items that it does not show, by cursor and by offset, and when it reads the list again", () =>
    Effect.gen(function* () {
      for (const cursors of ["none", undefined] as const) {
        const isInvalid = (place: number) => place === 20 || place === 40 || place === 50 || place === 60
        const { send, shelf, shown, state } = yield* grow(tens, 3, {
          most: 3,
          isInvalid,
          ...(cursors === undefined ? {} : { cursors })
        })
        const invalid = () => {
          const now = state()
          return now._tag === "Ready" ? now.invalid?.map(({ id }) => Number(id)) : []
        }
        assert.deepStrictEqual([shown(), invalid()], [[10, 30], [20]])
        yield* send({ _tag: "More" })
        assert.deepStrictEqual(
          [shown(), invalid()],
          [
            [10, 30],
            [20, 40, 50, 60]
          ]
        )
        assert.deepInclude(state(), { added: 0, hasNext: true })
        yield* send({ _tag: "More" })
        assert.deepStrictEqual(
          [shown(), invalid()],
          [
            [10, 30, 70],
            [20, 40, 50, 60]
          ]
        )
        assert.deepInclude(state(), { added: 1, hasNext: false })
        assert.deepStrictEqual(
          shelf.reads,
          cursors === "none" ? ["first", "skip 3", "skip 6"] : ["first", "after 30", "after 60"]
        )
        if (cursors === "none") continue
        yield* send({ _tag: "Again" })
        assert.deepStrictEqual(
          [shown(), invalid()],
          [
            [10, 30, 70],
            [20, 40, 50, 60]
          ]
        )
        assert.deepStrictEqual(shelf.reads.slice(3), ["first", "after 30", "after 60"])
      }
    })
  )

  it.effect("reads no further page again if the invalid items are among the first ones", () =>
    Effect.gen(function* () {
      const { send, shelf, shown } = yield* grow(tens, 3, { isInvalid: (place) => place === 20 })
      yield* send({ _tag: "Again" })
      assert.deepStrictEqual(shown(), [10, 30])
      assert.deepStrictEqual(shelf.reads, ["first", "first"])
    })
  )

  it.effect("requests drafts for every page, and when it reads the list again", () =>
    Effect.gen(function* () {
      const { send, shelf } = yield* grow(tens, 3, { most: 3 }, { showDrafts: true })
      yield* send({ _tag: "More" })
      yield* send({ _tag: "Again" })
      assert.deepStrictEqual(
        shelf.reads,
        ["first", "after 30", "first", "after 30"].map((read) => `${read} with drafts`)
      )
    })
  )

  it.effect("stops at an empty page with a cursor", () =>
    Effect.gen(function* () {
      const { send, shelf, shown } = yield* grow(tens, 6, { cursors: "hollow", most: 3 })
      yield* send({ _tag: "Again" })
      assert.deepStrictEqual(shown(), [10, 20, 30])
      assert.deepStrictEqual(shelf.reads, ["first", "first", "after 30"])
    })
  )

  it.effect("reads the list again on a retry if reading it again failed", () =>
    Effect.gen(function* () {
      const { send, shelf, shown } = yield* grow(tens)
      shelf.remove(10)
      shelf.fail(refusal)
      yield* send({ _tag: "Again" })
      assert.deepStrictEqual(shown(), [10, 20, 30])
      yield* send({ _tag: "Retry" })
      assert.deepStrictEqual(shown(), [20, 30, 40])
    })
  )

  it.effect("loads the rest when the browser is online again, but only if nothing was reachable", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const { problem, send, shelf, shown } = yield* grow(tens)
      shelf.fail(refusal)
      yield* send({ _tag: "More" })
      online()
      yield* TestClock.adjust("1 milli")
      assert.deepStrictEqual([shown(), problem()?.key], [[10, 20, 30], "unreadable"])

      shelf.fail(unreachable)
      yield* send({ _tag: "More" })
      online()
      yield* TestClock.adjust("1 milli")
      assert.deepStrictEqual([shown(), problem()], [[10, 20, 30, 40, 50, 60], undefined])
    })
  )

  it.effect("shows no failure while the first items load because the browser is online again", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const { machine, registry, send, shelf, state } = yield* grow(tens)
      shelf.fail(unreachable)
      yield* send({ _tag: "Begin", restored: undefined })
      assert.strictEqual(state()._tag, "Failed")
      const seen: Array<string> = []
      registry.subscribe(machine, ({ _tag }) => void seen.push(_tag))

      online()
      yield* TestClock.adjust("1 milli")

      assert.notInclude(seen, "Failed")
      assert.strictEqual(seen.at(-1), "Ready")
    })
  )

  it.effect("starts again after the first read failed", () =>
    Effect.gen(function* () {
      const { send, shelf, shown, state } = yield* grow([])
      shelf.fail(refusal)
      yield* send({ _tag: "Begin", restored: undefined })
      assert.deepInclude(state(), { _tag: "Failed", refetching: false })
      shelf.insert(7)
      yield* send({ _tag: "Retry" })
      assert.deepStrictEqual(shown(), [7])
    })
  )

  const Act = Schema.Struct({
    act: Schema.Literals(["more", "more", "insert", "remove", "again", "fail"]),
    place: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 12 }))
  })

  it.effect.prop(
    "shows each item once and misses none during concurrent inserts and removals",
    [Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 12 }))), Schema.Array(Act)],
    ([initial, acts]) =>
      Effect.gen(function* () {
        const { problem, send, shelf, shown, state } = yield* grow([0, 2, 4, 6, 8, 10, 12, ...initial], 2)
        // The items that existed since the list was first read, or last read again.
        let lasting = new Set(shelf.sorted())
        const ever = new Set(shelf.sorted())
        for (const { act, place } of acts) {
          if (act === "insert") {
            shelf.insert(place)
            ever.add(place)
          } else if (act === "remove") {
            shelf.remove(place)
            lasting.delete(place)
          } else if (act === "again") {
            yield* send({ _tag: "Again" })
            lasting = new Set(shelf.sorted())
            assert.deepStrictEqual(shown(), shelf.sorted().slice(0, shown().length))
          } else {
            if (act === "fail") shelf.fail(refusal)
            yield* send({ _tag: "More" })
            // At the end of the list no request is sent that could fail.
            shelf.fail()
            if (problem() !== undefined) yield* send({ _tag: "Retry" })
          }
          assert.isUndefined(problem())
        }
        // Each page adds items, so the loop ends.
        for (let pages = 0; pages < 50; pages += 1) yield* send({ _tag: "More" })
        assert.notDeepInclude(state(), { hasNext: true })
        const all = shown()
        assert.deepStrictEqual(
          all,
          [...new Set(all)].toSorted((left, right) => left - right)
        )
        assert.isTrue(all.every((place) => ever.has(place)))
        assert.deepStrictEqual(
          [...lasting].filter((place) => !all.includes(place)),
          []
        )
      })
  )
})

describe("watchMachine", () => {
  it.effect("requests drafts if the list shows them", () =>
    Effect.gen(function* () {
      const shelf = makeShelf(tens)
      const registry = yield* registryOver(shelf.layer)
      const machine = watchMachine(query, 2, "30 seconds", { showDrafts: true })
      registry.mount(machine)
      registry.set(machine, { _tag: "Watch" })
      yield* TestClock.adjust("30 seconds")
      assert.deepStrictEqual(shelf.reads, ["first with drafts"])
    })
  )

  it.effect("reads at intervals, and ignores a failed read", () =>
    Effect.gen(function* () {
      const shelf = makeShelf(tens)
      const registry = yield* registryOver(shelf.layer)
      const machine = watchMachine(query, 2, "30 seconds")
      registry.mount(machine)
      registry.set(machine, { _tag: "Watch" })
      yield* TestClock.adjust("29 seconds")
      assert.deepStrictEqual(shelf.reads, [])
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(registry.get(machine), ["10", "20"])
      shelf.insert(1)
      shelf.fail(refusal)
      yield* TestClock.adjust("30 seconds")
      assert.deepStrictEqual(registry.get(machine), ["10", "20"])
      yield* TestClock.adjust("30 seconds")
      assert.deepStrictEqual(registry.get(machine), ["1", "10"])
    })
  )
})
