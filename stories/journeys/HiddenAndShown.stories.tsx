import * as Query from "@portico/client/data/Query"
import { ClientProvider, CollectionTable } from "@portico/react"
import * as Mock from "@portico/testing/Mock"
import * as React from "react"
import { expect, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

const books = Query.from("books").pipe(Query.limit(3))
const layer = Mock.layerMock()

/** A page behind a curtain, as a router keeps the page that one left. */
function Curtain() {
  const [open, setOpen] = React.useState(true)
  return (
    <>
      <button className="portico-button" onClick={() => setOpen(!open)} type="button">
        {open ? "Close the curtain" : "Open the curtain"}
      </button>
      <React.Activity mode={open ? "visible" : "hidden"}>
        <ClientProvider layer={layer}>
          <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
        </ClientProvider>
      </React.Activity>
    </>
  )
}

/** Pages that are hidden and shown again: what runs in them stops meanwhile and starts anew. */
const meta = preview.meta({ component: Curtain })

export const BackAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole("cell", {}, { timeout: 5000 })).toHaveLength(3)
    await userEvent.click(canvas.getByRole("button", { name: "Close the curtain" }))
    await waitFor(() => expect(canvas.queryByRole("table")).toBeNull())
    await userEvent.click(canvas.getByRole("button", { name: "Open the curtain" }))
    await expect(await canvas.findAllByRole("cell", {}, { timeout: 5000 })).toHaveLength(3)
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("3 items"))
  }
})
