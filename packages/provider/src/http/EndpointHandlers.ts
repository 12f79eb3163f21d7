/**
 * The handlers of the endpoint table.
 *
 * @since 0.1.0
 */
import type { Handlers } from "./request/Call.ts"
import * as DataHandlers from "./data/DataHandlers.ts"
import * as AccountHandlers from "./identity/AccountHandlers.ts"
import * as IdentityHandlers from "./identity/IdentityHandlers.ts"

/** The services that the handlers need. */
export type Services = AccountHandlers.Services | DataHandlers.Services | IdentityHandlers.Services

/** The handlers of all APIs of the endpoint table, by row. */
export const handlers: {
  readonly auth: Handlers<"auth", Services>
  readonly data: Handlers<"data", Services>
  readonly account: Handlers<"account", Services>
} = { auth: IdentityHandlers.handlers, data: DataHandlers.handlers, account: AccountHandlers.handlers }
