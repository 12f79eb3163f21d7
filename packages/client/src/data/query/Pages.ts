/**
 * All items of a query as a stream, page by page: the next page is on its way while the last one is consumed, and no
 * further one. A consumer that is slow is waited for.
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
import type { DataError } from "../call/Failure.ts"
import type { ReadOptions } from "./internal/Options.ts"
import type { Paged } from "./internal/Page.ts"
import { below, type Problem, problem, refuse } from "../call/internal/Problem.ts"
import { Queries } from "./Queries.ts"
import * as Query from "./Query.ts"

/** Where a stream goes on: plain JSON, to be kept as long as the provider keeps its cursors. */
export interface Resume {
  /** The mark of the next page, where the provider gives such. */
  readonly cursor?: string
  /** Items before the next page. */
  readonly offset: number
  /** Items that came since the start of the first stream. */
  readonly seen: number
  /** All matching items, as the first page told. */
  readonly total?: number
}

/** Options of a stream of pages. */
export interface Options extends ReadOptions {
  /** Items that are asked for at a time. By default the query's limit, or else 1000, the most that a provider gives. */
  readonly pageSize?: number
  /** Goes on where an earlier stream of the same query ended. */
  readonly resume?: Resume | undefined
  /**
   * Whether the first page counts all items, so that a stream which ends before them fails. The default; a provider
   * for which counting is dear can be spared it.
   */
  readonly counts?: boolean
}

/** A page could not be read. All items before it have come: `resume` goes on with it. */
export class PageFailed extends Data.TaggedError("PageFailed")<{
  readonly cause: DataError
  readonly resume: Resume
}> {
  override get message(): string {
    return `The page after ${this.resume.seen} items could not be read: ${this.cause.message}`
  }
  /** What can be done about it, as of its cause. */
  get kind(): Wde.Kind {
    return this.cause.kind
  }
}

/** The provider gave less than there is. */
export class Truncated extends Data.TaggedError("Truncated")<{
  /** It ended before its own count, it gave an empty page with a next one, or it gave the same page again. */
  readonly reason: "ended" | "empty" | "repeated"
  readonly resume: Resume
}> {
  readonly kind = "WD_UNKNOWN_ERROR"
  override get message(): string {
    const { seen, total } = this.resume
    return `The provider gave ${seen} items${total === undefined ? "" : ` of ${total}`}: ${reasons[this.reason]}.`
  }
}

const reasons = {
  ended: "it says that there are no more",
  empty: "a page was empty though it is not the last",
  repeated: "it gave the same page again"
}

/** How a stream of pages can fail. */
export type StreamError = PageFailed | Truncated

/** A page of a stream. */
export interface StreamPage<out A> {
  /** Never empty. */
  readonly items: ReadonlyArray<A>
  /** Where a further stream goes on after this page; `undefined` after the last one. */
  readonly next: Resume | undefined
}

/**
 * All items of a query, each once. It asks by cursor where the provider gives such, otherwise by offset. Under offsets,
 * an item that moves to the next page because others were inserted before it is left out there; one that moves to a page
 * which has come already, because others were removed, is missed: only cursors are safe from that.
 *
 * It fails with `PageFailed` where a page cannot be read, and with `Truncated` where the provider gives less than there
 * is. Both carry where to go on.
 *
 * **Example** (Going on after a failure)
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
  Stream.flattenArray(Stream.map(pages(query, options), ({ items }) => items as readonly [Item<Query.Row<Q>>]))

/** The same as `stream`, page by page: each tells where a further stream goes on after it. */
export const pages = <Q extends Query.Any>(
  query: Q,
  { counts = true, pageSize = query.limit ?? maximumPageSize, resume, ...options }: Options = {}
): Stream.Stream<StreamPage<Item<Query.Row<Q>>>, StreamError, Queries> =>
  Stream.unwrap(
    Effect.map(Queries, (queries) => {
      const sized = query.pipe(Query.limit(pageSize))
      const at = ({ cursor, offset, total }: Resume): Effect.Effect<Paged<Item<Query.Row<Q>>>, DataError> => {
        const { fields, include } = query
        if (cursor !== undefined) {
          const wishes = { ...options, fields, include, limit: pageSize }
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

const checkResume = ({ cursor, offset }: Resume): ReadonlyArray<Problem> =>
  below("resume", [
    ...(offset < 0
      ? [problem("WDE0037", { received: Wde.received(offset) }, ["offset"])]
      : checkSkip(offset, "offset")),
    ...(cursor === undefined ? [] : checkCursor(cursor))
  ])

const walk = <A extends { readonly id: string }>(
  start: Resume,
  skipped: number,
  at: (place: Resume) => Effect.Effect<Paged<A>, DataError>,
  recount: Effect.Effect<number, DataError>
): Stream.Stream<StreamPage<A>, StreamError> =>
  Stream.suspend(() => {
    const cursors = new Set<string>()
    let before: ReadonlySet<string> = new Set()
    let known = 0

    const step = (place: Resume | Truncated) =>
      Effect.gen(function* () {
        if (place instanceof Truncated) return yield* place
        const failed = (cause: DataError) => new PageFailed({ cause, resume: place })
        const page = yield* Effect.mapError(at(place), failed)
        const ids = new Set<string>()
        let isEachNew = true
        for (const { id } of page.items) {
          isEachNew &&= !before.has(id) && !ids.has(id)
          ids.add(id)
        }
        const items = isEachNew ? page.items : onlyNew(page.items, before)
        before = ids
        const next = following(place, page, items.length)
        if (!page.reportsNext) {
          const reached = skipped + next.seen
          const { total } = next
          // What was removed meanwhile is not missing.
          const isShort =
            total !== undefined &&
            (page.tooManyToCount
              ? reached <= total
              : reached < total && reached < (yield* Effect.mapError(recount, failed)))
          // The items of this page come before the failure.
          return isShort
            ? ([pageOf(items, next), Option.some(new Truncated({ reason: "ended", resume: next }))] as const)
            : ([pageOf(items, undefined), Option.none()] as const)
        }
        if (page.items.length === 0) return yield* new Truncated({ reason: "empty", resume: place })
        known = items.length === 0 ? known + 1 : 0
        const isRepeated = next.cursor === undefined ? known > 0 : cursors.has(next.cursor) || known === maximumKnown
        if (isRepeated) return yield* new Truncated({ reason: "repeated", resume: place })
        if (next.cursor !== undefined) cursors.add(next.cursor)
        return [pageOf(items, next), Option.some(next)] as const
      })

    return Stream.paginate(start, step)
  })

// An item that is moved while pages are read may come again, and be all that a page holds. More than a few are no chance.
const maximumKnown = 10

const onlyNew = <A extends { readonly id: string }>(
  items: ReadonlyArray<A>,
  before: ReadonlySet<string>
): ReadonlyArray<A> => [...new Map(items.map((item) => [item.id, item])).values()].filter(({ id }) => !before.has(id))

const pageOf = <A>(items: ReadonlyArray<A>, next: Resume | undefined): ReadonlyArray<StreamPage<A>> =>
  items.length === 0 ? [] : [{ items, next }]

const following = (place: Resume, page: Paged<unknown>, count: number): Resume => {
  const total = place.total ?? Option.getOrUndefined(page.total)
  return {
    ...(Option.isSome(page.nextCursor) ? { cursor: page.nextCursor.value } : {}),
    offset: place.offset + page.items.length,
    seen: place.seen + count,
    ...(total === undefined ? {} : { total })
  }
}

/** Has the next element made while the last one is consumed. */
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
