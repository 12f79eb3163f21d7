import { PagerView, type Paging } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const middle: Paging = {
  _tag: "Offset",
  index: 1,
  size: 20,
  total: 87,
  tooManyToCount: false,
  shown: 20,
  hasNext: true,
  hasPrevious: true,
  awaited: false,
  unread: false,
  problem: undefined
}

/** Every state of a pager, rendered without a client. `Pager` shows the same states. */
const meta = preview.meta({
  title: "data/Pager/States",
  component: PagerView,
  args: {
    label: "Pages of books",
    onGoTo: fn(),
    onNext: fn(),
    onPrevious: fn(),
    onSize: fn(),
    paging: typed<Paging>(middle)
  }
})

/** Offset paging with a total. */
export const OffsetWithTotal = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("21–40 of 87 items")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Last page" }))
    await expect(args.onGoTo).toHaveBeenCalledWith(4)
  }
})

/** Cursor paging without a total. */
export const CursorWithoutTotal = meta.story({
  args: { paging: { ...middle, _tag: "Cursor", total: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Items 21–40")).toBeVisible()
  }
})

/** There are more items than the provider counts. */
export const TooManyToCount = meta.story({
  args: { paging: { ...middle, total: 5000, tooManyToCount: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("21–40 of more than 5,000 items")).toBeVisible()
    await expect(canvas.getByText("Page 2")).toBeVisible()
  }
})

/** The items of this page were removed. */
export const BeyondLastPage = meta.story({
  args: { paging: { ...middle, index: 9, shown: 0, hasNext: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("There are no more items on this page.", { selector: "p" })).toBeVisible()
  }
})

/** There are no items. */
export const Empty = meta.story({
  args: { paging: { ...middle, index: 0, shown: 0, total: 0, hasNext: false, hasPrevious: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Page 1 of 1")).toBeVisible()
  }
})

/** The page is loading. */
export const Loading = meta.story({
  args: { paging: { ...middle, awaited: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the page…")
  }
})

/** The page could not be loaded. The list shows the reason and the old items. */
export const LoadFailed = meta.story({
  args: { paging: { ...middle, unread: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("We couldn't load page 2.", { selector: "p" })).toBeVisible()
    await expect(canvas.getByText("Page 2 of 5")).toBeVisible()
  }
})
