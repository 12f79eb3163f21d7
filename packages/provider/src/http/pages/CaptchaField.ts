/**
 * The captcha of the provider's own forms: the test vendor's, a box to tick. Another vendor's needs a script of theirs,
 * which these pages do not let in: they say so, and lead back to the site.
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
import * as Page from "./Page.ts"
import * as Refused from "./Refused.ts"

/**
 * The field, where one is needed: always by the policy, or since a try was refused for want of it. A box that was ticked
 * stays so, unless it was the captcha that was refused.
 */
export const fields = Effect.fnUntraced(function* (sent: URLSearchParams, refusal?: Refusal) {
  const { captcha } = yield* Settings.read()
  const ticked = sent.get("captcha") !== null
  const refused = refusal !== undefined && Refused.asksForCaptcha(refusal)
  const field: Field = {
    name: "captcha",
    label: "I am a person",
    type: "checkbox",
    value: ticked && !refused ? "on" : ""
  }
  return captcha.kind === "test" && (captcha.required === "always" || ticked || refused) ? [field] : []
})

/** What to say in the place of a form that nobody could send with success, where another vendor's captcha is always asked for. */
export const closed = Effect.fnUntraced(function* (leadsTo: string | undefined) {
  const { captcha } = yield* Settings.read()
  if (captcha.kind === "test" || captcha.required !== "always") return undefined
  const site = leadsTo === undefined ? undefined : new URL(leadsTo)
  return html`<p>${notHere}</p>
    ${site === undefined ? undefined : Page.onward(site.origin, html`Go to <bdi>${site.host}</bdi>`)}`
})

/** What a refusal means to the person who sent a form on which a box may be missing. */
export const refused = Effect.fnUntraced(function* (refusal: Refusal) {
  const { captcha } = yield* Settings.read()
  const meant = Refused.of(refusal)
  return captcha.kind !== "test" && Refused.asksForCaptcha(refusal)
    ? { ...meant, problems: [{ text: notHere }] }
    : meant
})

const notHere = "A captcha has to be solved first, and this page cannot show it. The shop's own page can."

/** The captcha tokens of a form whose box was ticked. */
export const tokens = Effect.fnUntraced(function* (sent: URLSearchParams) {
  if (sent.get("captcha") === null) return {}
  const name = yield* Secrets.use((secrets) => secrets.name)
  return { captchaTokens: [{ Recaptcha: Redacted.make(TestCaptcha.solved("visible", name)) }] }
})
