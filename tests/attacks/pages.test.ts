import { assert, describe, it } from "@effect/vitest"
import { ada, cookieOf, pairOf } from "../provider/http/pages/SignIn.ts"
import { browse, codeIn, heldBy, plain, signingIn } from "../provider/http/pages/Visitor.ts"
import { open, origin, seed } from "../provider/Shop.ts"

type Shop = ReturnType<typeof open>

const guarded: Shop = open({ seed: { ...seed, registration: ["emailVerification", "ownerApproval"] } })

/** All pages with a form or a link that has an effect, as their visitor opens them. */
const pages = {
  "sign-in": async (shop: Shop) => (await signingIn(shop)).page,
  register: async (shop: Shop) => (await signingIn(shop)).browser.follow("Create an account"),
  forgot: async (shop: Shop) => (await signingIn(shop)).browser.follow("Forgot your password?"),
  outbox: async (shop: Shop) => browse(shop).visit("/portico/outbox"),
  expired: async (shop: Shop) => browse(shop).visit("/portico/session/none"),
  recovery: async (shop: Shop) => {
    await shop.post("/v1/send-email", { email: ada.email }, await shop.visitor())
    return browse(shop).visit((await shop.outbox()).at(-1)?.link ?? "")
  },
  security: async (shop: Shop) => {
    const { browser } = await signingIn(shop)
    await browser.submit(ada)
    return browser.visit("/portico/security")
  },
  "signed in already": async (shop: Shop) => {
    const { browser } = await signingIn(shop)
    await browser.submit(ada)
    return (await signingIn(shop, browser)).page
  }
}

describe.each(Object.entries(pages))("the page %s", (name, visit) => {
  it("cannot be framed by another site", async () => {
    const { headers } = await visit(open())

    assert.include(headers.get("content-security-policy"), "frame-ancestors 'none'")
    assert.strictEqual(headers.get("x-frame-options"), "DENY")
  })

  it("runs only files of the provider", async () => {
    const { headers, text } = await visit(open())
    const policy = headers.get("content-security-policy") ?? ""

    for (const rule of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'"]) {
      assert.include(policy, rule)
    }
    assert.notMatch(policy, /unsafe|\*|data:/)
    assert.notMatch(text, /<script(?! src="\/portico\/assets\/)|<style|\son\w+=|javascript:/i)
  })

  it("submits its form only to the provider and the site of the flow", async () => {
    const { headers } = await visit(open())

    assert.match(headers.get("content-security-policy") ?? "", /; form-action 'self'(?: http:\/\/shop\.test)?;/)
  })

  it("is not cached, not sniffed, and not sent as a referrer", async () => {
    const { headers } = await visit(open())

    assert.strictEqual(headers.get("cache-control"), "no-store")
    assert.strictEqual(headers.get("referrer-policy"), "no-referrer")
    assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
    assert.isNull(headers.get("access-control-allow-origin"), name)
  })
})

describe("a form that another site submits", () => {
  const sent = async (shop: Shop, headers: Record<string, string>, fields: Record<string, string> = {}) => {
    const { fullUrl } = await signingIn(shop)
    return shop.send(fullUrl, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://evil.test", ...headers },
      body: new URLSearchParams({ action: "sign-in", ...ada, ...fields }).toString()
    })
  }
  const proof = "p".repeat(43)

  it.each([
    ["without a cookie and a proof", {}, {}],
    ["with a cookie and no proof", { cookie: `portico_form=${proof}` }, {}],
    ["with a proof and no cookie", {}, { proof }],
    ["with the proof of another browser", { cookie: `portico_form=${proof}` }, { proof: "q".repeat(43) }],
    ["with an empty proof and an empty cookie", { cookie: "portico_form=" }, { proof: "" }],
    [
      "with a matching cookie and proof, which the browser reports as same-site",
      { cookie: `portico_form=${proof}`, "sec-fetch-site": "same-site" },
      { proof }
    ],
    [
      "with a matching cookie and proof, which the browser reports as cross-site",
      { cookie: `portico_form=${proof}`, "sec-fetch-site": "cross-site" },
      { proof }
    ]
  ])("does not sign the user in as the attacker: %s", async (_, headers, fields) => {
    const refused = await sent(open(), headers, fields)

    assert.strictEqual(refused.status, 403)
    assert.isNull(refused.headers.get("location"))
    assert.isEmpty(cookieOf(refused.headers, "portico"))
  })

  it("is refused as plain text, JSON or multipart data", async () => {
    for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=x"]) {
      assert.strictEqual((await sent(open(), { "content-type": type, "sec-fetch-site": "cross-site" })).status, 403)
    }
  })

  it("has no effect by GET: links and sign-ins are not used up", async () => {
    const shop = guarded
    const register = { loginId: { email: "zoe@shop.test" }, password: "zoe's own words" }
    await shop.post("/v2/register", register, await shop.visitor())
    const link = (await shop.outbox()).find(({ kind }) => kind === "emailVerification")?.link ?? ""

    for (const method of ["GET", "HEAD", "GET"]) await shop.send(`${link}?action=confirm`, { method })

    const browser = browse(shop)
    assert.strictEqual((await browser.visit(link)).title, "Confirm your email address")
    assert.include((await browser.submit()).text, "shop owner has to approve")
  })

  it("cannot come from a prepared page: the cookie of the proof is limited to the provider's pages", async () => {
    const { page } = await signingIn(open())
    const cookie = cookieOf(page.headers, "portico_form")

    assert.match(cookie, /; HttpOnly; SameSite=Strict$/)
    assert.include(cookie, "Path=/portico/")
    assert.strictEqual(pairOf(cookie), `portico_form=${heldBy(page.text)["proof"]}`)
  })
})

