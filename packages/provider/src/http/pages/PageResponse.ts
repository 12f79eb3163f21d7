/**
 * The frame and the headers of a page, and redirects back to the client.
 *
 * @since 0.1.0
 */
import { assetPath } from "@portico/contract/Paths"
import { statusPhrase } from "@portico/contract/Refusal"
import * as ContentSecurityPolicy from "./ContentSecurityPolicy.ts"
import { type Html, html, type Value } from "./Html.ts"

/** The content of a page. */
export interface Content {
  readonly title: string
  readonly body: Html
  /** Data attributes of the body, for the page's script. */
  readonly data?: Readonly<Record<"message" | "origin", string>>
  readonly script?: "silent.js" | "outbox.js" | "passkey.js"
  /** Whether the page uses the width of the window, for lists. */
  readonly wide?: boolean
}

/** The status of a page and the permissions of its content security policy. */
export interface Permissions {
  readonly status?: number
  /** Origin of the page that may embed this page in a frame. */
  readonly frame?: string
  /** Address that the page's form redirects to in the end. */
  readonly leadsTo?: string
}

/** Returns a page as a response. The response is not cached, sends no referrer, and allows only the listed sources. */
export const respond = (content: Content, { frame, leadsTo, status = 200 }: Permissions = {}): Response =>
  new Response(document(content).text, {
    status,
    statusText: status === 200 ? "OK" : statusPhrase(status),
    headers: {
      "content-type": "text/html; charset=utf-8",
      ...headers,
      "content-security-policy": ContentSecurityPolicy.header({
        connect: content.script === "outbox.js",
        formAction: leadsTo,
        frameAncestor: frame
      }),
      ...(frame === undefined ? { "x-frame-options": "DENY" } : {})
    }
  })

/** Redirects the browser with GET (status 303). */
export const redirect = (address: string): Response =>
  new Response(null, { status: 303, statusText: "See Other", headers: { ...headers, location: inAscii(address) } })

// A header accepts only ASCII, and site addresses may contain other characters.
const inAscii = (address: string): string => (/^[!-~]*$/.test(address) ? address : new URL(address).href)

/** Returns a page with a message and an optional link to continue. */
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

/** Returns the page for a method that a path does not support. */
export const notAllowed = (): Response =>
  notice("Method not allowed", "This page accepts only GET and POST requests.", 405)

/** Renders a link as a button, for the primary next action. */
export const onward = (address: string, words: Value): Html =>
  html`<p><a class="button" href="${address}">${words}</a></p>`

/** Builds the return address of the client, with the response parameters in the fragment or the query. */
export const callbackUrl = (
  address: string,
  mode: "fragment" | "query",
  parameters: Readonly<Record<string, string>>
): string => {
  const url = new URL(address)
  if (mode === "fragment") url.hash = new URLSearchParams(parameters).toString()
  else for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
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
