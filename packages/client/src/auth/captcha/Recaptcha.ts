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
  /** The host of the script, `www.google.com` by default. Use `www.recaptcha.net` if that host is not reachable. */
  readonly host?: "www.google.com" | "www.recaptcha.net"
  /** The position of the invisible badge. `bottomright` by default. */
  readonly badge?: "bottomright" | "bottomleft" | "inline"
}

/**
 * Provides `Captcha` by reCAPTCHA, with the site keys of the settings. reCAPTCHA does not report that the user closed
 * an invisible challenge. This layer detects it from the frame of the challenge, and fails with `CaptchaClosed` two
 * seconds later. If a later version of reCAPTCHA renders the challenge differently, the failure is `CaptchaTimedOut`.
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

// reCAPTCHA hides the frame of a closed challenge and does not remove it.
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
