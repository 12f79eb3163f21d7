import * as Query from "@portico/client/data/Query"
import { useCollection, usePager } from "@portico/react"
import { PagerParts } from "@portico/react/data"
import { expect, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

const books = Query.from("books").pipe(Query.ascending("title"))

function CursorPager() {
  const pager = usePager(books, { by: "cursor", size: 10 })
  const { listing } = useCollection(pager.query)
  return (
    <PagerParts.Root className="my-pager" classNames={{ "pager-step": "my-button" }} listing={listing} pager={pager}>
      <PagerParts.Problem />
      <PagerParts.Previous>Back</PagerParts.Previous>
      <PagerParts.Range />
      <PagerParts.Next>More</PagerParts.Next>
      <PagerParts.Status className="visually-hidden" />
    </PagerParts.Root>
  )
}

/** The unstyled parts of a pager. They behave like `Pager`. */
const meta = preview.meta({
  title: "data/Pager/Parts",
  component: CursorPager,
  decorators: [
    (Story) => (
      <div style={{ padding: "1rem" }}>
        <Story />
      </div>
    )
  ]
})

/** The page composes the parts, and they page through the list. */
export const Composed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Items 1–10")
    const next = canvas.getByRole("button", { name: "More" })
    await expect(next).toHaveClass("my-button", { exact: true })
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByText("Items 11–20")).toBeVisible())
  }
})
