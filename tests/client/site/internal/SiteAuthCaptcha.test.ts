import { TestCaptcha, layer } from "@portico/client/auth/captcha/TestCaptcha"
import * as SiteAuthCaptcha from "../../../../packages/client/src/site/internal/SiteAuthCaptcha.ts"
import { describe, expect, it } from "vitest"
import * as SiteRuntime from "../../../../packages/client/src/site/internal/SiteRuntime.ts"
import { serving } from "../serving.ts"

const container = {} as HTMLElement

describe("the captcha calls of auth", () => {
  it("return tokens that login sends", async () => {
    const { sent, site } = serving(() => Response.json({ state: "SUCCESS" }), {
      captcha: layer({ token: (kind) => `${kind} token` })
    })

    const unseen = await site.auth.executeCaptcha()
    const seen = await site.auth.executeCaptcha("visible")
    await site.auth.login({ email: "a@b.co", password: "pw", captchaTokens: unseen })

    expect([unseen, seen]).toEqual([
      { invisibleRecaptchaToken: "invisible token" },
      { recaptchaToken: "visible token" }
    ])
    expect(sent[0]?.body).toMatchObject({ captchaTokens: [{ InvisibleRecaptcha: "invisible token" }] })
  })

  it("render a captcha until it is removed", async () => {
    const runtime = SiteRuntime.make(layer())
    const captcha = SiteAuthCaptcha.make(runtime.run)
    const shown = () => runtime.run(TestCaptcha.use((captcha) => captcha.shown))

    const remove = await captcha.renderCaptcha(container)
    expect(await shown()).toBe(1)
    await remove()
    expect(await shown()).toBe(0)

    await captcha.resetCaptcha()
    expect(await runtime.run(TestCaptcha.use((captcha) => captcha.resets))).toBe(1)
    await runtime.dispose()
  })

  it("reject if the site has no captcha vendor", async () => {
    const { site } = serving(() => Response.json({}))

    await expect(site.auth.executeCaptcha()).rejects.toMatchObject({ code: "CaptchaNotConfigured" })
    await expect(site.auth.renderCaptcha(container)).rejects.toMatchObject({ code: "CaptchaNotConfigured" })
    await expect(site.auth.resetCaptcha()).resolves.toBeUndefined()
  })
})
