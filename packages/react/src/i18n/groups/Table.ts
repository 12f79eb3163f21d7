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
}
