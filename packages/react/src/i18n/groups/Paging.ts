/**
 * Words of lists that come page by page.
 *
 * @since 0.1.0
 */

/** Words of a pager, of an endless list, and of an address that says what a list shows. */
export interface PagingMessages {
  /** What the buttons are for: the name of their landmark. */
  readonly label: string
  /** Which page it is, from 1, and of how many where that is known. */
  readonly page: (page: number, pages: number | undefined) => string
  /** Which items are shown, from 1, and of how many. `more`: there are more than the total tells. */
  readonly range: (from: number, to: number, total: number | undefined, more: boolean) => string
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly last: string
  readonly size: string
  readonly loading: string
  readonly noNext: string
  readonly noPrevious: string
  /** A page, by its number from 1, could not be read. */
  readonly unread: (page: number) => string
  /** The page is empty, though others are not. */
  readonly beyond: string
  readonly loadingList: (label: string) => string
  readonly loadMore: string
  readonly loadingMore: string
  /** So many items came, of how many that are there now: a sentence, as `end` is. */
  readonly loaded: (added: number, shown: number) => string
  readonly end: (shown: number) => string
  readonly empty: string
  readonly retry: string
  readonly signIn: string
  readonly newItems: (count: number) => string
  readonly pastList: string
  readonly offline: string
  /** Parts of the page's address that were left out because they mean nothing. */
  readonly ignored: (parts: ReadonlyArray<string>) => string
  readonly dismiss: string
}
