import * as Query from "@portico/client/data/Query"

/** The settings that the server and the browser share. The browser needs the address of the provider too. */
export const settings = {
  clientId: "shop",
  host: process.env["NEXT_PUBLIC_PORTICO_HOST"] ?? "http://localhost:4000"
}

export const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(50))
