import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { Part, type PartProps, usePartContext } from "../../parts/Part.view.tsx"
import { problemText } from "../../i18n/MessagesContext.ts"
import type { PagingMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemWords } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import { AnnouncerContext } from "../listing/Announcer.ts"
import { lastIndex, type Paging } from "./Paging.ts"
import * as React from "react"

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

/** Class names to add to the elements of a pager, by slot. */
export type PagerClassNames = ClassNames<PagerSlot>

/** The callbacks of a pager. */
export interface PagerActions {
  readonly onNext: () => void
  readonly onPrevious: () => void
  /** Goes to a page by its index, starting at 0. */
  readonly onGoTo?: ((index: number) => void) | undefined
  /**
   * Returns the URL of a page by its index, starting at 0. The steps to other pages are then links, which the user can
   * open in a new tab. Paging by cursor has no such URLs.
   */
  readonly hrefOf?: ((index: number) => string | undefined) | undefined
  readonly onSize?: ((size: number) => void) | undefined
}

/** The value of the pager context. */
export interface PagerContextValue extends PagerActions {
  readonly classOf: ClassOf<PagerSlot>
  readonly id: string
  readonly paging: Paging
  readonly problems: ProblemWords
  readonly sizes: ReadonlyArray<number>
  readonly words: PagingMessages
}

export const PagerContext = React.createContext<PagerContextValue | undefined>(undefined)

/** Returns the context of the surrounding pager. Throws if there is none. */
export const usePagerContext = (part: string): PagerContextValue =>
  usePartContext(PagerContext, part, "PagerParts.Root")

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

/** Renders the range of shown items and the total. If the last step failed, renders the reason. */
export function PagerRange(own: PartProps<"p">) {
  const { classOf, paging, words } = usePagerContext("PagerRange")
  if (isBroken(paging)) return null
  return (
    <Part as="p" own={own} className={classOf("pager-range")} data-failed={paging.unread || undefined}>
      {rangeText(paging, words)}
    </Part>
  )
}

/** Renders a select for the page size. Renders nothing without an `onSize` callback. */
export function PagerSize({ children, ...own }: PartProps<"div">) {
  const { classOf, id, onSize, paging, sizes, words } = usePagerContext("PagerSize")
  if (onSize === undefined || isBroken(paging)) return null
  const offered = [...new Set([...sizes, paging.size])].toSorted((left, right) => left - right)
  return (
    <Part as="div" own={own} className={classOf("pager-size")}>
      <label htmlFor={`${id}-size`}>{children ?? words.size}</label>
      <div className={classOf("input")}>
        <Control
          as="select"
          className={classOf("pager-select")}
          id={`${id}-size`}
          onChange={({ target }) => onSize(Number(target.value))}
          value={paging.size}
        >
          {offered.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Control>
      </div>
    </Part>
  )
}

/** Renders a button to the first page. */
export function PagerFirst(props: PartProps<"button">) {
  const { onGoTo, paging, words } = usePagerContext("PagerFirst")
  if (onGoTo === undefined) return null
  return (
    <Step {...props} enabled={paging.hasPrevious} index={0} name={words.first} onPress={() => onGoTo(0)} to="first">
      {props.children}
    </Step>
  )
}

/** Renders a button to the previous page. On the first page, pressing it shows that there is none. */
export function PagerPrevious(props: PartProps<"button">) {
  const { onPrevious, paging, words } = usePagerContext("PagerPrevious")
  const { hasPrevious, index = 0 } = paging
  const step = { enabled: hasPrevious, index: index - 1, name: words.previous, onPress: onPrevious }
  return <Step {...props} {...step} to="previous" />
}

/** Renders the page number, with the count of pages if that is known. */
export function PagerPosition(own: PartProps<"span">) {
  const { classOf, paging, words } = usePagerContext("PagerPosition")
  if (isBroken(paging)) return null
  return (
    <Part as="span" own={own} className={classOf("pager-position")}>
      {positionText(paging, words)}
    </Part>
  )
}

/** Renders a button to the next page. On the last page, pressing it shows that there is none. */
export function PagerNext(props: PartProps<"button">) {
  const { onNext, paging, words } = usePagerContext("PagerNext")
  const { hasNext, index = 0 } = paging
  return <Step {...props} enabled={hasNext} index={index + 1} name={words.next} onPress={onNext} to="next" />
}

/** Renders a button to the last page. Paging by cursor has none, because its last page has no known cursor. */
export function PagerLast(props: PartProps<"button">) {
  const { onGoTo, paging, words } = usePagerContext("PagerLast")
  const last = paging.tooManyToCount ? undefined : lastIndex(paging)
  if (onGoTo === undefined || paging._tag === "Cursor") return null
  return (
    <Step
      {...props}
      enabled={last !== undefined && paging.index < last}
      index={last}
      name={words.last}
      onPress={() => onGoTo(last ?? paging.index)}
      to="last"
    />
  )
}

/** Renders the error of invalid paging parameters. The kit's lists show it too, so use it only next to other lists. */
export function PagerProblem(own: PartProps<"div">) {
  const { classOf, paging, problems } = usePagerContext("PagerProblem")
  const { problem } = paging
  if (problem === undefined || !isBroken(paging)) return null
  return (
    <Alert own={own} className={classOf("pager-problem")} problem={problem}>
      {problemText({ problems }, problem)}
    </Alert>
  )
}

/**
 * Announces the current page to assistive technology when it has loaded. It does not announce another order of the items, or the
 * changes of a bulk operation inside the same table: those have their own announcements.
 */
export function PagerStatus(own: PartProps<"output">) {
  const { classOf, paging, words } = usePagerContext("PagerStatus")
  const { awaited, index } = paging
  const isStep = paging.problem !== undefined && !isBroken(paging)
  const parts = isStep ? [rangeText(paging, words)] : [positionText(paging, words), rangeText(paging, words)]
  const text = isBroken(paging) ? "" : awaited ? words.loading : parts.join(". ")
  const { onPager, order, quiet = false } = React.use(AnnouncerContext) ?? {}
  const isInTable = order !== undefined
  // A table announces its first items and an empty result itself, because pages often show a pager only if there are items.
  const [last, setLast] = React.useState({
    index,
    isSettled: !isInTable,
    order,
    shown: isInTable ? "" : text,
    text
  })
  const isSilent = quiet || !last.isSettled || last.order !== order || (isInTable && paging.shown === 0)
  const isWaiting = awaited && (isSilent || last.index === index)
  const isSame = last.isSettled && last.index === index && last.order === order && last.text === text
  if (!isWaiting && !isSame) setLast({ index, isSettled: true, order, shown: isSilent ? "" : text, text })
  const activity = !last.isSettled ? undefined : awaited && last.shown === words.loading ? "loading" : "idle"
  React.useEffect(() => {
    onPager?.(activity)
    return () => onPager?.(undefined)
  }, [activity, onPager])
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {last.shown}
    </Part>
  )
}

