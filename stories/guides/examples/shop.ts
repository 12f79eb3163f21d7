import * as Client from "@portico/client/Client"

/** The client of the whole page, created once because it contains the session. */
export const shop = Client.layer({ clientId: "portico-bookshop", host: "http://localhost:4000" })
