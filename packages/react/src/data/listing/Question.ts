/**
 * What makes two reads the same question: the same collection, asked for the same thing by the same person.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import type * as Query from "@portico/client/data/Query"
import { encodeDates } from "@portico/contract/WireDate"
import * as Equal from "effect/Equal"
import * as Hash from "effect/Hash"
import { cursorOf } from "./Place.ts"
import { hasDrafts } from "./Drafts.ts"

/**
 * Who asks: a visitor, or the member of a session. What a member is answered is neither for a visitor to see nor for
 * the member who signs in next.
 */
export type Asker = "Visitor" | `Member ${string}`

/**
 * A question and who asks it. Questions are equal where they must be answered alike; a typed collection is the same
 * only as itself.
 */
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

  /** Whether an answer to another question may stand until there is one to this. */
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

/** The question for the page of a query. */
export const ofQuery = (asker: Asker, query: Query.Any): Question<Query.Any> => {
  const { collection, fields, filter, include, limit, problems, returnTotalCount, skip, sort } = query
  const parts = [
    encodeDates(Filter.toModel(filter)),
    filter.problems,
    sort,
    fields,
    include,
    limit,
    skip,
    returnTotalCount
  ]
  return new Question(
    asker,
    collection,
    query,
    JSON.stringify([...parts, problems, query.byCursor, cursorOf(query), hasDrafts(query)])
  )
}

/** The question for the item of an id. */
export const ofItem = (asker: Asker, collection: Argument, id: string): Question<string> =>
  new Question(asker, collection, id, id)
