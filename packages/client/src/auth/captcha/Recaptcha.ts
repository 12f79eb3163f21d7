/**
 * Captchas by reCAPTCHA, version 2: the checkbox, and the invisible badge.
 *
 * @since 0.1.0
 */
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
 * `Captcha` by reCAPTCHA, with the site keys of the settings. It does not tell when a person closes a challenge: that
 * ends as `CaptchaTimedOut`.
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
      invisible: { size: "invisible", badge },
      endings: {}
    },
    options
  )
