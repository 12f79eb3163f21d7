import * as Collection from "@portico/client/data/Collection"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import * as Faults from "@portico/testing/Faults"
import * as Testing from "@portico/testing/Testing"
import * as BulkScenarios from "../../../../packages/testing/src/internal/scenarios/BulkScenarios.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { TestClock } from "effect/testing"
import { importMachine } from "../../../../packages/react/src/data/transfer/importMachine.ts"
import { formatOf } from "../../../../packages/react/src/data/transfer/ImportFile.ts"
import {
  type ImportEvent,
  type ImportState,
  percentOf
} from "../../../../packages/react/src/data/transfer/ImportState.ts"
import { advance, requestTimeout } from "../../runtime/testTime.ts"
import { registryOver } from "../../runtime/registry.ts"
import { adaComes, bobComes, leaves } from "../sessions.ts"

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

/** One collection that only members can add to, and one that no member can. */
const closed = [
  { id: "ledger", permissions: { read: "ANYONE", insert: "SITE_MEMBER" } },
  { id: "archive", permissions: { read: "ANYONE", insert: "PRIVILEGED" } }
] as const

const world = (injector = Faults.injector(), collection: Collection.Argument = Stock) =>
  Effect.gen(function* () {
    const collections = [...(seed.collections ?? []), ...closed]
    const services = yield* Layer.build(
      Testing.layerTest({ seed: { ...seed, collections }, faults: injector.current, timeout: requestTimeout })
    )
    // Test time runs so far ahead of real time that a busy machine may not obtain tokens within their time limit.
    yield* Effect.provide(
      Tokens.use(({ access }) => access),
      services
    )
    /** Opens a page with its own machine, until it is closed. */
    const open = Effect.gen(function* () {
      const registry = yield* registryOver(Layer.succeedContext(services))
      const machine = importMachine(collection, { concurrency: 1 })
      registry.mount(machine)
      const seen: Array<ImportState> = []
      registry.subscribe(machine, (state) => void seen.push(state))
      const send = (event: ImportEvent) => registry.set(machine, event)
      const until = (done: (state: ImportState) => boolean | Effect.Effect<boolean>): Effect.Effect<ImportState> =>
        Effect.gen(function* () {
          for (;;) {
            const state = registry.get(machine)
            const found = done(state)
            if (typeof found === "boolean" ? found : yield* found) return state
            yield* advance
          }
        })
      const start = (file: File) =>
        Effect.gen(function* () {
          send({ _tag: "Pick", file })
          yield* until(is("Previewing"))
          send({ _tag: "Start" })
        })
      const ended = Effect.map(until(is("Ended")), (state) => {
        assert(state._tag === "Ended")
        return state
      })
      return { send, seen, until, start, ended, close: () => registry.dispose() }
    })
    const stored = Queries.use((queries) => queries.count(Query.from("stock"))).pipe(Effect.provide(services))
    const bulks = Testing.World.use(({ requests }) => requests).pipe(
      Effect.map((all) => all.filter(({ path }) => path.startsWith("/v2/bulk")).map(({ status }) => status)),
      Effect.provide(services)
    )
    return { bulks, open, services, stored }
  })

/** A file whose rows have no ids. */
const unnamed = (count: number): File =>
  new File([["title,price", ...Array.from({ length: count }, (_, row) => `Volume ${row},5`)].join("\n")], "stock.csv")

const is = (tag: ImportState["_tag"]) => (state: ImportState) => state._tag === tag

