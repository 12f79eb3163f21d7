import * as Collection from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import { InfiniteList, SortMenu, useInfinite, useSort } from "@portico/react"
import { InfiniteListParts, SortMenuParts as SortParts } from "@portico/react/data"
import * as Schema from "effect/Schema"

const Books = Collection.make("books", Schema.Struct({ title: Schema.String, year: Schema.Number }))
const books = Query.from(Books)

/** A field that the schema does not contain cannot be sorted by. */
export function Sorted() {
  const sort = useSort(books)
  return (
    <>
      <SortMenu fields={[{ field: "year", label: "Year" }]} sort={sort} />
      {/* @ts-expect-error -- there is no such field */}
      <SortMenu fields={[{ field: "yaer", label: "Year" }]} sort={sort} />
    </>
  )
}

/** A render function of an item has the types of its fields. */
export const list = (
  <InfiniteList label="Books" nameOf={({ data }) => data.title} query={books}>
    {/* @ts-expect-error -- there is no such field */}
    {({ data }) => data.titel}
  </InfiniteList>
)

/** Parts for any list accept one of a typed collection. */
export function Parts() {
  return (
    <InfiniteListParts.Root label="Books" list={useInfinite(books)}>
      <InfiniteListParts.More />
    </InfiniteListParts.Root>
  )
}

/** A sort order contains fields of the collection, or values that are known only at run time. */
export function Order({ held }: { readonly held: ReadonlyArray<{ readonly field: string; readonly order: "ASC" }> }) {
  const { setSorting } = useSort(books, { sorting: held })
  setSorting([{ field: "year", order: "DESC" }])
  useSort(books, { sorting: [{ field: "title", order: "ASC" }] })
  useSort(Query.from("books"), { sorting: [{ field: "anything", order: "ASC" }] }).setSorting([
    { field: "else", order: "ASC" }
  ])
  // @ts-expect-error -- there is no such field
  setSorting([{ field: "yaer", order: "DESC" }])
  // @ts-expect-error -- there is no such field
  useSort(books, { sorting: [{ field: "yaer", order: "DESC" }] })
  return null
}

/** The parts of a menu accept only fields of the collection too. */
export function OrderParts() {
  const sort = useSort(books)
  return (
    <>
      <SortParts.Root fields={[{ field: "year", label: "Year" }]} sort={sort}>
        <SortParts.Fields />
      </SortParts.Root>
      {/* @ts-expect-error -- there is no such field */}
      <SortParts.Root fields={[{ field: "yaer", label: "Year" }]} sort={sort}>
        <SortParts.Fields />
      </SortParts.Root>
    </>
  )
}
