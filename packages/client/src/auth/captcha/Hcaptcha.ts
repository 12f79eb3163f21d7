/**
 * Captchas by hCaptcha: the checkbox, and the invisible challenge.
 *
 * @since 0.1.0
 */
import type * as Layer from "effect/Layer"
import type { Settings } from "../../transport/Settings.ts"
import type { Captcha } from "../Captcha.ts"
import * as Widgets from "./Widgets.ts"

/** Provides `Captcha` by hCaptcha, with the site keys of the settings. */
export const layer = (options: Widgets.Options = {}): Layer.Layer<Captcha, never, Settings> =>
  Widgets.layer(
    {
      name: "hCaptcha",
      global: "hcaptcha",
      url: "https://js.hcaptcha.com/1/api.js?render=explicit",
      language: "hl",
      invisible: { size: "invisible" },
      endings: {
        "close-callback": "closed",
        "chalexpired-callback": "expired",
        "challenge-closed": "closed",
        "challenge-expired": "expired"
      }
    },
    options
  )
