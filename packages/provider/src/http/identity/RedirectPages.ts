/**
 * The pages of redirect sessions. Every address in a request is checked here, whether the page uses it or not.
 *
 * @since 0.1.0
 */
import type { RedirectSessionRequest } from "@portico/contract/auth/Authorization"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { allowsCallback, allowsOrigin, type Client } from "../../engine/identity/Client.ts"
import * as Pkce from "../../engine/identity/Pkce.ts"
import { ApplicationError, field } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import type { Authorization } from "../../engine/identity/PageTicket.ts"
import type { ContentOf } from "../../engine/identity/Ticket.ts"
import type { Call } from "../request/Call.ts"
import * as Clients from "./Clients.ts"

/** A page of a redirect session. */
export type Page = ContentOf<
  | "SilentPage"
  | "SignInPage"
  | "LoginPage"
  | "AccountPage"
  | "SecurityPage"
  | "OutsidePage"
  | "LogoutPage"
  | "PreWarmPage"
>

/** Returns the page that a request for a redirect session selects. Fails if one of its addresses is not allowed. */
export const of = Effect.fn("RedirectPages.of")(function* (request: RedirectSessionRequest, call: Call) {
  const { auth, logout, memberAccountPage } = request
  const client = yield* Clients.find(auth?.authRequest.clientId ?? logout?.clientId ?? call.caller.clientId)
  const callbacks = yield* callbacksOf(request, client, call)
  const returnTo = callbacks["postFlowUrl"]
  const returns = returnTo === undefined ? {} : { returnTo }

  if (auth !== undefined) return yield* authPage(auth, client, call)
  if (logout !== undefined) return { _tag: "LogoutPage", ...returns } satisfies Page
  if (memberAccountPage !== undefined) {
    const { loginUrl } = callbacks
    const knows = call.caller.role === "member" && request.preferences?.maintainIdentity !== false
    return {
      _tag: "AccountPage",
      clientId: client.clientId,
      section: memberAccountPage.section ?? "ACCOUNT_INFO",
      ...returns,
      ...(loginUrl === undefined ? {} : { loginUrl }),
      ...(knows ? { memberId: call.caller.subject, session: call.caller.session } : {})
    } satisfies Page
  }
  const intent = outside.find((name) => request[name] !== undefined)
  if (intent !== undefined) return { _tag: "OutsidePage", intent, callbacks } satisfies Page
  if (returnTo !== undefined) return { _tag: "LoginPage", clientId: client.clientId, returnTo } satisfies Page
  return yield* preWarmPage(client, call)
})

const outside = [
  "ecomCheckout",
  "bookingsCheckout",
  "eventsCheckout",
  "paidPlansCheckout",
  "storesProduct",
  "bookingsBook"
] as const

const authPage = Effect.fnUntraced(function* (
  { authRequest, prompt = "login" }: NonNullable<RedirectSessionRequest["auth"]>,
  client: Client,
  call: Call
) {
  const { codeChallenge, redirectUri, responseMode = "fragment", sessionToken } = authRequest
  if (!Pkce.isChallenge(codeChallenge)) return yield* badChallenge
  const inFrame = responseMode === "web_message"
  const origin = inFrame ? yield* windowOf(client, call) : undefined
  if (!inFrame && (redirectUri === undefined || !allowsCallback(client, "AUTHORIZE", redirectUri))) {
    return yield* badRedirect
  }
  const login = sessionToken === undefined ? undefined : yield* Secrets.use((secrets) => secrets.digest(sessionToken))
  const authorization: Authorization = {
    clientId: client.clientId,
    codeChallenge,
    state: Redacted.value(authRequest.state),
    ...(redirectUri === undefined || redirectUri === "" ? {} : { redirectUri })
  }
  return {
    _tag: inFrame || prompt === "none" ? "SilentPage" : "SignInPage",
    authorization,
    responseMode,
    ...(origin === undefined ? {} : { origin }),
    ...(login === undefined ? {} : { login })
  } satisfies Page
})

const preWarmPage = Effect.fnUntraced(function* (client: Client, call: Call) {
  const origin = yield* windowOf(client, call).pipe(Effect.catchTag("ApplicationError", () => Effect.undefined))
  return { _tag: "PreWarmPage", ...(origin === undefined ? {} : { origin }) } satisfies Page
})

// Some clients send empty strings for callbacks that they do not use.
const callbacksOf = Effect.fnUntraced(function* (
  { callbacks = {}, logout }: RedirectSessionRequest,
  client: Client,
  call: Call
) {
  const given = Object.entries(callbacks).filter(([, address]) => address !== "")
  for (const [name, address] of given) {
    const type = logout === undefined ? "CHECKOUT" : "LOGOUT"
    if (!isHome(address, call) && !allowsCallback(client, type, address)) return yield* badCallback(name)
  }
  const checked: Readonly<Record<string, string>> = Object.fromEntries(given)
  return checked
})

// The origin to which a page in a frame may post messages: the page that sent the request, if the client lists its
// origin.
const windowOf = (client: Client, { from, origin }: Call): Effect.Effect<string, ApplicationError> =>
  from === undefined || from === origin || allowsOrigin(client, from)
    ? Effect.succeed(from ?? origin)
    : Effect.fail(badOrigin)

const isHome = (address: string, { origin }: Call): boolean =>
  address === origin || allowsCallback({ clientId: "", origins: [origin] }, "LOGOUT", address)

const badOrigin = new ApplicationError({
  status: 403,
  code: "ORIGIN_NOT_ALLOWED",
  description: "A page of this origin is not allowed to sign in silently. Add the origin to the client."
})

const badChallenge = field("auth.authRequest.codeChallenge", "must be the base64url SHA-256 digest of a verifier")

const badRedirect = field(
  "auth.authRequest.redirectUri",
  "must be one of the redirect addresses of the client",
  "FORMAT"
)

const badCallback = (name: string) =>
  field(`callbacks.${name}`, "must be one of the redirect addresses of the client, or belong to one of its origins")
