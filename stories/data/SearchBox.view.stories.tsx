import { type ListedItem, SearchBoxView, type SearchState, type SearchWords } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const items: ReadonlyArray<ListedItem> = [
  { id: "emma", data: { title: "Emma" } },
  { id: "dracula", data: { title: "Dracula" } }
]

const found = { items, total: undefined, text: "classic" }

const preparing = "Some items are still being prepared for search. More results may appear."

/** Every state of a search, rendered without a client. `SearchBox` shows the same states. */
const meta = preview.meta({
  title: "data/SearchBox/States",
  component: SearchBoxView,
  args: {
    children: ({ data }) => String(data["title"]),
    label: "Search books",
    onClear: fn(),
    onFuzzy: fn(),
    onMode: fn(),
    onRetry: fn(),
    onSubmit: fn(),
    onText: fn(),
    options: true,
    state: typed<SearchState>({ _tag: "Found", found, refetching: false }),
    typed: typed<SearchWords>({ text: "classic", mode: "AND", fuzzy: false })
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "40rem", padding: "1rem" }}>
        <Story />
      </div>
    )
  ]
})

/** The results of a search. */
export const Found = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("“classic”: 2 results")
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  }
})

/** The next search is running, and the previous results stay. */
export const SearchingAgain = meta.story({
  args: { state: { _tag: "Searching", found } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Emma")).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent("Searching…")
  }
})

/** The search has no results, and a wider search is offered. */
export const NoResults = meta.story({
  args: {
    state: { _tag: "Found", found: { items: [], total: undefined, text: "red apple" }, refetching: false },
    typed: { text: "red apple", mode: "AND", fuzzy: false }
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search for any of these words" }))
    await expect(args.onMode).toHaveBeenCalledWith("OR")
  }
})

/** There are more results than the provider counts. */
export const TooManyToCount = meta.story({
  args: {
    state: {
      _tag: "Found",
      found: {
        ...found,
        total: 5000,
        marks: {
          hasNext: true,
          hasPrevious: false,
          nextCursor: "after",
          previousCursor: undefined,
          tooManyToCount: true
        }
      },
      refetching: false
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("“classic”: the first 2 results")
  }
})

/** The provider is still preparing items for searches, so more results may follow. */
export const Incomplete = meta.story({
  args: { state: { _tag: "Found", found: { ...found, incompleteResults: true }, refetching: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(preparing, { selector: "p" })).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent(`“classic”: 2 results ${preparing}`)
  }
})

/** The provider is still preparing items for searches, and no result is found yet. */
export const NothingYet = meta.story({
  args: {
    state: {
      _tag: "Found",
      found: { items: [], total: undefined, text: "classic", incompleteResults: true },
      refetching: false
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(preparing, { selector: "p" })).toBeVisible()
    await expect(canvas.queryByText("Try fewer or different words.")).toBeNull()
    await expect(canvas.getByRole("status")).toHaveTextContent(`No results for “classic”. ${preparing}`)
  }
})

/** Two results do not match the schema. The others are shown. */
export const InvalidItem = meta.story({
  args: {
    state: {
      _tag: "Found",
      found: {
        ...found,
        invalid: [
          { id: "sanditon", paths: ["title"] },
          { id: "lady-susan", paths: ["title"] }
        ]
      },
      refetching: false
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We couldn't show 2 items.")
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull()
  }
})

/** The search failed, and the search text stays. */
export const Failed = meta.story({
  args: { state: { _tag: "Failed", found: undefined, problem: { key: "unreachable", retryable: true } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

/** The page shows the results elsewhere, and only their number is announced. */
export const FieldOnly = meta.story({
  args: { options: false, results: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("“classic”: 2 results")
    await expect(canvas.queryByText("Emma")).toBeNull()
    await expect(canvas.getAllByText(/2 results/)).toHaveLength(1)
  }
})
