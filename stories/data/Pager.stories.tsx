import { AddressNotice, Pager, useAddress, useCollection, usePager } from "@portico/react"
import { CollectionTableView } from "@portico/react/data"
import { expect, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import { books, byFive, expectPage, pagerOf, press, Shelf, type ShelfProps, titles } from "./pagerPlay.tsx"

/**
 * Pages through a list, with offset or cursor paging, and with or without a total. Its layout does not change, the
 * focus stays on the first and last page, and it announces the page when it is shown.
 */
const meta = preview.meta({
  title: "data/Pager",
  component: Shelf,
  args: byFive
})

/** The first page. */
export const OffsetFirst = meta.story({
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    await expect(pagerOf(play).getByText("1–5 of 24 items")).toBeVisible()
    await expect(pagerOf(play).getByRole("button", { name: "Previous page" })).toHaveAttribute("aria-disabled", "true")
    await expect(pagerOf(play).getByRole("status")).toHaveTextContent("Page 1 of 5. 1–5 of 24 items")
  }
})

/** The user goes to a page in the middle with the keyboard. The button stays in place and focused. */
export const OffsetMiddle = meta.story({
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    const next = pagerOf(play).getByRole("button", { name: "Next page" })
    const before = next.getBoundingClientRect().left
    next.focus()
    await play.userEvent.keyboard("{Enter}")
    await expectPage(play, "Page 2 of 5")
    await play.userEvent.keyboard("{Enter}")
    await expectPage(play, "Page 3 of 5")
    await expect(next).toHaveFocus()
    await expect(Math.abs(next.getBoundingClientRect().left - before)).toBeLessThan(1)
  }
})

/** The last page. */
export const OffsetLast = meta.story({
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    await press(play, "Last page")
    await expectPage(play, "Page 5 of 5")
    await expect(pagerOf(play).getByText("21–24 of 24 items")).toBeVisible()
    await expect(pagerOf(play).getByRole("button", { name: "Next page" })).toHaveAttribute("aria-disabled", "true")
  }
})

/** The first page with cursor paging. */
export const CursorFirst = meta.story({
  args: { by: "cursor" },
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    await expect(pagerOf(play).queryByRole("button", { name: "Last page" })).toBeNull()
    await expect(pagerOf(play).getByRole("button", { name: "Next page" })).not.toHaveAttribute("aria-disabled")
  }
})

/** A page in the middle with cursor paging. */
export const CursorMiddle = meta.story({
  args: { by: "cursor" },
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    const first = titles(play)
    await press(play, "Next page")
    await expectPage(play, "Page 2 of 5")
    await waitFor(() => expect(titles(play)).not.toEqual(first))
    await press(play, "Previous page")
    await expectPage(play, "Page 1 of 5")
    await waitFor(() => expect(titles(play)).toEqual(first))
  }
})

/** The last page with cursor paging. */
export const CursorLast = meta.story({
  args: { by: "cursor", size: 20 },
  play: async (play) => {
    await expectPage(play, "Page 1 of 2")
    await press(play, "Next page")
    await expectPage(play, "Page 2 of 2")
    await expect(pagerOf(play).getByRole("button", { name: "Next page" })).toHaveAttribute("aria-disabled", "true")
    await press(play, "First page")
    await waitFor(() => expect(pagerOf(play).getByText(/^1–20/)).toBeVisible())
  }
})

/** The total is unknown. The pager shows the known range. */
export const NoTotal = meta.story({
  args: { query: books },
  play: async (play) => {
    await expectPage(play, "Page 1")
    await expect(pagerOf(play).getByText("Items 1–5")).toBeVisible()
    await press(play, "Next page")
    await expectPage(play, "Page 2")
  }
})

/** The user changes the page size. The first item stays on the page. */
export const PageSize = meta.story({
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    await press(play, "Next page")
    await press(play, "Next page")
    await expectPage(play, "Page 3 of 5")
    await play.userEvent.selectOptions(pagerOf(play).getByLabelText("Items per page"), "10")
    await expectPage(play, "Page 2 of 3")
    await expect(pagerOf(play).getByText("11–20 of 24 items")).toBeVisible()
  }
})

/** The next page is loading. The old rows stay, and the pager does not move. */
export const Loading = meta.story({
  parameters: { world: { clock: "moved", scenario: "slow" } },
  play: async (play) => {
    const soon = (check: () => unknown) =>
      waitFor(async () => {
        await advance("2 seconds")
        await check()
      })
    await expect(pagerOf(play).getByRole("status")).toHaveTextContent("Loading the page…")
    await soon(() => play.canvas.getAllByRole("cell"))
    const before = titles(play)
    await press(play, "Next page")
    await expect(titles(play)).toEqual(before)
    await expect(pagerOf(play).getByRole("status")).toHaveTextContent("Loading the page…")
    await soon(() => expect(titles(play)).not.toEqual(before))
  }
})

