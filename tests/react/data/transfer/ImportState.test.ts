import { assert, describe, it } from "@effect/vitest"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"
import {
  type ImportEvent,
  type ImportState,
  noProgress,
  percentOf,
  picking,
  reduce
} from "../../../../packages/react/src/data/transfer/ImportState.ts"
import type { Preview } from "../../../../packages/react/src/data/transfer/Preview.ts"

const file = new File(["title\nEmma\n"], "stock.csv")
const mark = { name: "stock.csv", size: file.size, changed: 1, hash: "a" }
const previewed: Preview = {
  file: mark,
  format: "CSV",
  columns: ["title"],
  mapping: {},
  rows: [],
  checked: 1,
  mistaken: 0,
  fault: undefined,
  fields: []
}
const read = (more: Partial<Preview> = {}): ImportEvent => ({ _tag: "Read", preview: { ...previewed, ...more } })
const pick: ImportEvent = { _tag: "Pick", file }
const start: ImportEvent = { _tag: "Start" }
const reread: ImportEvent = { _tag: "Reread", reading: { format: "JSONL", mapping: { title: null } } }
const failed = (key: Problem.ProblemKey, more: Partial<Problem.Problem> = {}): ImportEvent => ({
  _tag: "Failed",
  problem: Problem.make(key, more),
  fault: undefined
})
const errorOn = (line: number) =>
  ({ index: line, id: undefined, status: "failed", code: "c", reason: "r", line }) as const
const told = (...lines: ReadonlyArray<number>): ImportEvent => ({
  _tag: "Reported",
  progress: noProgress,
  errors: lines.map(errorOn)
})

const on = (state: ImportState, ...events: ReadonlyArray<ImportEvent>) => events.reduce(reduce, state)
const after = (...events: ReadonlyArray<ImportEvent>) => on(picking, pick, read(), ...events)

describe("an import before its start", () => {
  it("starts if the header is valid and there are rows, but not while it reads the file again", () => {
    const starts = (state: ImportState) => on(state, start)._tag === "Running"
    assert.isTrue(starts(after()))
    assert.isFalse(starts(after(read({ fault: { kind: "fieldTwice", name: "title" } }))))
    assert.isFalse(starts(after(read({ checked: 0 }))))
    const again = after(reread)
    assert.isFalse(starts(again))
    assert.deepInclude(again._tag === "Previewing" ? again.preview : {}, { format: "JSONL", mapping: { title: null } })
    assert.isTrue(starts(on(again, read())))
  })

  it("preserves the unfinished import while another file is read, and reports a different file", () => {
    const unfinished = { file: { name: "stock.csv", size: 1 }, rows: 3 }
    const picked = on(picking, { _tag: "Remembered", unfinished }, pick)
    assert.deepInclude(picked, { _tag: "Reading", unfinished })
    assert.deepInclude(on(picked, { _tag: "Unfit", fault: undefined }), { _tag: "Picking", unfinished, isOther: true })
    const fault = { what: "notText", reason: undefined } as const
    assert.deepInclude(on(picked, { _tag: "Unfit", fault }), { unfinished, isOther: undefined, fault })
  })
})

describe("a running import", () => {
  const running = after(start)

  it("accepts no other file, and cannot be discarded or started again", () => {
    for (const event of [pick, start, { _tag: "Forget" }, { _tag: "Reset" }] satisfies ReadonlyArray<ImportEvent>) {
      assert.strictEqual(on(running, event), running)
    }
  })

  it("reports each line once and in order, even if it was repeated", () => {
    const state = on(running, told(7, 3), told(3, 5))
    assert.deepStrictEqual(state._tag === "Running" ? state.errors.map(({ line }) => line) : [], [3, 5, 7])
  })

  it("resumes if that can help, after the provider's wait time", () => {
    const canResume = (state: ImportState) => on(state, { _tag: "Resume" })._tag === "Running"
    assert.isTrue(canResume(on(running, failed("unreachable"))))
    assert.isTrue(canResume(on(running, failed("sessionEnded", { retryable: false }))))
    assert.isTrue(canResume(on(running, { _tag: "Cancel" })))
    assert.isFalse(canResume(on(running, failed("noPermission", { retryable: false }))))
    const fault = { what: "header", reason: "no" } as const
    assert.isFalse(canResume(on(running, { _tag: "Failed", problem: undefined, fault })))
    const waiting = on(running, failed("rateLimited", { retryAfter: 2 }))
    assert.isFalse(canResume(waiting))
    assert.isTrue(canResume(on(waiting, { _tag: "Tick", left: 0 })))
  })

  it("reports at most 100 percent, and no progress if the size is unknown", () => {
    assert.strictEqual(percentOf({ ...noProgress, bytes: 12, totalBytes: 10 }), 100)
    assert.strictEqual(percentOf({ ...noProgress, bytes: 9.99, totalBytes: 10 }), 99)
    assert.isUndefined(percentOf({ ...noProgress, bytes: 0, totalBytes: 0 }))
    assert.isUndefined(percentOf(noProgress))
  })
})
