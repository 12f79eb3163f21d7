/** data.md, row by row: its tests, and whether every row has one. */
import { describe, expect, it } from "vitest"
import { rows } from "./rows.ts"

await import("./capabilities.ts")
await import("./entities.ts")
await import("./enumerations.ts")
await import("./operators.ts")
await import("./states.ts")
await import("./rules.ts")
await import("./optionRules.ts")
await import("./together.ts")
await import("./permissions.ts")
await import("./calls.ts")
await import("./requests.ts")
await import("./catalogue.ts")
await import("./errors.ts")
await import("./constants.ts")

/** What is looked at of a test, or of what holds tests. */
interface Task {
  readonly name: string
  readonly mode: string
  readonly tasks?: ReadonlyArray<Task>
}

/** Titles of the tests below a task that are run. */
const titlesIn = ({ mode, name, tasks }: Task): ReadonlyArray<string> =>
  mode === "skip" || mode === "todo" ? [] : (tasks?.flatMap(titlesIn) ?? [name])

/** A title is its row's where nothing but an example follows. */
const isOf = (row: string, title: string): boolean => title === row || title.startsWith(`${row}: `)

describe("data.md, row by row", () => {
  it.for(Object.entries(rows))("%s", ([section, list], { task }) => {
    const titles = task.file.tasks.filter(({ name }) => name === section).flatMap(titlesIn)

    expect(list.filter((row) => !titles.some((title) => isOf(row, title)))).toEqual([])
    // A test that names no row belongs elsewhere, or its row is missing here.
    expect(titles.filter((title) => !list.some((row) => isOf(row, title)))).toEqual([])
    expect(new Set(list).size).toBe(list.length)
  })
})
