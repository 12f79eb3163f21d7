/**
 * The pages on which a member starts to add a factor.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { Kind } from "../../engine/factors/Factor.ts"
import type { Wanted } from "../../engine/identity/NewFactor.ts"
import type { Refusal } from "../../engine/value/Refusal.ts"
import { Enrollment } from "../identity/Enrollment.ts"
import { ceremonyOf, withoutPasskey } from "./FactorForm.ts"
import * as Form from "./Form.ts"
import { html } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"
import * as FormErrors from "./FormErrors.ts"
import * as SecurityPage from "./SecurityPage.ts"

/** Returns the page of a factor kind. The last part of the path selects the kind. */
export const respond = Effect.fn("AddFactorPage.respond")(function* (
  request: Request,
  visit: SecurityPage.Visit,
  step: string
) {
  const kind = kinds.find((kind) => SecurityPage.steps[kind] === step)
  if (kind === undefined) return PageResponse.redirect(SecurityPage.path)
  if (request.method === "GET") return yield* showForm(request, visit, kind, new URLSearchParams())
  const { fields, strange } = yield* Form.read(request)
  if (strange !== undefined) return yield* showForm(request, visit, kind, fields, strange)
  const carriedOut = yield* FormErrors.attempt(carryOut(visit, kind, fields))
  if (carriedOut._tag === "Success") return carriedOut.success
  return yield* showForm(request, visit, kind, fields, refusedOf(carriedOut.failure, kind, fields))
})

const carryOut = Effect.fnUntraced(function* (visit: SecurityPage.Visit, kind: Kind, fields: URLSearchParams) {
  const enrollment = yield* Enrollment
  const { member, origin } = visit
  if (kind === "WEBAUTHN") {
    const credential = decodeJson(fields.get("credential") ?? "")
    const name = fields.get("name") ?? ""
    yield* enrollment.addPasskey(member.id, { credential: Option.getOrUndefined(credential), origin, name })
    return PageResponse.redirect(`${SecurityPage.path}?done=added`)
  }
  if (kind === "RECOVERY_CODE") {
    return showCodes((yield* enrollment.renewRecoveryCodes(member.id)).map(Redacted.value))
  }
  const wanted: Wanted =
    kind === "SMS" || kind === "CALL" ? { type: kind, phone: fields.get("phone") ?? "" } : { type: kind }
  const id = yield* enrollment.begin(member.id, wanted, origin)
  return PageResponse.redirect(`${SecurityPage.path}/confirm/${id}`)
})

const showForm = Effect.fnUntraced(function* (
  request: Request,
  { member, origin, path }: SecurityPage.Visit,
  kind: Kind,
  fields: URLSearchParams,
  refused?: Form.Refused
) {
  const form = { title: titles[kind], action: path, refused, after: SecurityPage.back }
  switch (kind) {
    case "WEBAUTHN": {
      const options = yield* Enrollment.use((enrollment) => enrollment.passkeyOptions(member, origin))
      return yield* Form.respond(request, {
        ...form,
        lead: html`<p>
            Confirm your sign-in with your fingerprint, face, PIN or security key. There is no code to enter or steal.
          </p>
          ${ceremonyOf("create", options)}`,
        fields: [
          {
            name: "name",
            label: "Name",
            type: "text",
            optional: true,
            hint: "Helps you recognize this passkey, for example “My phone”.",
            value: fields.get("name") ?? ""
          }
        ],
        buttons: [["passkey", "Create passkey"]],
        script: "passkey.js"
      })
    }
    case "SMS":
    case "CALL":
      return yield* Form.respond(request, {
        ...form,
        lead: html`<p>${leads[kind]}</p>`,
        fields: [
          {
            name: "phone",
            label: "Phone number",
            type: "text",
            autocomplete: "tel",
            hint: "Include the country code, for example +41 79 123 45 67.",
            value: fields.get("phone") ?? member.phone ?? ""
          }
        ],
        buttons: [["begin", kind === "SMS" ? "Send code" : "Call me"]]
      })
    default:
      return yield* Form.respond(request, {
        ...form,
        lead: html`<p>${leads[kind]}</p>`,
        fields: [],
        buttons: [["begin", words[kind]]]
      })
  }
})

const showCodes = (codes: ReadonlyArray<string>): Response =>
  PageResponse.respond({
    title: "Your recovery codes",
    body: html`<h1>Your recovery codes</h1>
      <div class="lead">
        <p>
          Save these codes now, because we won't show them again. Each code works once, in place of any other method.
        </p>
      </div>
      <ol class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ol>
      <div class="after">${PageResponse.onward(SecurityPage.path, "I've saved my codes")}</div>`
  })

const refusedOf = (refusal: Refusal, kind: Kind, fields: URLSearchParams): Form.Refused => {
  if (kind === "WEBAUTHN") return fields.has("credential") ? unfit : withoutPasskey
  if (refusal._tag !== "ValidationError") return FormErrors.of(refusal)
  return {
    status: 422,
    problems: refusal.violations.map(({ description, field }) => ({ at: field, text: `It ${description}.` }))
  }
}

const unfit: Form.Refused = {
  status: 422,
  problems: [{ text: "We couldn't verify this passkey. Try again." }]
}

const decodeJson = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))

const kinds: ReadonlyArray<Kind> = ["WEBAUTHN", "TOTP", "SMS", "CALL", "EMAIL", "PUSH", "RECOVERY_CODE"]

const titles: Readonly<Record<Kind, string>> = {
  WEBAUTHN: "Add a passkey",
  TOTP: "Set up an authenticator app",
  PUSH: "Set up approval on your device",
  SMS: "Set up codes by text message",
  EMAIL: "Set up codes by email",
  CALL: "Set up codes by phone call",
  RECOVERY_CODE: "Get recovery codes"
}

const leads = {
  TOTP: "An app on your phone shows a new code every 30 seconds, even when you are offline.",
  PUSH: "When you sign in, we send a request to your device and you approve it there.",
  SMS: "When you sign in, we text a code to your phone.",
  CALL: "When you sign in, we call you with a code.",
  EMAIL: "When you sign in, we email you a code.",
  RECOVERY_CODE: "Get ten codes for when you can't use any other method. New codes replace your current ones."
} as const

const words = {
  TOTP: "Set up",
  PUSH: "Send a request to my device",
  EMAIL: "Email me a code",
  RECOVERY_CODE: "Get new codes"
} as const
