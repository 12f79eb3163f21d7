import { assert, describe, it } from "@effect/vitest"
import * as TestCaptcha from "@portico/contract/auth/TestCaptcha"
import type { SeedCaptcha } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import { vi } from "vitest"
import { codeOf, open, seed } from "../../Shop.ts"

const shopWith = (captcha: SeedCaptcha, fetch?: (request: Request) => Promise<Response>) =>
  open({ seed: { ...seed, captcha }, ...(fetch === undefined ? {} : { fetch }) })

const login = async (
  shop: ReturnType<typeof open>,
  captchaTokens?: ReadonlyArray<object>,
  password = "correct horse"
) =>
  shop.post(
    "/v2/login",
    { loginId: { email: "ada@shop.test" }, password, ...(captchaTokens === undefined ? {} : { captchaTokens }) },
    await shop.visitor()
  )

const visible = (nonce: string) => ({ Recaptcha: TestCaptcha.solved("visible", nonce) })
const invisible = (nonce: string) => ({ InvisibleRecaptcha: TestCaptcha.solved("invisible", nonce) })

describe("a captcha that is always required", () => {
  it.each([undefined, [], [{}], [{ Recaptcha: "" }]])("is reported as missing: %j", async (tokens) => {
    assert.strictEqual(codeOf(await login(shopWith({ required: "always" }), tokens)), "-19971")
  })

  it.each([
    [[{ Recaptcha: "nonsense" }]],
    [[{ Recaptcha: TestCaptcha.solved("invisible", "x") }]],
    [[{ InvisibleRecaptcha: TestCaptcha.solved("visible", "x") }]],
    [[{ Recaptcha: `${TestCaptcha.solved("visible", "x")}\r\n` }]]
  ])("is not solved by %j", async (tokens) => {
    assert.strictEqual(codeOf(await login(shopWith({ required: "always" }), tokens)), "-19970")
  })

  it("is solved once per token", async () => {
    const shop = shopWith({ required: "always" })

    assert.strictEqual((await login(shop, [visible("one")])).body.state, "SUCCESS")
    assert.strictEqual(codeOf(await login(shop, [visible("one")])), "-19970")
    assert.strictEqual((await login(shop, [invisible("one")])).body.state, "SUCCESS")
  })

  it("is solved by only one of several concurrent requests with the same token", async () => {
    const shop = shopWith({ required: "always" })

    const answers = await Promise.all(Array.from({ length: 8 }, () => login(shop, [visible("one")])))

    assert.strictEqual(answers.filter(({ status }) => status === 200).length, 1)
  })

  it("accepts a visible token if the invisible one fails", async () => {
    const tokens = [{ ...visible("one"), InvisibleRecaptcha: "nonsense" }]

    assert.strictEqual((await login(shopWith({ required: "always" }), tokens)).body.state, "SUCCESS")
  })

  it("does not count as a password attempt", async () => {
    const shop = open({ seed: { ...seed, captcha: { required: "always" }, lockout: { perEmail: 1 } } })
    for (let count = 0; count < 3; count++) await login(shop)

    assert.strictEqual((await login(shop, [visible("one")])).body.state, "SUCCESS")
  })
})

it("ignores captcha tokens if no captcha is required", async () => {
  assert.strictEqual((await login(open(), [{ Recaptcha: "nonsense" }])).body.state, "SUCCESS")
})

describe("a captcha after failures", () => {
  it("is required after the configured number of wrong passwords", async () => {
    const shop = shopWith({ required: "afterFailures", failures: 2 })

    assert.strictEqual(codeOf(await login(shop, undefined, "wrong")), "-19976")
    assert.strictEqual(codeOf(await login(shop, undefined, "wrong")), "-19976")
    assert.strictEqual(codeOf(await login(shop)), "-19971")
    assert.strictEqual((await login(shop, [visible("one")])).body.state, "SUCCESS")
    assert.strictEqual((await login(shop)).body.state, "SUCCESS")
  })
})

describe("a vendor's captcha", () => {
  const vendor = (success: unknown) =>
    vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({ success }))

  it.each([
    ["recaptcha", "https://www.google.com/recaptcha/api/siteverify"],
    ["turnstile", "https://challenges.cloudflare.com/turnstile/v0/siteverify"],
    ["hcaptcha", "https://api.hcaptcha.com/siteverify"]
  ] as const)("is verified with %s", async (kind, address) => {
    const fetch = vendor(true)
    const shop = shopWith({ required: "always", kind, secret: "s1", invisibleSecret: "s2" }, fetch)

    const answered = await login(shop, [{ InvisibleRecaptcha: "theirs" }])

    const request = fetch.mock.calls[0]?.[0]
    assert.strictEqual(answered.body.state, "SUCCESS")
    assert.strictEqual(request?.url, address)
    assert.strictEqual(await request?.text(), "secret=s2&response=theirs")
    assert.strictEqual(codeOf(await login(shop, [{ InvisibleRecaptcha: "theirs" }])), "-19970")
  })

  it.each([false, "true", undefined])("is not solved if the vendor returns %j", async (success) => {
    const shop = shopWith({ required: "always", kind: "turnstile", secret: "s" }, vendor(success))

    assert.strictEqual(codeOf(await login(shop, [{ Recaptcha: "theirs" }])), "-19970")
  })

  const outages: ReadonlyArray<readonly [name: string, respond: () => Promise<Response>]> = [
    ["is unreachable", () => Promise.reject(new Error("down"))],
    ["responds with a server error", async () => Response.json({ success: false }, { status: 502 })],
    ["responds with a page", async () => new Response("<html>", { headers: { "content-type": "text/html" } })]
  ]

  it.each(outages)("fails with 503 and Retry-After while the vendor %s", async (_, respond) => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => {})
    const shop = shopWith({ required: "always", kind: "turnstile", secret: "s3cret" }, respond)

    const refused = await login(shop, [{ Recaptcha: "theirs" }])

    assert.strictEqual(refused.status, 503)
    assert.strictEqual(refused.headers.get("retry-after"), "5")
    assert.deepStrictEqual(JSON.parse(refused.text), {
      message: "The captcha cannot be checked now, because its vendor is not available. Try again later."
    })
    const lines = JSON.stringify(logged.mock.calls)
    assert.include(lines, "The captcha vendor turnstile")
    assert.notInclude(lines, "StoreUnavailable")
    assert.notInclude(lines, "s3cret")
    assert.notInclude(lines, "theirs")
    logged.mockRestore()
  })

  it("accepts the same token after an outage of the vendor", async () => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => {})
    let isDown = true
    const shop = shopWith({ required: "always", kind: "turnstile", secret: "s" }, async () => {
      if (isDown) throw new Error("down")
      return Response.json({ success: true })
    })

    assert.strictEqual((await login(shop, [{ Recaptcha: "theirs" }])).status, 503)
    isDown = false
    assert.strictEqual((await login(shop, [{ Recaptcha: "theirs" }])).body.state, "SUCCESS")
    logged.mockRestore()
  })
})
