/**
 * A page: its frame, its headers, and the ways back to the client.
 *
 * @since 0.1.0
 */
import { assetPath } from "@portico/contract/Paths"
import { statusPhrase } from "@portico/contract/Refusal"
import { originOf } from "../../engine/identity/Client.ts"
import { type Html, html, type Value } from "./Html.ts"

/** What a page is made of. */
export interface Content {
  readonly title: string
  readonly body: Html
  /** Attributes of the body, for the page's script. */
  readonly data?: Readonly<Record<"message" | "origin", string>>
  readonly script?: "silent.js" | "outbox.js" | "passkey.js"
  /** Takes the width of the window, for lists. */
  readonly wide?: boolean
}

/** What a page may do besides being shown. */
export interface Permissions {
  readonly status?: number
  /** Origin of the page that may hold it in a frame. */
  readonly frame?: string
  /** Address that its form leads to in the end. */
  readonly leadsTo?: string
}

/** Answers a page. Nothing is kept, nothing told to others, and only what is named may happen. */
export const respond = (content: Content, { frame, leadsTo, status = 200 }: Permissions = {}): Response => {
  const target = leadsTo === undefined ? undefined : originOf(leadsTo)
  return new Response(document(content).text, {
    status,
    statusText: status === 200 ? "OK" : statusPhrase(status),
    headers: {
      "content-type": "text/html; charset=utf-8",
      ...headers,
      "content-security-policy": [
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        ...(content.script === "outbox.js" ? ["connect-src 'self'"] : []),
        "base-uri 'none'",
        // Browsers follow a redirect after a form only to where the form may go.
        `form-action 'self'${target === undefined ? "" : ` ${target}`}`,
        `frame-ancestors ${frame ?? "'none'"}`
      ].join("; "),
      ...(frame === undefined ? { "x-frame-options": "DENY" } : {})
    }
  })
}

/** Sends the browser on, by GET. */
export const redirect = (address: string): Response =>
  new Response(null, { status: 303, statusText: "See Other", headers: { ...headers, location: inAscii(address) } })

// A header takes no other characters, and addresses of sites may hold them.
const inAscii = (address: string): string => (/^[!-~]*$/.test(address) ? address : new URL(address).href)

/** A page that only says something, and where to go from there. */
export const notice = (title: string, text: Value, status = 200, after?: Value): Response =>
  respond(
    {
      title,
      body: html`<h1>${title}</h1>
        <div class="lead"><p>${text}</p></div>
        ${after === undefined ? undefined : html`<div class="after">${after}</div>`}`
    },
    { status }
  )

/** The page of what is no longer there. */
export const over = (): Response =>
  notice("This page has expired", "Go back to where you came from and try again.", 410)

/** The page of a method that a path does not take. */
export const notAllowed = (): Response =>
  notice("Not possible", "This page can be opened and submitted, nothing else.", 405)

/** A link that looks like a button: the one thing to do next. */
export const onward = (address: string, words: Value): Html =>
  html`<p><a class="button" href="${address}">${words}</a></p>`

/** The way back to the client, with what it has to know in the fragment or the query. */
export const wayBack = (
  address: string,
  mode: "fragment" | "query",
  answer: Readonly<Record<string, string>>
): string => {
  const url = new URL(address)
  if (mode === "fragment") url.hash = new URLSearchParams(answer).toString()
  else for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  return url.href
}

const headers = { "cache-control": "no-store", "referrer-policy": "no-referrer" } as const

const document = ({ body, data, script, title, wide }: Content): Html =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${assetPath}page.css">
${script === undefined ? undefined : html`<script src="${assetPath}${script}" defer></script>`}
</head>
<body${attributes(data)}><main${wide === true ? html` class="wide"` : undefined}>${body}</main></body>
</html>
`

const attributes = (data: Content["data"]): Value =>
  data === undefined ? undefined : html` data-origin="${data.origin}" data-message="${data.message}"`
