/** The fields that a filter builder and a list of values may name. Checked by `tsc`, never run. */
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { DistinctValues, FilterBuilder, useAddress, useDistinct, useFilter } from "@portico/react"
import type { FilterController } from "@portico/react/data"
import { Books } from "./books.ts"

const books = Query.from(Books)

export const accepted = [
  <FilterBuilder collection={Books} fields={[{ name: "title", type: "text" }]} key="1" />,
  <FilterBuilder collection={Books} fields={[{ name: "_createdDate", type: "date" }]} key="2" />,
  <FilterBuilder collection={Books} key="3" />,
  <FilterBuilder collection="books" fields={[{ name: "whatever", type: "mixed" }]} key="4" />,
  <DistinctValues field="title" key="5" label="Title" query={books} />,
  <DistinctValues field="whatever" key="6" label="Whatever" query={Query.from("books")} />,
  () => useFilter(Books, { fields: [{ name: "year", type: "number" }] }),
  () => useDistinct(books, "title"),
  <FilterBuilder collection={Books} fields={["title", { name: "year", label: "Since" }]} key="7" />,
  <FilterBuilder collection={Books} filter={Filter.eq("title", "Emma")} key="9" />,
  <FilterBuilder collection="books" filter={Filter.eq("whatever", 1)} key="10" />,
  () => {
    const { change, state } = useAddress(Books, { fields: ["title"] })
    return <FilterBuilder collection={Books} filter={state.filter} onApply={(filter) => change({ filter })} />
  }
]

export const refused = [
  // @ts-expect-error: books have no such field
  <FilterBuilder collection={Books} fields={[{ name: "titel", type: "text" }]} key="1" />,
  // @ts-expect-error: books have no such field
  <FilterBuilder collection={Books} fields={["titel"]} key="8" />,
  // @ts-expect-error: books have no such field
  <DistinctValues field="titel" key="2" label="Title" query={books} />,
  // @ts-expect-error: books have no such field
  () => useFilter(Books, { fields: [{ name: "titel", type: "text" }] }),
  // @ts-expect-error: books have no such field
  () => useDistinct(books, "titel"),
  // @ts-expect-error: books have no such field
  <FilterBuilder collection={Books} filter={Filter.eq("titel", "Emma")} key="9" />,
  // @ts-expect-error: books have no such field
  () => useFilter(Books, { filter: Filter.eq("titel", "Emma") }),
  // @ts-expect-error: books have no such field
  () => useAddress(Books, { fields: ["titel"] })
]

export function Steps({ id, picked }: { readonly id: string; readonly picked: string }) {
  const { step } = useFilter(Books)
  step({ _tag: "Field", id, field: "author.name" })
  step({ _tag: "AddCondition", group: id })
  // Values that are known only at run time.
  step({ _tag: "Field", id, field: picked })
  // @ts-expect-error: books have no such field
  step({ _tag: "Field", id, field: "titel" })
  return null
}

/** A component for any filter accepts one of a typed collection. */
export const useAny = (): FilterController => useFilter(Books)
