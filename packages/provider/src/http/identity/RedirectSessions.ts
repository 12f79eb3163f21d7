/**
 * Redirect sessions: a client requests one of the provider's pages, and a browser opens it.
 *
 * @since 0.1.0
 */
import { sessionPath, shortPath } from "@portico/contract/Paths"
import type { RedirectSessionResponse, RedirectSessionRequest } from "@portico/contract/auth/Authorization"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { Device } from "../../engine/identity/Device.ts"
import { signInBarrierOf, type Member } from "../../engine/identity/Member.ts"
import { field, type Refusal } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import type { Authorization } from "../../engine/identity/PageTicket.ts"
import type { ContentOf } from "../../engine/identity/Ticket.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { Call } from "../request/Call.ts"
import type { ProviderSettings } from "../request/ProviderSettings.ts"
import { Factors } from "./Factors.ts"
import * as RedirectPages from "./RedirectPages.ts"
import { Tickets } from "./Tickets.ts"
import { TokenGrants } from "./TokenGrants.ts"

/** The result of an authorization: a code or an error. */
export type Outcome =
  | { readonly code: string; readonly state: string }
  | { readonly error: string; readonly error_description: string; readonly state: string }

type Stored<A> = Effect.Effect<A, StoreUnavailable>

/** The operations of `RedirectSessions`. */
export interface RedirectSessionsShape {
  /** Opens a redirect session. A logout ends the caller's session immediately, whether its page is opened or not. */
  readonly open: (
    request: RedirectSessionRequest,
    call: Call
  ) => Effect.Effect<typeof RedirectSessionResponse.Type, Refusal | StoreUnavailable>
  /** Returns the page of a redirect session. Pages that respond without user input are returned only once. */
  readonly page: (id: string) => Stored<Option.Option<RedirectPages.Page>>
  /**
   * Removes a page that requires a sign-in, so that it can be completed only once. Returns false if it was removed
   * before.
   */
  readonly close: (id: string, tag: "SignInPage" | "LoginPage" | "SecurityPage") => Stored<boolean>
  /** Completes an authorization without user input, by the session token or by the browser's cookie. */
  readonly authorize: (page: ContentOf<"SilentPage" | "SignInPage">, cookie: string | undefined) => Stored<Outcome>
  /** Issues a code to a member who has just signed in with a browser. */
  readonly grant: (authorization: Authorization, memberId: string, browser: string) => Stored<Outcome>
  /** Returns the member who is signed in to the provider with this browser. */
  readonly holder: (cookie: string | undefined) => Stored<Option.Option<Member>>
  /** Returns the member with this id, if the session has not ended and nothing prevents them from being signed in. */
  readonly member: (id: string, session: string) => Stored<Option.Option<Member>>
  /**
   * Starts a session between the browser and the provider, in exchange for the session token of a login. Returns its
   * cookie, or `None` if the token is invalid. `device` is the browser as the member recognizes it.
   */
  readonly enter: (sessionToken: Redacted.Redacted, device?: Device) => Stored<Option.Option<Entered>>
  /** Ends the session between the browser and the provider. */
  readonly leave: (cookie: string | undefined) => Stored<void>
}

/** The result of signing in a browser. */
export interface Entered {
  readonly memberId: string
  readonly cookie: string
}