interface AddressShelfProps extends ShelfProps {
  /** Whether the steps of the pager are links. */
  readonly isLinked?: boolean
}

function AddressShelf({ isLinked = false, query, size }: AddressShelfProps) {
  const { change, dismiss, hrefOf, ignored, over, state } = useAddress(query.collection)
  const pager = usePager(over(query), { index: state.index, onChange: ({ index }) => change({ index }), size })
  const { listing } = useCollection(pager.query)
  return (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "minmax(0, 1fr)", padding: "1rem" }}>
      <AddressNotice ignored={ignored} onDismiss={dismiss} />
      <CollectionTableView caption="Books" columns={[{ field: "title", header: "Title" }]} listing={listing} />
      <Pager
        hrefOf={isLinked ? (index) => hrefOf({ index }) : undefined}
        label="Pages of books"
        listing={listing}
        pager={pager}
        sizes={[5, 10, 20]}
      />
    </div>
  )
}

/**
 * The page is stored in the address: the back and forward buttons change it, and invalid parameters are ignored and
 * named.
 */
export const InTheAddress = meta.story({
  render: (args) => <AddressShelf {...args} />,
  play: async (play) => {
    const { canvas, userEvent } = play
    const before = location.href
    await expectPage(play, "Page 1 of 5")
    await press(play, "Next page")
    await expectPage(play, "Page 2 of 5")
    await waitFor(() => expect(new URLSearchParams(location.search).get("page")).toBe("2"))
    await press(play, "Next page")
    await expectPage(play, "Page 3 of 5")
    history.back()
    await expectPage(play, "Page 2 of 5")
    history.forward()
    await expectPage(play, "Page 3 of 5")
    await waitFor(() => expect(titles(play)).toHaveLength(5))
    const third = titles(play)
    const address = new URL(location.href)
    // A link to the same page in another sort order, and back: each time the pager shows the page in the address.
    const { length } = history
    address.searchParams.set("sort", "-title")
    history.pushState(null, "", address)
    await waitFor(() => expect(titles(play)[0]).not.toBe(third[0]))
    await expectPage(play, "Page 3 of 5")
    history.back()
    await waitFor(() => expect(titles(play)).toEqual(third))
    await expectPage(play, "Page 3 of 5")
    await expect(new URLSearchParams(location.search).get("page")).toBe("3")
    await expect(history).toHaveLength(length + 1)
    address.searchParams.delete("sort")
    address.searchParams.set("page", "none")
    history.pushState(null, "", address)
    await expect(await canvas.findByText(/were ignored: page/)).toBeVisible()
    await expectPage(play, "Page 1 of 5")
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }))
    await waitFor(() => expect(canvas.queryByText(/were ignored/)).toBeNull())
    history.replaceState(null, "", before)
  }
})

/**
 * With `hrefOf`, the steps to other pages are links, which can be opened in a new tab. The step that has no page stays in
 * place and keeps the focus.
 */
export const Links = meta.story({
  render: (args) => <AddressShelf {...args} isLinked />,
  play: async (play) => {
    const before = location.href
    await expectPage(play, "Page 1 of 5")
    const step = (name: string) => pagerOf(play).getByRole("link", { name })
    const pageOf = (name: string) =>
      new URL(step(name).getAttribute("href") ?? "", location.href).searchParams.get("page")
    await expect(pageOf("Next page")).toBe("2")
    await expect(pageOf("Last page")).toBe("5")
    await expect(step("Previous page")).toHaveAttribute("aria-disabled", "true")
    await expect(step("Previous page")).not.toHaveAttribute("href")

    step("Last page").focus()
    await play.userEvent.keyboard("{Enter}")
    await expectPage(play, "Page 5 of 5")
    await expect(new URLSearchParams(location.search).get("page")).toBe("5")
    await expect(step("Last page")).toHaveFocus()
    await expect(step("Last page")).toHaveAttribute("aria-disabled", "true")
    await expect(pageOf("First page")).toBeNull()
    await play.userEvent.keyboard("{Enter}")
    await expectPage(play, "Page 5 of 5")
    await play.userEvent.click(step("First page"))
    await expectPage(play, "Page 1 of 5")
    history.replaceState(null, "", before)
  }
})
