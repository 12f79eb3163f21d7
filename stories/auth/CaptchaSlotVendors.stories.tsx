import * as Hcaptcha from "@portico/client/auth/captcha/Hcaptcha"
import * as Recaptcha from "@portico/client/auth/captcha/Recaptcha"
import * as Turnstile from "@portico/client/auth/captcha/Turnstile"
import { CaptchaSlot, SignInForm } from "@portico/react"
import { make as vendor } from "../../packages/testing/src/internal/CaptchaVendor.ts"
import { expect, fn } from "storybook/test"
import type { World } from "../../.storybook/world.ts"
import preview from "../../.storybook/preview.tsx"
import { type Play, fill, checkbox, submit, expectRequired, expectSignedIn } from "./captchaPlay.tsx"

/** The captchas of three vendors in one form, each with a fake vendor script. */
const meta = preview.meta({
  title: "auth/CaptchaSlot/Vendors",
  component: SignInForm,
  args: { children: <CaptchaSlot />, onSignedIn: fn() }
})

const captchaSiteKeys = { visible: "page-visible", invisible: "page-invisible" }

/** Installs a fake vendor script, so no request leaves this page. */
const installFakeVendor = (global: string, name: string) => {
  if (!(global in globalThis)) Object.assign(globalThis, { [global]: vendor(name) })
}

const expectInvisible = async (play: Play, name: string) => {
  await fill(play)
  await play.step("runs the invisible widget first and signs in with its token", async () => {
    await expectSignedIn(play)
  })
  await expect(play.canvas.queryByText(name)).toBeNull()
}

const expectVisible = async (play: Play, name: string) => {
  await play.step("renders the vendor's widget in the slot", async () => {
    await fill(play)
    await expectRequired(play)
    await expect(await checkbox(play)).toHaveAccessibleName(`I am not a robot (${name})`)
  })
  await play.step("signs in with the widget's token", async () => {
    await play.userEvent.click(await checkbox(play))
    await submit(play)
    await expectSignedIn(play)
  })
}

/** The visible captcha of reCAPTCHA, version 2. */
export const RecaptchaAdapter = meta.story({
  parameters: {
    world: {
      scenario: "captchaRequired",
      settings: { captchaSiteKeys: { visible: captchaSiteKeys.visible } },
      captcha: () => (installFakeVendor("grecaptcha", "reCAPTCHA"), Recaptcha.layer())
    } satisfies World
  },
  play: (play) => expectVisible(play, "reCAPTCHA")
})

/** The visible captcha of Turnstile. */
export const TurnstileAdapter = meta.story({
  parameters: {
    world: {
      scenario: "captchaRequired",
      settings: { captchaSiteKeys: { visible: captchaSiteKeys.visible } },
      captcha: () => (installFakeVendor("turnstile", "Turnstile"), Turnstile.layer())
    } satisfies World
  },
  play: (play) => expectVisible(play, "Turnstile")
})

/** The invisible captcha of hCaptcha. */
export const HcaptchaAdapter = meta.story({
  parameters: {
    world: {
      scenario: "captchaRequired",
      settings: { captchaSiteKeys },
      captcha: () => (installFakeVendor("hcaptcha", "hCaptcha"), Hcaptcha.layer())
    } satisfies World
  },
  play: (play) => expectInvisible(play, "hCaptcha")
})
