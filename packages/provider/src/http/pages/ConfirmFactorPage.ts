/**
 * The page on which a member confirms a new factor by using it for the first time.
 *
 * @since 0.1.0
 */
import { factorCodes } from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { Refusal } from "../../engine/value/Refusal.ts"
import { defaultIssuer, type Factor, type FactorOf, hintOf } from "../../engine/factors/Factor.ts"
import * as Totp from "../../engine/factors/Totp.ts"
import { Enrollment } from "../identity/Enrollment.ts"
import { Factors } from "../identity/Factors.ts"
import * as Form from "./Form.ts"
import { html, type Value } from "./Html.ts"
import * as OutboxPage from "./OutboxPage.ts"
import * as PageResponse from "./PageResponse.ts"
import * as QrCode from "./QrCode.ts"
import * as FormErrors from "./FormErrors.ts"
import * as SecurityPage from "./SecurityPage.ts"

/** Returns the confirmation page of a factor. */
export const respond = Effect.fn("ConfirmFactorPage.respond")(function* (
  request: Request,
  visit: SecurityPage.Visit,
  id: string
) {
  const { member, origin } = visit
  const enrollment = yield* Enrollment
  const present = yield* enrollment.present(member)
  const factor = present.find((found) => found.id === id && found.status === "REQUIRE_ACTIVATION")
  if (factor === undefined) return PageResponse.redirect(SecurityPage.path)
  if (request.method === "GET") return yield* showForm(request, visit, factor)
  const { action, fields, strange } = yield* Form.read(request)
  if (strange !== undefined) return yield* showForm(request, visit, factor, strange)
  const carriedOut = yield* FormErrors.attempt(
    action === "again"
      ? enrollment.again(member.id, id, origin)
      : enrollment.confirm(member.id, id, Redacted.make(fields.get("code") ?? ""))
  )
  if (carriedOut._tag === "Failure") {
    return yield* showForm(request, visit, factor, refusedOf(carriedOut.failure, factor, action))
  }
  return PageResponse.redirect(action === "again" ? visit.path : `${SecurityPage.path}?done=added`)
})

const showForm = Effect.fnUntraced(function* (
  request: Request,
  { member, path }: SecurityPage.Visit,
  factor: Factor,
  refused?: Form.Refused
) {
  const { issuer = defaultIssuer } = yield* Factors.use((factors) => factors.rules)
  const isTyped = factor._tag !== "PUSH"
  return yield* Form.respond(request, {
    title: titles[factor._tag] ?? "Enter your code",
    lead:
      factor._tag === "TOTP"
        ? secret(factor, issuer, member.email)
        : [sent(factor), yield* OutboxPage.pointer(request)],
    action: path,
    fields: isTyped
      ? [
          {
            name: "code",
            label: "Code",
            type: "text",
            autocomplete: "one-time-code",
            numeric: true,
            hint: "6 digits."
          }
        ]
      : [],
    buttons: [
      ["confirm", isTyped ? "Turn on" : "I've approved it"],
      ...(factor._tag === "TOTP" ? [] : [["again", "Send again"] as const])
    ],
    refused,
    after: SecurityPage.back
  })
})

const titles: Partial<Record<Factor["_tag"], string>> = {
  TOTP: "Set up your authenticator app",
  PUSH: "Approve on your device"
}

const secret = (factor: FactorOf<"TOTP">, issuer: string, email: string): Value => {
  const address = Totp.addressOf(issuer, email, factor.secret)
  const groups = Redacted.value(factor.secret).replace(/(.{4})(?=.)/g, "$1 ")
  return html`<p>Scan this QR code with your authenticator app, then enter the code that the app shows.</p>
    ${QrCode.of(address, "QR code for your authenticator app")}
    <p>
      Can't scan it? <a href="${address}">Open the app on this device</a>, or enter this key in the app:
      <code>${groups}</code>
    </p>`
}

const sent = (factor: Factor): Value => {
  const hint = hintOf(factor)
  if (factor._tag === "PUSH")
    return html`<p>We sent a request to your device. Approve it there, then continue here.</p>`
  return html`<p>We sent a code to <bdi>${hint}</bdi>. Enter it here.</p>`
}

const refusedOf = (refusal: Refusal, { _tag }: Factor, action: string): Form.Refused => {
  if (action === "again") return FormErrors.of(refusal)
  if (_tag === "PUSH") return unapproved
  const isOver = refusal._tag === "ApplicationError" && overCodes.includes(refusal.code)
  return isOver ? over : FormErrors.of(refusal)
}

const overCodes: ReadonlyArray<string> = [factorCodes.factorChallengeExpired, factorCodes.factorTriesExhausted]

const over: Form.Refused = { status: 422, problems: [{ text: "This code is no longer valid. Send a new one." }] }

const unapproved: Form.Refused = {
  status: 422,
  problems: [{ text: "The request isn't approved yet. Approve it on your device, or send it again." }]
}
