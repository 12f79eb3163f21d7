import type { Outcome } from "../../../../../packages/client/src/data/bulk/internal/BulkResult.ts"
import * as BulkCheckpoint from "../../../../../packages/client/src/data/bulk/internal/Checkpoint.ts"
import * as Import from "@portico/client/data/Import"
import * as ImportTally from "../../../../../packages/client/src/data/transfer/internal/ImportTally.ts"
import type { Entry } from "../../../../../packages/client/src/data/transfer/internal/Records.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"
import * as Schema from "effect/Schema"
import { over } from "../../over.ts"
import { shelf } from "../../shelf.ts"

describe("the rows of an import", () => {
  it.effect("are read no further ahead than the concurrent requests", () =>
    Effect.gen(function* () {
      const isAsked = yield* Deferred.make<void>()
      let asked = 0
      const { net } = shelf(() =>
        ++asked === 2 ? Effect.andThen(Deferred.succeed(isAsked, undefined), Effect.never) : Effect.never
      )
      let pulled = 0
      function* rows() {
        yield "_id,title\n"
        for (;;) yield Array.from({ length: 100 }, () => `b${pulled++},x\n`).join("")
      }

      const fiber = yield* Import.run("books", rows(), { format: "CSV", mode: "OVERWRITE", concurrency: 2 }).pipe(
        Stream.runDrain,
        Effect.provide(over(net).layer),
        Effect.forkChild
      )
      yield* Deferred.await(isAsked)
      yield* Effect.repeat(Effect.yieldNow, { times: 500 })
      yield* Fiber.interrupt(fiber)

      assert.isBelow(pulled, 8000)
    })
  )
})

