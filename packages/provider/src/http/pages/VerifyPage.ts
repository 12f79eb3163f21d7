/**
 * The sign-in page on which a member types the code from their verification email.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Members } from "../identity/Members.ts"
import * as Cookies from "./Cookies.ts"
import * as Flow from "./Flow.ts"
import * as Form from "./Form.ts"
import { html } from "./Html.ts"
import * as OutboxPage from "./OutboxPage.ts"
import * as PageResponse from "./PageResponse.ts"
import * as FormErrors from "./FormErrors.ts"

/** Returns the page. Without the step cookie it redirects to the sign-in page. */
export const respond = Effect.fn("VerifyPage.respond")(function* (request: Request, flow: Flow.Flow) {
  const stateToken = Cookies.step(request)
  if (stateToken === undefined) return PageResponse.redirect(Flow.pathOf(flow, "sign-in"))
  if (request.method === "GET") return yield* showForm(request, flow, "")
  const { fields, strange } = yield* Form.read(request)
  const typed = fields.get("code") ?? ""
  if (strange !== undefined) return yield* showForm(request, flow, typed, strange)

  const members = yield* Members
  const code = Redacted.make(typed.replace(/[\s-]/g, ""))
  const verification = members.verify(
    { code, stateToken: Redacted.make(stateToken) },
    yield* Flow.callOf(request, flow)
  )
  const result = yield* FormErrors.attempt(verification)
  return result._tag === "Success"
    ? yield* Flow.settle(request, flow, result.success)
    : yield* showForm(request, flow, typed, FormErrors.of(result.failure))
})

const showForm = Effect.fnUntraced(function* (
  request: Request,
  flow: Flow.Flow,
  typed: string,
  refused?: Form.Refused
) {
  return yield* Form.respond(request, {
    title: "Confirm your email address",
    lead: html`<p>We emailed you a code. Enter it here, or open the link in the email.</p>
      ${yield* OutboxPage.pointer(request)}`,
    action: Flow.pathOf(flow, "verify"),
    fields: [{ name: "code", label: "Code", type: "text", autocomplete: "one-time-code", numeric: true, value: typed }],
    buttons: [["verify", "Confirm"]],
    leadsTo: Flow.redirectTarget(flow),
    refused,
    after: html`<p>
      Didn't get the email? <a href="${Flow.pathOf(flow, "sign-in")}">Sign in again</a> to get a new one.
    </p>`
  })
})
