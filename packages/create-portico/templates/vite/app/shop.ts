import * as Client from "@portico/client/Client"

/** The client of the shop. */
export const client = Client.layer({
  clientId: "shop",
  host: import.meta.env["VITE_PORTICO_HOST"] ?? "http://localhost:4000"
})
