/**
 * The English messages of the menus of columns.
 *
 * @since 0.1.0
 */
import type { ColumnMessages } from "../../messages/ListMessages.ts"
import { number } from "../format.ts"

/** The messages of the menus of columns. */
export const columnWords: ColumnMessages = {
  columns: "Columns",
  columnEarlier: (column) => `Move ${column} earlier`,
  columnLater: (column) => `Move ${column} later`,
  columnWidth: (column) => `Width of ${column}`,
  columnPin: (column) => `Pin ${column}`,
  columnNotPinned: "Not pinned",
  columnAtStart: "At the start",
  columnAtEnd: "At the end",
  columnMoved: (column, position, columns) => `${column} is column ${number(position)} of ${number(columns)}.`,
  columnPinned: (column, edge) =>
    edge === undefined
      ? `${column} is no longer pinned.`
      : edge === "start"
        ? `${column} is pinned at the start.`
        : `${column} is pinned at the end.`,
  resetColumns: "Reset columns",
  columnsReset: "The columns are reset."
}
