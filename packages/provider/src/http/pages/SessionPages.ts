/**
 * The pages of redirect sessions: the responses to a browser that opens a redirect session's address.
 *
 * @since 0.1.0
 */
import { sessionPath } from "@portico/contract/Paths"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { originOf } from "../../engine/identity/Client.ts"
import type { ContentOf } from "../../engine/identity/Ticket.ts"
import { RedirectSessions } from "../identity/RedirectSessions.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import * as AccountPage from "./AccountPage.ts"
import * as Cookies from "./Cookies.ts"
import * as ErrorPages from "./ErrorPages.ts"
import * as FactorPage from "./FactorPage.ts"
import * as Flow from "./Flow.ts"
import * as ForgotPage from "./ForgotPage.ts"
import { html } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"
import * as RegisterPage from "./RegisterPage.ts"
import * as SignInPage from "./SignInPage.ts"
import * as SilentPage from "./SilentPage.ts"
import * as VerifyPage from "./VerifyPage.ts"

/** Returns a page of a redirect session. */
export const respond = Effect.fn("SessionPages.respond")(function* (request: Request, address?: string) {
  const sessions = yield* RedirectSessions
  if (request.method !== "GET" && request.method !== "POST") return PageResponse.notAllowed()
  const { href, pathname } = new URL(request.url)
  const { origin = href } = yield* ProviderSettings
  const [id = "", step = "", ...more] = pathname.slice(sessionPath.length).split("/")
  if (more.length > 0) return yield* ErrorPages.expired(request)
  const found = yield* sessions.page(id)
  if (Option.isNone(found) || hostOf(found.value.home ?? origin) !== hostOf(origin))
    return yield* ErrorPages.expired(request)
  const page = found.value
  switch (page._tag) {
    case "SilentPage":
      return SilentPage.respond(page, yield* sessions.authorize(page, Cookies.session(request)))
    case "SignInPage":
      return canReturn(page) ? yield* ofFlow(request, { id, page, address }, step) : yield* ErrorPages.expired(request)
    case "LoginPage":
      return yield* ofFlow(request, { id, page, address }, step)
    case "AccountPage":
      return step === ""
        ? rememberSite(request, { id, page, address }, yield* AccountPage.respond(request, { id, page, address }))
        : yield* ofFlow(request, { id, page, address }, step)
    case "SecurityPage":
      return yield* ofFlow(request, { id, page, address }, step === "" ? "sign-in" : step)
    case "OutsidePage":
      return AccountPage.outside(page)
    case "LogoutPage":
      return yield* logout(request, page)
    case "PreWarmPage":
      return preWarm(page)
  }
})

const hostOf = (address: string): string => new URL(address).host

const canReturn = ({ authorization, responseMode }: ContentOf<"SignInPage">): boolean =>
  authorization.redirectUri !== undefined && responseMode !== "web_message"

const ofFlow = Effect.fnUntraced(function* (request: Request, flow: Flow.Flow, step: string) {
  return rememberSite(request, flow, yield* ofStep(request, flow, step))
})

// A page of an error can later link to the site, even if the redirect session has expired.
const rememberSite = (request: Request, flow: Flow.Flow, response: Response): Response => {
  const { page } = flow
  const address = page._tag === "AccountPage" ? page.returnTo : Flow.redirectTarget(flow)
  const origin = address === undefined ? undefined : originOf(address)
  if (request.method !== "GET" || origin === undefined) return response
  const clientId = page._tag === "SignInPage" ? page.authorization.clientId : page.clientId
  response.headers.append("set-cookie", Cookies.setSite(request, { clientId, origin }))
  return response
}

const ofStep = Effect.fnUntraced(function* (request: Request, flow: Flow.Flow, step: string) {
  switch (step) {
    case "":
      return yield* SignInPage.respond(request, flow, false)
    case "sign-in":
      return yield* SignInPage.respond(request, flow, true)
    case "register":
      return yield* RegisterPage.respond(request, flow)
    case "forgot":
      return yield* ForgotPage.respond(request, flow)
    case "verify":
      return yield* VerifyPage.respond(request, flow)
    case "factor":
      return yield* FactorPage.respond(request, flow)
    default:
      return yield* ErrorPages.expired(request)
  }
})

const logout = Effect.fnUntraced(function* (request: Request, { returnTo }: ContentOf<"LogoutPage">) {
  yield* RedirectSessions.use((sessions) => sessions.leave(Cookies.session(request)))
  const response = returnTo === undefined ? AccountPage.signedOut() : PageResponse.redirect(returnTo)
  response.headers.append("set-cookie", Cookies.clearSession(request))
  return response
})

const preWarm = ({ origin }: ContentOf<"PreWarmPage">): Response =>
  PageResponse.respond(
    { title: "Ready", body: html`<p>This page makes the first sign-in faster. You can close it.</p>` },
    origin === undefined ? {} : { frame: origin }
  )
