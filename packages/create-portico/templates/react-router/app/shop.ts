import * as Client from "@portico/client/Client"
import * as TokenCookies from "@portico/client/session/TokenCookies"

/** The settings that the server and the browser share. */
export const settings = { clientId: "shop", host: import.meta.env["VITE_PORTICO_HOST"] ?? "http://localhost:4000" }

/** The client of the browser. It shares the session with the server. */
export const client = Client.layer({ ...settings, storage: TokenCookies.storage(settings.clientId) })