describe("importMachine", () => {
  it.effect("inserts 10,000 rows except 37, and reports each of those by its line", () =>
    Effect.gen(function* () {
      const { open } = yield* world()
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
        state.errors.map(({ field, id, line, value }) => [line, id, field, value]),
        [...bad].map((index) => [index + 2, `new-${index}`, "price", "much"])
      )
    })
  )

  it.effect("resumes with the same file after its page was closed, and with no other file", () =>
    Effect.gen(function* () {
      const injector = Faults.injector()
      injector.set({ match: { path: "/v2/bulk" }, latency: Number.POSITIVE_INFINITY, after: 1, times: 1 })
      const { open, stored } = yield* world(injector)
      const before = yield* stored
      const first = yield* open
      yield* first.start(unnamed(2600))
      yield* first.until((state) => state._tag === "Running" && state.progress.rows >= 1000)
      yield* TestClock.adjust("1100 millis")
      first.close()

      const second = yield* open
      second.send({ _tag: "Open" })
      const remembered = yield* second.until((state) => state._tag === "Picking" && state.unfinished !== undefined)
      assert.deepNestedInclude(remembered, { "unfinished.file.name": "stock.csv", "unfinished.rows": 1000 })
      second.send({ _tag: "Pick", file: unnamed(2599) })
      yield* second.until((state) => state._tag === "Picking" && state.isOther === true)
      second.send({ _tag: "Pick", file: unnamed(2600) })
      const { progress } = yield* second.ended
      const percents = second.seen.flatMap((state) =>
        state._tag === "Running" ? [percentOf(state.progress) ?? 0] : []
      )
      assert.approximately(percents[0] ?? 0, 38, 2)
      assert.deepStrictEqual(
        percents,
        percents.toSorted((left, right) => left - right)
      )

      assert.deepInclude(progress, { status: "COMPLETED", rows: 2600, inserted: 2600 })
      assert.strictEqual(yield* stored, before + 2600)
      const third = yield* open
      third.send({ _tag: "Open" })
      yield* TestClock.adjust("1 second")
      const clean = yield* third.until(is("Picking"))
      assert.isUndefined(clean._tag === "Picking" ? clean.unfinished : "a state")
    })
  )

  it.effect("stores its state only for the member who started it", () =>
    Effect.gen(function* () {
      const injector = Faults.injector()
      injector.set({ match: { path: "/v2/bulk" }, latency: Number.POSITIVE_INFINITY, after: 1, times: 1 })
      const { open, services } = yield* world(injector)
      const remembered = Effect.gen(function* () {
        const page = yield* open
        page.send({ _tag: "Open" })
        yield* TestClock.adjust("1 second")
        const state = yield* page.until(is("Picking"))
        page.close()
        return state._tag === "Picking" ? state.unfinished?.rows : undefined
      })
      yield* Effect.provide(adaComes, services)
      const first = yield* open
      yield* first.start(unnamed(2600))
      yield* first.until((state) => state._tag === "Running" && state.progress.rows >= 1000)
      yield* TestClock.adjust("1100 millis")
      first.close()
      assert.strictEqual(yield* remembered, 1000)

      yield* Effect.provide(bobComes, services)
      assert.isUndefined(yield* remembered)
      yield* Effect.provide(leaves, services)
      assert.isUndefined(yield* remembered)
      yield* Effect.provide(adaComes, services)
      assert.strictEqual(yield* remembered, 1000)
    })
  )

  it.effect("does not insert rows again if the page was closed before the response", () =>
    Effect.gen(function* () {
      const injector = Faults.injector()
      injector.set({ match: { path: "/v2/bulk" }, drop: "after", times: 1 })
      const { bulks, open, stored } = yield* world(injector)
      const before = yield* stored
      const first = yield* open
      yield* first.start(unnamed(900))
      yield* first.until(() => Effect.map(bulks, (statuses) => statuses.length === 1))
      first.close()
      assert.strictEqual(yield* stored, before + 900)

      const second = yield* open
      second.send({ _tag: "Open" })
      yield* second.until((state) => state._tag === "Picking" && state.unfinished !== undefined)
      second.send({ _tag: "Pick", file: unnamed(900) })
      const { progress } = yield* second.ended

      assert.deepInclude(progress, { status: "COMPLETED", rows: 900, inserted: 900 })
      assert.strictEqual(yield* stored, before + 900)
    })
  )

  it.effect("sends rows in halves until the request is no longer too large", () =>
    Effect.gen(function* () {
      const injector = Faults.injector()
      injector.set({ match: { path: "/v2/bulk" }, status: 413, times: 2 })
      const { bulks, open } = yield* world(injector)
      const { ended, start } = yield* open
      yield* start(unnamed(1200))
      const { errors, progress } = yield* ended

      assert.deepInclude(progress, { status: "COMPLETED", rows: 1200, inserted: 1200 })
      assert.deepStrictEqual(errors, [])
      // Requests with 1000, 500, 250, 250, 500 and 200 rows.
      assert.deepStrictEqual(yield* bulks, [413, 413, 200, 200, 200, 200])
    })
  )

  it.effect("resumes a visitor's import after a sign-in", () =>
    Effect.gen(function* () {
      const { open, services } = yield* world(Faults.injector(), "ledger")
      const { ended, send, start, until } = yield* open
      yield* start(unnamed(20))
      const stopped = yield* until(is("Stopped"))
      assert(stopped._tag === "Stopped")
      assert.deepInclude(stopped, { canResume: true, wait: 0 })
      assert.strictEqual(stopped.problem?.key, "signInRequired")

      yield* Testing.signIn().pipe(Effect.provide(services))
      send({ _tag: "Resume" })
      const { progress } = yield* ended
      assert.deepInclude(progress, { status: "COMPLETED", rows: 20, inserted: 20 })
    })
  )

  it.effect("does not resume if the member has no permission", () =>
    Effect.gen(function* () {
      const { open, services } = yield* world(Faults.injector(), "archive")
      yield* Testing.signIn().pipe(Effect.provide(services))
      const { start, until } = yield* open
      yield* start(unnamed(20))
      const stopped = yield* until(is("Stopped"))
      assert(stopped._tag === "Stopped")
      assert.deepInclude(stopped, { canResume: false })
      assert.strictEqual(stopped.problem?.key, "noPermission")
    })
  )

  it("detects the format of a file by its start", () => {
    assert.strictEqual(formatOf("books.txt", ' {"a":1}\n'), "JSONL")
    assert.strictEqual(formatOf("books.jsonl", "title,price"), "CSV")
    assert.strictEqual(formatOf("empty.ndjson", ""), "JSONL")
  })
})

describe("a file that is no longer readable", () => {
  const gone = () => {
    throw new DOMException("The file was changed.", "NotReadableError")
  }

  it.effect("is reported when it is read in another format after the preview", () =>
    Effect.gen(function* () {
      const { open } = yield* world()
      const { send, until } = yield* open
      const file = unnamed(3)
      send({ _tag: "Pick", file })
      yield* until(is("Previewing"))
      Object.defineProperty(file, "slice", { value: gone })
      send({ _tag: "Reread", reading: { format: "JSONL" } })

      assert.deepStrictEqual(yield* until((state) => !("reading" in state && state.reading)), {
        _tag: "Picking",
        unfinished: undefined,
        isOther: undefined,
        fault: { what: "unreadable", reason: "The file was changed." }
      })
    })
  )

  it.effect("is reported if reading its properties throws", () =>
    Effect.gen(function* () {
      const { open } = yield* world()
      const { send, until } = yield* open
      const file = unnamed(3)
      Object.defineProperty(file, "lastModified", { get: gone })
      send({ _tag: "Pick", file })
      const state = yield* until((state) => state._tag !== "Reading")

      assert.deepNestedInclude(state, { _tag: "Picking", "fault.what": "unreadable" })
    })
  )
})
