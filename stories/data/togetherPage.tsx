import * as Query from "@portico/client/data/Query"
import type * as React from "react"

/** A page of several components. */
export const Page = ({ children }: React.PropsWithChildren) => (
  <div style={{ display: "grid", gap: "1.5rem", gridTemplateColumns: "minmax(0, 1fr)", padding: "1rem" }}>
    {children}
  </div>
)

/** The first books, counted. */
export const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(8), Query.returnTotalCount())
