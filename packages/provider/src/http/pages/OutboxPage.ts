/**
 * The development outbox: the messages that the provider would have sent, newest first, as a page and as JSON. A reader
 * of the outbox can sign in as any member, so it is available only on this machine by default.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { isLoopback } from "../../engine/identity/Client.ts"
import { type Mail, Outbox } from "../request/Outbox.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import * as Form from "./Form.ts"
import { type Html, html, type Value } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"

/** Path of the page. */
export const path = "/portico/outbox"

/**
 * Path of the outbox as JSON: `{ mails: [...] }`, newest first. `DELETE` empties it. Requests from pages of other
 * origins are refused.
 */
export const jsonPath = "/portico/outbox.json"

/**
 * Whether a request may see the outbox. By default only requests of this machine may; the policy can open or close it
 * for all.
 */
export const isOpen = Effect.fnUntraced(function* (request: Request, address = "127.0.0.1") {
  const { origin = request.url, outbox } = yield* ProviderSettings
  const hosts = [origin, request.url].map((url) => new URL(url).hostname)
  const isHere = [...hosts, address.replace(/^::ffff:/, "")].every(isLoopback)
  // The client chooses the host name, and requests through a proxy on this machine have a local address too. Requests
  // with proxy headers are therefore refused.
  return outbox ?? (isHere && !forwarded.some((name) => request.headers.has(name)))
})

/**
 * Whether a page of another origin sent a request. Fetch Metadata also covers requests without an `Origin`, such as
 * those of scripts and images.
 */
const isForeign = Effect.fnUntraced(function* (request: Request) {
  const { origin = new URL(request.url).origin } = yield* ProviderSettings
  const from = request.headers.get("origin")
  const site = request.headers.get("sec-fetch-site")
  return (from !== null && from !== origin) || site === "cross-site" || site === "same-site"
})

const forwarded = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"]

/** Returns a link to the outbox, if the request may see it. */
export const pointer = Effect.fnUntraced(function* (request: Request) {
  return (yield* isOpen(request))
    ? html`<p>This provider doesn't send emails. <a href="${path}" target="_blank">Read them in the outbox</a></p>`
    : undefined
})

/** Returns the outbox as a page or as JSON, and empties it. */
export const respond = Effect.fn("OutboxPage.respond")(function* (request: Request, address?: string) {
  if (!(yield* isOpen(request, address))) {
    return PageResponse.notice(
      "Outbox not available",
      "You can open the outbox only on the machine that the provider runs on.",
      403
    )
  }
  const outbox = yield* Outbox
  const isJson = new URL(request.url).pathname === jsonPath
  if (isJson && (yield* isForeign(request))) {
    return PageResponse.notice("Outbox not available", "Pages of other origins can't read the outbox.", 403)
  }
  if (isJson && request.method === "DELETE") {
    yield* outbox.clear
    return json([])
  }
  const mails = (yield* outbox.mails).toReversed()
  if (isJson) return request.method === "GET" ? json(mails) : PageResponse.notAllowed()
  if (request.method === "GET") return yield* show(request, mails)
  if (request.method !== "POST") return PageResponse.notAllowed()

  const { strange } = yield* Form.read(request)
  if (strange !== undefined) return yield* show(request, mails, strange)
  yield* outbox.clear
  return PageResponse.redirect(path)
})

const json = (mails: ReadonlyArray<Mail>): Response =>
  new Response(JSON.stringify({ mails }), {
    headers: { "content-type": "application/json", "cache-control": "no-store" }
  })

const show = Effect.fnUntraced(function* (request: Request, mails: ReadonlyArray<Mail>, refused?: Form.Refused) {
  const newest = mails[0]?.sentAt ?? 0
  return yield* Form.respond(request, {
    title: "Outbox",
    lead: html`<p>The messages that this provider would have sent, newest first.</p>
      <p role="status" id="news" data-newest="${newest}-${mails.length}"></p>
      ${mails.length === 0 ? html`<p id="none">No messages yet.</p>` : undefined}
      <ol class="mails">
        ${mails.map(entry)}
      </ol>
      <p><a href="${path}">Refresh</a></p>`,
    action: path,
    fields: [],
    buttons: [["clear", "Clear outbox"]],
    refused,
    wide: true,
    script: "outbox.js"
  })
})

const entry = ({ code, email, kind, link, phone, sentAt, subject, text }: Mail): Html => {
  const at = new Date(sentAt).toISOString()
  return html`<li data-kind="${kind}">
    <article>
      <h2>${subject}</h2>
      <p class="about">
        To <bdi>${email ?? phone ?? "unknown recipient"}</bdi>,
        <time datetime="${at}">${at.slice(0, 19).replace("T", " ")} UTC</time>
      </p>
      <p>${text}</p>
      ${code === undefined ? undefined : line("Code", html`<code>${code}</code>${copy(code, "code")}`)}
      ${link === undefined ? undefined : line("Link", html`<a href="${link}">${link}</a>`)}
    </article>
  </li>`
}

const line = (name: string, value: Value): Html => html`<p class="line"><span>${name}</span> ${value}</p>`

// Hidden until the script shows it, because copying needs the script.
const copy = (text: string, what: string): Html =>
  html` <button type="button" class="small" hidden data-copy="${text}">Copy ${what}</button>`
