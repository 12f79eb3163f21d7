import { describe, expect, it } from "vitest"
import * as Bulk from "../../../../packages/react/src/data/bulk/Bulk.ts"
import { failuresText, fileNameOf } from "../../../../packages/react/src/data/bulk/failuresFile.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

type Event = Bulk.BulkEvent<string>

const outcome = (index: number, status: keyof Bulk.BulkCounts): Bulk.BulkOutcome => ({
  index,
  id: `item-${index}`,
  status,
  code: status === "failed" ? "WDE0027" : undefined,
  reason: undefined,
  field: undefined,
  item: `item-${index}`
})

const after = (...events: ReadonlyArray<Event>): Bulk.BulkState =>
  events.reduce<Bulk.BulkState>((state, event) => Bulk.reduce(state, event), Bulk.idle)

const begun: ReadonlyArray<Event> = [
  { _tag: "Start", kind: "remove", work: "" },
  { _tag: "Begun", total: 4 }
]

const mixed: Event = {
  _tag: "Reported",
  outcomes: [outcome(2, "failed"), outcome(0, "removed"), outcome(1, "skipped")]
}

describe("Bulk.reduce", () => {
  it("counts outcomes as they arrive, and sorts failures by item", () => {
    const state = after(...begun, mixed, { _tag: "Reported", outcomes: [outcome(1, "failed")] })
    expect(state).toMatchObject({ done: 4, counts: { removed: 1, skipped: 1, failed: 2 } })
    expect("rows" in state && state.rows.map(({ index }) => index)).toEqual([1, 2])
  })

  it("resets only the failed items for a retry", () => {
    const state = after(...begun, mixed, { _tag: "Ended" }, { _tag: "RetryFailed" })
    expect(state).toMatchObject({ _tag: "Running", done: 2, counts: { removed: 1, skipped: 1, failed: 0 }, rows: [] })
  })

  it("stops in two steps: it starts no more items, then it stops waiting", () => {
    expect(after(...begun, mixed, { _tag: "Cancel" })).toMatchObject({ _tag: "Running", stopping: true })
    expect(after(...begun, mixed, { _tag: "Cancel" }, { _tag: "Ended" })).toMatchObject({
      _tag: "Canceled",
      uncertain: false
    })
    expect(after(...begun, { _tag: "Cancel" }, { _tag: "Cancel" })).toMatchObject({
      _tag: "Canceled",
      uncertain: true
    })
  })

  it("finishes if every item was done before it stopped", () => {
    const all: Event = { _tag: "Reported", outcomes: [0, 1, 2, 3].map((index) => outcome(index, "removed")) }
    expect(after(...begun, { _tag: "Cancel" }, all, { _tag: "Ended" })._tag).toBe("Finished")
  })

  it("resumes only after the provider's wait time, and only if that can help", () => {
    const stopped = after(...begun, { _tag: "Failed", problem: Problem.make("rateLimited", { retryAfter: 2 }) })
    expect(stopped).toMatchObject({ _tag: "Stopped", wait: 2 })
    expect(Bulk.reduce<string>(stopped, { _tag: "Resume" })).toBe(stopped)
    const waited = Bulk.reduce<string>(stopped, { _tag: "Tick", left: 0 })
    expect(Bulk.reduce<string>(waited, { _tag: "Resume" })._tag).toBe("Running")
    expect(Bulk.reduce<string>(stopped, { _tag: "Tick", left: 2 })).toBe(stopped)
    const denied = after(...begun, { _tag: "Failed", problem: Problem.make("noPermission", { retryable: false }) })
    expect(Bulk.reduce<string>(denied, { _tag: "Resume" })).toBe(denied)
  })

  it("collects the items again if collecting them failed", () => {
    const gathering: ReadonlyArray<Event> = [
      { _tag: "Start", kind: "remove", work: "" },
      { _tag: "Found", found: 1000 },
      { _tag: "Failed", problem: Problem.make("unreachable") },
      { _tag: "Resume" }
    ]
    expect(after(...gathering)).toEqual({ _tag: "Gathering", kind: "remove", found: 0 })
    expect(after(...gathering, { _tag: "Begun", total: 4 })).toMatchObject({ _tag: "Running", total: 4 })
    expect(after(...gathering, { _tag: "Cancel" })).toMatchObject({ _tag: "Canceled", uncertain: false, total: 0 })
  })

  it("does not resume if the outcome of running items is unknown", () => {
    const left = after(...begun, mixed, { _tag: "Cancel" }, { _tag: "Cancel" })
    expect(Bulk.reduce<string>(left, { _tag: "Resume" })).toBe(left)
    const waited = after(...begun, mixed, { _tag: "Cancel" }, { _tag: "Ended" }, { _tag: "Resume" })
    expect(waited).toMatchObject({ _tag: "Running", done: 3, stopping: false })
  })

  it("reports 100 percent only if every item is done, or if there are none", () => {
    expect(Bulk.percentOf({ done: 999, total: 1000 })).toBe(99)
    expect(Bulk.percentOf({ done: 0, total: 0 })).toBe(100)
  })

  it("does not start while a bulk is running", () => {
    const running = after(...begun)
    expect(Bulk.reduce<string>(running, { _tag: "Start", kind: "remove", work: "" })).toBe(running)
  })
})

describe("failuresText", () => {
  it("quotes values, escapes formulas and counts places from 1", () => {
    const row: Bulk.ReportRow = { index: 0, id: "=1+1", status: "failed", code: undefined, reason: 'a "b", c' }
    expect(failuresText([row], "CSV")).toBe('place,id,status,reason\r\n1,\'=1+1,failed,"a ""b"", c"\r\n')
    const at = { ...row, item: { at: new Date(0) } }
    expect(JSON.parse(failuresText([at], "JSONL")).item).toEqual({ at: { $date: "1970-01-01T00:00:00.000Z" } })
    expect(fileNameOf("failures", "JSONL")).toBe("failures.jsonl")
    expect(JSON.parse(failuresText([row], "JSONL"))).toEqual({
      place: 1,
      id: "=1+1",
      status: "failed",
      reason: 'a "b", c'
    })
  })
})
