import { assert, describe, it } from "@effect/vitest"
import type { FactorRules, SeedFactor } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import { appSecret, codeAt } from "../../Authenticator.ts"
import { home, open, seed } from "../../Shop.ts"
import * as SoftPasskey from "../../SoftPasskey.ts"
import { browse, codeIn, plain, signingIn } from "./Visitor.ts"

const start = 1_700_000_000_000
const path = "/portico/security"

/** Opens a shop whose member has these factors, and her browser. */
const visit = async (factors: ReadonlyArray<SeedFactor> = [], rules: FactorRules = {}) => {
  const ada = { email: "ada@shop.test", password: "correct horse", factors }
  const shop = open({ seed: { ...seed, members: [ada], factors: rules } })
  const browser = browse(shop)
  const signIn = async (to = path) => {
    await browser.visit(to)
    return browser.submit({ email: "ada@shop.test", password: "correct horse", action: "sign-in" })
  }
  /** Opens a page and submits its form. */
  const fill = async (address: string, fields: Record<string, string>) => {
    await browser.visit(address)
    return browser.submit(fields)
  }
  const typesOf = async () => (await shop.login()).body.identity?.factors?.map(({ status, type }) => [type, status])
  const lastMail = async () => (await shop.outbox()).at(-1)
  return { shop, browser, fill, signIn, typesOf, lastMail }
}

describe("the security page", () => {
  it("requires a sign-in and lists the factors", async () => {
    const { browser, signIn } = await visit([
      { type: "SMS", phone: "+41791234567", status: "REQUIRE_REENROLL" },
      { type: "PUSH", status: "DISABLED_BY_RULE" }
    ])

    assert.include((await browser.visit(path)).text, "<h1>Sign in</h1>")
    const page = await signIn()

    assert.include(page.text, "Two-step verification")
    assert.include(page.text, "•••• ••67")
    assert.include(page.text, "It no longer works. Set it up again.")
    assert.include(page.text, "Turned off by the shop.")
    assert.notInclude(page.text, "+41791234567")
    assert.include(page.headers.get("content-security-policy") ?? "", "frame-ancestors 'none'")
  })

  it("requires the second factor before it shows anything", async () => {
    const { browser, signIn } = await visit([{ type: "TOTP", secret: appSecret }])

    assert.include(plain((await signIn()).text), "Confirm it's you")
    assert.include((await browser.visit(path)).text, "<h1>Sign in</h1>")
    await signIn()
    const page = await browser.submit({ code: codeAt(start), action: "verify" })

    assert.include(page.text, "Two-step verification")
  })

  it("requires a new sign-in for changes after ten minutes", async () => {
    const { browser, shop, signIn } = await visit()
    await signIn()
    shop.pass(10 * 60_000)

    assert.include((await browser.visit(path)).text, "Two-step verification")
    assert.include((await browser.visit(`${path}/add/app`)).text, "<h1>Sign in</h1>")
    assert.include((await signIn(`${path}/add/app`)).text, "Set up an authenticator app")
  })

  it("rejects a form with an invalid proof", async () => {
    const { fill, signIn, typesOf } = await visit()
    await signIn()

    const refused = await fill(`${path}/add/recovery-codes`, { proof: "x".repeat(43), action: "begin" })

    assert.strictEqual(refused.status, 403)
    assert.deepStrictEqual(await typesOf(), [["PASSWORD", "ENABLED"]])
  })
})

