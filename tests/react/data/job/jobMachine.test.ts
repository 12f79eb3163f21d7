import * as Jobs from "@portico/client/data/Jobs"
import { Unreachable } from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
import { BackupStatus, Environment, IndexStatus, JobStatus, RestorationStatus } from "@portico/contract/data/Enums"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { TestClock } from "effect/testing"
import { toneOf } from "../../../../packages/react/src/data/job/Job.ts"
import { jobMachine, type Polling } from "../../../../packages/react/src/data/job/jobMachine.ts"
import { windowEvents } from "../../runtime/online.ts"
import { registryOver } from "../../runtime/registry.ts"

const unreachable = Wde.make("WDE0053", { description: "" }, { cause: new Unreachable({ cause: undefined }) })

const following = (statuses: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    let asked = 0
    const network = { reachable: true }
    // A request without a connection fails after five seconds.
    const read = Effect.suspend(() =>
      network.reachable
        ? Effect.sync(() => statuses[Math.min(asked++, statuses.length - 1)] ?? "")
        : Effect.delay(Effect.fail(unreachable), "5 seconds")
    )
    const registry = yield* registryOver(Layer.empty)
    const how: { -readonly [Key in keyof Polling]: Polling[Key] } = { read, every: "1 second" }
    const job = jobMachine({ machine: Jobs.movement, from: "UNINITIALIZED" }, () => how)
    registry.mount(job)
    const follow = () => registry.set(job, { _tag: "Follow" })
    follow()
    return { asked: () => asked, follow, get: () => registry.get(job), how, network }
  })

describe("jobMachine", () => {
  it.effect("reads the status until it is final", () =>
    Effect.gen(function* () {
      const { asked, get } = yield* following(["INITIALIZING", "IN_PROGRESS", "COMPLETED"])
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(get(), { _tag: "Following", status: "INITIALIZING", polling: true })
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(get(), { _tag: "Ended", status: "COMPLETED" })
      assert.strictEqual(asked(), 3)
    })
  )

  it.effect("ignores a second start", () =>
    Effect.gen(function* () {
      const { asked, follow, get } = yield* following(["IN_PROGRESS", "IN_PROGRESS", "COMPLETED"])
      const before = get()
      yield* TestClock.adjust("500 millis")
      follow()
      assert.strictEqual(get(), before)
      yield* TestClock.adjust("500 millis")
      assert.strictEqual(asked(), 1)
    })
  )

  it.effect("uses the most recent settings", () =>
    Effect.gen(function* () {
      const { asked, get, how } = yield* following(["IN_PROGRESS"])
      yield* TestClock.adjust("1 second")
      how.read = Effect.succeed("COMPLETED")
      how.every = "5 seconds"
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(get(), { _tag: "Ended", status: "COMPLETED" })
      assert.isAtMost(asked(), 2)
    })
  )

  it.effect("polls again when the browser is online again if nothing was reachable", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const { asked, get, network } = yield* following(["INITIALIZING", "IN_PROGRESS", "COMPLETED"])
      yield* TestClock.adjust("1 second")
      network.reachable = false
      yield* TestClock.adjust("10 seconds")
      assert.deepInclude(get(), { _tag: "Lost", status: "INITIALIZING" })

      network.reachable = true
      online()
      assert.deepStrictEqual(get(), { _tag: "Following", status: "INITIALIZING", polling: true })
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(get(), { _tag: "Following", status: "IN_PROGRESS", polling: true })
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(get(), { _tag: "Ended", status: "COMPLETED" })
      online()
      assert.strictEqual(asked(), 3)
    })
  )

  it.effect("polls again if the browser was online again before a request failed", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const { get, network } = yield* following(["COMPLETED"])
      network.reachable = false
      yield* TestClock.adjust("2 seconds")
      network.reachable = true
      online()
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(get(), { _tag: "Ended", status: "COMPLETED" })
    })
  )

  it.effect("is lost if the status is impossible", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const { asked, follow, get, how } = yield* following(["IN_PROGRESS", "UNINITIALIZED"])
      yield* TestClock.adjust("10 seconds")
      const lost = get()
      assert.deepInclude(lost, { _tag: "Lost", status: "IN_PROGRESS" })
      assert.strictEqual(lost._tag === "Lost" ? lost.problem.key : undefined, "unreadable")
      online()
      assert.strictEqual(get(), lost)

      // It resumes from the last valid status, and stops reading at the end.
      let again = 0
      how.read = Effect.sync(() => {
        again++
        return "COMPLETED"
      })
      follow()
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(get(), { _tag: "Ended", status: "COMPLETED" })
      follow()
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual([asked(), again], [2, 1])
    })
  )
})

describe("toneOf", () => {
  it("returns a tone for each status of the contract, and plain for unknown ones", () => {
    const tables = {
      backup: BackupStatus,
      restoration: RestorationStatus,
      movement: JobStatus,
      index: IndexStatus,
      environment: Environment
    } as const
    for (const [kind, { members }] of Object.entries(tables)) {
      for (const status of members) assert.isString(toneOf(kind as keyof typeof tables, status))
    }
    assert.strictEqual(toneOf("backup", "constructor"), "plain")
    const tones = ["ACTIVE", "BUILDING", "INVALID", "FAILED", "DROPPED"].map((status) => toneOf("index", status))
    assert.deepStrictEqual(tones, ["success", "running", "warning", "danger", "plain"])
  })
})