interface StepProps extends PartProps<"button"> {
  readonly enabled: boolean
  /** The index of the page that the step goes to, if it is known. */
  readonly index: number | undefined
  readonly name: string
  readonly onPress: () => void
  readonly to: keyof typeof paths
}

const paths = {
  first: "M11.5 3.5 7 8l4.5 4.5M4.5 3.5v9",
  previous: "M10 3.5 5.5 8l4.5 4.5",
  next: "M6 3.5 10.5 8 6 12.5",
  last: "M4.5 3.5 9 8l-4.5 4.5M11.5 3.5v9"
}

// The element stays the same and is never `disabled` on the last page, because another or a disabled one would lose the
// focus.
function Step({ children, enabled, index, name, onPress, to, ...own }: StepProps) {
  const { classOf, hrefOf, paging } = usePagerContext("Step")
  if (isBroken(paging)) return null
  const isLink = hrefOf !== undefined && paging._tag === "Offset"
  const href = isLink && enabled && index !== undefined ? hrefOf(index) : undefined
  const press = isLink ? linkTo(href, onPress) : { onClick: onPress, type: "button" as const }
  return (
    <Part
      as={isLink ? "a" : "button"}
      own={own}
      aria-disabled={!enabled || undefined}
      aria-label={children === undefined ? name : undefined}
      className={classOf("pager-step")}
      data-to={to}
      {...press}
    >
      {children ?? (
        <svg aria-hidden="true" fill="none" height="16" viewBox="0 0 16 16" width="16">
          <path d={paths[to]} stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.5" />
        </svg>
      )}
    </Part>
  )
}

// A click with a modifier key opens the page elsewhere. A link without a URL is not focusable and ignores Enter.
const linkTo = (href: string | undefined, onPress: () => void) => ({
  href,
  onClick: (event: React.MouseEvent) => {
    if (href !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return
    event.preventDefault()
    onPress()
  },
  ...(href === undefined
    ? {
        onKeyDown: ({ key }: React.KeyboardEvent) => {
          if (key === "Enter") onPress()
        },
        role: "link",
        tabIndex: 0
      }
    : {})
})
