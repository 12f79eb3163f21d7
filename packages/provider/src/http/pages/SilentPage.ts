/**
 * The page that completes an authorization without interaction: by a message in a hidden frame, otherwise by a
 * redirect.
 *
 * @since 0.1.0
 */
import type { ContentOf } from "../../engine/identity/Ticket.ts"
import type { Outcome } from "../identity/RedirectSessions.ts"
import { html } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"

/**
 * Returns the page. In a frame, its body has the message as JSON in `data-message` and the one permitted recipient
 * origin in `data-origin`. Its script first reports that the page runs.
 */
export const respond = (page: ContentOf<"SilentPage">, outcome: Outcome): Response => {
  const { authorization, origin, responseMode } = page
  if (responseMode !== "web_message") {
    return authorization.redirectUri === undefined
      ? PageResponse.notice("Sign-in not possible", "This sign-in request has no return address.", 400)
      : PageResponse.redirect(PageResponse.callbackUrl(authorization.redirectUri, responseMode, outcome))
  }
  if (origin === undefined)
    return PageResponse.notice("Sign-in not possible", "This sign-in request doesn't name the page to respond to.", 400)
  return PageResponse.respond(
    {
      title: "Signing in",
      body: html`<p>This page checks whether you are signed in. You can close it.</p>`,
      data: { origin, message: JSON.stringify(outcome) },
      script: "silent.js"
    },
    { frame: origin }
  )
}
