/**
 * Words of a table of items.
 *
 * @since 0.1.0
 */

/** Words of a table of items. */
export interface TableMessages {
  readonly loading: (caption: string) => string
  readonly refetching: string
  readonly empty: string
  readonly retry: string
  readonly ready: (shown: number, total: number | undefined) => string
  readonly sorted: (column: string, order: "ASC" | "DESC") => string
  readonly yes: string
  readonly no: string
  /** Read out in place of a value that is not there. */
  readonly noValue: string
  readonly more: string
  readonly less: string
  readonly cut: (characters: number) => string
  /** In place of a date that is none. */
  readonly notADate: string
  /** Marks an item that nobody published yet. */
  readonly draft: string
  /** Marks an item with an edit that is under way. */
  readonly saving: string
  /** Marks an item with an edit that was refused, and says why. */
  readonly notSaved: (reason: string) => string
  /** Says since when what is shown was not read again. */
  readonly stale: (since: Date) => string
  readonly wait: (seconds: number) => string
  readonly waitOver: string
  readonly signIn: string
  /** Names the checkbox of an item. */
  readonly select: (item: string) => string
  readonly selectPage: string
  readonly selected: (count: number) => string
  /** All that match are chosen, known by number or not, except some. */
  readonly allSelected: (count: number | undefined, except: number) => string
  readonly selectAll: (total: number | undefined) => string
  readonly clearSelection: string
}
