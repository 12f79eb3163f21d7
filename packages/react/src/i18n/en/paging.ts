/**
 * Words of lists that come page by page, in English.
 *
 * @since 0.1.0
 */
import type { PagingMessages } from "../groups/Paging.ts"
import { count, list, number } from "./format.ts"

/** Words of lists that come page by page. */
export const paging: PagingMessages = {
  label: "Pages",
  page: (page, pages) => (pages === undefined ? `Page ${number(page)}` : `Page ${number(page)} of ${number(pages)}`),
  range: (from, to, total, more) =>
    total === undefined
      ? `Items ${number(from)}–${number(to)}`
      : `${number(from)}–${number(to)} of ${more ? "more than " : ""}${count(total, "item", "items")}`,
  first: "First page",
  previous: "Previous page",
  next: "Next page",
  last: "Last page",
  size: "Items per page",
  loading: "Loading the page…",
  noNext: "This is the last page.",
  noPrevious: "This is the first page.",
  unread: (page) => `Page ${number(page)} could not be read.`,
  beyond: "There is nothing on this page any more.",
  loadingList: (label) => `Loading ${label}…`,
  loadMore: "Load more",
  loadingMore: "Loading more…",
  loaded: (added, shown) => `${count(added, "more item", "more items")}, ${number(shown)} in all.`,
  end: (shown) => `That is all: ${count(shown, "item", "items")}.`,
  empty: "There is nothing here yet.",
  retry: "Try again",
  signIn: "Sign in",
  newItems: (added) => `Show ${count(added, "new item", "new items")}`,
  pastList: "Skip past the list",
  offline: "You are offline. What is here stays, and the rest comes when you are back.",
  ignored: (parts) => `Part of this address could not be understood and was left out: ${list(parts)}.`,
  dismiss: "Dismiss"
}
