/**
 * The captcha of the provider's own forms: the checkbox of the test vendor. Another vendor's captcha needs that
 * vendor's script, which these pages do not load. In that case they show a notice and link back to the site.
 *
 * @since 0.1.0
 */
import * as TestCaptcha from "@portico/contract/auth/TestCaptcha"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { Refusal } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import * as Settings from "../identity/Settings.ts"
import type { Field } from "./Form.ts"
import { html } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"
import * as FormErrors from "./FormErrors.ts"

/**
 * Returns the captcha field if it is needed: if the policy always requires it, or after an attempt was refused without
 * it. A ticked box stays ticked unless the captcha itself was refused.
 */
export const fields = Effect.fnUntraced(function* (sent: URLSearchParams, refusal?: Refusal) {
  const { captcha } = yield* Settings.read()
  const ticked = sent.get("captcha") !== null
  const refused = refusal !== undefined && FormErrors.asksForCaptcha(refusal)
  const field: Field = {
    name: "captcha",
    label: "I am not a robot",
    type: "checkbox",
    value: ticked && !refused ? "on" : ""
  }
  return captcha.kind === "test" && (captcha.required === "always" || ticked || refused) ? [field] : []
})

/**
 * Returns a notice to show instead of a form, if the policy always requires another vendor's captcha. Otherwise returns
 * undefined.
 */
export const closed = Effect.fnUntraced(function* (leadsTo: string | undefined) {
  const { captcha } = yield* Settings.read()
  if (captcha.kind === "test" || captcha.required !== "always") return undefined
  const site = leadsTo === undefined ? undefined : new URL(leadsTo)
  return html`<p>${notHere}</p>
    ${site === undefined ? undefined : PageResponse.onward(site.origin, html`Go to <bdi>${site.host}</bdi>`)}`
})

/** Converts a refusal to form problems. If the form cannot show the required captcha, the problem says so. */
export const refused = Effect.fnUntraced(function* (refusal: Refusal) {
  const { captcha } = yield* Settings.read()
  const problems = FormErrors.of(refusal)
  return captcha.kind !== "test" && FormErrors.asksForCaptcha(refusal)
    ? { ...problems, problems: [{ text: notHere }] }
    : problems
})

const notHere = "You need to solve a captcha, but this page can't show it. Use the shop's own page instead."

/** Returns the captcha tokens of a form, or no tokens if its box is not ticked. */
export const tokens = Effect.fnUntraced(function* (sent: URLSearchParams) {
  if (sent.get("captcha") === null) return {}
  const name = yield* Secrets.use((secrets) => secrets.name)
  return { captchaTokens: [{ Recaptcha: Redacted.make(TestCaptcha.solved("visible", name)) }] }
})
