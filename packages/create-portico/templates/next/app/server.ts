import * as Server from "@portico/server"
import { settings } from "./shop.ts"

/** The clients of this server. Scripts of the page share the session, so they must be able to read its cookies. */
export const server = Server.make({
  ...settings,
  cookies: { httpOnly: false, secure: process.env["SECURE_COOKIES"] !== "false" }
})
