/**
 * Redirect sessions: a client asks for one of the provider's pages, and what the page does when a browser opens it.
 *
 * @since 0.1.0
 */
import type { AuthRequest, RedirectSessionAnswer, RedirectSessionRequest } from "@portico/contract/auth/RedirectSession"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { allowsOrigin, allowsRedirect, allowsReturn, type Client } from "../../engine/Client.ts"
import * as Pkce from "../../engine/Pkce.ts"
import { ApplicationError, field, type Refusal } from "../../engine/Refusal.ts"
import { Secrets } from "../../engine/Secrets.ts"
import type { Authorization, Content, ContentOf } from "../../engine/Ticket.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { Call } from "../Call.ts"
import { Policy } from "../Policy.ts"
import * as Clients from "./Clients.ts"
import { Members } from "./Members.ts"
import { Tickets } from "./Tickets.ts"
import { TokenDesk } from "./TokenDesk.ts"

/** A page that a redirect session leads to. */
export type Page = ContentOf<"SilentPage" | "SignInPage" | "LogoutPage" | "PreWarmPage">

/** How an authorization ended. */
export type Outcome =
  | { readonly code: string; readonly state: string }
  | { readonly error: string; readonly error_description: string; readonly state: string }

type Stored<A> = Effect.Effect<A, StoreUnavailable>

/** The operations of `RedirectSessions`. */
export interface RedirectSessionsShape {
  /** Opens a redirect session. A logout ends the caller's session at once, whether its page is opened or not. */
  readonly open: (
    request: RedirectSessionRequest,
    call: Call
  ) => Effect.Effect<typeof RedirectSessionAnswer.Type, Refusal | StoreUnavailable>
  /** The page of a redirect session. Pages that answer at once are there once. */
  readonly page: (id: string) => Stored<Option.Option<Page>>
  /** Takes the sign-in page away: a sign-in is answered once. */
  readonly close: (id: string) => Stored<boolean>
  /** Answers an authorization without asking: by the session token, or by the browser's cookie. */
  readonly authorize: (page: ContentOf<"SilentPage" | "SignInPage">, cookie: string | undefined) => Stored<Outcome>
  /** Issues a code to a member who has just shown his password. */
  readonly grant: (authorization: Authorization, memberId: string, browser: string) => Stored<Outcome>
  /** Starts a session of the browser itself. Answers its cookie. */
  readonly enter: (memberId: string) => Stored<string>
  /** Ends the browser's own session. */
  readonly leave: (cookie: string) => Stored<void>
}