describe("markup in a member's profile", () => {
  const payloads = [
    `<script>alert(1)</script>`,
    `"><img src=x onerror=alert(1)>`,
    `' onfocus=alert(1) autofocus x='`,
    "`onmouseover=alert(1)`",
    `</title><svg/onload=alert(1)>`,
    `&lt;script&gt;`,
    `{{constructor.constructor('alert(1)')()}}`,
    `\u2028</bdi><base href=//evil.test>`
  ]

  const isText = (text: string, payload: string) => {
    assert.notInclude(text, payload.includes("<") || payload.includes("=") ? payload : "<script>alert")
    assert.notMatch(text, /<(?:img|svg|base|iframe)|<script(?! src="\/portico\/assets\/)/)
    assert.notMatch(text.replace(/"[^"]*"/g, '""'), /<[^>]*\son\w+=/)
  }

  it.each(payloads)("is escaped on the member's pages: %s", async (payload) => {
    const profile = { firstName: payload, lastName: payload, nickname: payload }
    const shop = open({ seed: { ...seed, members: [{ ...ada, profile }] } })
    const { browser } = await signingIn(shop)
    assert.isNotNull(codeIn(await browser.submit(ada)))

    const back = (await signingIn(shop, browser)).page
    assert.include(plain(back.text), payload.replace(/\s+/g, " ").trim())
    isText(back.text, payload)
    isText((await browser.visit("/portico/security")).text, payload)
  })

  it.each(payloads)("is escaped in a form that is shown again: %s", async (payload) => {
    const { browser } = await signingIn(open())
    const refused = await browser.submit({ email: payload, password: payload })
    assert.strictEqual(refused.title, "Error: Sign in")
    isText(refused.text, payload)
    await browser.follow("Create an account")
    isText((await browser.submit({ email: payload, firstName: payload, password: "x" })).text, payload)
    isText((await browser.visit(`/portico/session/${encodeURIComponent(payload)}`)).text, payload)
  })

  it.each(payloads)("is escaped on the owner's approval page and in the email: %s", async (payload) => {
    const shop = open({ seed: { ...seed, registration: "ownerApproval" } })
    const request = {
      loginId: { email: "zoe@shop.test" },
      password: "zoe's own words",
      profile: { firstName: payload }
    }
    await shop.post("/v2/register", request, await shop.visitor())
    const [mail] = await shop.outbox()

    isText((await browse(shop).visit(mail?.link ?? "")).text, payload)
    isText((await browse(shop).visit("/portico/outbox")).text, payload)
    assert.notInclude(mail?.text, payload)
  })

  it("is escaped in a valid email address on every page", async () => {
    const email = `a&'+{}=$\`@${new URL(origin).hostname}`
    const shop = open({ seed: { ...seed, registration: "ownerApproval" } })
    await shop.post("/v2/register", { loginId: { email }, password: "zoe's own words" }, await shop.visitor())
    const [mail] = await shop.outbox()

    const page = await browse(shop).visit(mail?.link ?? "")

    assert.include(plain(page.text), email)
    assert.notInclude(page.text, email)
  })
})