describe("an import with invalid options", () => {
  const wrong: ReadonlyArray<readonly [string, object]> = [
    ["format", { format: "XLS" }],
    ["mode", { mode: "REPLACE" }],
    ["resume", { resume: {} }],
    ["resume", { resume: { bulk: { operation: "save", collection: "books" }, line: 1, unreadable: 0 } }]
  ]

  it.effect.each(wrong)("names the option %s and sends nothing", ([option, given]) =>
    Effect.gen(function* () {
      const { net } = shelf()
      const options = { format: "CSV", mode: "OVERWRITE", ...given } as Import.Options

      const { cause } = yield* Import.run("books", "title\nEmma\n", options).pipe(
        Stream.runDrain,
        Effect.flip,
        Effect.provide(over(net).layer)
      )

      assert.strictEqual(cause._tag, "WDE0018")
      assert.include(cause.message, `The option ${option} must be `)
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

const count = 2600
const refused = (row: number) => row % 433 === 7
const unreadable = (row: number) => row > 1000 && row % 500 === 11
const isNamed = (row: number) => row % 3 === 0

// Every third row has its own id, some are rejected, and some later ones have one cell too many.
const file = [
  "_id,title",
  ...Array.from({ length: count }, (_, row) => {
    const title = refused(row) ? "refused" : `Volume ${row}`
    return `${isNamed(row) ? `own-${row}` : ""},${title}${unreadable(row) ? ",more" : ""}`
  })
].join("\n")

const places = Array.from({ length: count }, (_, row) => row)
const faulty = places.filter((row) => refused(row) || unreadable(row))
const fine = places.filter((row) => !refused(row) && !unreadable(row))

const Kill = Schema.Struct({
  /** Before a request runs, after it, or before its state is stored. */
  at: Schema.Literals(["request", "answer", "state"]),
  after: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3 }))
})

interface Kept {
  readonly checkpoint: Import.Checkpoint
  readonly errors: ReadonlyArray<readonly [line: number, id: string | undefined]>
}

/** Runs an import that is killed and resumed from its stored checkpoint until it completes. */
const survive = (mode: Import.Options["mode"], kills: ReadonlyArray<typeof Kill.Type>, keepEvery: number) =>
  Effect.gen(function* () {
    const stored = new Map<string, Readonly<Record<string, unknown>>>([["old", { _id: "old", title: "Old" }]])
    let text: string | undefined
    let last: Import.State | undefined
    let errors = new Map<number, string | undefined>()
    for (const kill of [...kills, undefined]) {
      const killed = yield* Deferred.make<void>()
      const die = Effect.andThen(Deferred.succeed(killed, undefined), Effect.never)
      let requests = 0
      let answers = 0
      let states = 0
      const place = shelf(
        () => (kill?.at === "request" && requests++ === kill.after ? die : undefined),
        (answer) => (kill?.at === "answer" && answers++ === kill.after ? die : answer)
      )
      for (const [id, data] of stored) place.stored.set(id, data)
      const kept = text === undefined ? undefined : (JSON.parse(text) as Kept)
      errors = new Map(kept?.errors)
      yield* Import.run("books", file, { format: "CSV", mode, concurrency: 2, resume: kept?.checkpoint }).pipe(
        Stream.runForEach((state) =>
          Effect.suspend(() => {
            if (kill?.at === "state" && states === kill.after) return die
            for (const { id, line } of state.errors) errors.set(line, id)
            last = state
            // The first running state is stored, and only some of the others.
            if (state.status === "IN_PROGRESS" && (states <= 2 || states % keepEvery === 0)) {
              text = JSON.stringify({ checkpoint: state.checkpoint, errors: [...errors] } satisfies Kept)
            }
            states++
            return Effect.void
          })
        ),
        Effect.raceFirst(Deferred.await(killed)),
        Effect.provide(over(place.net).layer)
      )
      stored.clear()
      for (const [id, data] of place.stored) stored.set(id, data)
    }
    return { errors, last, stored }
  })

describe("an import that is killed at any moment", () => {
  it.effect.prop(
    "stores and counts each row once after it resumes",
    [
      Schema.Literals(["OVERWRITE", "SKIP_EXISTING", "TRUNCATE_BEFORE"]),
      Schema.NonEmptyArray(Kill).check(Schema.isMaxLength(3)),
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 4 }))
    ],
    ([mode, kills, keepEvery]) =>
      Effect.gen(function* () {
        const { errors, last, stored } = yield* survive(mode, kills, keepEvery)

        assert.strictEqual(stored.delete("old"), mode !== "TRUNCATE_BEFORE")
        const titles = [...stored.values()].map(({ title }) => Number(String(title).slice("Volume ".length)))
        assert.deepStrictEqual(
          titles.toSorted((left, right) => left - right),
          fine
        )
        for (const row of fine) assert.strictEqual(stored.has(`own-${row}`), isNamed(row))
        assert.deepInclude(last, { status: "PARTIALLY_SUCCESSFUL", rows: count, failed: faulty.length })
        // Only rows with generated ids are certain to count as inserted; a row with its own id may count as existing.
        assert.isAtLeast(last?.inserted ?? 0, fine.filter((row) => !isNamed(row)).length)
        assert.strictEqual(last?.bytes, last?.totalBytes)
        assert.deepStrictEqual(
          [...errors.keys()].toSorted((left, right) => left - right),
          faulty.map((row) => row + 2)
        )
        for (const row of faulty.filter(isNamed)) assert.strictEqual(errors.get(row + 2), `own-${row}`)
      }),
    { arbitrary: { runs: 16, seed: "killed" } }
  )

  it.effect("emits a state with its ids before it sends anything", () =>
    Effect.gen(function* () {
      const { net } = shelf()
      const sent: Array<readonly [string | undefined, number]> = []
      yield* Import.run("books", "title\nEmma\n", { format: "CSV", mode: "SKIP_EXISTING" }).pipe(
        Stream.runForEach(({ checkpoint }) => Effect.sync(() => sent.push([checkpoint.bulk?.run, net.sent.length]))),
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(
        sent.slice(0, 3).map(([run, requests]) => [run !== undefined, requests]),
        [
          [false, 0],
          [false, 0],
          [true, 0]
        ]
      )
    })
  )
})

describe("the progress of an import", () => {
  it.effect("counts completed rows, not rows read ahead, and never decreases", () =>
    Effect.gen(function* () {
      const rows = Array.from({ length: 10_000 }, (_, row) => `b${row},Volume ${String(row).padStart(5, "0")}`)
      const whole = ["_id,title", ...rows].join("\n")
      const states: Array<Import.State> = []
      yield* Import.run("books", new Blob([whole]), { format: "CSV", mode: "OVERWRITE" }).pipe(
        Stream.runForEach((state) => Effect.sync(() => states.push(state))),
        Effect.provide(over(shelf().net).layer)
      )

      for (const [place, { bytes, rows, totalBytes = 0 }] of states.entries()) {
        assert.approximately(bytes / totalBytes, rows / 10_000, 0.02)
        assert.isAtLeast(bytes, states[place - 1]?.bytes ?? 0)
      }
      assert.isAtLeast(states.length, 10)
    })
  )

  it.effect("starts where an earlier run stopped", () =>
    Effect.gen(function* () {
      const text = ["title", ...Array.from({ length: 2500 }, (_, row) => `Volume ${row}`)].join("\n")
      const run = (resume?: Import.Checkpoint) =>
        Import.run("books", text, { format: "CSV", mode: "SKIP_EXISTING", concurrency: 1, resume })
      const { layer } = over(shelf().net)
      const some = yield* run().pipe(
        Stream.filter(({ rows }) => rows === 2000),
        Stream.runHead,
        Effect.provide(layer)
      )
      const checkpoint = some._tag === "Some" ? some.value.checkpoint : undefined
      const first = yield* Effect.provide(Stream.runHead(run(checkpoint)), layer)

      assert.isAbove(checkpoint?.bytes ?? 0, 0)
      assert.deepInclude(first._tag === "Some" ? first.value : {}, { bytes: checkpoint?.bytes })
    })
  )
})