const make = Effect.gen(function* () {
  const tickets = yield* Tickets
  const secrets = yield* Secrets
  const members = yield* Members
  const desk = yield* TokenDesk
  const context = yield* Effect.context<IdentityStore | Policy>()

  const digestOf = (text: string) => secrets.digest(Redacted.make(text))

  const authPage = Effect.fnUntraced(function* (request: AuthRequest, prompt: "login" | "none", call: Call) {
    const client = yield* Clients.find(request.clientId)
    const { redirectUri, responseMode } = request
    if (!Pkce.isChallenge(request.codeChallenge)) return yield* badChallenge
    const inFrame = responseMode === "web_message"
    const origin = inFrame ? yield* windowOf(client, call) : undefined
    if (!inFrame && (redirectUri === undefined || !allowsRedirect(client, redirectUri))) return yield* badRedirect
    const login = request.sessionToken === undefined ? undefined : yield* secrets.digest(request.sessionToken)
    const authorization: Authorization = {
      clientId: client.clientId,
      codeChallenge: request.codeChallenge,
      state: Redacted.value(request.state),
      ...(redirectUri === undefined || redirectUri === "" ? {} : { redirectUri })
    }
    return {
      _tag: inFrame || prompt === "none" ? "SilentPage" : "SignInPage",
      authorization,
      responseMode,
      ...(origin === undefined ? {} : { origin }),
      ...(login === undefined ? {} : { login })
    } satisfies Content
  })

  const logoutPage = Effect.fnUntraced(function* (clientId: string, returnTo: string | undefined, call: Call) {
    const client = yield* Clients.find(clientId)
    const returns = returnTo !== undefined && returnTo !== ""
    if (returns && !returnsHome(returnTo, call) && !allowsReturn(client, returnTo)) return yield* badReturn
    if (call.caller.role === "member") yield* desk.end(call.caller.session)
    return { _tag: "LogoutPage", ...(returns ? { returnTo } : {}) } satisfies Content
  })

  const preWarmPage = Effect.fnUntraced(function* (call: Call) {
    const origin = yield* Clients.find(call.caller.clientId).pipe(
      Effect.flatMap((client) => windowOf(client, call)),
      Effect.catchTag("ApplicationError", () => Effect.undefined)
    )
    return { _tag: "PreWarmPage", ...(origin === undefined ? {} : { origin }) } satisfies Content
  })

  const holderOf = (tag: "Login" | "Browser", digest: string) =>
    Effect.map(
      tickets.read(tag, digest),
      Option.map(({ memberId }) => memberId)
    )

  const denied = ({ authorization: { state } }: ContentOf<"SilentPage" | "SignInPage">): Outcome => ({
    error: "login_required",
    error_description: "Nobody is signed in here.",
    state
  })

  const issue = Effect.fnUntraced(function* (
    { clientId, codeChallenge, redirectUri, state }: Authorization,
    whom: Pick<ContentOf<"Code">, "memberId" | "login" | "browser">
  ) {
    const code = yield* tickets.issue({
      _tag: "Code",
      clientId,
      codeChallenge,
      ...(redirectUri === undefined ? {} : { redirectUri }),
      ...whom
    })
    return { code: Redacted.value(code), state } satisfies Outcome
  })

  return RedirectSessions.of({
    open: Effect.fn("RedirectSessions.open")(function* (request: RedirectSessionRequest, call: Call) {
      const page =
        request.auth !== undefined
          ? yield* authPage(request.auth.authRequest, request.auth.prompt ?? "login", call)
          : request.logout !== undefined
            ? yield* logoutPage(request.logout.clientId, request.callbacks?.postFlowUrl, call)
            : yield* preWarmPage(call)
      const id = Redacted.value(yield* tickets.issue(page))
      const fullUrl = `${call.origin}${sessionPath}${id}`
      return { redirectSession: { id, fullUrl, urlDetails: { endpoint: fullUrl, searchParams: {} } } }
    }, Effect.provideContext(context)),

    page: Effect.fn("RedirectSessions.page")(function* (id: string) {
      const digest = yield* digestOf(id)
      const signIn = yield* tickets.read("SignInPage", digest)
      if (Option.isSome(signIn)) return signIn
      for (const tag of ["SilentPage", "LogoutPage", "PreWarmPage"] as const) {
        const page = yield* tickets.take(tag, digest)
        if (Option.isSome(page)) return page
      }
      return Option.none()
    }),

    close: (id) =>
      digestOf(id).pipe(
        Effect.flatMap((digest) => tickets.take("SignInPage", digest)),
        Effect.map(Option.isSome)
      ),

    authorize: Effect.fn("RedirectSessions.authorize")(function* (
      page: ContentOf<"SilentPage" | "SignInPage">,
      cookie: string | undefined
    ) {
      const { authorization, login } = page
      const browser = login !== undefined || cookie === undefined ? undefined : yield* digestOf(cookie)
      const holder =
        login !== undefined
          ? yield* holderOf("Login", login)
          : browser !== undefined
            ? yield* holderOf("Browser", browser)
            : Option.none()
      if (Option.isNone(holder)) return denied(page)
      const member = yield* members.signedIn(holder.value)
      if (Option.isNone(member)) return denied(page)
      return yield* issue(authorization, {
        memberId: member.value.id,
        ...(login === undefined ? {} : { login }),
        ...(browser === undefined ? {} : { browser })
      })
    }),

    grant: Effect.fn("RedirectSessions.grant")(function* (
      authorization: Authorization,
      memberId: string,
      browser: string
    ) {
      return yield* issue(authorization, { memberId, browser: yield* digestOf(browser) })
    }),

    enter: (memberId) => Effect.map(tickets.issue({ _tag: "Browser", memberId }), Redacted.value),
    leave: (cookie) => Effect.asVoid(Effect.flatMap(digestOf(cookie), (digest) => tickets.take("Browser", digest)))
  })
})

/**
 * Opens redirect sessions and answers their pages.
 *
 * @since 0.1.0
 */
export class RedirectSessions
  extends /*#__PURE__*/ Context.Service<RedirectSessions, RedirectSessionsShape>()(
    "@portico/provider/http/identity/RedirectSessions"
  ) {}

/** `RedirectSessions` over the store. */
export const layer: Layer.Layer<
  RedirectSessions,
  never,
  IdentityStore | Members | Policy | Secrets | Tickets | TokenDesk
> = /*#__PURE__*/ Layer.effect(RedirectSessions, make)

/** Path of the pages, before the id of their session. */
export const sessionPath = "/portico/session/"

// The window that a frame's page may talk to: the page that asked for it, if the client lists its origin.
const windowOf = (client: Client, { from, origin }: Call) =>
  from === undefined || from === origin || allowsOrigin(client, from)
    ? Effect.succeed(from ?? origin)
    : Effect.fail(badOrigin)

const returnsHome = (address: string, { origin }: Call): boolean =>
  address === origin || allowsReturn({ clientId: "", origins: [origin] }, address)

const badOrigin = new ApplicationError({
  status: 403,
  code: "ORIGIN_NOT_ALLOWED",
  description: "A page of this origin may not sign in silently: list the origin with the client."
})

const badChallenge = field("auth.authRequest.codeChallenge", "must be the base64url SHA-256 digest of a verifier")

const badRedirect = field("auth.authRequest.redirectUri", "must be an address that is listed with the client")

const badReturn = field(
  "callbacks.postFlowUrl",
  "must be an address, or lie on an origin, that is listed with the client"
)
