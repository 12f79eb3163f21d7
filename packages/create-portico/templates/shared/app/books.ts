import * as Query from "@portico/client/data/Query"

/** The books of the shop. `seed.json` contains them. */
export const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(50))
