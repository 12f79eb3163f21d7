/**
 * The cache keys of reads. Two reads are equal if they send the same request to the same collection for the same user.
 *
 * @since 0.1.0
 */
import type { Viewer } from "../../session/memberAtom.ts"
import type { DraftsOption } from "./Listing.ts"
import { cursorOf } from "./Place.ts"
import { type Argument, isTyped } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import type * as Query from "@portico/client/data/Query"
import type * as SearchQuery from "@portico/client/data/SearchQuery"
import { encodeDates } from "@portico/contract/WireDate"
import * as Equal from "effect/Equal"
import * as Hash from "effect/Hash"

/** A read and the user that it runs for. Equal keys share one response. A typed collection equals only itself. */
export class ReadKey<out Subject> implements Equal.Equal {
  readonly viewer: Viewer
  readonly collection: Argument
  readonly subject: Subject
  readonly text: string

  constructor(viewer: Viewer, collection: Argument, subject: Subject, text: string) {
    this.viewer = viewer
    this.collection = collection
    this.subject = subject
    this.text = text
  }

  /** Whether the response to another read may be shown until this one has its own. */
  isLike(that: ReadKey<unknown>): boolean {
    return that.viewer === this.viewer && that.collection === this.collection
  }

  [Equal.symbol](that: unknown): boolean {
    return that instanceof ReadKey && that.text === this.text && this.isLike(that)
  }

  [Hash.symbol](): number {
    return Hash.string(this.text)
  }
}

/** The parameters of the read of a page. */
export interface PageSubject {
  readonly query: Query.Any
  readonly showDrafts: boolean
}

/** Returns the key of the page of a query. */
export const ofQuery = (
  viewer: Viewer,
  query: Query.Any,
  { showDrafts = false }: DraftsOption = {}
): ReadKey<PageSubject> => {
  const parts = [...partsOf(query), query.returnTotalCount, cursorOf(query), showDrafts]
  return new ReadKey(viewer, query.collection, { query, showDrafts }, JSON.stringify(parts))
}

/** Returns the parts of a query or search that its cache key contains. */
export const partsOf = ({
  byCursor,
  collection,
  fields,
  filter,
  include,
  limit,
  omitInvalid,
  problems,
  skip,
  sort
}: Query.Any | SearchQuery.Any): ReadonlyArray<unknown> => [
  encodeDates(Filter.toModel(filter)),
  filter.problems,
  sort,
  fields,
  include,
  limit,
  skip,
  byCursor,
  // Without a schema, every item is valid.
  omitInvalid === true && isTyped(collection),
  problems
]

/** Returns the key of a single item. */
export const ofItem = (viewer: Viewer, collection: Argument, id: string): ReadKey<string> =>
  new ReadKey(viewer, collection, id, id)
