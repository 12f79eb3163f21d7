import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { ExportDialog, Selection } from "@portico/react"
import { type ExportDialogProps, ExportDialogParts } from "@portico/react/data"
import * as Schema from "effect/Schema"
import * as React from "react"
import { expect, spyOn, waitFor } from "storybook/test"
import { advance, advanceUntil } from "../../.storybook/clock.ts"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"

const stock = Query.from("stock")

const Stock = Collection.make(
  "stock",
  Schema.Struct({
    title: Schema.String,
    copies: Schema.Finite,
    shelf: Schema.optionalKey(Schema.String.annotate({ title: "Shelf" }))
  })
)

/** Writes items to a file to download: the whole collection, the filtered items, or the selected items. */
const meta = preview.meta({
  component: ExportDialog,
  args: { name: "Stock", query: typed<Query.Any>(stock), selection: typed<Selection.Selection>(Selection.none) },
  parameters: { world: { scenario: "bulk" } }
})

type Play = PlayOf<typeof ExportDialog>

const start = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole("button", { name: "Export" }))

const textOf = async (link: HTMLElement) => (await fetch(link.getAttribute("href") ?? "")).text()

/** The user exports the selected items. */
export const ChooseScope = meta.story({
  args: {
    query: typed<Query.Any>(stock.pipe(Query.filter(Filter.eq("shelf", "A")))),
    selection: typed<Selection.Selection>(Selection.ofIds(["copy-0003", "copy-0007"]))
  },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("preselects the selected items", async () => {
      await expect(canvas.getByRole("radio", { name: "Selected items (2)" })).toBeChecked()
      await userEvent.click(canvas.getByRole("radio", { name: /JSONL/ }))
      await start(play)
    })
    const link = await canvas.findByRole("link", { name: "Save Stock.jsonl" })
    await expect(link).toHaveAttribute("download", "Stock.jsonl")
    const lines = (await textOf(link)).trim().split("\n")
    await expect(lines.map((line) => JSON.parse(line)._id)).toEqual(["copy-0003", "copy-0007"])
  }
})

/** The user leaves out fields of the schema. */
export const ChooseFields = meta.story({
  args: { query: typed<Query.Any>(Query.from(Stock)) },
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.click(canvas.getByText("All fields"))
    await userEvent.click(canvas.getByRole("checkbox", { name: "copies" }))
    await expect(canvas.getByText("2 of 3 fields")).toBeVisible()
    await start(play)
    const text = await textOf(await canvas.findByRole("link", { name: "Save Stock.csv" }))
    await expect(text.slice(0, text.indexOf("\r\n"))).toBe("_id,title,shelf")
  }
})

/** The export writes page by page. The file's object URL is revoked when the user exports again. */
export const CsvInProgress = meta.story({
  parameters: { world: { scenario: "slow", clock: "moved" } },
  args: { query: typed<Query.Any>(Query.from("books")), name: "Books", pageSize: 25 },
  play: async (play) => {
    const { canvas, userEvent } = play
    const revoke = spyOn(URL, "revokeObjectURL")
    await start(play)
    await expect(await canvas.findByText("Counting the items…")).toBeVisible()
    // A response takes longer than one step, so no state is skipped.
    const advanceTo = (text: RegExp) =>
      waitFor(async () => {
        if (canvas.queryByText(text) === null) await advance("500 millis")
        canvas.getByText(text)
      })
    await advanceTo(/Finding fields in \d+ of \d+ items…/)
    await advanceTo(/Writing \d+ of \d+ items…/)
    await expect(canvas.getByRole("progressbar")).toBeVisible()
    await waitFor(async () => {
      await advance("10 seconds")
      canvas.getByText("Save Books.csv")
    })
    await userEvent.click(canvas.getByRole("button", { name: "Export again" }))
    await expect(canvas.getByRole("button", { name: "Export" })).toBeVisible()
    await expect(revoke).toHaveBeenCalledOnce()
    revoke.mockRestore()
  }
})

/** The JSONL file is ready. */
export const JsonlReady = meta.story({
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.click(canvas.getByRole("radio", { name: /JSONL/ }))
    await start(play)
    const link = await canvas.findByRole("link", { name: "Save Stock.jsonl" })
    await expect(canvas.getByText("File ready: 2,500 items.", { selector: "p" })).toBeVisible()
    await expect((await textOf(link)).trim().split("\n")).toHaveLength(2500)
  }
})

export const Failed = meta.story({
  parameters: { world: { scenario: "internalError", clock: "moved" } },
  play: async (play) => {
    await start(play)
    await expect(await advanceUntil(() => play.canvas.getByRole("alert"))).toHaveTextContent(
      /Something went wrong on our end/
    )
    await expect(play.canvas.getByRole("button", { name: "Export" })).toBeVisible()
  }
})

/** An export that failed continues with the page that failed, and preserves the pages already written. */
export const ContinuesAfterFailure = meta.story({
  parameters: { world: { scenario: "exportRateLimited", clock: "moved" } },
  args: { pageSize: 1000 },
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.click(canvas.getByRole("radio", { name: /JSONL/ }))
    await start(play)
    await expect(await canvas.findByRole("alert")).toHaveTextContent("2,000 of 2,500 items written so far.")
    await expect(canvas.queryByRole("radio")).toBeNull()
    await waitFor(async () => {
      await advance("30 seconds")
      canvas.getByText("Continue")
    })
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    const text = await textOf(await canvas.findByRole("link", { name: "Save Stock.jsonl" }))
    await expect(text.trim().split("\n")).toHaveLength(2500)
  }
})

/** No items match. */
export const Empty = meta.story({
  args: { query: typed<Query.Any>(stock.pipe(Query.filter(Filter.eq("shelf", "Z")))) },
  play: async (play) => {
    await start(play)
    await expect(await play.canvas.findByText("Nothing to export.", { selector: "p" })).toBeVisible()
  }
})

function OnDemand(props: Pick<ExportDialogProps, "name" | "query">) {
  const [open, setOpen] = React.useState(false)
  return (
    <>
      <button className="portico-button" onClick={() => setOpen(true)} type="button">
        Export…
      </button>
      {open && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The export in a dialog. After it closes, the focus returns to the element that opened it. */
export const Modal = meta.story({
  render: ({ query }) => <OnDemand name="Stock" query={query} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Export…" })
    await userEvent.click(opener)
    await expect(canvas.getByRole("dialog", { name: "Export Stock" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Close" }))
    await expect(canvas.queryByRole("dialog")).toBeNull()
    await expect(opener).toHaveFocus()
  }
})

/** The page composes the parts, with its own order, messages and classes. */
export const Parts = meta.story({
  render: () => (
    <ExportDialogParts.Root className="my-export" classNames={{ button: "my-button" }} name="Stock" query={stock}>
      <ExportDialogParts.Title level={1}>The whole stock</ExportDialogParts.Title>
      <ExportDialogParts.Scope />
      <ExportDialogParts.Format />
      <ExportDialogParts.Fields />
      <ExportDialogParts.Progress />
      <ExportDialogParts.Problem />
      <ExportDialogParts.Result />
      <ExportDialogParts.Actions />
      <ExportDialogParts.Status />
    </ExportDialogParts.Root>
  ),
  play: async (play) => {
    const { canvas } = play
    await expect(canvas.getByRole("heading", { name: "The whole stock", level: 1 })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Export" })).toHaveClass("my-button", { exact: true })
    await start(play)
    await expect(await canvas.findByRole("link", { name: "Save Stock.csv" })).toBeVisible()
  }
})
