/**
 * The provider's own pages, by their paths.
 *
 * @since 0.1.0
 */
import { assetPath, sessionPath, shortPath } from "@portico/contract/Paths"
import * as Effect from "effect/Effect"
import type { Refusal } from "../../engine/value/Refusal.ts"
import * as Payload from "../request/Payload.ts"
import { Policy } from "../request/Policy.ts"
import * as Assets from "./Assets.ts"
import * as Form from "./Form.ts"
import * as Links from "../identity/Links.ts"
import * as MailPages from "./MailPages.ts"
import { Once } from "./Once.ts"
import * as OutboxPage from "./OutboxPage.ts"
import * as Page from "./Page.ts"
import * as SecurityPages from "./SecurityPages.ts"
import * as SessionPages from "./SessionPages.ts"

/** Whether a path belongs to the pages, and its form without what is secret in it. */
export const templateOf = (path: string): string | undefined => {
  if (path === OutboxPage.path || path === OutboxPage.jsonPath) return path
  if (SecurityPages.owns(path)) return SecurityPages.templateOf(path)
  const start = starts.find((start) => path.startsWith(start))
  if (start !== sessionPath) return start === undefined ? undefined : `${start}{id}`
  const step = path.slice(sessionPath.length).split("/")[1]
  return step === undefined ? `${sessionPath}{id}` : `${sessionPath}{id}/{step}`
}

/** Answers a path of the pages, to a network address where that is known. */
export const respond = Effect.fn("Pages.respond")(function* (arrived: Request, address?: string) {
  const request = yield* asReached(arrived)
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(assetPath)) {
    const asset = Assets.respond(pathname.slice(assetPath.length))
    return asset ?? Page.notice("Not found", "There is no such file.", 404)
  }
  if (pathname.startsWith(shortPath)) return Page.redirect(sessionPath + pathname.slice(shortPath.length))
  const once = yield* Once
  if (pathname.startsWith(sessionPath)) {
    return yield* once.run(request, (sent) => SessionPages.respond(sent, address), leadsOn)
  }
  if (pathname === OutboxPage.path || pathname === OutboxPage.jsonPath) {
    return yield* OutboxPage.respond(request, address)
  }
  if (SecurityPages.owns(pathname)) return yield* SecurityPages.respond(request)
  return yield* once.run(request, MailPages.respond, ({ status }) => status < 400)
})

// Whatever ends TLS in front of the provider asks it without, and its cookies travel by TLS all the same.
const asReached = Effect.fnUntraced(function* (request: Request) {
  const { origin } = yield* Policy
  const url = new URL(request.url)
  if (origin === undefined || !origin.startsWith("https:") || url.protocol === "https:") return request
  url.protocol = "https:"
  const { headers, method } = request
  if (method !== "POST") return new Request(url, { method, headers })
  return new Request(url, { method, headers, body: yield* Payload.text(request, Form.maximumBytes) })
})

// Whatever else a sign-in answers may be different the next time.
const leadsOn = ({ status }: Response): boolean => status === 303

/** The page of a request that was refused. */
export const refusal = (error: Refusal): Response =>
  Page.notice("Not possible", error.message, error._tag === "ApplicationError" ? error.status : 400)

/** The page of a failure that is nobody's but ours. */
export const failure = (requestId: string, status: number): Response =>
  Page.notice("Something went wrong", `Please try again. The number of this request is ${requestId}.`, status)

const starts: ReadonlyArray<string> = [assetPath, sessionPath, shortPath, ...Object.values(Links.paths)]
