/**
 * The page that emails a link to set a new password. Its response is the same whether or not the member exists.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Recoveries from "../identity/Recoveries.ts"
import * as Flow from "./Flow.ts"
import * as Form from "./Form.ts"
import { html } from "./Html.ts"
import * as OutboxPage from "./OutboxPage.ts"
import * as PageResponse from "./PageResponse.ts"
import * as FormErrors from "./FormErrors.ts"

/** Returns the page, and sends the email after a submission. */
export const respond = Effect.fn("ForgotPage.respond")(function* (request: Request, flow: Flow.Flow) {
  if (request.method === "GET") return yield* ask(request, flow, "")
  const { fields, strange } = yield* Form.read(request)
  const email = fields.get("email") ?? ""
  if (strange !== undefined) return yield* ask(request, flow, email, strange)
  const sent = yield* FormErrors.attempt(Recoveries.send({ email }, yield* Flow.callOf(request, flow)))
  if (sent._tag === "Failure") return yield* ask(request, flow, email, FormErrors.of(sent.failure))
  return PageResponse.notice(
    "Look into your mailbox",
    html`If <bdi>${email}</bdi> belongs to an account, a mail with a link is on its way. The link is valid for one hour.`,
    200,
    [yield* OutboxPage.pointer(request), html`<p><a href="${Flow.pathOf(flow, "sign-in")}">Back to sign in</a></p>`]
  )
})

const ask = (request: Request, flow: Flow.Flow, email: string, refused?: Form.Refused) =>
  Form.respond(request, {
    title: "Forgot your password?",
    lead: html`<p>We mail you a link to set a new one.</p>`,
    action: Flow.pathOf(flow, "forgot"),
    fields: [{ name: "email", label: "E-mail", type: "email", autocomplete: "username", value: email }],
    buttons: [["send", "Mail me the link"]],
    leadsTo: Flow.redirectTarget(flow),
    refused,
    after: html`<p><a href="${Flow.pathOf(flow, "sign-in")}">Back to sign in</a></p>`
  })
