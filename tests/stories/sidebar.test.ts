/** The stories in the sidebar of the development server: those for readers. */
import { globSync } from "node:fs"
import { join } from "node:path"
import type { IndexInput } from "storybook/internal/types"
import { describe, expect, it } from "vitest"
import { hiddenTags, withTags } from "../../.storybook/tags.ts"
import { root } from "../../scripts/root.mjs"

const entryOf = (path: string): IndexInput => ({
  type: "story",
  importPath: path,
  exportName: "Default",
  tags: ["dev"]
})

const indexer = withTags({ test: /\.stories\.tsx$/, createIndex: async (path) => [entryOf(path)] })

/** Returns the files whose stories the filter of the sidebar excludes. */
const hidden = async (paths: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const excluded = Object.entries(hiddenTags).flatMap(([tag, { defaultFilterSelection }]) =>
    defaultFilterSelection === "exclude" ? [tag] : []
  )
  const entries = await Promise.all(
    paths.map(async (path) => indexer.createIndex(join(root, path), { makeTitle: (title) => title ?? path }))
  )
  return paths.filter((_, place) => entries[place]?.some(({ tags = [] }) => tags.some((tag) => excluded.includes(tag))))
}

describe("the sidebar", () => {
  const all = globSync("stories/**/*.stories.tsx", { cwd: root }).toSorted()
  const showcases = all.filter((path) => path.endsWith(".showcase.stories.tsx"))

  it("shows the stories of showcases", async () => {
    expect(showcases.length).toBeGreaterThan(40)
    expect(await hidden(showcases)).toEqual([])
  })

  it("hides tests until their tag is selected", async () => {
    const tests = all.filter((path) => !showcases.includes(path))

    expect(tests.length).toBeGreaterThan(100)
    expect(await hidden(tests)).toEqual(tests)
  })
})
