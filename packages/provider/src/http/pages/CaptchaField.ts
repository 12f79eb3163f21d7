/**
 * The captcha of the provider's own forms: the test vendor's, a box to tick. Another vendor's needs a script of theirs,
 * which these pages do not let in.
 *
 * @since 0.1.0
 */
import * as TestCaptcha from "@portico/contract/auth/TestCaptcha"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { Refusal } from "../../engine/Refusal.ts"
import { Secrets } from "../../engine/Secrets.ts"
import * as Settings from "../identity/Settings.ts"
import type { Field } from "./Form.ts"
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

/** The captcha tokens of a form whose box was ticked. */
export const tokens = Effect.fnUntraced(function* (sent: URLSearchParams) {
  if (sent.get("captcha") === null) return {}
  const name = yield* Secrets.use((secrets) => secrets.name)
  return { captchaTokens: [{ Recaptcha: Redacted.make(TestCaptcha.solved("visible", name)) }] }
})
