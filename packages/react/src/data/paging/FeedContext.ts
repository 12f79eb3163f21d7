/**
 * The context that the parts of an infinite list share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../../parts/Part.view.tsx"
import * as React from "react"
import type { PagingMessages, ListedMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemWords } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { AnyData } from "../table/TableContext.ts"
import type { InfiniteState } from "./Infinite.ts"

/** A styleable element of an infinite list. */
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

/** Class names to add to the elements of an infinite list, by slot. */
export type FeedClassNames = ClassNames<FeedSlot>

/** The state of an infinite list and its callbacks. */
export interface FeedActions {
  readonly newer?: number | undefined
  readonly online?: boolean | undefined
  readonly onMore: () => void
  readonly onNewer?: (() => void) | undefined
  readonly onRetry: () => void
  /** Starts a sign-in, if only members may read the items. */
  readonly onSignIn?: (() => void) | undefined
  /** Called with the index of the first visible item, and its distance to the top of the window in pixels. */
  readonly onPlace?: ((index: number, top: number) => void) | undefined
  /** The scroll position at which the user left the list. */
  readonly place?: { readonly index: number; readonly top: number } | undefined
}

/** The value of the infinite list context. */
export interface FeedContextValue extends FeedActions {
  readonly automatic: number
  readonly classOf: ClassOf<FeedSlot>
  readonly id: string
  readonly label: string
  /** Requests the focus for the item at an index as soon as it is loaded. */
  readonly awaitFocus: (index: number) => void
  /** Moves the focus to the requested item, if it is rendered. */
  readonly settleFocus: () => void
  /** Scrolls to an item that is not rendered. */
  readonly reveal: React.RefObject<(index: number) => void>
  /** The labels for the state of an edit, shown at its item. */
  readonly marks: ListedMessages
  readonly problems: ProblemWords
  readonly root: React.RefObject<HTMLDivElement | null>
  readonly state: InfiniteState
  readonly words: PagingMessages
}

/** The functions that render an item of an infinite list. */
export interface FeedDrawing<Data extends AnyData = Readonly<Record<string, unknown>>> {
  /** Renders an item. */
  readonly children: (item: ListedItem<Data>, index: number) => React.ReactNode
  /** A function that returns the accessible name of an item's article. */
  readonly nameOf: (item: ListedItem<Data>) => string
}

export const FeedContext = React.createContext<FeedContextValue | undefined>(undefined)

/** Returns the context of the surrounding list. Throws if there is none. */
export const useFeed = (part: string): FeedContextValue => usePartContext(FeedContext, part, "InfiniteListParts.Root")
