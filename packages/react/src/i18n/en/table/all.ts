/**
 * The English messages of tables. A component imports only those that it shows.
 *
 * @since 0.1.0
 */
import type { Messages } from "../../messages/Messages.ts"
import { cellWords } from "./cells.ts"
import { columnWords } from "./columns.ts"
import { rowMenuWords } from "./rowMenu.ts"
import { tableWords } from "./table.ts"

/** The messages of tables. */
export const table: Messages["table"] = { ...tableWords, ...columnWords, ...rowMenuWords, ...cellWords }
