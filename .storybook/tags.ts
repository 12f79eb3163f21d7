/** The tags of stories, which decide whether the sidebar shows them. */
import type { Indexer } from "storybook/internal/types"

/** The suffix of the files with stories for readers. All other stories are tests. */
export const shown = ".showcase.stories.tsx"

const hidden = "tests"

/** The filter of the sidebar. Tests are not in it until the user selects their tag. */
export const hiddenTags = { [hidden]: { defaultFilterSelection: "exclude" } } as const

/** Returns an indexer that adds the tag of tests to all stories that are not for readers. */
export const withTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (path, options) => {
    const entries = await indexer.createIndex(path, options)
    return path.endsWith(shown)
      ? entries
      : entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), hidden] }))
  }
})
