import { Items } from "@portico/client/data/Items"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { Books } from "./Books.ts"

export const priceOf = (id: string) =>
  Items.use((items) => items.get(Books, id)).pipe(Effect.map(Option.map((book) => book.data.price)))

/** Sends one request for any number of ids. */
export const titlesOf = (ids: ReadonlyArray<string>) =>
  Items.use((items) => Effect.forEach(ids, (id) => items.get(Books, id), { concurrency: "unbounded" })).pipe(
    Effect.map((books) => books.map(Option.match({ onNone: () => "not found", onSome: ({ data }) => data.title })))
  )
