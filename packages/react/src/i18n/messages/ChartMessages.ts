/**
 * The messages of charts.
 *
 * @since 0.1.0
 */

/** Words of a chart. Numbers of its own come written as its columns write them. */
export interface ChartMessages {
  readonly loading: (caption: string) => string
  readonly refetching: string
  readonly empty: string
  /** How many groups there are, as a sentence. */
  readonly groups: (count: number) => string
  /** What the only group comes to: of a column, where there are several. */
  readonly only: (group: string, column: string | undefined, value: string) => string
  /** The greatest and the least of what is shown: names and numbers. */
  readonly extremes: (greatest: string, greatestValue: string, least: string, leastValue: string) => string
  /** The same of one column of several. */
  readonly extremesOf: (
    column: string,
    greatest: string,
    greatestValue: string,
    least: string,
    leastValue: string
  ) => string
  /** Names the picture for who cannot see it, and says how to go along it. */
  readonly picture: (caption: string) => string
  /** Reads out a mark: the group, the column where there are several, the number, and which mark it is of how many. */
  readonly mark: (group: string, column: string | undefined, value: string, position: number, count: number) => string
  /** Stands for so many groups that have no mark of their own. */
  readonly other: (count: number) => string
  /** So many groups stand together. */
  readonly otherNote: (count: number) => string
  /** So many groups are not in the picture. */
  readonly omittedNote: (count: number) => string
  /** Only so many groups were read, and there are more. */
  readonly cutNote: (count: number) => string
  readonly showAll: string
  readonly showTable: string
  readonly showChart: string
  readonly share: string
  readonly total: string
  /** Names the group of what has no value to be grouped by. */
  readonly noName: string
}
