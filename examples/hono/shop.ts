import * as Server from "@portico/server"
import * as TokenVerifier from "@portico/server/TokenVerifier"

const clientId = "shop"
const host = process.env["PORTICO_HOST"] ?? "http://localhost:4000"

/** The clients of this server. A sign-in on a server follows a redirect to an address that the provider has registered. */
export const server = Server.make({
  clientId,
  host,
  returnAddresses: ["http://localhost:4000/"],
  cookies: { secure: process.env["SECURE_COOKIES"] !== "false" }
})

export const verifier = TokenVerifier.make({ host, audience: clientId })
