/**
 * The page that answers an authorization at once: in a hidden frame by a message, else by going back.
 *
 * @since 0.1.0
 */
import type { ContentOf } from "../../engine/identity/Ticket.ts"
import type { Outcome } from "../identity/RedirectSessions.ts"
import { html } from "./Html.ts"
import * as Page from "./Page.ts"

/**
 * Answers the page. In a frame, its body carries the message as JSON in `data-message` and the one origin that is told
 * in `data-origin`; its script first says that the page runs.
 */
export const respond = (page: ContentOf<"SilentPage">, outcome: Outcome): Response => {
  const { authorization, origin, responseMode } = page
  if (responseMode !== "web_message") {
    return authorization.redirectUri === undefined
      ? Page.notice("Nowhere to go", "This sign-in names no address to return to.", 400)
      : Page.redirect(Page.wayBack(authorization.redirectUri, responseMode, outcome))
  }
  if (origin === undefined) return Page.notice("Nobody to tell", "This sign-in names no page to answer.", 400)
  return Page.respond(
    {
      title: "Signing in",
      body: html`<p>This page tells another one whether you are signed in. You can close it.</p>`,
      data: { origin, message: JSON.stringify(outcome) },
      script: "silent.js"
    },
    { frame: origin }
  )
}
