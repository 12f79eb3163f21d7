/**
 * Captchas by Turnstile: a widget that is always visible, and one that appears only if the user has to interact with
 * it.
 *
 * @since 0.1.0
 */
import type * as Layer from "effect/Layer"
import type { Settings } from "../../transport/Settings.ts"
import type { Captcha } from "../Captcha.ts"
import * as Widgets from "./Widgets.ts"

/**
 * Provides `Captcha` by Turnstile, with the site keys of the settings. Turnstile has no challenge that the user can
 * close.
 */
export const layer = (options: Widgets.Options = {}): Layer.Layer<Captcha, never, Settings> =>
  Widgets.layer(
    {
      name: "Turnstile",
      global: "turnstile",
      url: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
      language: "language",
      // Turnstile's automatic retries would hide a failure.
      invisible: { execution: "execute", appearance: "interaction-only", retry: "never" },
      endings: { "timeout-callback": "expired" }
    },
    options
  )
