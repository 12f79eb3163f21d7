import * as Hcaptcha from "@portico/client/auth/captcha/Hcaptcha"
import * as Recaptcha from "@portico/client/auth/captcha/Recaptcha"
import * as Turnstile from "@portico/client/auth/captcha/Turnstile"
import { CaptchaSlot, SignInForm } from "@portico/react"
import { make as vendor } from "../../packages/testing/src/internal/CaptchaVendor.ts"
import { expect, fn } from "storybook/test"
import type { World } from "../../.storybook/network.ts"
import preview from "../../.storybook/preview.tsx"
import { type Play, fill, box, send, expectAsked, expectSignedIn } from "./captchaPlay.tsx"

/** The captchas of three vendors in one form, each with a fake vendor script. */
const meta = preview.meta({
  title: "auth/CaptchaSlot/Vendors",
  component: SignInForm,
  args: { children: <CaptchaSlot />, onSignedIn: fn() }
})

const captchaSiteKeys = { visible: "page-visible", invisible: "page-invisible" }

/** Installs a fake vendor script, so no request leaves this page. */
const standIn = (global: string, name: string) => {
  if (!(global in globalThis)) Object.assign(globalThis, { [global]: vendor(name) })
}

const throughAdapter = async (play: Play, name: string) => {
  await fill(play)
  await play.step("its unseen widget goes first, and is taken", async () => {
    await expectSignedIn(play)
  })
  await expect(play.canvas.queryByText(name)).toBeNull()
}

const visibly = async (play: Play, name: string) => {
  await play.step("its widget is drawn in the slot", async () => {
    await fill(play)
    await expectAsked(play)
    await expect(await box(play)).toHaveAccessibleName(`I am not a robot (${name})`)
  })
  await play.step("and what it gives lets the person in", async () => {
    await play.userEvent.click(await box(play))
    await send(play)
    await expectSignedIn(play)
  })
}

/** reCAPTCHA, version 2. */
export const RecaptchaAdapter = meta.story({
  parameters: {
    world: {
      scenario: "captchaRequired",
      settings: { captchaSiteKeys: { visible: captchaSiteKeys.visible } },
      captcha: () => (standIn("grecaptcha", "reCAPTCHA"), Recaptcha.layer())
    } satisfies World
  },
  play: (play) => visibly(play, "reCAPTCHA")
})

/** Turnstile. */
export const TurnstileAdapter = meta.story({
  parameters: {
    world: {
      scenario: "captchaRequired",
      settings: { captchaSiteKeys: { visible: captchaSiteKeys.visible } },
      captcha: () => (standIn("turnstile", "Turnstile"), Turnstile.layer())
    } satisfies World
  },
  play: (play) => visibly(play, "Turnstile")
})

/** hCaptcha, invisible if possible. */
export const HcaptchaAdapter = meta.story({
  parameters: {
    world: {
      scenario: "captchaRequired",
      settings: { captchaSiteKeys },
      captcha: () => (standIn("hcaptcha", "hCaptcha"), Hcaptcha.layer())
    } satisfies World
  },
  play: (play) => throughAdapter(play, "hCaptcha")
})
