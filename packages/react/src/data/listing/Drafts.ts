/**
 * Queries whose results include drafts (unpublished items).
 *
 * @since 0.1.0
 */
import type { QueriesShape } from "@portico/client/data/Queries"
import type * as Query from "@portico/client/data/Query"

const Drafts = "~@portico/react/listing/drafts"

/**
 * Returns a copy of the query that also finds drafts: items whose field `_publishStatus` is `"DRAFT"`.
 *
 * **Example** (List posts with their drafts)
 *
 * ```ts
 * import * as Query from "@portico/client/data/Query"
 * import { withDrafts } from "@portico/react"
 *
 * const posts = withDrafts(Query.from("posts").pipe(Query.descending("_updatedDate")))
 * ```
 */
export const withDrafts = <Q extends Query.Any>(query: Q): Q =>
  Object.assign(Object.create(Object.getPrototypeOf(query)), query, { [Drafts]: true })

/** Whether a query includes drafts. */
export const hasDrafts = (query: Query.Any): boolean => Drafts in query

/** Returns `Queries` that request drafts if the query includes them. */
export const reading = (queries: QueriesShape, query: Query.Any): QueriesShape =>
  hasDrafts(query)
    ? {
        ...queries,
        run: (query, options) => queries.run(query, { ...options, showDrafts: true }),
        fetch: (collection, cursor, options) => queries.fetch(collection, cursor, { ...options, showDrafts: true })
      }
    : queries

/** Whether an item is a draft. */
export const isDraft = (data: Readonly<Record<string, unknown>>): boolean =>
  Object.hasOwn(data, "_publishStatus") && data["_publishStatus"] === "DRAFT"
