/**
 * The pages of errors. Each offers the next step: to try again, and to return to the site that the browser came from.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { allowsReturn, type Client, originOf } from "../../engine/identity/Client.ts"
import { isUnavailable, type Refusal } from "../../engine/value/Refusal.ts"
import type { IdentityStore } from "../../store/IdentityStore.ts"
import * as Clients from "../identity/Clients.ts"
import type { ProviderSettings } from "../request/ProviderSettings.ts"
import * as Cookies from "./Cookies.ts"
import { type Html, html } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"

/** Returns the page for something that has expired. */
export const expired = Effect.fn("ErrorPages.expired")(function* (request: Request) {
  const back = yield* backLink(request)
  const text =
    back === undefined ? "Go back to the site that you came from and try again." : "Go back and try again from there."
  return PageResponse.notice("This page has expired", text, 410, back)
})

/** Returns the page of a refused request. */
export const refusal = Effect.fn("ErrorPages.refusal")(function* (request: Request, error: Refusal) {
  if (error._tag === "ApplicationError" && isUnavailable(error)) return yield* unavailable(request, error.status, "")
  return PageResponse.notice(
    "We couldn't complete your request",
    error.message,
    error._tag === "ApplicationError" ? error.status : 400,
    yield* backLink(request)
  )
})

/** Returns the page of an internal failure. */
export const failure = (request: Request, requestId: string, status: number) =>
  unavailable(request, status, ` If it happens again, mention this reference: ${requestId}.`)

const unavailable = Effect.fnUntraced(function* (request: Request, status: number, reference: string) {
  const { pathname, search } = new URL(request.url)
  const back = yield* backLink(request)
  return PageResponse.notice(
    "Something went wrong",
    `We couldn't load this page. Try again in a moment.${reference}`,
    status,
    // A form that was sent is not sent again: its page is loaded, and the user enters their password again.
    [PageResponse.onward(pathname + search, "Try again"), back]
  )
})

// The store may be unavailable as well. The page must be shown then too, without this link.
const backLink = (request: Request): Effect.Effect<Html | undefined, never, IdentityStore | ProviderSettings> =>
  siteOf(request).pipe(
    Effect.map((origin) =>
      origin === undefined
        ? undefined
        : html`<p>
            <a href="${origin}">Back to <bdi>${new URL(origin).host}</bdi></a>
          </p>`
    ),
    Effect.catchCause(() => Effect.succeed(undefined))
  )

// The cookie comes from the browser, so the site must be one of the client's.
const siteOf = Effect.fnUntraced(function* (request: Request) {
  const site = Cookies.site(request)
  if (site === undefined) return undefined
  const client = yield* Clients.find(site.clientId)
  return isSiteOf(client, site.origin) ? site.origin : undefined
})

const isSiteOf = (client: Client, origin: string): boolean =>
  originOf(origin) === origin &&
  (allowsReturn(client, origin) || (client.redirectUris ?? []).some((address) => originOf(address) === origin))
