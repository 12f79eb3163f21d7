import { Captcha } from "@portico/client/auth/Captcha"
import type { Settings } from "@portico/client/transport/Settings"
import type * as Layer from "effect/Layer"

// The vendor and its site keys, for example `turnstile 0x4AAA… 0x4BBB…`. The invisible site key is optional.
const [vendor = "", visible, invisible] = (import.meta.env["VITE_PORTICO_CAPTCHA"] ?? "").split(" ")

type Loader = () => Promise<{ readonly layer: () => Layer.Layer<Captcha, never, Settings> }>

const vendors: Readonly<Record<string, Loader>> = {
  hcaptcha: () => import("@portico/client/auth/captcha/Hcaptcha"),
  recaptcha: () => import("@portico/client/auth/captcha/Recaptcha"),
  turnstile: () => import("@portico/client/auth/captcha/Turnstile")
}

/** The site keys of the captcha, for the settings of the client. */
export const captchaSiteKeys = {
  ...(visible === undefined ? {} : { visible }),
  ...(invisible === undefined ? {} : { invisible })
}

/** Loads the captcha of the vendor in `VITE_PORTICO_CAPTCHA`. Returns `undefined` if the shop has no captcha. */
export const loadCaptcha = async (): Promise<Layer.Layer<Captcha, never, Settings> | undefined> =>
  Object.hasOwn(vendors, vendor) ? (await vendors[vendor]?.())?.layer() : undefined
