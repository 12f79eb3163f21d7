import * as Query from "@portico/client/data/Query"
import * as React from "react"
import { expect, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { books, byFive, counted, expectPage, pagerOf, press, Shelf, type ShelfProps } from "./pagerPlay.tsx"

/** Missing pages and invalid page sizes: a plain message is shown, and the list and the focus stay. */
const meta = preview.meta({ title: "data/Pager/Refused", component: Shelf, args: byFive })

/** There is no page after the last one. A message says so, and the focus stays. */
export const NoNextPage = meta.story({
  tags: ["spec:wde/WDE0165"],
  args: { by: "cursor", size: 20 },
  play: async (play) => {
    await expectPage(play, "Page 1 of 2")
    await press(play, "Next page")
    await expectPage(play, "Page 2 of 2")
    await press(play, "Next page")
    await expect(pagerOf(play).getByText("This is the last page.", { selector: "p" })).toBeVisible()
    await expect(pagerOf(play).getByRole("status")).toHaveTextContent("This is the last page.")
    await expect(pagerOf(play).getByRole("button", { name: "Next page" })).toHaveFocus()
  }
})

/** There is no page before the first one. A message says so. */
export const NoPreviousPage = meta.story({
  tags: ["spec:wde/WDE0159"],
  args: { by: "cursor" },
  play: async (play) => {
    await expectPage(play, "Page 1 of 5")
    await press(play, "Previous page")
    await expect(pagerOf(play).getByText("This is the first page.", { selector: "p" })).toBeVisible()
    await press(play, "Next page")
    await expectPage(play, "Page 2 of 5")
    await expect(pagerOf(play).queryByText("This is the first page.")).toBeNull()
  }
})

/**
 * Skipping items and cursor paging cannot be combined: users see one plain message in the list, and developers see the
 * code. There are no pages, so there is no pager.
 */
export const SkipWithCursor = meta.story({
  tags: ["spec:wde/WDE0080"],
  args: { by: "cursor", query: books.pipe(Query.skip(5)) },
  play: async (play) => {
    // A second alert with the same message would fail the query.
    await expect(await play.canvas.findByRole("alert")).toHaveTextContent(
      "This page isn't set up correctly. Contact us. Reference: WDE0080."
    )
    await waitFor(() => expect(play.canvas.queryByRole("navigation")).toBeNull())
    await expect(play.canvas.getByRole("alert")).toBeVisible()
  }
})

// A value that TypeScript rejects, but that untyped code can pass.
const many: number = JSON.parse('"many"')

const mistakes = {
  WDE0032: { query: books.pipe(Query.limit(many)) },
  WDE0033: { query: books.pipe(Query.limit(0)) },
  WDE0034: { query: books.pipe(Query.skip(-1)) },
  WDE0035: { query: books.pipe(Query.skip(2.5)) },
  WDE0036: { query: counted, size: 1001 }
} as const

type Mistake = keyof typeof mistakes

const codes = ["WDE0032", "WDE0033", "WDE0034", "WDE0035", "WDE0036"] as const satisfies ReadonlyArray<Mistake>

const Misconfigured = (args: ShelfProps) => {
  const [code, setCode] = React.useState<Mistake>("WDE0032")
  return (
    <>
      {codes.map((code) => (
        <button key={code} onClick={() => setCode(code)} type="button">
          {code}
        </button>
      ))}
      <Shelf {...args} {...mistakes[code]} key={code} />
    </>
  )
}

/** Invalid page sizes and positions, each with its own code. */
export const BadLimitOrSkip = meta.story({
  tags: ["spec:wde/WDE0032", "spec:wde/WDE0033", "spec:wde/WDE0034", "spec:wde/WDE0035", "spec:wde/WDE0036"],
  render: (args) => <Misconfigured {...args} />,
  play: async (play) => {
    for (const code of codes) {
      await play.userEvent.click(play.canvas.getByRole("button", { name: code }))
      await waitFor(() => expect(play.canvas.getByRole("alert")).toHaveTextContent(`Reference: ${code}`))
    }
  }
})
