import { useItemInsert } from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import { AnyChart, edith, expectFailure, inStock, names, ready } from "./chartPlay.tsx"

/** A chart while it loads, without data, and after an error. */
const meta = preview.meta({ title: "data/AggregateChart/Loading", component: AnyChart, args: inStock })

export const Loading = meta.story({
  parameters: { world: { scenario: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure", { name: "Copies in stock" })).toHaveAttribute("aria-busy", "true")
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading Copies in stock…")
  }
})

export const Empty = meta.story({
  parameters: { world: { scenario: "empty" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data to show.", { selector: "div" })).toBeVisible()
    await expect(canvas.queryByRole("alert")).toBeNull()
  }
})

/** The call is invalid: users see a plain message, and developers see the code. */
export const BadCallShape = meta.story({
  tags: ["spec:wde/WDE0008"],
  parameters: { world: { scenario: "callShape" } },
  play: async (play) => {
    await expectFailure(play, /set up correctly/)
    await expect(play.canvas.getByText(/WDE0008/)).toBeVisible()
  }
})

export const ServerError = meta.story({
  tags: ["spec:wde/WDE0053"],
  parameters: { world: { scenario: "aggregateFailsOnce" } },
  play: async (play) => {
    await expectFailure(play, /Something went wrong on our end/)
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Try again" }))
    await ready(play)
    await waitFor(() => expect(play.canvas.getByRole("figure")).toHaveFocus())
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "offline" } },
  play: (play) => expectFailure(play, "We couldn't connect.")
})

function AddBook() {
  const { insert } = useItemInsert("books")
  return (
    <button onClick={() => insert({ title: "Kristin Lavransdatter", language: "no", stock: 3 })} type="button">
      Add a book
    </button>
  )
}

/** A write to the collection reloads the chart. */
export const ReloadsAfterWrite = meta.story({
  ...edith,
  render: (args) => (
    <>
      <AddBook />
      <AnyChart {...args} />
    </>
  ),
  play: async (play) => {
    await ready(play)
    await expect(names(play)).toHaveLength(4)
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Add a book" }))
    await waitFor(() => expect(names(play)).toHaveLength(5))
    await expect(play.canvas.getByRole("status")).toHaveTextContent("5 groups")
  }
})

/** A write to the collection reloads the chart slowly. The old chart stays until then, and the layout does not move. */
export const RefetchKeepsChart = meta.story({
  parameters: { world: { clock: "moved", member: accounts.edith, scenario: "slow" } },
  render: (args) => (
    <>
      <AddBook />
      <AnyChart {...args} />
    </>
  ),
  play: async (play) => {
    await waitFor(async () => {
      await advance("2 seconds")
      play.canvas.getByRole("group")
    })
    const before = names(play)
    const chart = play.canvas.getByRole("figure")
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Add a book" }))
    await waitFor(async () => {
      await advance("500 millis")
      await expect(chart).toHaveAttribute("aria-busy", "true")
    })
    await expect(names(play)).toEqual(before)
    await waitFor(async () => {
      await advance("500 millis")
      await expect(names(play)).toHaveLength(before.length + 1)
    })
    await expect(chart).toHaveAttribute("aria-busy", "false")
  }
})
