/**
 * The messages of charts.
 *
 * @since 0.1.0
 */

/** The messages of a chart. Values are passed as strings, in the format of their columns. */
export interface ChartMessages {
  readonly loading: (caption: string) => string
  readonly refetching: string
  readonly empty: string
  /** The number of groups, as a sentence. */
  readonly groups: (count: number) => string
  /** The value of the only group. `column` is set if there are several columns. */
  readonly only: (group: string, column: string | undefined, value: string) => string
  /** The groups with the greatest and the least value. */
  readonly extremes: (greatest: string, greatestValue: string, least: string, leastValue: string) => string
  /** The groups with the greatest and the least value of one column, if there are several. */
  readonly extremesOf: (
    column: string,
    greatest: string,
    greatestValue: string,
    least: string,
    leastValue: string
  ) => string
  /** The accessible name of the chart, with the keys that navigate its marks. */
  readonly picture: (caption: string) => string
  /**
   * The announcement of a mark: its group, its column if there are several, its value, and its position among `count`
   * marks.
   */
  readonly mark: (group: string, column: string | undefined, value: string, position: number, count: number) => string
  /** The name of the mark that combines `count` groups. */
  readonly other: (count: number) => string
  /** The note that `count` groups are combined. */
  readonly otherNote: (count: number) => string
  /** The note that `count` groups are not in the chart. */
  readonly omittedNote: (count: number) => string
  /** The note that only the first `count` groups were read. */
  readonly cutNote: (count: number) => string
  readonly showAll: string
  readonly showTable: string
  readonly showChart: string
  readonly share: string
  readonly total: string
  /** The name of the group of items that have no value in the grouping field. */
  readonly noName: string
}
