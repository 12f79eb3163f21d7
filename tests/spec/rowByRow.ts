import { describe, expect, it } from "vitest"

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

/** Tests of a specification's rows, by section, that each has a test of its name in the same file. */
export const rowByRow = (specification: string, rows: Readonly<Record<string, ReadonlyArray<string>>>) =>
  describe(`${specification}, row by row`, () => {
    it.for(Object.entries(rows))("%s", ([section, list], { task }) => {
      const titles = task.file.tasks.filter(({ name }) => name === section).flatMap(titlesIn)

      expect(list.filter((row) => !titles.some((title) => isOf(row, title)))).toEqual([])
      // A test that names no row belongs elsewhere, or its row is missing here.
      expect(titles.filter((title) => !list.some((row) => isOf(row, title)))).toEqual([])
      expect(new Set(list).size).toBe(list.length)
    })
  })
