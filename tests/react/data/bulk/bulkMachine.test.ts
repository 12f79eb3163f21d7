import * as Filter from "@portico/client/data/Filter"
import { Tokens } from "@portico/client/session/Tokens"
import * as Faults from "@portico/testing/Faults"
import * as Testing from "@portico/testing/Testing"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as BulkScenarios from "../../../../packages/testing/src/internal/scenarios/BulkScenarios.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { TestClock } from "effect/testing"
import type { BulkEvent, BulkState } from "../../../../packages/react/src/data/bulk/Bulk.ts"
import { bulkMachine, type BulkWork } from "../../../../packages/react/src/data/bulk/bulkMachine.ts"
import { writesAtom } from "../../../../packages/react/src/data/paging/infiniteMachine.ts"
import * as Selection from "../../../../packages/react/src/data/selection/Selection.ts"
import { advance, requestTimeout } from "../../runtime/testTime.ts"
import { registryOver } from "../../runtime/registry.ts"
import { sessionEnds } from "../sessions.ts"

const { seed } = BulkScenarios.scenarios.bulk

const own = { read: "ANYONE", remove: "SITE_MEMBER_AUTHOR" } as const

// Ada's notes, which no other member may remove.
const notes = {
  id: "notes",
  permissions: own,
  items: Array.from({ length: 6 }, (_, place) => ({ _id: `n${place}`, _ownerId: Bookshop.accounts.ada.email }))
}

const noteIds = notes.items.map(({ _id }) => _id)

const world = (
  injector = Faults.injector(),
  { collection = "stock", hooks = {}, isMember = false, size = 1000 }: Partial<WorldOptions> = {}
) =>
  Effect.gen(function* () {
    const services = yield* Layer.build(
      Testing.layerTest({
        seed: { ...seed, collections: [...(seed.collections ?? []), notes] },
        faults: injector.current,
        hooks,
        timeout: requestTimeout
      })
    )
    // Test time runs so far ahead of real time that a busy machine may not obtain tokens within their time limit.
    yield* Tokens.use(({ access }) => access).pipe(Effect.provide(services))
    if (isMember) yield* Testing.signIn().pipe(Effect.provide(services))
    const registry = yield* registryOver(Layer.succeedContext(services))
    const machine = bulkMachine(collection, { size, concurrency: 1 })
    registry.mount(machine)
    const until = (done: (state: BulkState) => boolean): Effect.Effect<BulkState> =>
      Effect.gen(function* () {
        for (;;) {
          const state = registry.get(machine)
          if (done(state)) return state
          yield* advance
        }
      })
    let reads = 0
    registry.mount(writesAtom(collection))
    registry.subscribe(writesAtom(collection), () => void reads++)
    return {
      reads: () => reads,
      follow: (see: (state: BulkState) => void) => void registry.subscribe(machine, see),
      get: () => registry.get(machine),
      services,
      send: (event: BulkEvent<BulkWork>) => registry.set(machine, event),
      until
    }
  })

interface WorldOptions {
  readonly collection: string
  readonly hooks: Testing.Options["hooks"]
  readonly isMember: boolean
  readonly size: number
}

const ended = ({ _tag }: BulkState) => _tag === "Finished" || _tag === "Stopped" || _tag === "Canceled"

