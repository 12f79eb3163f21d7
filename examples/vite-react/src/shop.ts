import * as Client from "@portico/client/Client"
import * as Query from "@portico/client/data/Query"

/** The client of the whole page, created once because it contains the session. */
export const client = Client.layer({
  clientId: "shop",
  host: import.meta.env.VITE_PORTICO_HOST ?? "http://localhost:4000"
})

export const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(20))
