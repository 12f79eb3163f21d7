/**
 * The state of a pager, by offset or by cursor. User actions and loaded pages change it.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import * as ProblemOf from "../../problem/Problem.ts"
import { countOf, type PageMarks, type PageRead } from "../listing/Listing.ts"

interface PagingParts {
  /** The maximum count of items per page. */
  readonly size: number
  /** The count of items on all pages, if they were counted. */
  readonly total: number | undefined
  /** Whether more items match than `total` reports. */
  readonly tooManyToCount: boolean
  /** The count of items on this page. `undefined` until it is loaded. */
  readonly shown: number | undefined
  readonly hasNext: boolean
  readonly hasPrevious: boolean
  /** Whether the page is still loading. */
  readonly awaited: boolean
  /**
   * Whether the page could not be read. The listing contains the reason, and may still contain the items of another
   * page.
   */
  readonly unread: boolean
  /** The reason why the last step failed: there is no such page, or the paging parameters are invalid. */
  readonly problem: Problem | undefined
}

/** The current page of a list and its neighbors. `index` counts from 0. */
export type Paging =
  | (PagingParts & { readonly _tag: "Offset"; readonly index: number })
  /** `index`: the count of pages before this one, as far as the user paged through them. */
  | (PagingParts & { readonly _tag: "Cursor"; readonly index: number | undefined })

/** The paging method. With `cursor`, no item is repeated or skipped if items are added or removed in the meantime. */
export type PagingBy = "offset" | "cursor"

/** The state of a pager. */
export interface PagerState {
  readonly by: PagingBy
  readonly size: number
  readonly index: number
  /** The cursor of the page, with cursor paging. `undefined` for the first page. */
  readonly cursor: string | undefined
  readonly marks: PageMarks | undefined
  readonly shown: number | undefined
  readonly total: number | undefined
  readonly tooManyToCount: boolean
  readonly unread: boolean
  readonly problem: Problem | undefined
}

/** Returns the initial state: the first page, or the page at an index. */
export const start = (by: PagingBy, size: number, index = 0): PagerState => ({
  by,
  size,
  index: by === "offset" ? Math.max(0, index) : 0,
  cursor: undefined,
  marks: undefined,
  shown: undefined,
  total: undefined,
  tooManyToCount: false,
  unread: false,
  problem: undefined
})

/** Returns the public part of a pager's state. */
export const pagingOf = (state: PagerState): Paging => {
  const { by, index, marks, problem, shown, size, tooManyToCount, total, unread } = state
  const parts = {
    size,
    total,
    tooManyToCount,
    shown,
    hasNext: hasNext(state),
    hasPrevious: hasPrevious(state),
    awaited: marks === undefined && !unread,
    unread,
    problem
  }
  return by === "offset" ? { ...parts, _tag: "Offset", index } : { ...parts, _tag: "Cursor", index }
}

// A known total shows whether there is a next page before that page is read.
const hasNext = ({ by, index, marks, size, total }: PagerState): boolean =>
  marks === undefined ? by === "offset" && total !== undefined && (index + 1) * size < total : marks.hasNext

const hasPrevious = ({ by, index, marks, unread }: PagerState): boolean =>
  by === "offset" ? index > 0 : marks?.previousCursor !== undefined || (index > 0 && (marks !== undefined || unread))

/** Returns the state of the next page. If there is none, returns the state with that problem. */
export const next = (state: PagerState): PagerState => {
  if (!hasNext(state)) return state.marks === undefined ? state : { ...state, problem: noNext }
  return moved(state, state.index + 1, state.marks?.nextCursor)
}

/** Returns the state of the previous page. If there is none, returns the state with that problem. */
export const previous = (state: PagerState): PagerState => {
  if (!hasPrevious(state)) {
    return state.by === "cursor" && state.marks === undefined ? state : { ...state, problem: noPrevious }
  }
  const { by, index, marks } = state
  // If the provider returns no cursor for a previous page, the pager goes to the first page.
  return by === "cursor" && marks?.previousCursor === undefined
    ? moved(state, 0, undefined)
    : moved(state, Math.max(0, index - 1), marks?.previousCursor)
}

