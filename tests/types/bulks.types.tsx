/** The types of bulk operations. Checked by `tsc`, never run. */
import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import * as Query from "@portico/client/data/Query"
import { BulkActions, Selection, useBulk, useSelection } from "@portico/react"
import { BulkActionsParts } from "@portico/react/data"
import { Books, Publishers } from "./books.ts"

export function Remove() {
  const { start } = useBulk(Publishers, "remove")
  start(["p1"])
  start(Selection.ofIds(["p1"]))
  start(Selection.allMatching(Filter.eq("town", "Paris")))
  start([{ town: "Paris" }], "insert")
  start([{ _id: "p1", town: "Paris" }], "save")
  start(["p1"], Patch.empty.pipe(Patch.set("town", "Rome")))

  start(useSelection(Query.from(Publishers)).selection)
  start(Selection.put(Selection.allMatching(Filter.eq("town", "Paris")), ["p1"], false))
  // @ts-expect-error a field that the collection does not have
  start(Selection.allMatching(Filter.eq("country", "Italy")))
  // @ts-expect-error there is no such operation
  start(["p1"], "burn")
  // @ts-expect-error a required field
  start([{}], "insert")
  // @ts-expect-error a town is a string
  start([{ town: 5 }], "insert")
  // @ts-expect-error a field that the collection does not have
  start(["p1"], Patch.empty.pipe(Patch.set("country", "Italy")))
  // @ts-expect-error a town is a string here too
  start(["p1"], Patch.empty.pipe(Patch.set("town", 5)))
  // @ts-expect-error a field that the collection does not have
  start(Selection.allMatching(Filter.eq("country", "Italy")))
  // @ts-expect-error a selection with exceptions has the type of its filter
  start(Selection.toggle(Selection.allMatching(Filter.eq("country", "Italy")), "p1"))
  // @ts-expect-error an id is a string
  start([5])
  return null
}

export const actions = (
  <BulkActions
    actions={[
      { operation: "remove" },
      { operation: Patch.empty.pipe(Patch.increment("year", 1)), label: "A year later" }
    ]}
    collection={Books}
    selection={Selection.none}
  />
)

export const wrongSelection = (
  // @ts-expect-error a field that a book does not have
  <BulkActions actions={[]} collection={Books} selection={Selection.allMatching(Filter.eq("country", "Italy"))} />
)

export const wrongPart = (
  <BulkActionsParts.Root
    // @ts-expect-error a field that a book does not have
    actions={[{ operation: Patch.empty.pipe(Patch.set("country", "Italy")), label: "Move" }]}
    collection={Books}
  >
    <BulkActionsParts.Bar />
  </BulkActionsParts.Root>
)

export const ofAny = (
  <BulkActionsParts.Root
    actions={[{ operation: Patch.empty.pipe(Patch.set("country", "Italy")), label: "Move" }]}
    collection="anything"
    selection={Selection.allMatching(Filter.eq("country", "Italy"))}
  >
    <BulkActionsParts.Bar />
  </BulkActionsParts.Root>
)

export const wrongPatch = (
  <BulkActions
    // @ts-expect-error a title is not a number
    actions={[{ operation: Patch.empty.pipe(Patch.increment("title", 1)), label: "Count up" }]}
    collection={Books}
  />
)

export const wrongItems = (
  <BulkActions
    // @ts-expect-error a field that a publisher does not have
    actions={[{ operation: "insert", items: [{ town: "Paris", country: "France" }] }]}
    collection={Publishers}
  />
)