describe("bulkMachine", () => {
  it.effect("removes all matching items except the excluded ones, across pages", () =>
    Effect.gen(function* () {
      const { send, until } = yield* world()
      const input = Selection.put(Selection.allMatching(Filter.empty), ["copy-0000", "copy-2499"], false)
      send({ _tag: "Start", kind: "remove", work: { operation: "remove", input } })
      const state = yield* until(ended)
      assert.deepInclude(state, { _tag: "Finished", done: 2498, total: 2498 })
      assert.strictEqual("counts" in state ? state.counts.removed : 0, 2498)
    })
  )

  it.effect("resumes after a failure without repeating an item", () =>
    Effect.gen(function* () {
      const removed: Array<string> = []
      const hooks = { stock: { beforeRemove: (id: string) => (removed.push(id), id) } }
      const injector = Faults.injector({ ...Faults.failing({ path: "/v2/bulk" }), after: 1 })
      const { follow, send, until } = yield* world(injector, { hooks, size: 500 })
      const input = Selection.allMatching(Filter.eq("shelf", "A"))
      send({ _tag: "Start", kind: "remove", work: { operation: "remove", input } })
      const stopped = yield* until(ended)
      assert(stopped._tag === "Stopped")
      assert.deepInclude(stopped, { done: 500, total: 1250 })
      assert.deepInclude(stopped.counts, { removed: 500, failed: 0 })
      assert.strictEqual(removed.length, 500)

      const told: Array<number> = []
      injector.set()
      follow((state) => "done" in state && told.at(-1) !== state.done && told.push(state.done))
      send({ _tag: "Resume" })
      const state = yield* until(ended)
      assert(state._tag === "Finished")
      assert.deepStrictEqual(told, [500, 1000, 1250])
      assert.deepInclude(state, { done: 1250, total: 1250, rows: [] })
      assert.strictEqual(state.counts.removed, 1250)
      assert.deepStrictEqual([removed.length, new Set(removed).size], [1250, 1250])
    })
  )

  it.effect("changes nothing if it is canceled while it collects the items again", () =>
    Effect.gen(function* () {
      const removed: Array<string> = []
      const hooks = { stock: { beforeRemove: (id: string) => (removed.push(id), id) } }
      const injector = Faults.injector(Faults.noNetwork({ path: "/v2/items/query" }))
      const { get, send, until } = yield* world(injector, { hooks })
      const input = Selection.allMatching(Filter.eq("shelf", "A"))
      send({ _tag: "Start", kind: "remove", work: { operation: "remove", input } })
      assert.deepInclude(yield* until(ended), { _tag: "Stopped", total: 0 })
      injector.set()
      send({ _tag: "Resume" })
      assert.strictEqual(get()._tag, "Gathering")
      send({ _tag: "Cancel" })
      yield* TestClock.adjust("10 seconds")
      yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
      assert.deepInclude(get(), { _tag: "Canceled", done: 0, total: 0 })
      assert.deepStrictEqual(removed, [])
    })
  )

  it.effect("reports exactly what was done when it is canceled, and resumes from there", () =>
    Effect.gen(function* () {
      const removed: Array<string> = []
      // The second chunk of 100 items is running.
      const beforeRemove = (id: string) => {
        if (removed.push(id) === 150) send({ _tag: "Cancel" })
        return id
      }
      const { send, until } = yield* world(Faults.injector(), { hooks: { stock: { beforeRemove } }, size: 100 })
      const input = Array.from({ length: 300 }, (_, place) => `copy-${String(place).padStart(4, "0")}`)
      send({ _tag: "Start", kind: "remove", work: { operation: "remove", input } })
      const canceled = yield* until(ended)
      assert(canceled._tag === "Canceled")
      assert.deepInclude(canceled, { uncertain: false, done: 200, total: 300 })
      assert.deepStrictEqual([canceled.counts.removed, removed.length], [200, 200])

      send({ _tag: "Resume" })
      const state = yield* until(ended)
      assert.deepInclude(state, { _tag: "Finished", done: 300 })
      assert.deepStrictEqual([removed.length, new Set(removed).size], [300, 300])
    })
  )

  it.effect("retries only the failed items", () =>
    Effect.gen(function* () {
      let isKept = true
      const asked: Array<string> = []
      const hooks = {
        stock: {
          beforeRemove: (id: string) => {
            asked.push(id)
            if (isKept && Number(id.slice(-1)) % 2 === 1) throw new Error("It is read just now.")
            return id
          }
        }
      }
      const { send, until } = yield* world(Faults.injector(), { hooks, size: 3 })
      const input = Array.from({ length: 10 }, (_, place) => `copy-000${place}`)
      send({ _tag: "Start", kind: "remove", work: { operation: "remove", input } })
      const first = yield* until(ended)
      assert(first._tag === "Finished")
      assert.deepStrictEqual(
        first.rows.map(({ code, id, index }) => [index, id, code]),
        [1, 3, 5, 7, 9].map((place) => [place, `copy-000${place}`, "WDE0078"])
      )

      isKept = false
      asked.length = 0
      send({ _tag: "RetryFailed" })
      const again = yield* until(ended)
      assert(again._tag === "Finished")
      assert.deepStrictEqual(asked, ["copy-0001", "copy-0003", "copy-0005", "copy-0007", "copy-0009"])
      assert.deepInclude(again, { done: 10, total: 10, rows: [] })
      assert.strictEqual(again.counts.removed, 10)
    })
  )

  it.effect("does not resume if the permission is lost, and still reports what was done", () =>
    Effect.gen(function* () {
      const injector = Faults.injector({ ...Faults.refused(403, { path: "/v2/bulk" }, "WDE0027"), after: 1 })
      const { get, send, until } = yield* world(injector, { isMember: true, size: 500 })
      const input = Selection.allMatching(Filter.eq("shelf", "A"))
      send({ _tag: "Start", kind: "remove", work: { operation: "remove", input } })
      const stopped = yield* until(ended)
      assert(stopped._tag === "Stopped")
      assert.deepInclude(stopped, { done: 500, total: 1250 })
      assert.strictEqual(stopped.problem.key, "noPermission")
      assert.strictEqual(stopped.counts.removed, 500)
      send({ _tag: "Resume" })
      assert.strictEqual(get(), stopped)
    })
  )

  it.effect("requires a sign-in if the session ends, and resumes after it", () =>
    Effect.gen(function* () {
      const beforeRemove = async (id: string) => {
        if (id === "n1") await Effect.runPromise(sessionEnds.pipe(Effect.provide(services)))
        return id
      }
      const { send, services, until } = yield* world(Faults.injector(), {
        collection: "notes",
        hooks: { notes: { beforeRemove } },
        isMember: true,
        size: 2
      })
      send({ _tag: "Start", kind: "remove", work: { operation: "remove", input: noteIds } })
      const stopped = yield* until(ended)
      assert(stopped._tag === "Stopped")
      assert.deepInclude(stopped, { done: 2, total: 6 })
      assert.deepInclude(stopped.problem, { key: "signInRequired", retryable: true })

      yield* Testing.signIn().pipe(Effect.provide(services))
      send({ _tag: "Resume" })
      const state = yield* until(ended)
      assert(state._tag === "Finished")
      assert.deepInclude(state, { done: 6, total: 6, rows: [] })
      assert.strictEqual(state.counts.removed, 6)
    })
  )

  it.effect("counts existing items as skipped, and reports failures by their index", () =>
    Effect.gen(function* () {
      const { send, until } = yield* world()
      const input = [{ _id: "copy-0001" }, "no items" as unknown as object, { title: "New" }]
      send({ _tag: "Start", kind: "insert", work: { operation: "insert", input } })
      const state = yield* until(ended)
      assert(state._tag === "Finished")
      assert.deepInclude(state.counts, { inserted: 1, skipped: 1, failed: 1 })
      assert.deepStrictEqual(
        state.rows.map(({ code, index }) => [index, code]),
        [[1, "WDE0005"]]
      )
      send({ _tag: "RetryFailed" })
      const again = yield* until(ended)
      assert(again._tag === "Finished")
      assert.deepStrictEqual(
        again.rows.map(({ index }) => index),
        [1]
      )
    })
  )
})