/**
 * Returns the state of the page at an index, starting at 0. With cursor paging, only the first page can be selected.
 */
export const goTo = (state: PagerState, index: number): PagerState => {
  if (state.by === "cursor") return index === 0 ? moved(state, 0, undefined) : state
  // A total that is a lower bound does not show which page is the last one.
  const last = state.tooManyToCount ? undefined : lastIndex(state)
  const whole = Math.max(0, Math.floor(Number.isFinite(index) ? index : 0))
  return moved(state, last === undefined ? whole : Math.min(whole, last), undefined)
}

/** Returns the index of the last page, starting at 0, if the total is known. */
export const lastIndex = ({ size, total }: Pick<Paging, "size" | "total">): number | undefined =>
  total === undefined ? undefined : Math.max(0, Math.ceil(total / size) - 1)

/**
 * Returns the state with another page size. With offset paging, the first shown item stays on the page. With cursor
 * paging, the pager goes to the first page.
 */
export const resized = (state: PagerState, size: number): PagerState => {
  if (size === state.size || !(size > 0)) return state
  const index = state.by === "offset" ? Math.floor((state.index * state.size) / size) : 0
  return { ...moved(state, index, undefined), size }
}

/** Returns the state after its page was read. */
export const observed = (state: PagerState, read: PageRead<unknown>): PagerState => {
  const { marks, total } = read
  // An item that is not shown still has a position on the page.
  const shown = countOf(read)
  // A page that was created by hand has no other pages.
  const beside = marks ?? alone
  const known = total ?? state.total
  // A page without a total does not change whether the known total is complete.
  const tooManyToCount = total === undefined ? state.tooManyToCount : beside.tooManyToCount
  if (state.marks === beside && state.shown === shown && state.total === known) return state
  // A problem with the paging parameters is solved once a page was read. A failed step stays.
  const problem = state.problem === noNext || state.problem === noPrevious ? state.problem : undefined
  return { ...state, marks: beside, shown, total: known, tooManyToCount, unread: false, problem }
}

/**
 * Returns the state after its page could not be read. With invalid paging parameters there are no pages. After any
 * other problem, a page that was read before stays.
 */
export const refused = (state: PagerState, problem: Problem): PagerState => {
  if (isOfPaging(problem)) return state.problem === problem ? state : { ...state, problem }
  return state.unread || state.marks !== undefined ? state : { ...state, unread: true }
}

/** Returns the state while its page is being read. */
export const reading = (state: PagerState): PagerState => (state.unread ? { ...state, unread: false } : state)

const isOfPaging = ({ code }: Problem): boolean => code !== undefined && ofPaging.has(code)

const ofPaging: ReadonlySet<string> = new Set([
  "WDE0032",
  "WDE0033",
  "WDE0034",
  "WDE0035",
  "WDE0036",
  "WDE0037",
  "WDE0080",
  "WDE0159",
  "WDE0165"
])

/** The problem that there is no page after the last one. */
export const noNext: Problem = ProblemOf.make("misconfigured", { code: "WDE0165", retryable: false })

/** The problem that there is no page before the first one. */
export const noPrevious: Problem = ProblemOf.make("misconfigured", { code: "WDE0159", retryable: false })

const alone: PageMarks = {
  hasNext: false,
  hasPrevious: false,
  nextCursor: undefined,
  previousCursor: undefined,
  tooManyToCount: false
}

const moved = (state: PagerState, index: number, cursor: string | undefined): PagerState => {
  const isThere = index === state.index && (state.by === "offset" || cursor === state.cursor)
  if (isThere) return state.problem === undefined ? state : { ...state, problem: undefined }
  return { ...state, index, cursor, marks: undefined, unread: false, problem: undefined }
}