describe("a remembered device", () => {
  const remembered = async () => {
    const { browser, fill, shop, typesOf } = await visit([{ type: "TOTP", secret: appSecret }])
    const password = { email: "ada@shop.test", password: "correct horse" }
    await signingIn(shop, browser)
    await browser.submit(password)
    await browser.submit({ code: codeAt(start), remember: "on" })
    browser.cookies.delete("portico")
    shop.pass(60_000)
    await signingIn(shop, browser)
    assert.isNotNull(codeIn(await browser.submit(password)))
    return { browser, fill, password, typesOf }
  }

  it("shows the factors, but does not skip the second factor before a change", async () => {
    const { browser, fill, password } = await remembered()

    assert.include((await browser.visit(path)).text, "Authenticator app")
    assert.strictEqual((await browser.visit(`${path}/remove/totp-1`)).title, "Sign in")
    const step = await browser.submit(password)

    assert.strictEqual(step.title, "Confirm it's you")
    assert.notInclude(step.text, "Don't ask again on this device")
    assert.strictEqual((await browser.visit(`${path}/remove/totp-1`)).title, "Sign in")
    await browser.submit(password)
    assert.strictEqual((await browser.submit({ code: codeAt(start + 60_000) })).title, "Remove this method?")
    assert.include((await fill(`${path}/remove/totp-1`, { action: "remove" })).text, "Method removed.")
  })

  it.each(["add/app", "add/recovery-codes", "add/passkey"])(
    "does not open %s with the password alone",
    async (step) => {
      const { browser, password, typesOf } = await remembered()
      const before = await typesOf()

      await browser.visit(`${path}/${step}`)

      assert.strictEqual((await browser.submit(password)).title, "Confirm it's you")
      assert.strictEqual((await browser.visit(`${path}/${step}`)).title, "Sign in")
      assert.deepStrictEqual(await typesOf(), before)
    }
  )
})

describe("adding a factor", () => {
  it("enables an app with its first code, which is accepted once", async () => {
    const { browser, fill, lastMail, shop, signIn, typesOf } = await visit()
    await signIn()
    const confirm = await fill(`${path}/add/app`, { action: "begin" })
    const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(confirm.text)?.[1] ?? "").replaceAll(" ", "")
    assert.lengthOf(secret, 32)
    assert.include(confirm.text, `secret=${secret}`)
    assert.deepInclude((await typesOf()) ?? [], ["TOTP", "REQUIRE_ACTIVATION"])

    const wrong = await browser.submit({ code: "000000", action: "confirm" })
    const code = codeAt(start, secret)
    const done = await browser.submit({ code, action: "confirm" })

    assert.strictEqual(wrong.status, 422)
    assert.include(done.text, "Method added.")
    assert.strictEqual((await lastMail())?.kind, "factorsChanged")
    const step = (await shop.login()).body
    assert.strictEqual(step.state, "STATUS_CHECK")
    const payload = { stateToken: step.stateToken, totpData: { code } }
    assert.strictEqual((await shop.post("/v2/TOTP/verify", payload, await shop.visitor())).status, 400)
  })

  it.each([
    ["text", { phone: "+41 79 123 45 67" }, "SMS"],
    ["call", { phone: "+41 79 123 45 67" }, "CALL"],
    ["mail", {}, "EMAIL"]
  ])("enables the step %s with the code that was sent", async (step, fields, type) => {
    const { browser, fill, lastMail, shop, signIn } = await visit()
    await signIn()

    await fill(`${path}/add/${step}`, { ...fields, action: "begin" })
    await browser.submit({ action: "again" })
    const code = (await lastMail())?.code ?? ""
    const done = await browser.submit({ code, action: "confirm" })

    assert.include(done.text, "Method added.")
    const { body } = await shop.login()
    assert.strictEqual(body.state, "STATUS_CHECK")
    assert.include(JSON.stringify(body), `"factorType":"${type}"`)
  })

  it("accepts no code after five wrong ones until another one is sent", async () => {
    const { browser, fill, lastMail, signIn } = await visit()
    await signIn()
    await fill(`${path}/add/mail`, { action: "begin" })
    const code = (await lastMail())?.code ?? ""
    for (let time = 0; time < 5; time++) await browser.submit({ code: "xxxxxx", action: "confirm" })

    assert.strictEqual((await browser.submit({ code, action: "confirm" })).status, 422)
    await browser.submit({ action: "again" })
    const next = (await lastMail())?.code ?? ""
    assert.include((await browser.submit({ code: next, action: "confirm" })).text, "Method added.")
  })

  it.each(["", "079 123 45 67", "+41", "+41791234567890123", "+4179x234567"])(
    "names the field of an invalid phone number: %j",
    async (phone) => {
      const { fill, signIn } = await visit()
      await signIn()

      const refused = await fill(`${path}/add/text`, { phone, action: "begin" })

      assert.strictEqual(refused.status, 422)
      assert.include(refused.text, 'id="phone-problem"')
    }
  )

  it("enables a device after it approved", async () => {
    const { browser, fill, lastMail, signIn, typesOf } = await visit()
    await signIn()
    const { url } = await fill(`${path}/add/device`, { action: "begin" })
    const { link = "" } = (await lastMail()) ?? {}

    assert.strictEqual((await browser.submit({ action: "confirm" })).status, 422)
    await fill(link, { action: "approve" })
    await fill(url, { action: "confirm" })

    assert.isUndefined(await typesOf())
    assert.include((await browser.visit(path)).text, "Approval on your device")
  })

  it("accepts a passkey created for this page once, and no other", async () => {
    const { browser, fill, signIn } = await visit()
    await signIn()
    const passkey = SoftPasskey.make()
    const make = async (given: Partial<SoftPasskey.Ceremony>) => {
      const page = await browser.visit(`${path}/add/passkey`)
      const options = /data-options="([^"]+)"/.exec(page.text)?.[1]?.replaceAll("&#34;", '"') ?? "{}"
      const { challenge, rp } = JSON.parse(options)
      const credential = JSON.stringify(passkey.create({ challenge, origin: home, rpId: rp.id, ...given }))
      return { credential, added: await browser.submit({ credential, name: "key", action: "passkey" }) }
    }

    assert.strictEqual((await make({ origin: "http://evil.test" })).added.status, 422)
    assert.strictEqual((await make({ challenge: "x".repeat(43) })).added.status, 422)
    assert.strictEqual((await make({ rpId: "evil.test" })).added.status, 422)
    const { added, credential } = await make({})
    assert.include(added.text, "Method added.")
    assert.strictEqual((await fill(`${path}/add/passkey`, { credential, action: "passkey" })).status, 422)
  })
})

