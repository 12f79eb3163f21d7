/**
 * Keyboard navigation in a grid.
 *
 * @since 0.1.0
 */

/** A cell, as its row and column index. The header row has the index -1. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** The size of a grid and its writing direction. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** The number of rows that are visible at once. */
  readonly inSight: number
  readonly rightToLeft: boolean
}

/** A key press with its modifier. */
export interface Press {
  readonly key: string
  /** Whether Control, or Command on a Mac, is pressed. */
  readonly control: boolean
}

/** Returns the cell that a key moves the focus to, or `undefined` if the key does not move it. */
export const move = (from: Place, { control, key }: Press, size: GridSize): Place | undefined => {
  const to = target(from, key, control, size)
  return to === undefined
    ? undefined
    : { row: within(to.row, -1, size.rows - 1), column: within(to.column, 0, size.columns - 1) }
}

const target = ({ column, row }: Place, key: string, control: boolean, size: GridSize): Place | undefined => {
  const [first, last] = [0, size.columns - 1]
  switch (key) {
    case "ArrowUp":
      return { column, row: control ? -1 : row - 1 }
    case "ArrowDown":
      return { column, row: control ? size.rows - 1 : row + 1 }
    case "ArrowLeft":
    case "ArrowRight": {
      const forward = (key === "ArrowRight") !== size.rightToLeft
      if (control) return { row, column: forward ? last : first }
      return { row, column: column + (forward ? 1 : -1) }
    }
    case "Home":
      return { column: first, row: control ? 0 : row }
    case "End":
      return { column: last, row: control ? size.rows - 1 : row }
    case "PageUp":
      return { column, row: Math.max(0, row - size.inSight) }
    case "PageDown":
      return { column, row: row + size.inSight }
    default:
      return undefined
  }
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
