/**
 * The member's account page, and the notice pages for features that this provider does not have.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { type Member, nameOf } from "../../engine/identity/Member.ts"
import type { ContentOf } from "../../engine/identity/Ticket.ts"
import { RedirectSessions } from "../identity/RedirectSessions.ts"
import * as Cookies from "./Cookies.ts"
import * as Flow from "./Flow.ts"
import * as Form from "./Form.ts"
import { html, type Value } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"
import * as SecurityPage from "./SecurityPage.ts"
import * as SignInPage from "./SignInPage.ts"

/** A flow that returns to the account page. */
type Account = Flow.Flow & { readonly page: ContentOf<"AccountPage"> }

/**
 * Returns the account page of the requested member, or of the member who is signed in in this browser. If there is
 * neither, redirects to the client's login page or shows the sign-in page.
 */
export const respond = Effect.fn("AccountPage.respond")(function* (request: Request, flow: Account) {
  const sessions = yield* RedirectSessions
  const { loginUrl, memberId, returnTo, session = "" } = flow.page
  const cookie = Cookies.session(request)
  const holder = yield* sessions.holder(cookie)
  const shown = memberId === undefined ? holder : yield* sessions.member(memberId, session)
  if (Option.isNone(shown)) {
    return loginUrl === undefined ? yield* SignInPage.respond(request, flow, true) : PageResponse.redirect(loginUrl)
  }
  const isHere = Option.isSome(holder) && holder.value.id === shown.value.id
  if (request.method === "GET") return yield* show(request, flow, shown.value, isHere)

  const { action, strange } = yield* Form.read(request)
  // A signed-in member who submits the sign-in form wants to reach this page.
  if (strange === undefined && action !== "sign-out") return PageResponse.redirect(Flow.pathOf(flow))
  if (strange !== undefined || !isHere) return yield* show(request, flow, shown.value, isHere, strange)
  yield* sessions.leave(cookie)
  const response = returnTo === undefined ? signedOut() : PageResponse.redirect(returnTo)
  response.headers.append("set-cookie", Cookies.clearSession(request))
  return response
})

/** Returns the page after a logout without a return address. */
export const signedOut = (): Response => PageResponse.notice("You are signed out", "You can close this page.")

/** Returns a notice page in place of a checkout, a product or a calendar, with links back to the site. */
export const outside = ({ callbacks, intent }: ContentOf<"OutsidePage">): Response => {
  const links = Object.entries(callbacks)
    .filter(([name]) => Object.hasOwn(waysBack, name))
    .map(([name, address], index) =>
      index === 0
        ? PageResponse.onward(address, waysBack[name])
        : html`<p><a href="${address}">${waysBack[name]}</a></p>`
    )
  return PageResponse.notice(
    "Not available here",
    `The hosted provider shows ${places[intent] ?? "another page"} here. This provider manages only members and their data.`,
    200,
    links
  )
}

const show = (request: Request, flow: Account, member: Member, isHere: boolean, refused?: Form.Refused) => {
  const { returnTo, section } = flow.page
  const back =
    returnTo === undefined
      ? undefined
      : html`<p>
          <a href="${returnTo}">Back to <bdi>${new URL(returnTo).host}</bdi></a>
        </p>`
  return Form.respond(request, {
    title: "Your account",
    lead:
      section === "ACCOUNT_INFO" ? [facts(member), isHere ? security : undefined] : html`<p>${sections[section]}</p>`,
    action: Flow.pathOf(flow),
    fields: [],
    buttons: isHere ? [["sign-out", "Sign out"]] : [],
    leadsTo: returnTo,
    refused,
    after: back
  })
}

const security = html`<p><a href="${SecurityPage.path}">Two-step verification</a></p>`

const facts = (member: Member): Value => {
  const { createdAt, email, emailVerified } = member
  const name = nameOf(member)
  const since = new Date(createdAt).toISOString().slice(0, 10)
  return html`<dl>
    ${
      name === email
        ? undefined
        : html`<div>
            <dt>Name</dt>
            <dd><bdi>${name}</bdi></dd>
          </div>`
    }
    <div>
      <dt>Email</dt>
      <dd><bdi>${email}</bdi>${emailVerified ? undefined : " (not confirmed)"}</dd>
    </div>
    <div>
      <dt>Member since</dt>
      <dd><time datetime="${since}">${since}</time></dd>
    </div>
  </dl>`
}

const sections = {
  BOOKINGS: "This provider doesn't manage bookings.",
  ORDERS: "This provider doesn't manage orders.",
  SUBSCRIPTIONS: "This provider doesn't manage subscriptions.",
  EVENTS: "This provider doesn't manage events."
} as const

const places: Readonly<Record<string, string>> = {
  ecomCheckout: "a checkout",
  bookingsCheckout: "a booking checkout",
  eventsCheckout: "an event checkout",
  paidPlansCheckout: "a plan checkout",
  storesProduct: "a product page",
  bookingsBook: "a calendar"
}

const waysBack: Readonly<Record<string, string>> = {
  thankYouPageUrl: "Continue as if completed",
  postFlowUrl: "Go back",
  cartPageUrl: "Back to cart",
  bookingsServiceListUrl: "Back to services",
  planListUrl: "Back to plans"
}
