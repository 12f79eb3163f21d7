import { assert, describe, it } from "@effect/vitest"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"
import {
  type ExportEvent,
  type ExportState,
  idle,
  percentOf,
  reduce
} from "../../../../packages/react/src/data/transfer/ExportState.ts"

type Event = ExportEvent<string>

const on = (state: ExportState, ...events: ReadonlyArray<Event>): ExportState =>
  events.reduce<ExportState>((now, event) => reduce(now, event), state)
const after = (...events: ReadonlyArray<Event>) => on(idle, { _tag: "Start", format: "CSV", work: "" }, ...events)
const failed = (key: Problem.ProblemKey, more: Partial<Problem.Problem> = {}): Event => ({
  _tag: "Failed",
  problem: Problem.make(key, more)
})
const counted: Event = { _tag: "Counted", total: 7 }
const page: Event = { _tag: "Page", size: 5 }

describe("an export", () => {
  it("never exceeds its total, and resets its progress with each step", () => {
    assert.deepInclude(after(counted, page), { done: 5, total: 7, step: "items" })
    assert.deepInclude(after(counted, page, page), { done: 7 })
    assert.deepInclude(after(counted, page, { _tag: "Step", step: "fields" }), { done: 0, step: "fields" })
    assert.strictEqual(percentOf({ format: "CSV", done: 5, total: 7, step: "items" }), 71)
    assert.strictEqual(percentOf({ format: "CSV", done: 0, total: 0, step: "items" }), 100)
    assert.isUndefined(percentOf({ format: "CSV", done: 5, total: undefined, step: "items" }))
  })

  it("resumes if that can help, after the provider's wait time", () => {
    const canResume = (state: ExportState) => on(state, { _tag: "Resume" })._tag === "Running"
    assert.isTrue(canResume(after(counted, failed("unreachable"))))
    assert.isTrue(canResume(after(counted, failed("sessionEnded", { retryable: false }))))
    assert.isFalse(canResume(after(counted, failed("noPermission", { retryable: false }))))
    // An export without a count starts again.
    assert.isFalse(canResume(after(failed("unreachable"))))
    const waiting = after(counted, failed("rateLimited", { retryAfter: 2 }))
    assert.isFalse(canResume(waiting))
    assert.strictEqual(on(waiting, { _tag: "Start", format: "CSV", work: "" }), waiting)
    assert.strictEqual(on(waiting, { _tag: "Tick", left: 2 }), waiting)
    assert.isTrue(canResume(on(waiting, { _tag: "Tick", left: 0 })))
  })

  it("does not start while it runs", () => {
    const running = after(counted, page)
    assert.strictEqual(on(running, { _tag: "Start", format: "JSONL", work: "" }), running)
  })
})
