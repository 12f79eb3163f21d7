import { Selection } from "@portico/react"
import { CollectionGridView, type Column, type ListedItem, type Listing } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

const columns: ReadonlyArray<Column> = [
  { field: "title", header: "Title" },
  { field: "author", header: "Author" },
  { field: "year", header: "Year" }
]

const items: ReadonlyArray<ListedItem> = [
  { id: "emma", data: { title: "Emma", author: "Jane Austen", year: 1815 } },
  { id: "moby-dick", data: { title: "Moby-Dick; or, The Whale", author: "Herman Melville", year: 1851 } },
  { id: "dracula", data: { title: "Dracula", author: "Bram Stoker", year: 1897, _publishStatus: "DRAFT" } }
]

const ready: Listing<ListedItem> = { _tag: "Ready", items, total: 24, refetching: false }

/** Every state of a grid of cards, rendered without a client. `CollectionGrid` shows the same states. */
const meta = preview.meta({
  title: "data/CollectionGrid/States",
  component: CollectionGridView,
  args: { caption: "Books", columns, listing: ready, onRetry: fn() }
})

/** The first response is pending. */
export const Loading = meta.story({ args: { listing: { _tag: "Loading" } } })

/** Some of the items, one of them a draft. */
export const Ready = meta.story()

/** No items match. */
export const Empty = meta.story({ args: { listing: { _tag: "Ready", items: [], total: 0, refetching: false } } })

/** Newer items are loading, and the old ones stay visible. */
export const Refetching = meta.story({
  args: { listing: { ...ready, refetching: true } },
  play: async ({ canvas, canvasElement, step }) => {
    await step("does not cover the caption with the progress bar", async () => {
      const text = document.createRange()
      text.selectNodeContents(canvas.getByText("Books"))
      const bar = canvasElement.querySelector(".portico-progress")!.getBoundingClientRect()
      await expect(bar.height).toBeGreaterThan(0)
      await expect(bar.bottom).toBeLessThanOrEqual(text.getBoundingClientRect().top)
    })
  }
})

/** A stored item does not match the schema. The others are shown. */
export const InvalidItem = meta.story({
  args: { listing: { ...ready, invalid: [{ id: "sanditon", paths: ["title"] }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We couldn't show 1 item.")
  }
})

/** Newer items could not be loaded, and the old ones stay. */
export const Stale = meta.story({
  args: { listing: { ...ready, problem: { key: "offline", retryable: true } } }
})

/** No items could be loaded. */
export const Failed = meta.story({
  args: {
    listing: {
      _tag: "Failed",
      problem: { key: "serverError", retryable: true, requestId: "5f3a-77b1" },
      refetching: false
    }
  }
})

const selection = Selection.ofIds(["emma"])

/** One card is selected. */
export const Selected = meta.story({
  args: {
    selection: {
      selection,
      count: Selection.count(selection),
      clear: fn(),
      select: fn(),
      selectAllMatching: fn(),
      observe: fn(),
      toggle: fn(),
      togglePage: fn()
    }
  }
})

/** An edit is being saved, and another one was refused. */
export const Edits = meta.story({
  args: {
    listing: {
      ...ready,
      items: [
        { ...items[0]!, edit: { _tag: "Saving", changes: {} } },
        { ...items[1]!, edit: { _tag: "Refused", problem: { key: "changeForbidden", retryable: false } } },
        items[2]!
      ]
    }
  },
  play: async ({ canvas }) => {
    const [saving, refused] = canvas.getAllByRole("listitem")
    await expect(saving).toHaveTextContent("Saving…")
    await expect(refused).toHaveTextContent("Not saved: ")
  }
})

/** Long words and long values stay in their cards. */
export const LongContent = meta.story({
  args: {
    listing: {
      ...ready,
      items: [
        {
          id: "long",
          data: {
            title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
            author: "All work and no play. ".repeat(40),
            year: 1815
          }
        },
        items[1]!
      ]
    }
  }
})
