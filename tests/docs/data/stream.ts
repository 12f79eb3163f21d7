import * as Pages from "@portico/client/data/Pages"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Books } from "./Books.ts"

const books = Query.from(Books).pipe(Query.ascending("title"))

/** Returns the value of the whole stock. A page that fails is read again once; earlier pages are not. */
export const worth = Pages.stream(books, { pageSize: 500 }).pipe(
  Stream.catchTag("PageFailed", ({ resume }) => Pages.stream(books, { resume })),
  Stream.runFold(
    () => 0,
    (sum, { data }) => sum + data.price * data.stock
  ),
  Effect.map((sum) => sum.toFixed(2))
)
