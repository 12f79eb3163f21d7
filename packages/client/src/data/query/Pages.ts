/**
 * Streams all items of a query page by page. While one page is consumed, the next page is requested, but no page after
 * that until the consumer requests more.
 *
 * @since 0.1.0
 */
import * as Wde from "@portico/contract/Wde"
import { maximumPageSize } from "@portico/contract/Limits"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"
import { checkCursor, checkSkip } from "../call/internal/Checks.ts"
import type { Item } from "../collection/Collection.ts"
import type { InvalidItem, PageItems } from "../collection/internal/PageItems.ts"
import type { ReadOptions } from "./internal/Options.ts"
import { countOf, type Paged } from "./internal/Page.ts"
import { below, type Problem, problem, refuse } from "../call/internal/Problem.ts"
import { type CountError, type FetchError, Queries, type RunError } from "./Queries.ts"
import * as Query from "./Query.ts"

/**
 * The position at which a stream resumes. It is plain JSON and can be stored as long as the provider's cursors are
 * valid.
 */
export interface Resume {
  /** The cursor of the next page, if the provider returns cursors. */
  readonly cursor?: string
  /** The count of items before the next page. */
  readonly offset: number
  /** The count of items received since the start of the first stream. */
  readonly seen: number
  /** The count of all matching items, as reported with the first page. */
  readonly total?: number
  /** Whether the provider stopped counting, so that there are more items than `total`. */
  readonly tooManyToCount?: boolean
}

/** Options of a stream of pages. */
export interface Options extends ReadOptions {
  /**
   * The maximum number of items per page. Defaults to the query's limit, otherwise to 1000, the maximum of a provider.
   */
  readonly pageSize?: number
  /** The position at which an earlier stream of the same query ended, to resume there. */
  readonly resume?: Resume | undefined
  /**
   * Whether the first page counts all items, so that the stream fails if it ends before that count. `true` by default.
   * Set it to `false` if counting is expensive for the provider.
   */
  readonly counts?: boolean
}

/**
 * The error of a page that could not be read. All earlier items have been emitted. `resume` continues with this page.
 */
export class PageFailed extends Data.TaggedError("PageFailed")<{
  readonly cause: ReadError
  readonly resume: Resume
}> {
  override get message(): string {
    return `The page after ${this.resume.seen} items could not be read: ${this.cause.message}`
  }
  /** The kind of the cause. */
  get kind(): Wde.Kind {
    return this.cause.kind
  }
}

/** The error of a stream for which the provider returned fewer items than exist. */
export class Truncated extends Data.TaggedError("Truncated")<{
  /**
   * `ended`: the pages ended before the provider's own count. `empty`: a page was empty although it has a next page.
   * `repeated`: the provider returned the same page again.
   */
  readonly reason: "ended" | "empty" | "repeated"
  readonly resume: Resume
}> {
  readonly kind = "WD_UNKNOWN_ERROR"
  override get message(): string {
    const { seen, tooManyToCount, total } = this.resume
    const all = total === undefined ? "" : ` of ${tooManyToCount === true ? "more than " : ""}${total}`
    return `The provider returned ${seen} items${all}: ${reasons[this.reason]}.`
  }
}

const reasons = {
  ended: "it reported no further page",
  empty: "a page was empty although it is not the last one",
  repeated: "it returned the same page twice"
}

// The first page is run as a query, the others are also fetched by cursor, and the items may be counted again.
type ReadError = RunError | FetchError | CountError

/** The errors of a stream of pages. */
export type StreamError = PageFailed | Truncated

/** A page of a stream. */
export interface StreamPage<out A> {
  /** The items of the page. It is empty only if all of them are in `invalid`. */
  readonly items: ReadonlyArray<A>
  /** The items that the page leaves out, if the query has `omitInvalid`. Otherwise empty. */
  readonly invalid: ReadonlyArray<InvalidItem>
  /** The position at which another stream resumes after this page; `undefined` for the last page. */
  readonly next: Resume | undefined
}

