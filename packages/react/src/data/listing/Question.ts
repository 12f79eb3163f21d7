"use client"
/**
 * The cache keys of reads. Two reads are equal if they send the same request to the same collection for the same user.
 *
 * @since 0.1.0
 */
import { useAtomValue } from "../../runtime/useAtom.ts"
import { presenceAtom } from "../../session/memberAtom.ts"
import type { DraftsOption } from "./Drafts.ts"
import { cursorOf } from "./Place.ts"
import type { Argument } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import type * as Query from "@portico/client/data/Query"
import type * as SearchQuery from "@portico/client/data/SearchQuery"
import { encodeDates } from "@portico/contract/WireDate"
import * as Equal from "effect/Equal"
import * as Hash from "effect/Hash"
import * as Atom from "effect/reactivity/Atom"

/**
 * The user that a read runs for: a visitor, or the member of a session. Data that was read for a member must not be
 * shown to a visitor or to the member who signs in next.
 */
export type Asker = "Visitor" | `Member ${string}`

/** A read and the user that it runs for. Equal questions share one response. A typed collection equals only itself. */
export class Question<out Subject> implements Equal.Equal {
  readonly asker: Asker
  readonly collection: Argument
  readonly subject: Subject
  readonly text: string

  constructor(asker: Asker, collection: Argument, subject: Subject, text: string) {
    this.asker = asker
    this.collection = collection
    this.subject = subject
    this.text = text
  }

  /** Whether the response to another question may be shown until this one has its own. */
  isLike(that: Question<unknown>): boolean {
    return that.asker === this.asker && that.collection === this.collection
  }

  [Equal.symbol](that: unknown): boolean {
    return that instanceof Question && that.text === this.text && this.isLike(that)
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

/** Returns the question for the page of a query. */
export const ofQuery = (
  asker: Asker,
  query: Query.Any,
  { showDrafts = false }: DraftsOption = {}
): Question<PageSubject> => {
  const parts = [...partsOf(query), query.returnTotalCount, cursorOf(query), showDrafts]
  return new Question(asker, query.collection, { query, showDrafts }, JSON.stringify(parts))
}

/** Returns the parts of a query or search that its cache key contains. */
export const partsOf = ({
  byCursor,
  fields,
  filter,
  include,
  limit,
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
  problems
]

/** Returns the question for a single item. */
export const ofItem = (asker: Asker, collection: Argument, id: string): Question<string> =>
  new Question(asker, collection, id, id)

/** The user that reads run for. `undefined` on a server, during hydration, and until the tokens are loaded. */
export const askerAtom: Atom.Atom<Asker | undefined> = Atom.map(
  presenceAtom,
  ({ member, session = "" }): Asker | undefined => {
    if (member._tag === "Unknown") return undefined
    return member._tag === "Member" ? `Member ${session}` : "Visitor"
  }
).pipe(Atom.withServerValue(() => undefined))

/** Returns the user that reads run for. Reads wait while it is `undefined`. */
export const useAsker = (): Asker | undefined => useAtomValue(askerAtom)
