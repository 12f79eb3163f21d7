/**
 * The captcha of the provider's own forms: the test vendor's, a box to tick. Another vendor's needs a script of theirs,
 * which these pages do not let in.
 *
 * @since 0.1.0
 */
import * as TestCaptcha from "@portico/contract/auth/TestCaptcha"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Secrets } from "../../engine/Secrets.ts"
import * as Settings from "../identity/Settings.ts"
import type { Field } from "./Form.ts"

/** The field, where one is needed: always by the policy, or because the last try was refused for want of it. */
export const fields = Effect.fnUntraced(function* (asked: boolean) {
  const { captcha } = yield* Settings.read()
  const needed = captcha.kind === "test" && (captcha.required === "always" || asked)
  const none: ReadonlyArray<Field> = []
  return needed ? [{ name: "captcha", label: "I am a person", type: "checkbox" } satisfies Field] : none
})

/** The captcha tokens of a form whose box was ticked. */
export const tokens = Effect.fnUntraced(function* (sent: URLSearchParams) {
  if (sent.get("captcha") === null) return {}
  const name = yield* Secrets.use((secrets) => secrets.name)
  return { captchaTokens: [{ Recaptcha: Redacted.make(TestCaptcha.solved("visible", name)) }] }
})
