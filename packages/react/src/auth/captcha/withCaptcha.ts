/**
 * Attaches captcha tokens to a sign-in or sign-up attempt. `captchaEscalation` decides which captcha the attempt
 * executes. Each token is sent once.
 *
 * @since 0.1.0
 */
import { Captcha } from "@portico/client/auth/Captcha"
import type { CaptchaTokens } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { ofCaptcha } from "../../problem/EntryProblem.ts"
import { make, type Problem } from "../../problem/Problem.ts"
import type { CaptchaEntry } from "./Captcha.ts"
import { captchaOfAttempt } from "./captchaEscalation.ts"

/** The captcha tokens of a login or registration request. */
export interface CaptchaAttempt {
  readonly captchaTokens?: CaptchaTokens
}

/**
 * Runs `send` with the tokens of the page's captcha, or without any if the page has no captcha. `entry` is the form's
 * captcha field. If the captcha fails and the form can show the visible one, this fails with `missingCaptchaToken`,
 * which shows it.
 */
export const withCaptcha = <A, R>(
  entry: CaptchaEntry | undefined,
  send: (attempt: CaptchaAttempt) => Effect.Effect<A, Problem, R>
): Effect.Effect<A, Problem, R> =>
  Effect.flatMap(Effect.serviceOption(Captcha), (found) => {
    if (Option.isNone(found)) return send({})
    const captcha = found.value
    const { escalates, kind } = captchaOfAttempt(entry, captcha.kinds)
    if (kind === undefined) return send({})
    const sent = captcha.execute(kind).pipe(
      Effect.mapError((error) => (escalates ? make("missingCaptchaToken") : ofCaptcha(error))),
      Effect.flatMap((captchaTokens) => send({ captchaTokens }))
    )
    // A failed attempt uses up the token, so the visible captcha must be solved again.
    return kind === "visible" ? Effect.onError(sent, () => captcha.reset) : sent
  })
