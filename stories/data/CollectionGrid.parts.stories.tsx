import * as Query from "@portico/client/data/Query"
import { CollectionGridParts } from "@portico/react/data"
import { expect, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5), Query.returnTotalCount())

const columns = [
  { field: "title", header: "Title" },
  { field: "author", header: "Author" }
] as const

const titleCard = ({ data }: { readonly data: Readonly<Record<string, unknown>> }) => (
  <strong>{String(data["title"])}</strong>
)

const Composed = () => (
  <CollectionGridParts.Root caption="Books" columns={columns} query={books}>
    <CollectionGridParts.Alert />
    <CollectionGridParts.List card={titleCard} />
    <CollectionGridParts.Footer />
    <CollectionGridParts.Status className="visually-hidden" />
  </CollectionGridParts.Root>
)

/** The unstyled parts of a grid, with custom cards. */
const meta = preview.meta({ title: "data/CollectionGrid/Parts", component: Composed })

export const CardParts = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(5))
    await expect(canvas.getByText("Crime and Punishment").tagName).toBe("STRONG")
  }
})
