/**
 * The English messages of editing in cells.
 *
 * @since 0.1.0
 */
import type { CellMessages } from "../../messages/ListMessages.ts"

/** The messages of editing in cells. */
export const cellWords: CellMessages = {
  edit: (column, item) => `Edit ${column} of ${item}`,
  saveCell: "Save",
  cancelEdit: "Cancel",
  cellOf: (column, item) => `${column} of ${item}`,
  cellSaved: (column, item) => `${column} of ${item} saved.`,
  cellNotSaved: (column, item, reason) => `${column} of ${item} isn't saved. ${reason}`,
  entryNotSaved: (entry) => `“${entry}” isn't saved.`,
  cellChanged: "Someone else changed this value in the meantime.",
  saveAnyway: "Save anyway",
  discard: "Discard"
}
