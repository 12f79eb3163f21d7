/**
 * The context that the parts of a pager share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { ProblemMessages } from "../../i18n/messages/Messages.ts"
import type { PagingMessages } from "../../i18n/messages/ListMessages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import { lastIndex, type Paging } from "./Paging.ts"

/** A styleable element of a pager. */
export type PagerSlot =
  | "pager"
  | "pager-range"
  | "pager-size"
  | "pager-select"
  | "pager-steps"
  | "pager-step"
  | "pager-position"
  | "pager-problem"
  | "input"
  | "status"
  | "unseen"

/** Class names to add to the elements of a pager, by slot. */
export type PagerClassNames = ClassNames<PagerSlot>

/** The callbacks of a pager. */
export interface PagerActions {
  readonly onNext: () => void
  readonly onPrevious: () => void
  /** Goes to a page by its index, starting at 0. */
  readonly onGoTo?: ((index: number) => void) | undefined
  readonly onSize?: ((size: number) => void) | undefined
}

/** The value of the pager context. */
export interface PagerContextValue extends PagerActions {
  readonly classOf: ClassOf<PagerSlot>
  readonly id: string
  readonly paging: Paging
  readonly problems: ProblemMessages
  readonly sizes: ReadonlyArray<number>
  readonly words: PagingMessages
}

export const PagerContext = React.createContext<PagerContextValue | undefined>(undefined)

/** Returns the context of the surrounding pager. Throws if there is none. */
export const usePagerContext = (part: string): PagerContextValue => {
  const pager = React.use(PagerContext)
  if (pager === undefined) throw new Error(`${part} is outside its pager: put it inside its Root.`)
  return pager
}

/** Whether the paging parameters are invalid, so that there are no pages. */
export const isBroken = ({ problem }: Paging): boolean =>
  problem !== undefined && problem.code !== "WDE0165" && problem.code !== "WDE0159"

/** Returns the page number, with the count of pages if that is known. */
export const positionText = (paging: Paging, words: PagingMessages): string => {
  const last = paging.tooManyToCount ? undefined : lastIndex(paging)
  const index = paging.index ?? 0
  return words.page(index + 1, last === undefined || last < index ? undefined : last + 1)
}

/** Returns the range of shown items, that there are none, or why the last step failed. */
export const rangeText = (paging: Paging, words: PagingMessages): string => {
  const { index = 0, problem, shown, size, tooManyToCount, total } = paging
  if (problem?.code === "WDE0165") return words.noNext
  if (problem?.code === "WDE0159") return words.noPrevious
  if (paging.unread) return words.unread(index + 1)
  if (shown === undefined) return words.loading
  if (shown === 0) return paging.hasPrevious || index > 0 ? words.beyond : words.empty
  const from = index * size + 1
  return words.range(
    from,
    paging.awaited ? Math.min(from + size - 1, total ?? Infinity) : from + shown - 1,
    total,
    tooManyToCount
  )
}
