/**
 * The provider's own pages: what a browser gets when it opens the address of a redirect session.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { hindranceOf } from "../../engine/Member.ts"
import { ApplicationError, type Refusal } from "../../engine/Refusal.ts"
import { Secrets } from "../../engine/Secrets.ts"
import type { ContentOf } from "../../engine/Ticket.ts"
import { Members } from "../identity/Members.ts"
import { RedirectSessions, sessionPath } from "../identity/RedirectSessions.ts"
import * as Payload from "../Payload.ts"
import * as Assets from "./Assets.ts"
import * as Cookies from "./Cookies.ts"
import { html } from "./Html.ts"
import * as Page from "./Page.ts"
import * as SignInPage from "./SignInPage.ts"
import * as SilentPage from "./SilentPage.ts"

/** Whether a path belongs to the pages, and its form without what is secret in it. */
export const templateOf = (path: string): string | undefined => {
  if (path.startsWith(sessionPath)) return `${sessionPath}{id}`
  return path.startsWith(Assets.assetPath) ? `${Assets.assetPath}{name}` : undefined
}

/** Answers a path of the pages. */
export const respond = Effect.fn("Pages.respond")(function* (request: Request) {
  const path = new URL(request.url).pathname
  if (path.startsWith(Assets.assetPath)) {
    return (
      Assets.respond(path.slice(Assets.assetPath.length)) ?? Page.notice("Not found", "There is no such file.", 404)
    )
  }
  const sessions = yield* RedirectSessions
  const id = path.slice(sessionPath.length)
  if (request.method !== "GET" && request.method !== "POST") {
    return Page.notice("Not possible", "This page can be opened and submitted, nothing else.", 405)
  }
  const found = yield* sessions.page(id)
  if (Option.isNone(found)) return over()
  const page = found.value
  switch (page._tag) {
    case "SilentPage":
      return SilentPage.respond(page, yield* sessions.authorize(page, Cookies.session(request)))
    case "SignInPage":
      return yield* signIn(request, id, page)
    case "LogoutPage":
      return yield* logout(request, page)
    case "PreWarmPage":
      return preWarm(page)
  }
})

/** The page of a request that was refused. */
export const refusal = (error: Refusal): Response =>
  Page.notice("Not possible", error.message, error._tag === "ApplicationError" ? error.status : 400)

/** The page of a failure that is nobody's but ours. */
export const failure = (requestId: string, status: number): Response =>
  Page.notice("Something went wrong", `Please try again. The number of this request is ${requestId}.`, status)

const signIn = Effect.fnUntraced(function* (request: Request, id: string, page: ContentOf<"SignInPage">) {
  const sessions = yield* RedirectSessions
  const { authorization, login, responseMode } = page
  const { redirectUri } = authorization
  if (redirectUri === undefined || responseMode === "web_message") return over()
  if (request.method === "POST") return yield* submit(request, id, page, redirectUri, responseMode)

  const outcome = login === undefined ? undefined : yield* sessions.authorize(page, undefined)
  if (outcome !== undefined && "code" in outcome) {
    return (yield* sessions.close(id)) ? Page.redirect(Page.wayBack(redirectUri, responseMode, outcome)) : over()
  }
  return yield* ask(request, { action: `${sessionPath}${id}`, leadsTo: redirectUri })
})

const submit = Effect.fnUntraced(function* (
  request: Request,
  id: string,
  { authorization }: ContentOf<"SignInPage">,
  redirectUri: string,
  mode: "fragment" | "query"
) {
  const sessions = yield* RedirectSessions
  const members = yield* Members
  const fields = new URLSearchParams(yield* Payload.text(request, maximumFormBytes))
  const email = fields.get("email") ?? ""
  const form = { action: `${sessionPath}${id}`, leadsTo: redirectUri, email }
  if (!isOurs(request, fields.get("proof"))) return yield* ask(request, { ...form, problem: notOurs })

  const checked = yield* Effect.result(members.check(email, Redacted.make(fields.get("password") ?? "")))
  if (checked._tag === "Failure") {
    const { failure } = checked
    if (failure._tag === "StoreUnavailable") return yield* failure
    return yield* ask(request, { ...form, problem: problemOf(failure) })
  }
  const hindrance = hindranceOf(checked.success)
  if (hindrance !== undefined) {
    return yield* ask(request, { ...form, problem: { at: "form", text: hindrances[hindrance], status: 403 } })
  }
  if (!(yield* sessions.close(id))) return over()
  const cookie = yield* sessions.enter(checked.success.id)
  const outcome = yield* sessions.grant(authorization, checked.success.id, cookie)
  const response = Page.redirect(Page.wayBack(redirectUri, mode, outcome))
  response.headers.append("set-cookie", Cookies.setSession(request, cookie))
  return response
})

const ask = Effect.fnUntraced(function* (request: Request, state: Omit<SignInPage.State, "proof">) {
  const secrets = yield* Secrets
  // One proof for all forms of a browser: two open tabs must not spoil each other's.
  const proof = Cookies.form(request) ?? Redacted.value(yield* secrets.make)
  const response = SignInPage.respond({ ...state, proof })
  response.headers.append("set-cookie", Cookies.setForm(request, proof))
  return response
})

const logout = Effect.fnUntraced(function* (request: Request, { returnTo }: ContentOf<"LogoutPage">) {
  const cookie = Cookies.session(request)
  if (cookie !== undefined) yield* RedirectSessions.use((sessions) => sessions.leave(cookie))
  const response =
    returnTo === undefined ? Page.notice("You are signed out", "You can close this page.") : Page.redirect(returnTo)
  response.headers.append("set-cookie", Cookies.clearSession(request))
  return response
})

const preWarm = ({ origin }: ContentOf<"PreWarmPage">): Response =>
  Page.respond(
    { title: "Ready", body: html`<p>This page makes the first sign-in faster. You can close it.</p>` },
    origin === undefined ? {} : { frame: origin }
  )

// A form of another site carries neither our cookie nor its proof.
const isOurs = (request: Request, proof: string | null): boolean => {
  const site = request.headers.get("sec-fetch-site")
  return proof !== null && proof === Cookies.form(request) && (site === null || site === "same-origin")
}

const problemOf = (refusal: { readonly _tag: string; readonly message: string }): SignInPage.Problem =>
  refusal instanceof ApplicationError
    ? { at: refusal.status === 404 ? "email" : "password", text: refusal.description, status: 422 }
    : { at: "form", text: refusal.message, status: 422 }

const notOurs: SignInPage.Problem = {
  at: "form",
  text: "This form could not be checked. Your browser must keep cookies; please try again.",
  status: 403
}

const hindrances = {
  blocked: "You may not sign in here.",
  emailVerification: "Your e-mail address has to be verified first.",
  ownerApproval: "The owner of the shop has to approve you first."
} as const

const maximumFormBytes = 16 * 1024

const over = (): Response => Page.notice("This page has expired", "Go back to where you came from and try again.", 410)
