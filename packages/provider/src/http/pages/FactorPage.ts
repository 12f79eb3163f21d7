/**
 * The sign-in page that requests a second factor. Codes work without JavaScript; passkeys need it.
 *
 * @since 0.1.0
 */
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { FactorVerification } from "../identity/FactorVerification.ts"
import * as Cookies from "./Cookies.ts"
import * as FactorForm from "./FactorForm.ts"
import * as Flow from "./Flow.ts"
import * as Form from "./Form.ts"
import { html } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"
import * as FormErrors from "./FormErrors.ts"

/** Returns the page. Without a valid step cookie it redirects to the sign-in page. */
export const respond = Effect.fn("FactorPage.respond")(function* (request: Request, flow: Flow.Flow) {
  const cookie = Cookies.step(request)
  if (cookie === undefined) return PageResponse.redirect(Flow.pathOf(flow, "sign-in"))
  const desk = yield* FactorVerification
  const stateToken = Redacted.make(cookie)
  const challenge = yield* desk.look(stateToken)
  if (Option.isNone(challenge)) return PageResponse.redirect(Flow.pathOf(flow, "sign-in"))
  if (request.method === "GET") {
    return yield* showForm(request, flow, challenge.value, new URL(request.url).searchParams.has("remember"))
  }

  const { action, fields, strange } = yield* Form.read(request)
  const remembers = fields.has("remember")
  if (strange !== undefined) return yield* showForm(request, flow, challenge.value, remembers, strange)
  const shown = FactorForm.read(challenge.value, action, fields)
  if (shown === undefined) return yield* showForm(request, flow, challenge.value, remembers, FactorForm.withoutPasskey)

  const { origin } = yield* Flow.callOf(request, flow)
  const step = { ...shown, stateToken, rememberThisDevice: remembers }
  const result = yield* FormErrors.attempt(desk.verify(step, { origin, from: origin }))
  if (result._tag === "Failure") {
    const refused = FormErrors.of(result.failure)
    const left = yield* desk.look(stateToken)
    return Option.isSome(left) ? yield* showForm(request, flow, left.value, remembers, refused) : over(flow, refused)
  }
  const { additionalData, mfaChallengeData, state } = result.success
  if (state === "STATUS_CHECK" && mfaChallengeData !== undefined && shown.pushData !== undefined) {
    return yield* showForm(request, flow, mfaChallengeData, remembers, FactorForm.waiting)
  }
  if (state === "STATUS_CHECK") {
    return PageResponse.redirect(`${Flow.pathOf(flow, "factor")}${remembers ? "?remember=on" : ""}`)
  }
  const response = yield* Flow.settle(request, flow, result.success)
  const device = additionalData?.["deviceToken"]?.strValue
  if (device !== undefined) response.headers.append("set-cookie", Cookies.setDevice(request, device))
  return response
})

const showForm = (
  request: Request,
  flow: Flow.Flow,
  challenge: MfaChallenge,
  remembers: boolean,
  refused?: Form.Refused
) =>
  Effect.flatMap(FactorForm.of(request, challenge, remembers), (form) =>
    Form.respond(request, {
      ...form,
      // The sign-in before a change of the sign-in methods always asks again.
      fields: form.fields.filter(({ name }) => name !== "remember" || flow.page._tag !== "SecurityPage"),
      action: Flow.pathOf(flow, "factor"),
      leadsTo: Flow.redirectTarget(flow),
      refused,
      after: html`<p><a href="${Flow.pathOf(flow, "sign-in")}">Use another account</a></p>`
    })
  )

const over = (flow: Flow.Flow, { problems, status }: Form.Refused): Response =>
  PageResponse.notice(
    "You are not signed in",
    problems.map(({ text }) => text).join(" "),
    status,
    PageResponse.onward(Flow.pathOf(flow, "sign-in"), "Sign in again")
  )
