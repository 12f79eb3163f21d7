/**
 * The page that creates an account, as far as the registration policy permits.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { passwordLength } from "../../engine/identity/Passwords.ts"
import type { Refusal } from "../../engine/value/Refusal.ts"
import { Members } from "../identity/Members.ts"
import * as CaptchaField from "./CaptchaField.ts"
import * as Flow from "./Flow.ts"
import * as Form from "./Form.ts"
import { html } from "./Html.ts"
import * as FormErrors from "./FormErrors.ts"

/** Returns the page, and registers the member after a submission. */
export const respond = Effect.fn("RegisterPage.respond")(function* (request: Request, flow: Flow.Flow) {
  if (request.method === "GET") return yield* showForm(request, flow, new URLSearchParams())
  const { fields, strange } = yield* Form.read(request)
  if (strange !== undefined) return yield* showForm(request, flow, fields, strange)

  const members = yield* Members
  const registration = members.register(
    {
      loginId: { email: fields.get("email") ?? "" },
      password: Redacted.make(fields.get("password") ?? ""),
      profile: { ...named("firstName", fields), ...named("lastName", fields) },
      ...(yield* CaptchaField.tokens(fields))
    },
    yield* Flow.callOf(request, flow)
  )
  const result = yield* FormErrors.attempt(registration)
  if (result._tag === "Success") return yield* Flow.settle(request, flow, result.success)
  const { failure } = result
  return yield* showForm(request, flow, fields, yield* CaptchaField.refused(failure), failure)
})

const named = (name: string, fields: URLSearchParams): Readonly<Record<string, string>> => {
  const value = (fields.get(name) ?? "").trim()
  return value === "" ? {} : { [name]: value }
}

const showForm = Effect.fnUntraced(function* (
  request: Request,
  flow: Flow.Flow,
  sent: URLSearchParams,
  refused?: Form.Refused,
  refusal?: Refusal
) {
  const closed = yield* CaptchaField.closed(Flow.redirectTarget(flow))
  const typed = (name: string) => ({ name, value: sent.get(name) ?? "" })
  return yield* Form.respond(request, {
    title: "Create an account",
    lead: closed ?? Flow.lead(flow),
    action: Flow.pathOf(flow, "register"),
    fields: [
      { ...typed("email"), label: "Email", type: "email", autocomplete: "username" },
      {
        name: "password",
        label: "Choose a password",
        type: "password",
        autocomplete: "new-password",
        hint: `At least ${passwordLength.minimum} characters. Longer is better.`
      },
      { ...typed("firstName"), label: "First name", type: "text", autocomplete: "given-name", optional: true },
      { ...typed("lastName"), label: "Last name", type: "text", autocomplete: "family-name", optional: true },
      ...(yield* CaptchaField.fields(sent, refusal))
    ],
    buttons: closed === undefined ? [["register", "Create account"]] : [],
    leadsTo: Flow.redirectTarget(flow),
    refused,
    after: html`<p>Already have an account? <a href="${Flow.pathOf(flow, "sign-in")}">Sign in</a></p>`
  })
})
