import * as Jobs from "@portico/client/data/Jobs"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"

const machines = { backup: Jobs.backup, restoration: Jobs.restoration, movement: Jobs.movement, index: Jobs.index }

/** The transitions of data.md §4. */
const told: Readonly<Record<keyof typeof machines, ReadonlyArray<string>>> = {
  backup: ["PENDING>READY", "PENDING>FAILED", "PENDING>DELETED", "PENDING>CANCELED"],
  restoration: ["PENDING>COMPLETED", "PENDING>FAILED"],
  movement: [
    "UNINITIALIZED>INITIALIZING",
    "INITIALIZING>IN_PROGRESS",
    "IN_PROGRESS>COMPLETED",
    "IN_PROGRESS>FAILED",
    "IN_PROGRESS>PARTIALLY_SUCCESSFUL"
  ],
  index: [
    "BUILDING>ACTIVE",
    "BUILDING>FAILED",
    "BUILDING>INVALID",
    "BUILDING>DROPPING",
    "ACTIVE>DROPPING",
    "FAILED>DROPPING",
    "INVALID>DROPPING",
    "DROPPING>DROPPED"
  ]
}

describe("a job", () => {
  it.each(Object.keys(machines) as Array<keyof typeof machines>)(
    "allows exactly the transitions of its machine: %s",
    (name) => {
      const machine: Jobs.Machine = machines[name]
      const statuses = Object.keys(machine)
      const found = statuses.flatMap((from) =>
        statuses.flatMap((to) =>
          Result.isSuccess(Jobs.advanceTo(Jobs.make(machine, from), to)) ? [`${from}>${to}`] : []
        )
      )

      assert.sameMembers(found, [...told[name]])
    }
  )

  it("reports the current, the rejected and the allowed statuses", () => {
    const job = Jobs.make(Jobs.movement, "IN_PROGRESS")
    const refused = Jobs.advanceTo(job, "INITIALIZING")
    const ended = Jobs.advanceTo(Jobs.make(Jobs.backup, "READY"), "constructor")

    assert.deepInclude(Result.isFailure(refused) ? refused.failure : {}, {
      _tag: "ForbiddenTransition",
      from: "IN_PROGRESS",
      to: "INITIALIZING",
      allowed: ["COMPLETED", "FAILED", "PARTIALLY_SUCCESSFUL"]
    })
    assert.strictEqual(
      Result.isFailure(ended) ? ended.failure.message : "",
      "A job that is READY cannot become constructor: it has ended."
    )
  })

  it("is terminal if no status follows", () => {
    assert.isTrue(Jobs.isTerminal(Jobs.advance(Jobs.make(Jobs.index, "DROPPING"), "DROPPED")))
    assert.isFalse(Jobs.isTerminal(Jobs.make(Jobs.index, "ACTIVE")))
  })
})

describe("Jobs.follow", () => {
  const reading = (...statuses: ReadonlyArray<string>) => {
    const left = [...statuses]
    return { left, read: Effect.sync(() => left.shift() ?? "none") }
  }

  it.effect("emits each status once until the job has ended, and stops reading", () =>
    Effect.gen(function* () {
      const { left, read } = reading("UNINITIALIZED", "INITIALIZING", "INITIALIZING", "COMPLETED", "FAILED")

      const seen = yield* Stream.runCollect(Jobs.follow(Jobs.make(Jobs.movement, "UNINITIALIZED"), read))

      // The status IN_PROGRESS was skipped.
      assert.deepStrictEqual(
        seen.map(({ status }) => status),
        ["UNINITIALIZED", "INITIALIZING", "COMPLETED"]
      )
      assert.deepStrictEqual(left, ["FAILED"])
    })
  )

  it.effect("fails if a status cannot follow the previous one", () =>
    Effect.gen(function* () {
      const { read } = reading("IN_PROGRESS", "INITIALIZING")

      const error = yield* Effect.flip(Stream.runDrain(Jobs.follow(Jobs.make(Jobs.movement, "UNINITIALIZED"), read)))

      assert.deepInclude(error, { from: "IN_PROGRESS", to: "INITIALIZING" })
    })
  )
})
