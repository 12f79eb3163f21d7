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
  if (request.method === "GET") return yield* showForm(request, flow, "")
  const { fields, strange } = yield* Form.read(request)
  const email = fields.get("email") ?? ""
  if (strange !== undefined) return yield* showForm(request, flow, email, strange)
  const sent = yield* FormErrors.attempt(Recoveries.send({ email }, yield* Flow.callOf(request, flow)))
  if (sent._tag === "Failure") return yield* showForm(request, flow, email, FormErrors.of(sent.failure))
  return PageResponse.notice(
    "Check your email",
    html`If there is an account for <bdi>${email}</bdi>, we've emailed it a link to set a new password. The link expires
      in one hour.`,
    200,
    [yield* OutboxPage.pointer(request), html`<p><a href="${Flow.pathOf(flow, "sign-in")}">Back to sign in</a></p>`]
  )
})

const showForm = (request: Request, flow: Flow.Flow, email: string, refused?: Form.Refused) =>
  Form.respond(request, {
    title: "Forgot your password?",
    lead: html`<p>Enter your email address and we'll send you a link to set a new password.</p>`,
    action: Flow.pathOf(flow, "forgot"),
    fields: [{ name: "email", label: "Email", type: "email", autocomplete: "username", value: email }],
    buttons: [["send", "Email me a link"]],
    leadsTo: Flow.redirectTarget(flow),
    refused,
    after: html`<p><a href="${Flow.pathOf(flow, "sign-in")}">Back to sign in</a></p>`
  })
