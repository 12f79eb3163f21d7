import { InfiniteListView, type InfiniteListViewProps, type InfiniteState, type ListedItem } from "@portico/react/data"
import * as React from "react"
import { expect, fn, waitFor } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const itemsOf = (count: number): ReadonlyArray<ListedItem> =>
  Array.from({ length: count }, (_, index) => ({ id: `b${index}`, data: { title: `Book ${index + 1}` } }))

const ready = (count: number, more: Partial<Extract<InfiniteState, { _tag: "Ready" }>> = {}): InfiniteState => ({
  _tag: "Ready",
  items: itemsOf(count),
  total: undefined,
  hasNext: true,
  loading: "no",
  problem: undefined,
  added: 0,
  cursor: "c",
  ...more
})

/** Every state of an infinite list, rendered without a client. `InfiniteList` shows the same states. */
const meta = preview.meta({
  title: "data/InfiniteList/States",
  component: InfiniteListView,
  args: {
    automatic: 0,
    label: "Books",
    nameOf: ({ data }) => String(data["title"]),
    onMore: fn(),
    onNewer: fn(),
    onRetry: fn(),
    state: typed<InfiniteState>(ready(3)),
    children: ({ data }) => <strong>{String(data["title"])}</strong>
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "44rem", padding: "1rem" }}>
        <Story />
      </div>
    )
  ]
})

/** The next items are loading. */
export const LoadingMore = meta.story({
  args: { state: ready(3, { loading: "more" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("feed")).toHaveAttribute("aria-busy", "true")
    await expect(canvas.getByRole("button", { name: "Loading more…" })).toHaveAttribute("aria-disabled", "true")
  }
})

/** A busy browser reports at once that the end of the list was out of view and came into view. More items load. */
export const NearAfterAll = meta.story({
  args: { automatic: 1 },
  beforeEach: () => {
    const Observer = globalThis.IntersectionObserver
    globalThis.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((changes, observer) => {
          const before = changes.map(({ target }) => ({ target, isIntersecting: false }) as IntersectionObserverEntry)
          callback([...before, ...changes], observer)
        }, options)
      }
    }
    return () => void (globalThis.IntersectionObserver = Observer)
  },
  play: async ({ args, canvas }) => {
    // With large text, the end is not in the page at first.
    canvas.getByRole("button", { name: "Load more" }).scrollIntoView({ block: "end" })
    await waitFor(() => expect(args.onMore).toHaveBeenCalledTimes(1))
  }
})

/** An edit is being saved, and another one was refused. */
export const Edits = meta.story({
  args: {
    state: ready(3, {
      items: itemsOf(3).map((item, index): ListedItem => {
        if (index === 2) return item
        return index === 0
          ? { ...item, edit: { _tag: "Saving", changes: {} } }
          : { ...item, edit: { _tag: "Refused", problem: { key: "offline", retryable: true } } }
      })
    })
  }
})

/** Another user has added items. */
export const NewItems = meta.story({
  args: { newer: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show 3 new items" }))
    await expect(args.onNewer).toHaveBeenCalledOnce()
  }
})

