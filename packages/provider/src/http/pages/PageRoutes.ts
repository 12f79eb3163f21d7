/**
 * The router of the provider's own pages.
 *
 * @since 0.1.0
 */
import { assetPath, sessionPath, shortPath } from "@portico/contract/Paths"
import * as Effect from "effect/Effect"
import * as Payload from "../request/Payload.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import * as Assets from "./Assets.ts"
import * as Form from "./Form.ts"
import * as Links from "../identity/Links.ts"
import * as MailPages from "./MailPages.ts"
import { SubmitOnce } from "./SubmitOnce.ts"
import * as OutboxPage from "./OutboxPage.ts"
import * as PageResponse from "./PageResponse.ts"
import * as SecurityPages from "./SecurityPages.ts"
import * as SessionPages from "./SessionPages.ts"

/** Returns the template of a page path, without secrets such as ids. Returns undefined if the path is not a page's. */
export const templateOf = (path: string): string | undefined => {
  if (path === OutboxPage.path || path === OutboxPage.jsonPath) return path
  if (SecurityPages.owns(path)) return SecurityPages.templateOf(path)
  const start = starts.find((start) => path.startsWith(start))
  if (start !== sessionPath) return start === undefined ? undefined : `${start}{id}`
  const step = path.slice(sessionPath.length).split("/")[1]
  return step === undefined ? `${sessionPath}{id}` : `${sessionPath}{id}/{step}`
}

/** Returns the page of a path. `address` is the network address of the browser, if it is known. */
export const respond = Effect.fn("PageRoutes.respond")(function* (arrived: Request, address?: string) {
  const request = yield* asReached(arrived)
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(assetPath)) {
    const asset = Assets.respond(pathname.slice(assetPath.length))
    return asset ?? PageResponse.notice("Not found", "This file doesn't exist.", 404)
  }
  if (pathname.startsWith(shortPath)) return PageResponse.redirect(sessionPath + pathname.slice(shortPath.length))
  const once = yield* SubmitOnce
  if (pathname.startsWith(sessionPath)) {
    return yield* once.run(request, (sent) => SessionPages.respond(sent, address), leadsOn)
  }
  if (pathname === OutboxPage.path || pathname === OutboxPage.jsonPath) {
    return yield* OutboxPage.respond(request, address)
  }
  if (SecurityPages.owns(pathname)) return yield* SecurityPages.respond(request)
  return yield* once.run(request, MailPages.respond, ({ status }) => status < 400)
})

// A proxy that terminates TLS forwards plain HTTP. Without this correction, the cookies would lack `Secure`.
const asReached = Effect.fnUntraced(function* (request: Request) {
  const { origin } = yield* ProviderSettings
  const url = new URL(request.url)
  if (origin === undefined || !origin.startsWith("https:") || url.protocol === "https:") return request
  url.protocol = "https:"
  const { headers, method } = request
  if (method !== "POST") return new Request(url, { method, headers })
  return new Request(url, { method, headers, body: yield* Payload.text(request, Form.maximumBytes) })
})

// Only redirects are cached. Other responses of a sign-in may differ the next time.
const leadsOn = ({ status }: Response): boolean => status === 303

const starts: ReadonlyArray<string> = [assetPath, sessionPath, shortPath, ...Object.values(Links.paths)]
