/**
 * The page with the password form. A member who is already signed in in this browser can continue without it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { type Member, nameOf } from "../../engine/identity/Member.ts"
import type { Refusal } from "../../engine/value/Refusal.ts"
import { Members } from "../identity/Members.ts"
import { RedirectSessions } from "../identity/RedirectSessions.ts"
import * as CaptchaField from "./CaptchaField.ts"
import * as Cookies from "./Cookies.ts"
import * as ErrorPages from "./ErrorPages.ts"
import * as Flow from "./Flow.ts"
import * as Form from "./Form.ts"
import { html } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"
import * as FormErrors from "./FormErrors.ts"

/** Returns the page. It is skipped if the client sent the session token of a login. */
export const respond = Effect.fn("SignInPage.respond")(function* (request: Request, flow: Flow.Flow, asks: boolean) {
  if (request.method === "POST") return yield* submit(request, flow)
  const sessions = yield* RedirectSessions
  const { id, page } = flow
  if (page._tag === "SignInPage" && page.login !== undefined && page.authorization.redirectUri !== undefined) {
    const outcome = yield* sessions.authorize(page, undefined)
    if ("code" in outcome && page.responseMode !== "web_message") {
      if (!(yield* sessions.close(id, "SignInPage"))) return yield* ErrorPages.expired(request)
      return PageResponse.redirect(PageResponse.callbackUrl(page.authorization.redirectUri, page.responseMode, outcome))
    }
  }
  const holder = yield* sessions.holder(Cookies.session(request))
  const response =
    asks || Option.isNone(holder)
      ? yield* showForm(request, flow, new URLSearchParams())
      : yield* choose(request, flow, holder.value)
  response.headers.append("set-cookie", Cookies.setFlow(request, id))
  return response
})

const submit = Effect.fnUntraced(function* (request: Request, flow: Flow.Flow) {
  const { action, fields, strange } = yield* Form.read(request)
  const email = fields.get("email") ?? ""
  if (strange !== undefined) return yield* showForm(request, flow, fields, strange)
  if (action === "continue") return yield* Flow.proceed(request, flow)

  const members = yield* Members
  const captchaTokens = yield* CaptchaField.tokens(fields)
  const deviceToken = flow.page._tag === "SecurityPage" ? undefined : Cookies.device(request)
  const login = members.login(
    {
      loginId: { email },
      password: Redacted.make(fields.get("password") ?? ""),
      ...captchaTokens,
      ...(deviceToken === undefined ? {} : { clientMetaData: { deviceToken } })
    },
    yield* Flow.callOf(request, flow)
  )
  const result = yield* FormErrors.attempt(login)
  if (result._tag === "Success") return yield* Flow.settle(request, flow, result.success)
  const { failure } = result
  if (FormErrors.asksForReset(failure)) return yield* reset(request, flow, email)
  return yield* showForm(request, flow, fields, yield* CaptchaField.refused(failure), failure)
})

const showForm = Effect.fnUntraced(function* (
  request: Request,
  flow: Flow.Flow,
  sent: URLSearchParams,
  refused?: Form.Refused,
  refusal?: Refusal
) {
  const closed = yield* CaptchaField.closed(Flow.redirectTarget(flow))
  return yield* Form.respond(request, {
    title: "Sign in",
    lead: closed ?? Flow.lead(flow),
    action: Flow.pathOf(flow),
    fields: [
      { name: "email", label: "Email", type: "email", autocomplete: "username", value: sent.get("email") ?? "" },
      { name: "password", label: "Password", type: "password", autocomplete: "current-password" },
      ...(yield* CaptchaField.fields(sent, refusal))
    ],
    buttons: closed === undefined ? [["sign-in", "Sign in"]] : [],
    leadsTo: Flow.redirectTarget(flow),
    refused,
    after: html`<p><a href="${Flow.pathOf(flow, "forgot")}">Forgot your password?</a></p>
      <p><a href="${Flow.pathOf(flow, "register")}">Create an account</a></p>`
  })
})

const choose = (request: Request, flow: Flow.Flow, member: Member) =>
  Form.respond(request, {
    title: "Welcome back",
    lead: html`<p>You are signed in as <bdi>${member.email}</bdi>.</p>
      ${Flow.lead(flow)}`,
    action: Flow.pathOf(flow),
    fields: [],
    buttons: [["continue", html`Continue as <bdi>${nameOf(member)}</bdi>`]],
    leadsTo: Flow.redirectTarget(flow),
    after: html`<p><a href="${Flow.pathOf(flow, "sign-in")}">Use another account</a></p>`
  })

const reset = (request: Request, flow: Flow.Flow, email: string) =>
  Form.respond(request, {
    title: "Reset your password",
    lead: html`<p>You need a new password before you can sign in. We'll email you a link to set one.</p>`,
    action: Flow.pathOf(flow, "forgot"),
    fields: [{ name: "email", label: "Email", type: "email", autocomplete: "username", value: email, fixed: true }],
    buttons: [["send", "Email me a link"]],
    leadsTo: Flow.redirectTarget(flow),
    after: html`<p><a href="${Flow.pathOf(flow, "sign-in")}">Use another account</a></p>`
  })
