/**
 * Pages of a list, by offset or by cursor: one state for both, moved on by what a person does and by what was read.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import * as ProblemOf from "../../problem/Problem.ts"
import type { PageMarks, PageRead } from "../listing/Listing.ts"

interface PagingParts {
  /** Items that a page holds at most. */
  readonly size: number
  /** Items of all pages, where they were counted. */
  readonly total: number | undefined
  /** There are more items than the total tells. */
  readonly tooManyToCount: boolean
  /** Items of this page; `undefined` until it is there. */
  readonly shown: number | undefined
  readonly hasNext: boolean
  readonly hasPrevious: boolean
  /** Whether the page is not there yet. */
  readonly awaited: boolean
  /** Whether the page could not be read: the list says why, and may show the items of another page meanwhile. */
  readonly unread: boolean
  /** Why the last step came to nothing: there is no such page, or the list is set up wrongly. */
  readonly problem: Problem | undefined
}

/** Which page of a list one is on, and which there are beside it. `index` counts from 0. */
export type Paging =
  | (PagingParts & { readonly _tag: "Offset"; readonly index: number })
  /** `index`: pages before this one, as far as one came here step by step. */
  | (PagingParts & { readonly _tag: "Cursor"; readonly index: number | undefined })

/** How pages are found. By cursor, no item comes twice or is left out where others are added or removed meanwhile. */
export type PagingBy = "offset" | "cursor"

/** Where a pager stands. */
export interface PagerState {
  readonly by: PagingBy
  readonly size: number
  readonly index: number
  /** The mark of the page, of pages by cursor; `undefined` of the first one. */
  readonly cursor: string | undefined
  readonly marks: PageMarks | undefined
  readonly shown: number | undefined
  readonly total: number | undefined
  readonly unread: boolean
  readonly problem: Problem | undefined
}

/** The start of a list: its first page, or the one that an address names. */
export const start = (by: PagingBy, size: number, index = 0): PagerState => ({
  by,
  size,
  index: by === "offset" ? Math.max(0, index) : 0,
  cursor: undefined,
  marks: undefined,
  shown: undefined,
  total: undefined,
  unread: false,
  problem: undefined
})

/** What of a pager is shown. */
export const pagingOf = (state: PagerState): Paging => {
  const { by, index, marks, problem, shown, size, total, unread } = state
  const parts = {
    size,
    total,
    tooManyToCount: marks?.tooManyToCount ?? false,
    shown,
    hasNext: hasNext(state),
    hasPrevious: hasPrevious(state),
    awaited: marks === undefined && !unread,
    unread,
    problem
  }
  return by === "offset" ? { ...parts, _tag: "Offset", index } : { ...parts, _tag: "Cursor", index }
}

// A total that was counted tells of pages that were not read yet.
const hasNext = ({ by, index, marks, size, total }: PagerState): boolean =>
  marks === undefined ? by === "offset" && total !== undefined && (index + 1) * size < total : marks.hasNext

const hasPrevious = ({ by, index, marks, unread }: PagerState): boolean =>
  by === "offset" ? index > 0 : marks?.previousCursor !== undefined || (index > 0 && (marks !== undefined || unread))

/** The page after this one. Where there is none the pager says so. */
export const next = (state: PagerState): PagerState => {
  if (!hasNext(state)) return state.marks === undefined ? state : { ...state, problem: noNext }
  return moved(state, state.index + 1, state.marks?.nextCursor)
}

/** The page before this one. Where there is none the pager says so. */
export const previous = (state: PagerState): PagerState => {
  if (!hasPrevious(state)) {
    return state.by === "cursor" && state.marks === undefined ? state : { ...state, problem: noPrevious }
  }
  const { by, index, marks } = state
  // A page that tells of none before it, though one came from there: one begins anew.
  return by === "cursor" && marks?.previousCursor === undefined
    ? moved(state, 0, undefined)
    : moved(state, Math.max(0, index - 1), marks?.previousCursor)
}

/** Goes to a page by its number, from 0. By cursor only the first one can be named. */
export const goTo = (state: PagerState, index: number): PagerState => {
  if (state.by === "cursor") return index === 0 ? moved(state, 0, undefined) : state
  const last = lastIndex(state)
  const whole = Math.max(0, Math.floor(Number.isFinite(index) ? index : 0))
  return moved(state, last === undefined ? whole : Math.min(whole, last), undefined)
}

/** The number of the last page, from 0, where it is known. */
export const lastIndex = ({ size, total }: Pick<Paging, "size" | "total">): number | undefined =>
  total === undefined ? undefined : Math.max(0, Math.ceil(total / size) - 1)

/** Another size of pages. The first item that is shown stays on the page; by cursor one starts again. */
export const resized = (state: PagerState, size: number): PagerState => {
  if (size === state.size || !(size > 0)) return state
  const index = state.by === "offset" ? Math.floor((state.index * state.size) / size) : 0
  return { ...moved(state, index, undefined), size }
}

/** What the page of this state was found to be. */
export const observed = (state: PagerState, { items, marks, total }: PageRead<unknown>): PagerState => {
  // A page that was made by hand has no others beside it.
  const beside = marks ?? alone
  const known = total ?? state.total
  if (state.marks === beside && state.shown === items.length && state.total === known) return state
  // A step that came to nothing is old news once other items are shown.
  const problem = state.problem === noNext || state.problem === noPrevious ? state.problem : undefined
  return { ...state, marks: beside, shown: items.length, total: known, unread: false, problem }
}

/**
 * The page could not be read. Why is the pager's to say where it was asked for wrongly, and the list's otherwise; a page
 * that was read before stays.
 */
export const refused = (state: PagerState, problem: Problem): PagerState => {
  if (isOfPaging(problem)) return state.problem === problem ? state : { ...state, problem }
  return state.unread || state.marks !== undefined ? state : { ...state, unread: true }
}

/** The page is being read. */
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

/** There is no page after the last one. */
export const noNext: Problem = ProblemOf.make("misconfigured", { code: "WDE0165", retryable: false })

/** There is no page before the first one. */
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
