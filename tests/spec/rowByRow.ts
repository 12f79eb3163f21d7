import { describe, expect, it } from "vitest"

/** A test or a group of tests of the runner, with the properties that are read here. */
interface Task {
  readonly name: string
  readonly mode: string
  readonly tasks?: ReadonlyArray<Task>
}

/** Returns the titles of the tests below a task that are run. */
const titlesIn = ({ mode, name, tasks }: Task): ReadonlyArray<string> =>
  mode === "skip" || mode === "todo" ? [] : (tasks?.flatMap(titlesIn) ?? [name])

/** Whether a title is the row's, or the row's with an example. */
const isOf = (row: string, title: string): boolean => title === row || title.startsWith(`${row}: `)

/** Checks that every row of a specification has a test with its name in the same file, by section. */
export const rowByRow = (specification: string, rows: Readonly<Record<string, ReadonlyArray<string>>>) =>
  describe(`${specification}, row by row`, () => {
    it.for(Object.entries(rows))("covers %s", ([section, list], { task }) => {
      const titles = task.file.tasks.filter(({ name }) => name === section).flatMap(titlesIn)

      expect(list.filter((row) => !titles.some((title) => isOf(row, title)))).toEqual([])
      // Either a test names no row and belongs elsewhere, or its row is missing here.
      expect(titles.filter((title) => !list.some((row) => isOf(row, title)))).toEqual([])
      expect(new Set(list).size).toBe(list.length)
    })
  })
