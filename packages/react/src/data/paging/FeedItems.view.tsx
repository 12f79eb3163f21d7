import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import { EditMark } from "../listing/EditMark.view.tsx"
import type { ListedItem } from "../listing/Listing.ts"
import { useFocusAfterRemoval, useFocusedItem } from "../listing/ItemFocus.ts"
import type { AnyData } from "../table/TableContext.ts"
import { type FeedDrawing, useFeed } from "./FeedContext.ts"
import type { FeedFrame } from "./FeedWindow.view.tsx"
import * as React from "react"

interface FeedArticleProps extends FeedDrawing {
  readonly index: number
  readonly item: ListedItem
  readonly measure?: ((element: HTMLElement | null) => void) | undefined
  readonly style?: React.CSSProperties | undefined
}

/** Renders one item of a feed, with its position and the count of all items if that is known. */
export function FeedArticle({ children, index, item, measure, nameOf, style }: FeedArticleProps) {
  const { classOf, marks, problems, state } = useFeed("FeedArticle")
  const count = state._tag === "Ready" ? (state.total ?? (state.hasNext ? -1 : state.items.length)) : -1
  return (
    <article
      aria-label={nameOf(item)}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={classOf("feed-item")}
      data-edit={item.edit?._tag.toLowerCase()}
      data-index={index}
      data-item={item.id}
      ref={measure}
      style={style}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the user moves from article to article
      tabIndex={0}
    >
      {children(item, index)}
      <EditMark classOf={classOf} edit={item.edit} messages={{ problems, table: marks }} />
    </article>
  )
}

/**
 * Returns the key handler of a feed. Page Down and Page Up move between articles; Control+End and Control+Home leave
 * the feed. After the last loaded article it loads more, and moves the focus when they arrive.
 */
export const useFeedKeys = (end: string): ((event: React.KeyboardEvent) => void) => {
  const { awaitFocus, id, onMore, settleFocus, state } = useFeed("useFeedKeys")
  const count = state._tag === "Ready" ? state.items.length : 0
  const hasNext = state._tag === "Ready" && state.hasNext
  return (event) => {
    const article = (event.target as Element).closest<HTMLElement>("[aria-posinset]")
    if (article === null) return
    if (event.ctrlKey && (event.key === "End" || event.key === "Home")) {
      event.preventDefault()
      document.getElementById(event.key === "End" ? end : `${id}-past`)?.focus()
      return
    }
    const step = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = Number(article.getAttribute("aria-posinset")) - 1 + step
    if (next < 0) return
    if (next >= count && !hasNext) return
    awaitFocus(next)
    if (next >= count) onMore()
    else settleFocus()
  }
}

export interface FeedItemsProps<Data extends AnyData = Readonly<Record<string, unknown>>>
  extends FeedDrawing<Data>, RootElementProps {}

/** The count of items above which only those near the window are rendered. */
const windowed = 300

const none: ReadonlyArray<ListedItem> = []

const FeedWindow = React.lazy(() => import("./FeedWindow.view.tsx").then(({ FeedWindow }) => ({ default: FeedWindow })))

/** Renders the items of an infinite list as a feed. Page Down and Page Up move between items. */
export function FeedItems<Data extends AnyData = Readonly<Record<string, unknown>>>(given: FeedItemsProps<Data>) {
  // The caller that renders the items knows their type.
  const props = given as unknown as FeedItemsProps
  const drawing = { children: props.children, nameOf: props.nameOf }
  const { id, label, classOf, reveal, settleFocus, state, words } = useFeed("FeedItems")
  const onKeyDown = useFeedKeys(`${id}-end`)
  usePlace(reveal)
  const list = React.useRef<HTMLElement>(null)
  const [frame, setFrame] = React.useState<FeedFrame>()
  React.useEffect(settleFocus, [frame, settleFocus])
  const items = state._tag === "Ready" ? state.items : none
  const focused = useFocusedItem(items)
  useFocusAfterRemoval(items, list)
  if (state._tag === "Failed") return null
  if (state._tag === "Ready" && items.length === 0)
    return (
      <Part as="p" own={rootProps(props)} className={classOf("empty")} ref={list} tabIndex={-1}>
        {words.empty}
      </Part>
    )
  const isLong = items.length > windowed
  const framed = isLong ? frame : undefined
  const rows = framed?.rows ?? items.slice(0, windowed).map((_, index) => ({ index, start: undefined }))
  return (
    <>
      {/* The WAI-ARIA feed pattern requires keyboard handling. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the articles in it have the focus */}
      <Part
        as="div"
        own={rootProps(props)}
        {...focused.props}
        aria-busy={state._tag === "Loading" || state.loading !== "no"}
        aria-label={label}
        className={classOf("feed-items")}
        onKeyDown={onKeyDown}
        ref={list}
        role="feed"
        tabIndex={-1}
        style={framed && { blockSize: framed.size, position: "relative" }}
      >
        {state._tag === "Loading" && <Skeletons />}
        {rows.map(({ index, start }) => {
          const item = items[index]
          return item === undefined ? null : (
            <FeedArticle
              {...drawing}
              index={index}
              item={item}
              key={item.id}
              measure={framed?.measure}
              style={start === undefined ? undefined : { insetBlockStart: start, insetInline: 0, position: "absolute" }}
            />
          )
        })}
      </Part>
      {isLong && (
        <React.Suspense>
          <FeedWindow focusedIndex={focused.index} items={items} list={list} onFrame={setFrame} />
        </React.Suspense>
      )}
    </>
  )
}

function Skeletons() {
  const { classOf } = useFeed("Skeletons")
  return (
    <>
      {[0, 1, 2].map((index) => (
        <div aria-hidden="true" className={classOf("feed-skeleton")} key={index} />
      ))}
    </>
  )
}

// Restores the scroll position when the user returns, and reports the current one.
const usePlace = (reveal: React.RefObject<(index: number) => void>): void => {
  const { onPlace, place, root, state } = useFeed("FeedItems")
  const isThere = state._tag === "Ready"
  const [first] = React.useState(place)
  React.useLayoutEffect(() => {
    if (!isThere || first === undefined) return
    const article = articleAt(root.current, first.index)
    if (article === undefined) reveal.current(first.index)
    else scrollTo(0, article.getBoundingClientRect().top + scrollY - first.top)
  }, [first, isThere, reveal, root])
  React.useEffect(() => {
    if (!isThere || onPlace === undefined) return
    const report = () => {
      const articles = root.current?.querySelectorAll<HTMLElement>("[aria-posinset]") ?? []
      for (const article of articles) {
        const { bottom, top } = article.getBoundingClientRect()
        if (bottom > 0) return onPlace(Number(article.getAttribute("aria-posinset")) - 1, top)
      }
    }
    report()
    addEventListener("scrollend", report)
    addEventListener("pagehide", report)
    root.current?.addEventListener("click", report)
    const list = root.current
    return () => {
      removeEventListener("scrollend", report)
      removeEventListener("pagehide", report)
      list?.removeEventListener("click", report)
    }
  }, [isThere, onPlace, root])
}

const articleAt = (root: HTMLElement | null, index: number): HTMLElement | undefined =>
  root?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`) ?? undefined