/** Two stored items do not match the schema. The others are shown, and more can be loaded. */
export const InvalidItem = meta.story({
  args: {
    state: ready(3, {
      invalid: [
        { id: "sanditon", paths: ["title"] },
        { id: "lady-susan", paths: ["title"] }
      ]
    })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We couldn't show 2 items.")
    await expect(canvas.getByRole("button", { name: "Load more" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull()
  }
})

/** The first page could not be loaded. */
export const Failed = meta.story({
  args: { state: { _tag: "Failed", problem: { key: "unreachable", retryable: true }, refetching: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
})

/**
 * Ten thousand items, of which only those near the viewport are rendered. All can be reached with the keyboard and
 * assistive technology.
 */
export const TenThousandRows = meta.story({
  args: { state: ready(10_000, { hasNext: false, total: 10_000 }) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeLessThan(100))
    await expect(canvas.getAllByRole("article")[0]).toHaveAttribute("aria-setsize", "10000")
    scrollTo(0, document.documentElement.scrollHeight / 2)
    await waitFor(async () => {
      const first = Number(canvas.getAllByRole("article")[0]?.getAttribute("aria-posinset"))
      await expect(first).toBeGreaterThan(3000)
    })
    const article = canvas.getAllByRole("article").at(-1)
    const place = Number(article?.getAttribute("aria-posinset"))
    article?.focus()
    await userEvent.keyboard("{PageDown}")
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-posinset")).toBe(String(place + 1)))
    scrollTo(0, 0)
  }
})

const GrowingList = (args: InfiniteListViewProps) => {
  const [count, setCount] = React.useState(300)
  return <InfiniteListView {...args} onMore={() => setCount(count + 40)} state={ready(count, { added: 40 })} />
}

/**
 * A list that grows beyond 300 items. From then on, only those near the viewport are rendered, and the visible items
 * and the focus stay.
 */
export const ManyItems = meta.story({
  args: {
    children: ({ data }) => (
      <details>
        <summary>{String(data["title"])}</summary>
        So it goes.
      </details>
    )
  },
  render: (args) => <GrowingList {...args} />,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const at = (place: number) => canvasElement.querySelector<HTMLElement>(`[aria-posinset="${place}"]`)
    const last = at(300)!
    last.querySelector("details")!.open = true
    last.focus()
    const placeOf = (article: HTMLElement) => article.getBoundingClientRect().top + scrollY
    const before = placeOf(last)
    await step("focuses the next article without moving the previous one", async () => {
      await userEvent.keyboard("{PageDown}")
      await waitFor(() => expect(at(301)).toHaveFocus())
      await expect(canvas.getAllByRole("article").length).toBeLessThan(60)
      await expect(at(300)).toBe(last)
      await expect(last.querySelector("details")).toHaveAttribute("open")
      await expect(Math.abs(placeOf(last) - before)).toBeLessThan(2)
    })
    await step("preserves the focus of an article that is scrolled out of view", async () => {
      scrollTo(0, 0)
      await waitFor(() => expect(at(2)).toBeVisible())
      await expect(at(301)).toHaveFocus()
      await expect(at(290)).toBeNull()
    })
    await step("moves by keyboard to items that are not rendered", async () => {
      at(1)!.focus({ preventScroll: true })
      await waitFor(() => expect(at(301)).toBeNull())
      await userEvent.keyboard("{PageDown}{PageDown}")
      await waitFor(() => expect(at(3)).toHaveFocus())
    })
  }
})

function Removable(props: InfiniteListViewProps) {
  const [items, setItems] = React.useState(() => itemsOf(3))
  const remove = (...ids: ReadonlyArray<string>) => setItems((items) => items.filter(({ id }) => !ids.includes(id)))
  return (
    <>
      <InfiniteListView {...props} state={ready(3, { items, hasNext: false })}>
        {({ data, id }) => (
          <button onClick={() => remove(id)} type="button">
            Delete {String(data["title"])}
          </button>
        )}
      </InfiniteListView>
      {/* Another user removes an item, which does not move the focus. */}
      <button onMouseDown={(event) => event.preventDefault()} onClick={() => remove("b1")} type="button">
        Remove the second book
      </button>
    </>
  )
}

/** Items that are removed while they have the focus. The focus moves to the next item. */
export const Removal = meta.story({
  render: (props) => <Removable {...props} />,
  play: async ({ canvas, step, userEvent }) => {
    const article = (name: string) => canvas.getByRole("article", { name })
    await step("focuses the same control of the next item", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Delete Book 1" }))
      await expect(canvas.getByRole("button", { name: "Delete Book 2" })).toHaveFocus()
    })
    await step("focuses the next item if the item itself had the focus", async () => {
      article("Book 2").focus()
      await userEvent.click(canvas.getByRole("button", { name: "Remove the second book" }))
      await expect(article("Book 3")).toHaveFocus()
    })
    await step("focuses the message about an empty list after the only item", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Delete Book 3" }))
      await expect(document.activeElement).toHaveClass("portico-empty")
    })
  }
})