/**
 * Streams all items of a query. It requests pages by cursor if the provider returns cursors, otherwise by offset. With
 * offsets, items can move between pages. If others are inserted before an item, it moves to the next page and is
 * emitted only once. If others are removed, it can move to a page that has already been read, and is missed. Only
 * cursors prevent this.
 *
 * Fails with `PageFailed` if a page cannot be read, and with `Truncated` if the provider returns fewer items than
 * exist. Both contain the position at which to resume. If the query has `omitInvalid`, `pages` also emits the items that
 * this stream leaves out.
 *
 * **Example** (Resuming after a failure)
 *
 * ```ts
 * import * as Pages from "@portico/client/data/Pages"
 * import * as Query from "@portico/client/data/Query"
 * import * as Stream from "effect/Stream"
 *
 * const books = Query.from("books").pipe(Query.ascending("title"))
 * const titles = Pages.stream(books).pipe(
 *   Stream.catchTag("PageFailed", ({ resume }) => Pages.stream(books, { resume })),
 *   Stream.map((book) => book.data["title"])
 * )
 * ```
 */
export const stream = <Q extends Query.Any>(
  query: Q,
  options: Options = {}
): Stream.Stream<Item<Query.Row<Q>>, StreamError, Queries> =>
  Stream.flattenIterable(Stream.map(pages(query, options), ({ items }) => items))

/** Streams all items of a query in pages. Each page has the position at which another stream resumes after it. */
export const pages = <Q extends Query.Any>(
  query: Q,
  { counts = true, pageSize = query.limit ?? maximumPageSize, resume, ...options }: Options = {}
): Stream.Stream<StreamPage<Item<Query.Row<Q>>>, StreamError, Queries> =>
  Stream.unwrap(
    Effect.map(Queries, (queries) => {
      const sized = query.pipe(Query.limit(pageSize))
      const at = ({ cursor, offset, total }: Resume): Effect.Effect<Paged<Item<Query.Row<Q>>>, ReadError> => {
        const { fields, include, omitInvalid } = query
        if (cursor !== undefined) {
          const wishes = { ...options, fields, include, limit: pageSize, omitInvalid }
          return queries.fetch(query.collection, cursor, wishes)
        }
        const counted = Query.returnTotalCount(counts && total === undefined)(sized)
        return queries.run(
          offset === 0 && query.seed === undefined ? Query.byCursor(counted) : Query.skip(offset)(counted),
          options
        )
      }
      const beginning = { offset: query.skip, seen: 0 }
      const start = resume ?? beginning
      const checked = Effect.mapError(
        refuse(checkResume(start)),
        (cause) => new PageFailed({ cause, resume: beginning })
      )
      const recount = queries.count(query, options)
      return Stream.unwrap(Effect.as(checked, ahead(walk(start, query.skip, at, recount))))
    })
  )

const checkResume = ({
  cursor,
  offset
}: Resume): ReadonlyArray<Problem<"WDE0032" | "WDE0034" | "WDE0035" | "WDE0037" | "WDE0094">> =>
  below("resume", [
    ...(offset < 0
      ? [problem("WDE0037", { received: Wde.received(offset) }, ["offset"])]
      : checkSkip(offset, "offset")),
    ...(cursor === undefined ? [] : checkCursor(cursor))
  ])

