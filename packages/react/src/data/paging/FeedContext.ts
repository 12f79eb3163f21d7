/**
 * What the parts of a growing list share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { PagingMessages, TableMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemMessages } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { AnyData } from "../table/TableContext.ts"
import type { InfiniteState } from "./Infinite.ts"

/** An element of a growing list that has a class of its own. */
export type FeedSlot =
  | "feed"
  | "feed-items"
  | "feed-item"
  | "feed-newer"
  | "feed-past"
  | "feed-foot"
  | "feed-end"
  | "feed-note"
  | "feed-skeleton"
  | "alert"
  | "mark"
  | "unseen"
  | "button"
  | "empty"
  | "spinner"
  | "status"

/** Classes to add to the elements of a growing list, by slot. */
export type FeedClassNames = ClassNames<FeedSlot>

/** What a growing list is made of. */
export interface FeedActions {
  readonly newer?: number | undefined
  readonly online?: boolean | undefined
  readonly onMore: () => void
  readonly onNewer?: (() => void) | undefined
  readonly onRetry: () => void
  /** Leads to a sign-in, where the items are for members only. */
  readonly onSignIn?: (() => void) | undefined
  /** Hears which item is the first in sight, and how far below the window's top it stands. */
  readonly onPlace?: ((index: number, top: number) => void) | undefined
  /** Where one was when one left. */
  readonly place?: { readonly index: number; readonly top: number } | undefined
}

/** What the parts of a growing list read. */
export interface FeedContextValue extends FeedActions {
  readonly automatic: number
  readonly classOf: ClassOf<FeedSlot>
  readonly id: string
  readonly label: string
  /** Sends the focus to the item that comes next once it is there. */
  readonly awaitFocus: (index: number) => void
  /** Sends the focus to the item that it waits for, if that is there by now. */
  readonly settleFocus: () => void
  /** Scrolls to an item that is not drawn. */
  readonly reveal: React.RefObject<(index: number) => void>
  /** Says at an item what becomes of an edit of it. */
  readonly marks: TableMessages
  readonly problems: ProblemMessages
  readonly root: React.RefObject<HTMLDivElement | null>
  readonly state: InfiniteState
  readonly words: PagingMessages
}

/** How an item of a growing list is drawn. */
export interface FeedDrawing<Data extends AnyData = Readonly<Record<string, unknown>>> {
  readonly children: (item: ListedItem<Data>, index: number) => React.ReactNode
  /** What an item is called: the name of its article. */
  readonly nameOf: (item: ListedItem<Data>) => string
}

export const FeedContext = React.createContext<FeedContextValue | undefined>(undefined)

/** Reads the list around a part. */
export const useFeed = (part: string): FeedContextValue => {
  const feed = React.use(FeedContext)
  if (feed === undefined) throw new Error(`${part} is outside its list: put it inside its Root.`)
  return feed
}
