import { assert, describe, it } from "@effect/vitest"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as Results from "../../bench/Results.ts"
import { root } from "../../scripts/root.mjs"

const numbers = readFileSync(join(root, "docs/numbers.md"), "utf8")

/** Tables are aligned by the formatter. */
const unaligned = (text: string): string => text.replaceAll(/-{2,}/g, "--").replaceAll(/[ \n]+/g, " ")

describe("docs/numbers.md", () => {
  it("has the tables that the benchmarks wrote", () => {
    assert.strictEqual(unaligned(numbers), unaligned(Results.withTables(numbers)))
  })

  it("has a table for each recorded benchmark, and the reverse", () => {
    const recorded = readdirSync(join(root, "bench/results")).map((file) => file.replace(".json", ""))
    const shown = [...numbers.matchAll(/<!-- bench (\w+) -->/g)].map(([, name = ""]) => name)

    assert.deepStrictEqual(shown.toSorted(), recorded.toSorted())
  })
})

const row = (median: number, low: number, high: number, bar = "", holds?: boolean): Results.RecordedRow => ({
  what: "a query",
  unit: "µs",
  value: { median, low, high },
  note: undefined,
  bar,
  holds
})

const run = (row: Results.RecordedRow, date = "2026-01-02"): Results.Recorded => ({
  title: "Queries",
  date,
  machine: "2 × cpu",
  load: [0, 0.1],
  rows: [row]
})

describe("the table of a benchmark", () => {
  const lastLine = (...results: Results.Results) => Results.tableOf(results).split("\n").at(-1)

  it("names the machine, the day and the load of other programs for both runs", () => {
    const [line] = Results.tableOf([run(row(5, 4, 6)), run(row(5, 4, 6), "2026-01-01")]).split("\n")

    assert.strictEqual(
      line,
      "Queries. 2026-01-02, load of other programs 0 and 0.1; earlier: 2026-01-01, load of other programs 0 and 0.1. 2 × cpu."
    )
  })

  it("shows a missed target in bold", () => {
    assert.strictEqual(lastLine(run(row(5, 4, 6, "≤ 4 µs", false))), "| a query | **5 µs** | 4 – 6 |  | ≤ 4 µs |")
  })

  it("marks a result that the earlier run did not reproduce within its quartiles", () => {
    assert.strictEqual(lastLine(run(row(5, 4, 6)), run(row(8, 5.5, 9))), "| a query | 5 µs | 4 – 6 | 8 µs |  |")
    assert.strictEqual(lastLine(run(row(5, 4, 6)), run(row(8, 7, 9))), "| a query | 5 µs | 4 – 6 | 8 µs ≠ |  |")
  })

  it("does not mark medians that differ by less than 5 %", () => {
    assert.strictEqual(
      lastLine(run(row(100, 100, 100)), run(row(103, 103, 103))),
      "| a query | 100 µs |  | 103 µs |  |"
    )
  })
})
