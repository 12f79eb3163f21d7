/**
 * What the parts of a pager share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { ProblemMessages } from "../../i18n/messages/Messages.ts"
import type { PagingMessages } from "../../i18n/messages/ListMessages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import { lastIndex, type Paging } from "./Paging.ts"

/** An element of a pager that has a class of its own. */
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

/** Classes to add to the elements of a pager, by slot. */
export type PagerClassNames = ClassNames<PagerSlot>

/** What moves a pager on. */
export interface PagerActions {
  readonly onNext: () => void
  readonly onPrevious: () => void
  /** Goes to a page by its number, from 0. */
  readonly onGoTo?: ((index: number) => void) | undefined
  readonly onSize?: ((size: number) => void) | undefined
}

/** What the parts of a pager read. */
export interface PagerContextValue extends PagerActions {
  readonly classOf: ClassOf<PagerSlot>
  readonly id: string
  readonly paging: Paging
  readonly problems: ProblemMessages
  readonly sizes: ReadonlyArray<number>
  readonly words: PagingMessages
}

export const PagerContext = React.createContext<PagerContextValue | undefined>(undefined)

/** Reads the pager around a part. */
export const usePagerContext = (part: string): PagerContextValue => {
  const pager = React.use(PagerContext)
  if (pager === undefined) throw new Error(`${part} is outside its pager: put it inside its Root.`)
  return pager
}

/** Whether the list was asked for in a way that cannot be, so that there is nothing to leaf through. */
export const isBroken = ({ problem }: Paging): boolean =>
  problem !== undefined && problem.code !== "WDE0165" && problem.code !== "WDE0159"

/** What a page says of itself in one line: its number, or why a step came to nothing. */
export const positionText = (paging: Paging, words: PagingMessages): string => {
  const last = paging.tooManyToCount ? undefined : lastIndex(paging)
  const index = paging.index ?? 0
  return words.page(index + 1, last === undefined || last < index ? undefined : last + 1)
}

/** Which items are shown, or that none are, or why a step came to nothing. */
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