describe("the checkpoint of an import", () => {
  const outcome = (index: number): Outcome => ({ index, id: `b${index}`, status: "inserted", error: undefined })
  const row = (line: number): Entry => ({ line, bytes: 10, item: Result.succeed({ title: "Emma" }) })
  const doneTo = (count: number): BulkCheckpoint.Checkpoint => ({
    ...BulkCheckpoint.begin("insert", "books"),
    done: [[0, count]],
    counts: { ...BulkCheckpoint.noCounts, inserted: count }
  })

  it.effect("contains a row only after its outcome was emitted", () =>
    Effect.gen(function* () {
      const told = ImportTally.make(undefined, undefined)
      told.begin("insert", "books")
      told.take([row(2), row(3), row(4)])
      // The bulk operation is complete, and its outcomes are not consumed yet.
      for (const count of [1, 3]) yield* told.progress({ checkpoint: doneTo(count) })
      const steps = [[], [outcome(0)], [outcome(1)], [outcome(2)]]

      assert.deepStrictEqual(
        steps.map((outcomes) => told.state("IN_PROGRESS", outcomes).checkpoint.bulk?.done),
        [[], [[0, 1]], [[0, 1]], [[0, 3]]]
      )
    })
  )

  it("contains a row only after its outcome was emitted when the bulk operation stops", () => {
    const told = ImportTally.make(undefined, undefined)
    told.begin("insert", "books")
    told.take([row(2), row(3)])
    told.stop(doneTo(2))

    assert.deepStrictEqual(told.checkpoint().bulk?.done, [])
    told.state("IN_PROGRESS", [outcome(0), outcome(1)])
    assert.deepStrictEqual(told.checkpoint().bulk?.done, [[0, 2]])
  })

  const fault = (line: number): Entry => ({
    line,
    bytes: 10,
    item: Result.fail({ line, id: undefined, field: undefined, value: undefined, reason: "no" } as never)
  })

  it("counts the bytes of unreadable rows in this run and the next", () => {
    const told = ImportTally.make(undefined, undefined)
    told.begin("insert", "books")
    const { found, items } = told.take([row(2), fault(3), row(4)])
    assert.lengthOf(items, 2)
    assert.strictEqual(told.state("IN_PROGRESS", found).bytes, 10)
    told.stop(doneTo(1))
    assert.strictEqual(told.state("IN_PROGRESS", [outcome(0)]).bytes, 20)

    const next = ImportTally.make({ ...told.checkpoint(), bytes: 0 }, undefined)
    next.begin("insert", "books")
    assert.deepStrictEqual(next.take([row(2), fault(3), row(4)]).found, [])
    assert.deepInclude(next.state("IN_PROGRESS"), { bytes: 20, rows: 2, inserted: 1, failed: 1 })
    assert.deepInclude(next.state("IN_PROGRESS", [outcome(1)]), { bytes: 30, rows: 3 })
  })

  it("counts unknown outcomes as failed and skipped ones as successful", () => {
    const ended = (...statuses: ReadonlyArray<Outcome["status"]>) => {
      const told = ImportTally.make(undefined, undefined)
      told.begin("insert", "books")
      told.take(statuses.map((_, index) => row(index + 2)))
      const outcomes = statuses.map((status, index) => ({ ...outcome(index), status }))
      const { errors, failed, rows } = told.state("IN_PROGRESS", outcomes)
      return [told.ending(), failed, rows, errors.map(({ line }) => line)]
    }

    assert.deepStrictEqual(ended("skipped", "unknown"), ["PARTIALLY_SUCCESSFUL", 1, 2, [3]])
    assert.deepStrictEqual(ended("unknown", "failed"), ["FAILED", 2, 2, [2, 3]])
    assert.deepStrictEqual(ended("skipped"), ["COMPLETED", 0, 1, []])
  })
})
