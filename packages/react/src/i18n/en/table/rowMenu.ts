/**
 * The English messages of the menus of rows.
 *
 * @since 0.1.0
 */
import type { RowMenuMessages } from "../../messages/ListMessages.ts"

/** The messages of the menus of rows. */
export const rowMenuWords: RowMenuMessages = {
  actionsOf: (item) => `Actions for ${item}`
}
