/**
 * Attaches captcha tokens to a sign-in or sign-up attempt: the token of the visible captcha if the user solved it,
 * otherwise one of an invisible captcha. Each token is sent once.
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

/** The captcha tokens of a login or registration request. */
export interface CaptchaAttempt {
  readonly captchaTokens?: CaptchaTokens
}

/**
 * Runs `send` with the tokens of the page's captcha, or without any if the page has no captcha. `entry` is the form's
 * captcha field. If an invisible captcha fails and the form has a slot for a visible one, this fails with
 * `missingCaptchaToken`, which shows the visible captcha.
 */
export const withCaptcha = <A, R>(
  entry: CaptchaEntry | undefined,
  send: (brought: CaptchaAttempt) => Effect.Effect<A, Problem, R>
): Effect.Effect<A, Problem, R> =>
  Effect.flatMap(Effect.serviceOption(Captcha), (found) => {
    const captcha = Option.getOrUndefined(found)
    const kind = entry === "solved" ? "visible" : "invisible"
    if (captcha === undefined || !captcha.kinds.includes(kind)) return send({})
    const asksPerson = entry !== undefined && captcha.kinds.includes("visible")
    const sent = captcha.execute(kind).pipe(
      Effect.mapError((error) => (asksPerson ? make("missingCaptchaToken") : ofCaptcha(error))),
      Effect.flatMap((captchaTokens) => send({ captchaTokens }))
    )
    // A failed attempt uses up the token, so the visible captcha must be solved again.
    return kind === "visible" ? Effect.onError(sent, () => captcha.reset) : sent
  })
