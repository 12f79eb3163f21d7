/** Drafts are requested with the option `showDrafts` of hooks and components. Checked by `tsc`, never run. */
import * as Query from "@portico/client/data/Query"
import {
  CollectionTable,
  ExportDialog,
  InfiniteList,
  useCollection,
  useExport,
  useInfinite,
  usePager,
  useSelection
} from "@portico/react"
import { Books } from "./books.ts"

const books = Query.from(Books)

export function Drafts() {
  const { query } = usePager(books, { showDrafts: true })
  const selection = useSelection(books, { showDrafts: true })
  useExport().start(books, "CSV", { columns: ["title"], showDrafts: true })
  useCollection(books, { showDrafts: true })
  useInfinite(books, { showDrafts: true })
  // @ts-expect-error -- the option is a boolean
  useInfinite(books, { showDrafts: "yes" })
  // @ts-expect-error -- the option is a boolean
  useCollection(books, { showDrafts: "yes" })
  // @ts-expect-error -- there is no such option
  useCollection(books, { drafts: true })
  return (
    <>
      <CollectionTable
        caption="Books"
        columns={[{ field: "title", header: "Title" }]}
        query={query}
        selection={selection}
        showDrafts
      />
      <ExportDialog query={books} showDrafts />
      <InfiniteList label="Books" nameOf={({ data }) => data.title} query={books} showDrafts>
        {({ data }) => data.title}
      </InfiniteList>
    </>
  )
}
