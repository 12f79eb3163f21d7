import * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import type { AnyData } from "../table/TableContext.ts"
import { useFocusedItem } from "../listing/useFocusedItem.ts"
import { FeedArticle } from "./FeedArticle.view.tsx"
import { type FeedDrawing, useFeed } from "./FeedContext.ts"
import type { FeedFrame } from "./FeedWindow.view.tsx"
import { useFeedKeys } from "./useFeedKeys.ts"

export interface FeedItemsProps<Data extends AnyData = Readonly<Record<string, unknown>>> extends FeedDrawing<Data> {
  readonly className?: string | undefined
}

/** The count of items above which only those near the window are rendered. */
const windowed = 300

const none: ReadonlyArray<ListedItem> = []

const FeedWindow = React.lazy(() => import("./FeedWindow.view.tsx").then(({ FeedWindow }) => ({ default: FeedWindow })))

/** Renders the items of an infinite list as a feed. Page Down and Page Up move between items. */
export function FeedItems<Data extends AnyData = Readonly<Record<string, unknown>>>(given: FeedItemsProps<Data>) {
  // The caller that renders the items knows their type.
  const props = given as unknown as FeedItemsProps
  const { id, label, classOf, reveal, settleFocus, state, words } = useFeed("FeedItems")
  const onKeyDown = useFeedKeys(`${id}-end`)
  usePlace(reveal)
  const list = React.useRef<HTMLDivElement>(null)
  const [frame, setFrame] = React.useState<FeedFrame>()
  React.useEffect(settleFocus, [frame, settleFocus])
  const items = state._tag === "Ready" ? state.items : none
  const focused = useFocusedItem(items)
  if (state._tag === "Failed") return null
  if (state._tag === "Ready" && items.length === 0) return <p className={classOf("empty")}>{words.empty}</p>
  const isLong = items.length > windowed
  const framed = isLong ? frame : undefined
  const rows = framed?.rows ?? items.slice(0, windowed).map((_, index) => ({ index, start: undefined }))
  return (
    <>
      {/* The WAI-ARIA feed pattern requires keyboard handling. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the articles in it have the focus */}
      <div
        {...focused.props}
        aria-busy={state._tag === "Loading" || state.loading !== "no"}
        aria-label={label}
        className={classOf("feed-items", props.className)}
        onKeyDown={onKeyDown}
        ref={list}
        role="feed"
        style={framed && { blockSize: framed.size, position: "relative" }}
      >
        {state._tag === "Loading" && <Skeletons />}
        {rows.map(({ index, start }) => {
          const item = items[index]
          return item === undefined ? null : (
            <FeedArticle
              {...props}
              index={index}
              item={item}
              key={item.id}
              measure={framed?.measure}
              style={start === undefined ? undefined : { insetBlockStart: start, insetInline: 0, position: "absolute" }}
            />
          )
        })}
      </div>
      {isLong && (
        <React.Suspense>
          <FeedWindow held={focused.index} items={items} list={list} onFrame={setFrame} />
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
    const tell = () => {
      const articles = root.current?.querySelectorAll<HTMLElement>("[aria-posinset]") ?? []
      for (const article of articles) {
        const { bottom, top } = article.getBoundingClientRect()
        if (bottom > 0) return onPlace(Number(article.getAttribute("aria-posinset")) - 1, top)
      }
    }
    tell()
    addEventListener("scrollend", tell)
    addEventListener("pagehide", tell)
    root.current?.addEventListener("click", tell)
    const list = root.current
    return () => {
      removeEventListener("scrollend", tell)
      removeEventListener("pagehide", tell)
      list?.removeEventListener("click", tell)
    }
  }, [isThere, onPlace, root])
}

const articleAt = (root: HTMLElement | null, index: number): HTMLElement | undefined =>
  root?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`) ?? undefined
