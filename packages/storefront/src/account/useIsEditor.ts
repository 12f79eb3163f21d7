import * as Query from "@portico/client/data/Query"
import { useCollection } from "@portico/react"
import { Sales } from "../Catalog.ts"

/** The query that only editors may send. */
export const editorsQuery = Query.from(Sales).pipe(Query.fields("month"), Query.limit(1))

/** Whether the signed-in member is an editor. The provider decides it: only editors can read the sales. */
export const useIsEditor = (): boolean => useCollection(editorsQuery).listing._tag === "Ready"
