import * as Query from "@portico/client/data/Query"
import { renderToStaticMarkup } from "react-dom/server"
import { assert, describe, it } from "vitest"
import { orderOf, type SortOrder } from "../../../../packages/react/src/data/order/SortOrder.ts"
import { useSort } from "../../../../packages/react/src/data/order/useSort.ts"

const books = Query.from("books").pipe(Query.ascending("title"))

const told = (order: SortOrder) => order.map(({ field, order }) => `${field} ${order}`).join()

function Told({ sorting }: { readonly sorting: SortOrder | undefined }) {
  const sort = useSort(books, { sorting })
  return `${told(sort.sorting)}; ${told(orderOf(sort.query.sort))}`
}

const saidOf = (sorting: SortOrder | undefined) => renderToStaticMarkup(<Told sorting={sorting} />)

describe("useSort", () => {
  it("uses the order of the query if the URL contains none", () => {
    assert.strictEqual(saidOf([]), "title ASC; title ASC")
    assert.strictEqual(saidOf(undefined), "title ASC; title ASC")
  })

  it("uses the order of the URL", () => {
    assert.strictEqual(saidOf([{ field: "year", order: "DESC" }]), "year DESC; year DESC")
  })
})
