/**
 * Captchas by Turnstile: a widget that is always seen, and one that shows itself only where it has to ask.
 *
 * @since 0.1.0
 */
import type * as Layer from "effect/Layer"
import type { Settings } from "../../transport/Settings.ts"
import type { Captcha } from "../Captcha.ts"
import * as Widgets from "./Widgets.ts"

/** `Captcha` by Turnstile, with the site keys of the settings. It has no challenge that a person could close. */
export const layer = (options: Widgets.Options = {}): Layer.Layer<Captcha, never, Settings> =>
  Widgets.layer(
    {
      name: "Turnstile",
      global: "turnstile",
      url: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
      language: "language",
      // Its own retries would hide a failure behind further ones.
      invisible: { execution: "execute", appearance: "interaction-only", retry: "never" },
      endings: { "timeout-callback": "expired" }
    },
    options
  )