describe("bulkMachine on a page with lists", () => {
  it.effect("refreshes lists at intervals and at the end, but not after each chunk", () =>
    Effect.gen(function* () {
      const { reads, send, until } = yield* world(Faults.injector(), { size: 10 })
      const input = Array.from({ length: 100 }, (_, place) => `copy-${String(place).padStart(4, "0")}`)
      send({ _tag: "Start", kind: "remove", work: { operation: "remove", input } })
      yield* until(ended)
      assert.isAtLeast(reads(), 2)
      assert.isBelow(reads(), 8)

      const before = reads()
      send({ _tag: "Start", kind: "truncate", work: { operation: "truncate", input: [] } })
      yield* until(ended)
      assert.strictEqual(reads(), before + 1)
    })
  )

  it.effect("collects the items of the next bulk after an earlier one", () =>
    Effect.gen(function* () {
      const injector = Faults.injector()
      const { send, until } = yield* world(injector)
      send({ _tag: "Start", kind: "remove", work: { operation: "remove", input: ["copy-0000"] } })
      yield* until(ended)
      injector.set(Faults.noNetwork({ path: "/v2/items/query" }))
      const input = Selection.allMatching(Filter.eq("shelf", "A"))
      send({ _tag: "Start", kind: "remove", work: { operation: "remove", input } })
      assert.deepInclude(yield* until(ended), { _tag: "Stopped", total: 0 })

      injector.set()
      send({ _tag: "Resume" })
      assert.notStrictEqual((yield* until(ended))._tag, "Stopped")
    })
  )
})
