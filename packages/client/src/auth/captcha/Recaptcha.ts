/**
 * Captchas by reCAPTCHA, version 2: the checkbox, and the invisible badge.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type { Settings } from "../../transport/Settings.ts"
import type { Captcha } from "../Captcha.ts"
import * as Widgets from "./Widgets.ts"

/** The options of reCAPTCHA. */
export interface Options extends Widgets.Options {
  /** Where its script comes from: `www.google.com` by default, `www.recaptcha.net` where that is not reachable. */
  readonly host?: "www.google.com" | "www.recaptcha.net"
  /** Where the invisible badge stands. */
  readonly badge?: "bottomright" | "bottomleft" | "inline"
}

/**
 * `Captcha` by reCAPTCHA, with the site keys of the settings. It does not tell when a person closes an unseen challenge:
 * that is seen by the challenge's frame, and is `CaptchaClosed` two seconds later. Should reCAPTCHA come to draw it some
 * other way, it is `CaptchaTimedOut`.
 */
export const layer = ({ badge = "bottomright", host = "www.google.com", ...options }: Options = {}): Layer.Layer<
  Captcha,
  never,
  Settings
> =>
  Widgets.layer(
    {
      name: "reCAPTCHA",
      global: "grecaptcha",
      url: `https://${host}/recaptcha/api.js?render=explicit`,
      language: "hl",
      invisible: { size: "invisible", badge },
      endings: {},
      closed
    },
    options
  )

// The challenge is a frame that is shown and hidden again.
const closed: Effect.Effect<void> = Effect.suspend(() =>
  "MutationObserver" in globalThis
    ? Effect.callback<void>((resume) => {
        const { body } = globalThis.document
        let wasOpen = false
        const look = () => {
          const frames = [...body.querySelectorAll('iframe[src*="/bframe"]')]
          const isOpen = frames.some((frame) => globalThis.getComputedStyle(frame).visibility === "visible")
          if (wasOpen && !isOpen) {
            observer.disconnect()
            resume(Effect.void)
          }
          wasOpen = isOpen
        }
        const observer = new MutationObserver(look)
        observer.observe(body, { attributeFilter: ["style"], childList: true, subtree: true })
        look()
        return Effect.sync(() => observer.disconnect())
      })
    : Effect.never
)
