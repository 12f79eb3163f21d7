/**
 * The English messages of toasts.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"

/** The messages of toasts. */
export const toast: Messages["toast"] = {
  region: (key) => `Notifications (${key})`,
  close: "Close",
  undo: "Undo",
  undone: "Change undone.",
  undoFailed: "We couldn't undo the change."
}
