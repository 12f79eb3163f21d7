/**
 * The pages that emails link to, selected by the purpose in their path.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import * as ApprovalPage from "./ApprovalPage.ts"
import * as ConfirmPage from "./ConfirmPage.ts"
import type { EmailLink } from "./EmailLink.ts"
import * as Links from "../identity/Links.ts"
import * as PageResponse from "./PageResponse.ts"
import * as PushPage from "./PushPage.ts"
import * as RecoverPage from "./RecoverPage.ts"
import * as RestoreEmailPage from "./RestoreEmailPage.ts"

/** Returns a page that an email links to. */
export const respond = Effect.fn("MailPages.respond")(function* (request: Request) {
  if (request.method !== "GET" && request.method !== "POST") return PageResponse.notAllowed()
  const { origin: own, pathname } = new URL(request.url)
  const { origin = own } = yield* ProviderSettings
  const letterOf = (purpose: keyof typeof Links.paths): EmailLink => ({
    path: pathname,
    token: Redacted.make(pathname.slice(Links.paths[purpose].length)),
    origin
  })
  if (pathname.startsWith(Links.paths.recovery)) return yield* RecoverPage.respond(request, letterOf("recovery"))
  if (pathname.startsWith(Links.paths.verification)) {
    return yield* ConfirmPage.respond(request, "VerificationLink", letterOf("verification"))
  }
  if (pathname.startsWith(Links.paths.activation)) {
    return yield* ConfirmPage.respond(request, "Activation", letterOf("activation"))
  }
  if (pathname.startsWith(Links.paths.emailRevert)) {
    return yield* RestoreEmailPage.respond(request, letterOf("emailRevert"))
  }
  if (pathname.startsWith(Links.paths.push)) return yield* PushPage.respond(request, letterOf("push"))
  return yield* ApprovalPage.respond(request, letterOf("approval"))
})
