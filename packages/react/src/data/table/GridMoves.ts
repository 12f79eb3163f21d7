/**
 * Where the arrow keys lead in a grid.
 *
 * @since 0.1.0
 */

/** A cell: its row, of which -1 is that of the headers, and its column. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** How large a grid is, and which way it runs. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** Rows that are in sight at once. */
  readonly inSight: number
  readonly rightToLeft: boolean
}

/** A key, and what was held with it. */
export interface Press {
  readonly key: string
  /** Control, or command on a Mac. */
  readonly control: boolean
}

/** The cell that a key leads to; `undefined` where it leads nowhere. */
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
