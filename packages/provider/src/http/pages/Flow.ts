/**
 * A sign-in on the provider's pages, from its first form to the return to the client.
 *
 * @since 0.1.0
 */
import { sessionPath } from "@portico/contract/Paths"
import type { LoginResponse } from "@portico/contract/auth/LoginResult"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { ofUserAgent } from "../../engine/identity/Device.ts"
import type { ContentOf } from "../../engine/identity/Ticket.ts"
import type { Call } from "../request/Call.ts"
import { RedirectSessions } from "../identity/RedirectSessions.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import * as Cookies from "./Cookies.ts"
import * as ErrorPages from "./ErrorPages.ts"
import { html, type Value } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"

/** A redirect session that requires a sign-in. */
export interface Flow {
  readonly id: string
  readonly page: ContentOf<"SignInPage" | "LoginPage" | "AccountPage" | "SecurityPage">
  /** Network address of the browser, if it is known. */
  readonly address?: string | undefined
}

/** A page of a flow. The first page has no name. */
export type Step = "sign-in" | "register" | "forgot" | "verify" | "factor"

/** Returns the path of a page of a flow. */
export const pathOf = ({ id }: Flow, step?: Step): string =>
  `${sessionPath}${id}${step === undefined ? "" : `/${step}`}`

/** Returns the address that a flow returns to, or undefined if it stays on the provider's pages. */
export const redirectTarget = ({ page }: Flow): string | undefined => {
  switch (page._tag) {
    case "SignInPage":
      return page.authorization.redirectUri
    case "LoginPage":
      return page.returnTo
    case "AccountPage":
    case "SecurityPage":
      return undefined
  }
}

/** Returns a sentence with the host that the user returns to after the flow. */
export const lead = (flow: Flow): Value => {
  const address = redirectTarget(flow)
  return address === undefined ? undefined : html`<p>You will return to <bdi>${new URL(address).host}</bdi>.</p>`
}

/** Creates the call context of a flow's form. The caller is a visitor, not a signed-in member. */
export const callOf = Effect.fnUntraced(function* (request: Request, { address, id, page }: Flow) {
  const { origin = new URL(request.url).origin } = yield* ProviderSettings
  const clientId = page._tag === "SignInPage" ? page.authorization.clientId : page.clientId
  return {
    origin,
    from: origin,
    address,
    caller: { subject: id.slice(0, 22), role: "visitor", clientId, session: id.slice(0, 22) }
  } satisfies Call
})

/** Converts the identity service's response to a form into the next page of the flow. */
export const settle = Effect.fn("Flow.settle")(function* (request: Request, flow: Flow, result: LoginResponse) {
  const { sessionToken, state, stateToken } = result
  if (state === "SUCCESS" && sessionToken !== undefined) return yield* finish(request, flow, sessionToken)
  if (state === "REQUIRE_EMAIL_VERIFICATION" && stateToken !== undefined) {
    return toStep(request, flow, "verify", stateToken)
  }
  if (state === "STATUS_CHECK" && stateToken !== undefined) return toStep(request, flow, "factor", stateToken)
  return state === "REQUIRE_OWNER_APPROVAL" ? waits(flow) : yield* ErrorPages.expired(request)
})

/** Completes a flow with a session token: signs the member in in this browser and returns to the client. */
export const finish = Effect.fn("Flow.finish")(function* (
  request: Request,
  flow: Flow,
  sessionToken: Redacted.Redacted
) {
  const sessions = yield* RedirectSessions
  const { id, page } = flow
  if (page._tag !== "AccountPage" && !(yield* sessions.close(id, page._tag))) return yield* ErrorPages.expired(request)
  const entered = yield* sessions.enter(sessionToken, ofUserAgent(request.headers.get("user-agent") ?? ""))
  if (Option.isNone(entered)) return yield* ErrorPages.expired(request)
  yield* sessions.leave(Cookies.session(request))
  const { cookie, memberId } = entered.value
  const response = PageResponse.redirect(
    yield* target(flow, (authorization) => sessions.grant(authorization, memberId, cookie))
  )
  response.headers.append("set-cookie", Cookies.setSession(request, cookie))
  return response
})

/** Completes a flow for the member who is already signed in in the browser. */
export const proceed = Effect.fn("Flow.proceed")(function* (request: Request, flow: Flow) {
  const sessions = yield* RedirectSessions
  const { id, page } = flow
  const cookie = Cookies.session(request)
  if (Option.isNone(yield* sessions.holder(cookie))) return PageResponse.redirect(pathOf(flow, "sign-in"))
  if (page._tag !== "AccountPage" && !(yield* sessions.close(id, page._tag))) return yield* ErrorPages.expired(request)
  return PageResponse.redirect(
    yield* target(flow, (authorization) =>
      sessions.authorize({ _tag: "SignInPage", authorization, responseMode: "fragment" }, cookie)
    )
  )
})

const target = Effect.fnUntraced(function* <E, R>(
  flow: Flow,
  parametersOf: (
    authorization: ContentOf<"SignInPage">["authorization"]
  ) => Effect.Effect<Readonly<Record<string, string>>, E, R>
) {
  const { page } = flow
  const address = page._tag === "SecurityPage" ? page.next : redirectTarget(flow)
  if (address === undefined || page._tag !== "SignInPage") return address ?? pathOf(flow)
  return PageResponse.callbackUrl(
    address,
    page.responseMode === "query" ? "query" : "fragment",
    yield* parametersOf(page.authorization)
  )
})

const toStep = (request: Request, flow: Flow, step: Step, stateToken: Redacted.Redacted): Response => {
  const response = PageResponse.redirect(pathOf(flow, step))
  response.headers.append("set-cookie", Cookies.setStep(request, pathOf(flow), Redacted.value(stateToken)))
  return response
}

const waits = (flow: Flow): Response => {
  const address = redirectTarget(flow)
  return PageResponse.notice(
    "Waiting for approval",
    "The shop owner has to approve your account before you can sign in. We'll email you their decision.",
    200,
    address === undefined
      ? undefined
      : PageResponse.onward(new URL(address).origin, html`Back to <bdi>${new URL(address).host}</bdi>`)
  )
}
