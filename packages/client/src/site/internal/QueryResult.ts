/**
 * Pages of items for plain site code, with methods for the next and the previous page (data.md §4).
 *
 * @since 0.1.0
 */
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { InvalidItem } from "../../data/collection/internal/PageItems.ts"
import { countOf, type Paged, type Sized } from "../../data/query/internal/Page.ts"
import { rejectionOf, type SiteError } from "../SiteError.ts"
import type { Run } from "./Run.ts"
import type { Untyped } from "./Untyped.ts"

/** A page of any service. */
type Any = Paged<Untyped, Sized>

/** The page navigation of a service, and the conversion of its items to the values for site code. */
export interface Walk<R> {
  readonly next: (page: Untyped) => Effect.Effect<Any, unknown, R>
  readonly prev: (page: Untyped) => Effect.Effect<Any, unknown, R>
  readonly show: (item: Untyped) => unknown
}

/** An item that a page leaves out, with the error that describes it. */
export interface InvalidResult extends Omit<InvalidItem, "error"> {
  readonly error: SiteError
}

/** A page of items, with methods for the next and the previous page. */
export class QueryResult<Item> implements Iterable<Item> {
  readonly items: ReadonlyArray<Item>
  readonly length: number
  /** The items that the page leaves out, if `omitInvalid` was requested. Otherwise empty. */
  readonly invalid: ReadonlyArray<InvalidResult>
  /** The number of all matches, if it was requested and the provider counted all of them. */
  readonly totalCount: number | undefined
  /** The maximum number of items in a page. */
  readonly pageSize: number
  /** The number of pages before this one. Undefined for an empty page. */
  readonly currentPage: number | undefined
  readonly totalPages: number | undefined
  readonly nextCursor: string | undefined
  readonly prevCursor: string | undefined
  /** Whether items may be missing from a search, because the provider is still preparing them. Otherwise false. */
  readonly incompleteResults: boolean
  readonly #run: Run<Untyped>
  readonly #walk: Walk<Untyped>
  readonly #page: Any

  constructor(run: Run<Untyped>, walk: Walk<Untyped>, page: Any) {
    this.#run = run
    this.#walk = walk
    this.#page = page
    this.items = page.items.map((item) => walk.show(item) as Item)
    this.length = this.items.length
    this.invalid = page.invalid.map((item) => ({
      ...item,
      // An error of the catalog becomes a `SiteError`.
      error: rejectionOf(Cause.fail(item.error)) as SiteError
    }))
    this.totalCount = page.tooManyToCount ? undefined : Option.getOrUndefined(page.total)
    this.pageSize = page.limit
    this.currentPage = countOf(page) === 0 ? undefined : page.index
    this.totalPages = this.totalCount === undefined ? undefined : Math.ceil(this.totalCount / page.limit)
    this.nextCursor = Option.getOrUndefined(page.nextCursor)
    this.prevCursor = Option.getOrUndefined(page.prevCursor)
    this.incompleteResults = "incompleteResults" in page && page.incompleteResults === true
  }

  hasNext(): boolean {
    return this.#page.hasNext
  }

  hasPrev(): boolean {
    return this.#page.hasPrev
  }

  /** Reads the next page. Rejects with WDE0165 if there is none. */
  next(): Promise<QueryResult<Item>> {
    return resultOf(this.#run, this.#walk, this.#walk.next(this.#page))
  }

  /** Reads the previous page. Rejects with WDE0159 if there is none. */
  prev(): Promise<QueryResult<Item>> {
    return resultOf(this.#run, this.#walk, this.#walk.prev(this.#page))
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.items[Symbol.iterator]()
  }

  toJSON(): object {
    const { currentPage, items, length, pageSize, totalCount, totalPages } = this
    return { items, totalCount, pageSize, currentPage, length, totalPages }
  }
}

/** Runs a call that reads a page, and returns the page as a `QueryResult`. */
export const resultOf = <Item, R>(
  run: Run<R>,
  walk: Walk<R>,
  page: Effect.Effect<Any, unknown, R>
): Promise<QueryResult<Item>> => run(Effect.map(page, (page) => new QueryResult<Item>(run, walk, page)))

/** Returns the options of a call that reads the page at a cursor. */
export const withLimit = (options: object | null | undefined, limit: number | null | undefined): Untyped => ({
  ...options,
  ...(limit == null ? {} : { limit })
})