const make = Effect.gen(function* () {
  const store = yield* IdentityStore
  const tickets = yield* Tickets
  const secrets = yield* Secrets
  const desk = yield* TokenGrants
  const factors = yield* Factors
  const context = yield* Effect.context<IdentityStore | ProviderSettings | Secrets>()

  const digestOf = (text: string) => secrets.digest(Redacted.make(text))

  const memberOf = Effect.fnUntraced(function* (tag: "Login" | "Browser", digest: string | undefined) {
    const ticket = digest === undefined ? Option.none() : yield* tickets.read(tag, digest)
    return Option.isSome(ticket) ? yield* store.member(ticket.value.memberId) : Option.none<Member>()
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
      const searchParams = request.preferences?.additionalQueryParameters ?? {}
      if (isLong(searchParams)) return yield* longParameters
      // An access token outlives its session. After the session has ended, its caller counts as a visitor.
      const isGone = call.caller.role === "member" && Option.isNone(yield* desk.present(call.caller))
      const caller = isGone ? ({ ...call.caller, role: "visitor" } as const) : call.caller
      const page = yield* RedirectPages.of(request, { ...call, caller })
      if (page._tag === "LogoutPage" && call.caller.role === "member") yield* desk.end(call.caller.session)
      const id = Redacted.value(yield* tickets.issue({ ...page, home: call.origin }))
      const endpoint = `${call.origin}${sessionPath}${id}`
      const query = new URLSearchParams(searchParams).toString()
      return {
        redirectSession: {
          id,
          fullUrl: query === "" ? endpoint : `${endpoint}?${query}`,
          urlDetails: { endpoint, searchParams },
          shortUrl: `${call.origin}${shortPath}${id}`,
          // Not the id, because the id is visible in addresses.
          sessionToken: yield* secrets.make
        }
      }
    }, Effect.provideContext(context)),

    page: Effect.fn("RedirectSessions.page")(function* (id: string) {
      const digest = yield* digestOf(id)
      for (const tag of ["SignInPage", "LoginPage", "AccountPage", "SecurityPage", "OutsidePage"] as const) {
        const page = yield* tickets.read(tag, digest)
        if (Option.isSome(page)) return page
      }
      for (const tag of ["SilentPage", "LogoutPage", "PreWarmPage"] as const) {
        const page = yield* tickets.take(tag, digest)
        if (Option.isSome(page)) return page
      }
      return Option.none()
    }),

    close: (id, tag) =>
      digestOf(id).pipe(
        Effect.flatMap((digest) => tickets.take(tag, digest)),
        Effect.map(Option.isSome)
      ),

    authorize: Effect.fn("RedirectSessions.authorize")(function* (
      { authorization, login }: ContentOf<"SilentPage" | "SignInPage">,
      cookie: string | undefined
    ) {
      const browser = login !== undefined || cookie === undefined ? undefined : yield* digestOf(cookie)
      const found = login === undefined ? yield* memberOf("Browser", browser) : yield* memberOf("Login", login)
      const error = Option.match(found, { onNone: () => "login_required" as const, onSome: silentErrorOf })
      if (Option.isNone(found) || error !== undefined) return denial(error ?? "login_required", authorization)
      return yield* issue(authorization, {
        memberId: found.value.id,
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

    holder: Effect.fn("RedirectSessions.holder")(function* (cookie: string | undefined) {
      const found = cookie === undefined ? Option.none<Member>() : yield* memberOf("Browser", yield* digestOf(cookie))
      return Option.filter(found, isFree)
    }),

    member: (id, session) =>
      Effect.map(
        desk.present({ subject: id, role: "member", clientId: "", session }),
        Option.filter((member) => member.id === id && isFree(member))
      ),

    enter: Effect.fn("RedirectSessions.enter")(function* (sessionToken: Redacted.Redacted, device: Device = {}) {
      const login = yield* tickets.take("Login", yield* secrets.digest(sessionToken))
      if (Option.isNone(login)) return Option.none()
      const { factorShown, memberId } = login.value
      const at = yield* Clock.currentTimeMillis
      const member = yield* store.member(memberId)
      const complete = factorShown === true || (Option.isSome(member) && !(yield* factors.isRequired(member.value)))
      const cookie = Redacted.value(yield* tickets.issue({ _tag: "Browser", memberId, at, complete, device }))
      return Option.some({ memberId, cookie })
    }),

    leave: (cookie) =>
      cookie === undefined
        ? Effect.void
        : Effect.asVoid(Effect.flatMap(digestOf(cookie), (digest) => tickets.take("Browser", digest)))
  })
})

/**
 * Opens redirect sessions and returns their pages.
 *
 * @since 0.1.0
 */
export class RedirectSessions extends Context.Service<RedirectSessions, RedirectSessionsShape>()(
  "@portico/provider/http/identity/RedirectSessions"
) {}

/** `RedirectSessions` over the store. */
export const layer: Layer.Layer<
  RedirectSessions,
  never,
  Factors | IdentityStore | ProviderSettings | Secrets | Tickets | TokenGrants
> = Layer.effect(RedirectSessions, make)

// The error that prevents a silent sign-in of a member. A blocked member counts as not signed in.
const silentErrorOf = (member: Member): "login_required" | "interaction_required" | undefined => {
  const barrier = signInBarrierOf(member)
  if (barrier === "blocked") return "login_required"
  return barrier === undefined && member.resetRequired !== true ? undefined : "interaction_required"
}

const isFree = (member: Member): boolean => silentErrorOf(member) === undefined

const denial = (error: keyof typeof denials, { state }: Authorization): Outcome => ({
  error,
  error_description: denials[error],
  state
})

const denials = {
  login_required: "No member is signed in.",
  interaction_required: "The member must open the sign-in page first."
} as const

const isLong = (parameters: Readonly<Record<string, string>>): boolean =>
  new URLSearchParams(parameters).toString().length > maximumParameters

const maximumParameters = 2000

const longParameters = field(
  "preferences.additionalQueryParameters",
  `must have at most ${maximumParameters} characters as a query string`
)
