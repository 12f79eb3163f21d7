import * as Query from "@portico/client/data/Query"
import { Pager, useCollection, usePager } from "@portico/react"
import { CollectionTableView, type PagingBy } from "@portico/react/data"
import { expect, waitFor, within } from "storybook/test"
import { type PlayOf, typed } from "../../.storybook/preview.tsx"

/** All books, sorted by title. */
export const books = Query.from("books").pipe(Query.ascending("title"))
/** The same query with the total count. */
export const counted = books.pipe(Query.returnTotalCount())

export type Bare = Query.Query<string, never>

export interface ShelfProps {
  readonly by: PagingBy
  readonly index?: number
  readonly query: Bare
  readonly size: number
}

const columns = [
  { field: "title", header: "Title" },
  { field: "author", header: "Author" }
] as const

/** A list with a pager below it. */
export function Shelf({ by, index, query, size }: ShelfProps) {
  const pager = usePager(query, { by, index, size })
  const { listing, refetch } = useCollection(pager.query)
  return (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "minmax(0, 1fr)", padding: "1rem" }}>
      <CollectionTableView
        caption="Books"
        columns={columns}
        listing={listing}
        onRetry={refetch}
        skeletonRows={size > 0 && size < 50 ? size : 3}
      />
      <Pager label="Pages of books" listing={listing} pager={pager} sizes={[5, 10, 20]} />
    </div>
  )
}

/** A list with a pager in its footer, which replaces the count of the list. */
export function ShelfWithFooter({ by, index, query, size }: ShelfProps) {
  const pager = usePager(query, { by, index, size })
  const { listing, refetch } = useCollection(pager.query)
  return (
    <CollectionTableView
      caption="Books"
      columns={columns}
      footer={<Pager label="Pages of books" listing={listing} pager={pager} sizes={[5, 10, 20]} />}
      listing={listing}
      onRetry={refetch}
      skeletonRows={size}
    />
  )
}

/** Props for offset paging with five books per page. */
export const byFive = { by: typed<PagingBy>("offset"), query: typed<Bare>(counted), size: 5 }

export type Play = PlayOf<typeof Shelf>

export const pagerOf = ({ canvas }: Play) => within(canvas.getByRole("navigation", { name: "Pages of books" }))

/** Waits until this page is visible. */
export const expectPage = async (play: Play, text: string) => {
  const pager = pagerOf(play)
  await waitFor(() => expect(pager.getByText(text, { selector: "span" })).toBeVisible())
  await waitFor(() => expect(pager.getByRole("status")).not.toHaveTextContent("Loading"))
}

export const press = (play: Play, name: string) => play.userEvent.click(pagerOf(play).getByRole("button", { name }))

/** Returns the text content of the list's row headers. */
export const titles = ({ canvas }: Play) => canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)
