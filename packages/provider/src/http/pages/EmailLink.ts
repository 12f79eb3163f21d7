/**
 * Functions for pages that are opened from an email.
 *
 * @since 0.1.0
 */
import { sessionPath } from "@portico/contract/Paths"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { signInBarrierOf, type Member } from "../../engine/identity/Member.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import { RedirectSessions } from "../identity/RedirectSessions.ts"
import { Tickets } from "../identity/Tickets.ts"
import * as Cookies from "./Cookies.ts"
import type { Html } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"

/** An opened email link. */
export interface EmailLink {
  readonly path: string
  readonly token: Redacted.Redacted
  /** The provider's own origin. */
  readonly origin: string
}

/** Returns the member that a link was sent to. Does not use up the link. */
export const memberOf = Effect.fn("EmailLink.memberOf")(function* (
  kind: "Recovery" | "VerificationLink" | "Activation",
  { token }: EmailLink
) {
  const tickets = yield* Tickets
  const store = yield* IdentityStore
  const ticket = yield* tickets.read(kind, yield* Secrets.use((secrets) => secrets.digest(token)))
  const member = Option.isSome(ticket) ? yield* store.member(ticket.value.memberId) : Option.none<Member>()
  return Option.filter(member, (found) => signInBarrierOf(found) !== "blocked")
})

/** Returns a link to the sign-in that this browser started, if that sign-in is still open. */
export const signInLink = Effect.fn("EmailLink.signInLink")(function* (request: Request) {
  const id = Cookies.flow(request)
  if (id === undefined) return undefined
  const page = yield* RedirectSessions.use((sessions) => sessions.page(id))
  const way: Html | undefined = Option.isSome(page)
    ? PageResponse.onward(`${sessionPath}${id}/sign-in`, "Sign in")
    : undefined
  return way
})

/** Returns the page of a link that has expired, was used, or never existed. */
export const expired = Effect.fn("EmailLink.expired")(function* (request: Request) {
  return PageResponse.notice(
    "This link is no longer valid",
    "It has expired or was already used. Sign in, or request a new email.",
    410,
    yield* signInLink(request)
  )
})
