/**
 * How large a picture is: known before there is anything to draw, so that what stands below stays where it is.
 *
 * @since 0.1.0
 */
import type { ChartKind } from "./Chart.ts"
import type { Box } from "./useBox.ts"

/** The measures of bars. Where there is little room names stand above their bars. */
export interface BarSizes {
  readonly isNarrow: boolean
  /** The thickness of a bar. */
  readonly bar: number
  /** The height of a line of words above a bar. None where names stand beside them. */
  readonly line: number
  /** The height of a group. */
  readonly row: number
  readonly gap: number
}

/** The measures of bars of so many columns. */
export const barSizes = ({ em, width }: Box, columns: number): BarSizes => {
  const isNarrow = width < 32 * em
  const bar = (columns > 1 ? 1.1 : 1.4) * em
  const line = isNarrow ? 1.6 * em : 0
  const row = (isNarrow && columns > 1 ? line : 0) + columns * (line + bar + 0.2 * em)
  return { isNarrow, bar, line, row, gap: (isNarrow ? 1 : 0.6) * em }
}

/** The height of lines, without the axis below them. */
export const lineHeight = ({ em, width }: Box): number => Math.min(Math.max(0.45 * width, 12 * em), 22 * em)

/** The width and the height of a ring. */
export const donutSize = ({ em, width }: Box): number => Math.min(width, Math.max(17 * em, 180))

/** The height of a picture of so many groups and columns, with its axis. */
export const pictureHeight = (kind: ChartKind, box: Box, groups: number, columns: number): number => {
  switch (kind) {
    case "bar": {
      const { gap, row } = barSizes(box, columns)
      return groups * (row + gap) + 1.8 * box.em
    }
    case "line":
      return lineHeight(box) + 2.4 * box.em
    case "donut":
      return donutSize(box)
  }
}
