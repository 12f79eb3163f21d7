import * as Query from "@portico/client/data/Query"
import { assert, it } from "@effect/vitest"
import { renderToStaticMarkup } from "react-dom/server"
import { usePager } from "../../../../packages/react/src/data/paging/usePager.ts"
import { useSelection } from "../../../../packages/react/src/data/selection/useSelection.ts"

const books = Query.from("books").pipe(Query.limit(20))

const Chosen = () => {
  const { count } = useSelection(books)
  const { paging } = usePager(books)
  return (
    <p>
      {count} chosen of {paging.size}
    </p>
  )
}

it("works for a list without a client", () => {
  assert.strictEqual(renderToStaticMarkup(<Chosen />), "<p>0 chosen of 20</p>")
})
