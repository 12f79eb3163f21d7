/**
 * The pages on which a member manages how they sign in. Viewing requires a sign-in in this browser. Changes require a
 * recent sign-in with the password and, if the member has one, a second factor. A remembered device does not skip it.
 *
 * @since 0.1.0
 */
import { sessionPath } from "@portico/contract/Paths"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { RedirectSessions } from "../identity/RedirectSessions.ts"
import { Tickets } from "../identity/Tickets.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import * as AddFactorPage from "./AddFactorPage.ts"
import * as ConfirmFactorPage from "./ConfirmFactorPage.ts"
import * as Cookies from "./Cookies.ts"
import * as PageResponse from "./PageResponse.ts"
import * as RemoveFactorPage from "./RemoveFactorPage.ts"
import * as SecurityPage from "./SecurityPage.ts"

/** Whether a path belongs to these pages. */
export const owns = (path: string): boolean => path === SecurityPage.path || path.startsWith(`${SecurityPage.path}/`)

/** Returns the template of a path, without the ids of factors. */
export const templateOf = (path: string): string => {
  const [step, what] = path.slice(SecurityPage.path.length + 1).split("/")
  if (step === undefined || step === "") return SecurityPage.path
  return what === undefined ? `${SecurityPage.path}/{step}` : `${SecurityPage.path}/{step}/{factor}`
}

/**
 * Returns a security page. Redirects to the sign-in if the member is not signed in, or not recently enough for a
 * change.
 */
export const respond = Effect.fn("SecurityPages.respond")(function* (request: Request) {
  if (request.method !== "GET" && request.method !== "POST") return PageResponse.notAllowed()
  const { origin: own, pathname } = new URL(request.url)
  const { origin = own } = yield* ProviderSettings
  const cookie = Cookies.session(request)
  const holder = yield* RedirectSessions.use((sessions) => sessions.holder(cookie))
  if (Option.isNone(holder)) return yield* signIn(pathname)
  const visit: SecurityPage.Visit = { member: holder.value, origin, path: pathname }
  const [step = "", what = "", ...more] = pathname.slice(SecurityPage.path.length + 1).split("/")
  if (step === "" && request.method === "GET") return yield* SecurityPage.respond(request, visit)
  if (more.length > 0 || !(yield* isRecent(cookie))) return yield* signIn(pathname)
  switch (step) {
    case "add":
      return yield* AddFactorPage.respond(request, visit, what)
    case "confirm":
      return yield* ConfirmFactorPage.respond(request, visit, what)
    case "remove":
      return yield* RemoveFactorPage.respond(request, visit, what)
    default:
      return PageResponse.redirect(SecurityPage.path)
  }
})

const signIn = Effect.fnUntraced(function* (next: string) {
  const tickets = yield* Tickets
  const id = yield* tickets.issue({ _tag: "SecurityPage", clientId: "", next })
  return PageResponse.redirect(`${sessionPath}${Redacted.value(id)}/sign-in`)
})

// A remembered device is enough to sign in at a site, but not to change how the member signs in.
const isRecent = Effect.fnUntraced(function* (cookie: string | undefined) {
  const digest = yield* Secrets.use((secrets) => secrets.digest(Redacted.make(cookie ?? "")))
  const ticket = yield* Tickets.use((tickets) => tickets.read("Browser", digest))
  if (Option.isNone(ticket) || ticket.value.complete !== true) return false
  return (yield* Clock.currentTimeMillis) - (ticket.value.at ?? 0) < recentSignIn
})

/** Milliseconds after a sign-in during which a member may change how they sign in. */
export const recentSignIn = 10 * 60_000
