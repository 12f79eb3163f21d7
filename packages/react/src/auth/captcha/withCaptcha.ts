/**
 * What a try to sign in or up brings of captchas: the token of the one that the person solved, else that of an unseen
 * one. Each is brought once.
 *
 * @since 0.1.0
 */
import { Captcha } from "@portico/client/auth/Captcha"
import type { CaptchaTokens } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { ofCaptcha } from "../../problem/CaptchaProblem.ts"
import { make, type Problem } from "../../problem/Problem.ts"
import type { CaptchaEntry } from "./Captcha.ts"

/** Solved captchas, as a login and a registration take them. */
export interface CaptchaAttempt {
  readonly captchaTokens?: CaptchaTokens
}

/**
 * Sends with what the page's captcha gives; with nothing where the page has none. `entry` is what the form says of its
 * visible one. Where an unseen one fails and a visible one stands by, that one is asked for.
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
    // What the person solved is used up, whatever came of it.
    return kind === "visible" ? Effect.onError(sent, () => captcha.reset) : sent
  })
