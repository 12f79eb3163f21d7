/**
 * Computes the size of a picture before its data is loaded, so that the content below does not move.
 *
 * @since 0.1.0
 */
import type { ChartKind } from "./Chart.ts"
import type { Box } from "./useBox.ts"

/** The sizes of a bar chart, in pixels. In a narrow box, the labels are above the bars. */
export interface BarSizes {
  readonly isNarrow: boolean
  /** The thickness of a bar. */
  readonly bar: number
  /** The height of the label above a bar, or 0 if the labels are next to the bars. */
  readonly line: number
  /** The height of a group. */
  readonly row: number
  readonly gap: number
}

/** Returns the sizes of a bar chart with a number of columns. */
export const barSizes = ({ em, width }: Box, columns: number): BarSizes => {
  const isNarrow = width < 32 * em
  const bar = (columns > 1 ? 1.1 : 1.4) * em
  const line = isNarrow ? 1.6 * em : 0
  const row = (isNarrow && columns > 1 ? line : 0) + columns * (line + bar + 0.2 * em)
  return { isNarrow, bar, line, row, gap: (isNarrow ? 1 : 0.6) * em }
}

/** Returns the height of a line chart without its axis, in pixels. */
export const lineHeight = ({ em, width }: Box): number => Math.min(Math.max(0.45 * width, 12 * em), 22 * em)

/** Returns the width and height of a donut chart, in pixels. */
export const donutSize = ({ em, width }: Box): number => Math.min(width, Math.max(17 * em, 180))

/** Returns the height of a picture with its axis, in pixels. */
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
