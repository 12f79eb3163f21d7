import * as Query from "@portico/client/data/Query"
import { CollectionGrid, useSelection } from "@portico/react"
import type { Columns } from "@portico/react/data"
import * as React from "react"
import { expect, waitFor } from "storybook/test"
import { advanceUntil } from "../../.storybook/clock.ts"
import preview, { typed } from "../../.storybook/preview.tsx"
import { omitted, titled } from "./invalidItems.ts"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(6), Query.returnTotalCount())

// A query over a collection identified only by its id.
type Bare = Query.Query<string, never>
const BareGrid = CollectionGrid<Bare>

const columns: Columns<Query.Row<Bare>> = [
  { field: "title", header: "Title" },
  { field: "author", header: "Author" },
  { field: "year", header: "Year" },
  { field: "price", header: "Price" }
]

/** The items of a query as cards, with the same states, selection and messages as the table. */
const meta = preview.meta({
  component: BareGrid,
  args: { caption: "Books", columns, query: typed<Bare>(books) }
})

export const Loading = meta.story({
  parameters: { world: { scenario: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Books" })).toHaveAttribute("aria-busy", "true")
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading Books…")
  }
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(6))
    await expect(canvas.getByText("Crime and Punishment")).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent(/6 of \d+ items/)
  }
})

export const Empty = meta.story({
  args: { empty: "The first delivery is on its way." },
  parameters: { world: { scenario: "empty" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The first delivery is on its way.")).toBeVisible()
    await expect(canvas.queryByRole("list")).toBeNull()
  }
})

/** Cards of the valid items of a typed collection, and a warning with the number of the others. */
export const InvalidItems = meta.story({
  render: () => <CollectionGrid caption="Books" columns={[{ field: "title", header: "Title" }]} query={titled} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(omitted)
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6)
  }
})

export const ServerError = meta.story({
  tags: ["spec:WDE0053"],
  parameters: { world: { scenario: "serverError", clock: "moved" } },
  play: async ({ canvas }) => {
    await expect(await advanceUntil(() => canvas.getByRole("alert"))).toHaveTextContent(
      /Something went wrong on our end/
    )
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
})

const WithSelection = (args: React.ComponentProps<typeof BareGrid>) => (
  <BareGrid {...args} selection={useSelection(args.query)} />
)

/** Cards are selected individually, by page, or as all matching items. */
export const SelectionMode = meta.story({
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("checkbox")).toHaveLength(7))
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Crime and Punishment" }))
    await expect(canvas.getByText("1 selected")).toBeVisible()
    const page = canvas.getByRole<HTMLInputElement>("checkbox", { name: "Select all on this page" })
    await expect(page.indeterminate).toBe(true)
    await userEvent.click(page)
    await userEvent.click(canvas.getByRole("button", { name: /Select all \d+ matching items/ }))
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Crime and Punishment" }))
    await expect(canvas.getByText(/All matching items selected: \d+, 1 excluded$/)).toBeVisible()
  }
})
