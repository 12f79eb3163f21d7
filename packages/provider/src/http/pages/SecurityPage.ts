/**
 * The page that lists a member's factors and the actions on each.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { type Factor, hintOf, inOrder, type Kind, type Rules, statusOf } from "../../engine/factors/Factor.ts"
import type { Member } from "../../engine/identity/Member.ts"
import { Enrollment, isProtected, isRemovable } from "../identity/Enrollment.ts"
import { Factors } from "../identity/Factors.ts"
import { type Html, html, type Value } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"

/** Path of the page, and the prefix of the paths of its steps. */
export const path = "/portico/security"

/** A request of a signed-in member for a security page. */
export interface Visit {
  readonly member: Member
  /** The provider's own origin. */
  readonly origin: string
  readonly path: string
}

/** Returns the page. */
export const respond = Effect.fn("SecurityPage.respond")(function* (request: Request, { member }: Visit) {
  const rules = yield* Factors.use((factors) => factors.rules)
  const stored = yield* Enrollment.use((enrollment) => enrollment.present(member))
  const present = inOrder({ ...member, factors: stored }, rules, false)
  const done = new URL(request.url).searchParams.get("done") ?? ""
  const message = Object.hasOwn(news, done) ? news[done] : undefined
  return PageResponse.respond({
    title: "Two-step verification",
    body: html`<h1>Two-step verification</h1>
      <div class="lead">
        <p>When you sign in as <bdi>${member.email}</bdi>, we ask for one of these methods after your password.</p>
      </div>
      ${message === undefined ? undefined : html`<p class="status" role="status">${message}</p>`}
      ${
        present.length === 0
          ? undefined
          : html`<ul class="factors">
              ${present.map((factor) => entry(factor, rules, present))}
            </ul>`
      }
      ${choices(present, rules, isProtected(member, rules))}`
  })
})

/** The link back to the list. */
export const back: Html = html`<p><a href="${path}">Back to two-step verification</a></p>`

/** The display names of the factor kinds. */
export const names: Readonly<Record<Kind, string>> = {
  WEBAUTHN: "Passkey",
  TOTP: "Authenticator app",
  PUSH: "Approval on your device",
  SMS: "Text message",
  EMAIL: "Email",
  CALL: "Phone call",
  RECOVERY_CODE: "Recovery codes"
}

/** Returns the display name of a factor. */
export const nameOf = (factor: Factor): Value => {
  const hint = hintOf(factor)
  return hint === undefined ? names[factor._tag] : html`${names[factor._tag]}: <bdi>${hint}</bdi>`
}

/** The last part of the path on which each factor kind is added. */
export const steps: Readonly<Record<Kind, string>> = {
  WEBAUTHN: "passkey",
  TOTP: "app",
  PUSH: "device",
  SMS: "text",
  EMAIL: "mail",
  CALL: "call",
  RECOVERY_CODE: "recovery-codes"
}

const news: Readonly<Record<string, string>> = { added: "Method added.", removed: "Method removed." }

const entry = (factor: Factor, rules: Rules, present: ReadonlyArray<Factor>): Html => {
  const status = statusOf(factor, rules)
  const left = factor._tag === "RECOVERY_CODE" ? ` ${leftOf(factor.digests.length)}` : undefined
  const isStored = factor.createdAt > 0
  return html`<li>
    <h2>${nameOf(factor)}</h2>
    <p>${factor._tag === "RECOVERY_CODE" && status.startsWith("ENABLED") ? standIn : words[status]}${left}</p>
    <p class="ways">
      ${status === "REQUIRE_ACTIVATION" ? link(`confirm/${factor.id}`, "Finish", factor) : undefined}
      ${status === "REQUIRE_REENROLL" ? link(`add/${steps[factor._tag]}`, "Set up again", factor) : undefined}
      ${factor._tag === "RECOVERY_CODE" ? link("add/recovery-codes", "Get new codes", factor) : undefined}
      ${isStored && isRemovable(factor, rules, present) ? link(`remove/${factor.id}`, "Remove", factor) : undefined}
    </p>
  </li>`
}

const link = (to: string, text: string, factor: Factor): Html =>
  html`<a href="${path}/${to}">${text} <span class="unseen">${nameOf(factor)}</span></a>`

const choices = (present: ReadonlyArray<Factor>, { disabled = [] }: Rules, isOn: boolean): Value => {
  const open = kinds.filter(
    (kind) =>
      !disabled.includes(kind) &&
      (kind === "WEBAUTHN" || !present.some(({ _tag }) => _tag === kind)) &&
      // Recovery codes replace another factor.
      (kind !== "RECOVERY_CODE" || isOn)
  )
  if (open.length === 0) return undefined
  return html`<h2>Add a method</h2>
    <ul class="choices">
      ${open.map((kind) => html`<li><a href="${path}/add/${steps[kind]}">${names[kind]}</a></li>`)}
    </ul>`
}

const kinds: ReadonlyArray<Kind> = ["WEBAUTHN", "TOTP", "SMS", "CALL", "EMAIL", "PUSH", "RECOVERY_CODE"]

const leftOf = (count: number): string => `${count} ${count === 1 ? "code" : "codes"} left.`

const standIn = "Use one when you can't use another method."

const words = {
  ENABLED: "We ask for it when you sign in.",
  ENABLED_BY_RULE: "Required by the shop when you sign in.",
  REQUIRE_ACTIVATION: "Setup isn't finished, so we don't ask for it yet.",
  REQUIRE_REENROLL: "It no longer works. Set it up again.",
  DISABLED_BY_RULE: "Turned off by the shop."
} as const