const walk = <A extends { readonly id: string }>(
  start: Resume,
  skipped: number,
  at: (place: Resume) => Effect.Effect<Paged<A>, ReadError>,
  recount: Effect.Effect<number, ReadError>
): Stream.Stream<StreamPage<A>, StreamError> =>
  Stream.suspend(() => {
    const cursors = new Set<string>()
    let before: ReadonlySet<string> = new Set()
    let repeatedPages = 0

    const step = (place: Resume | Truncated) =>
      Effect.gen(function* () {
        if (place instanceof Truncated) return yield* place
        const failed = (cause: ReadError) => new PageFailed({ cause, resume: place })
        const page = yield* Effect.mapError(at(place), failed)
        const ids = new Set<string>()
        let isEachNew = true
        for (const { id } of [...page.items, ...page.invalid.filter(isOfPage)]) {
          isEachNew &&= !before.has(id) && !ids.has(id)
          ids.add(id)
        }
        const emitted = isEachNew ? page : onlyNew(page, before)
        const count = countOf(emitted)
        before = ids
        const next = following(place, page, count)
        if (!page.reportsNext) {
          const reached = skipped + next.seen
          const { total } = next
          // Items removed since the first page are not missing, so the items are counted again before the stream fails. A
          // provider may limit the total of a page, but not the result of `count`.
          const isShort =
            total !== undefined &&
            (page.tooManyToCount
              ? reached <= total
              : (next.tooManyToCount === true || reached < total) &&
                reached < (yield* Effect.mapError(recount, failed)))
          // The items of this page are emitted before the failure.
          return isShort
            ? ([pageOf(emitted, next), Option.some(new Truncated({ reason: "ended", resume: next }))] as const)
            : ([pageOf(emitted, undefined), Option.none()] as const)
        }
        if (countOf(page) === 0) return yield* new Truncated({ reason: "empty", resume: place })
        repeatedPages = count === 0 ? repeatedPages + 1 : 0
        const isRepeated =
          next.cursor === undefined
            ? repeatedPages > 0
            : cursors.has(next.cursor) || repeatedPages === maximumRepeatedPages
        if (isRepeated) return yield* new Truncated({ reason: "repeated", resume: place })
        if (next.cursor !== undefined) cursors.add(next.cursor)
        return [pageOf(emitted, next), Option.some(next)] as const
      })

    return Stream.paginate(start, step)
  })

// An item that moves while pages are read can appear again, and a page can consist of such items only. A longer run of
// such pages is not a coincidence.
const maximumRepeatedPages = 10

const onlyNew = <A extends { readonly id: string }>(
  { invalid, items }: PageItems<A>,
  before: ReadonlySet<string>
): PageItems<A> => ({
  items: [...new Map(items.map((item) => [item.id, item])).values()].filter(({ id }) => !before.has(id)),
  // Items in included fields have ids of another collection. Every page reports them.
  invalid: [...new Map(invalid.map((item) => [`${item.field ?? ""} ${item.id}`, item])).values()].filter(
    (item) => !isOfPage(item) || !before.has(item.id)
  )
})

const isOfPage = ({ field }: InvalidItem): boolean => field === undefined

const pageOf = <A>({ invalid, items }: PageItems<A>, next: Resume | undefined): ReadonlyArray<StreamPage<A>> =>
  items.length === 0 && invalid.length === 0 ? [] : [{ items, invalid, next }]

const following = (place: Resume, page: Paged<unknown>, count: number): Resume => {
  const total = place.total ?? Option.getOrUndefined(page.total)
  return {
    ...(Option.isSome(page.nextCursor) ? { cursor: page.nextCursor.value } : {}),
    offset: place.offset + countOf(page),
    seen: place.seen + count,
    ...(total === undefined ? {} : { total }),
    ...(place.tooManyToCount === true || page.tooManyToCount ? { tooManyToCount: true } : {})
  }
}

/** Requests the next element while the current one is consumed. */
const ahead = <A, E>(self: Stream.Stream<A, E>): Stream.Stream<A, E> =>
  Stream.transformPull(self, (pull, scope) =>
    Effect.sync(() => {
      const begin = Effect.forkIn(pull, scope)
      let pending: Effect.Success<typeof begin> | undefined
      return Effect.gen(function* () {
        pending ??= yield* begin
        const elements = yield* Fiber.join(pending)
        pending = yield* begin
        return elements
      })
    })
  )