describe("removing a factor", () => {
  it("removes the factor", async () => {
    const { fill, lastMail, signIn } = await visit([{ type: "RECOVERY_CODE", codes: ["abcd-0123-efgh-1111"] }])
    await signIn()

    const removed = await fill(`${path}/remove/recovery_code-1`, { action: "remove" })

    assert.include(removed.text, "Method removed.")
    assert.strictEqual((await lastMail())?.kind, "factorsChanged")
    assert.notInclude(removed.text, "codes left.")
  })

  it("explains recovery codes and does not list them as required", async () => {
    const { browser, signIn } = await visit([{ type: "RECOVERY_CODE", codes: ["abcd-0123-efgh-1111"] }])
    await signIn()

    const { text } = await browser.visit(path)

    assert.include(text, "1 code left.")
    assert.notInclude(text, "ask for it when you sign in")
  })

  it("is rejected if a rule enables the factor", async () => {
    const rules = { enabled: ["TOTP"] } as const
    const { browser, fill, signIn } = await visit([{ type: "TOTP", secret: appSecret }], rules)
    await signIn()
    const page = await browser.submit({ code: codeAt(start), action: "verify" })

    assert.notInclude(page.text, "/remove/")
    const refused = await fill(`${path}/remove/totp-1`, { action: "remove" })
    assert.strictEqual(refused.status, 422)
  })
})

describe("a failure while a factor is added", () => {
  it("is reported after five wrong codes until another code is sent", async () => {
    const { browser, fill, lastMail, signIn } = await visit()
    await signIn()
    const { url } = await fill(`${path}/add/text`, { phone: "+41791234567" })
    for (let time = 0; time < 4; time++) await fill(url, { code: "x" })

    const over = await fill(url, { code: "x" })
    assert.deepStrictEqual(over.problems, ["This code is no longer valid. Send a new one."])
    assert.deepStrictEqual((await fill(url, { code: "x" })).problems, over.problems)
    await browser.submit({ action: "again" })

    assert.include((await browser.submit({ code: (await lastMail())?.code ?? "" })).text, "Method added.")
  })

  it("is reported if too many messages were sent", async () => {
    const { fill, signIn } = await visit()
    await signIn()
    const { url } = await fill(`${path}/add/device`, {})
    for (let time = 0; time < 9; time++) await fill(url, { action: "again" })

    assert.match((await fill(url, { action: "again", more: "x" })).problems[0] ?? "", /^Too many attempts/)
  })

  it("is reported if the passkey is invalid", async () => {
    const { fill, signIn } = await visit()
    await signIn()

    const refused = await fill(`${path}/add/passkey`, { credential: "{}", action: "passkey" })

    assert.deepStrictEqual(refused.problems, ["We couldn't verify this passkey. Try again."])
  })
})
