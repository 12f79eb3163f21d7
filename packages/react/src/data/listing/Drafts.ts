/**
 * Queries that find drafts as well: items that nobody published yet.
 *
 * @since 0.1.0
 */
import type { QueriesShape } from "@portico/client/data/Queries"
import type * as Query from "@portico/client/data/Query"

const Drafts = "~@portico/react/listing/drafts"

/**
 * The query with drafts among its items: those whose field `_publishStatus` is `"DRAFT"`.
 *
 * **Example** (What is being written)
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

/** Whether a query finds drafts. */
export const hasDrafts = (query: Query.Any): boolean => Drafts in query

/** `Queries` as a query wants to be read. */
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
