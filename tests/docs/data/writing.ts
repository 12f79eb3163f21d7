import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { Books } from "./Books.ts"

const villette = {
  title: "Villette",
  price: 11,
  stock: 2,
  tags: ["classic"],
  published: new Date("1853-01-28"),
  author: "bronte"
}

export const shelve = Effect.gen(function* () {
  const items = yield* Items
  const { data, id } = yield* items.insert(Books, villette, { clientId: true })
  yield* items.update(Books, { ...data, price: 9.5 })
  const { action } = yield* items.save(Books, { ...villette, _id: "villette", price: 9 })
  const removed = yield* items.remove(Books, id)
  const again = yield* items.remove(Books, id)
  return { action, removed: Option.isSome(removed), again: Option.isSome(again) }
})

/** Removes one book from the stock, unless there is none. */
export const sell = (id: string) =>
  Items.use((items) =>
    items.patch(Books, id, Patch.of(Books).pipe(Patch.increment("stock", -1), Patch.append("tags", "sold")), {
      condition: Filter.gt("stock", 0)
    })
  )
