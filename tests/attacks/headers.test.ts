import { assert, describe, it } from "@effect/vitest"
import { afterAll, beforeAll } from "vitest"
import { ada } from "../provider/http/pages/SignIn.ts"
import { browse, signingIn } from "../provider/http/pages/Visitor.ts"
import { open, origin, seed } from "../provider/Shop.ts"
import { head, serve } from "./Wire.ts"

const injected = [
  "\r\nset-cookie: portico=evil",
  "\nlocation: http://evil.test",
  "\r\n\r\n<script>alert(1)</script>",
  "\u2028x",
  "\0"
]

let wire: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  wire = await serve()
})

afterAll(() => wire.stop())

const isClean = (headers: Headers) => {
  for (const [name, value] of headers) assert.notMatch(`${name}${value}`, /[\r\n\0]|evil/)
}

describe("a line break", () => {
  it.each(["callbacks", "redirectUri", "state", "parameters"])(
    "in %s does not create a response header",
    async (place) => {
      const shop = open()
      for (const text of injected) {
        const opened =
          place === "redirectUri"
            ? await shop.session({
                responseMode: "query",
                redirectUri: `http://shop.test/callback?from=portico${text}`
              })
            : place === "state"
              ? await shop.session({
                  responseMode: "query",
                  redirectUri: "http://shop.test/callback?from=portico",
                  state: text
                })
              : await shop.post(
                  "/v1/redirect-session",
                  {
                    logout: { clientId: "shop" },
                    callbacks: { postFlowUrl: place === "callbacks" ? origin + text : origin },
                    preferences: { additionalQueryParameters: { [text]: text } }
                  },
                  await shop.visitor()
                )
        isClean(opened.headers)
        if (opened.status !== 200) continue
        const browser = browse(shop)
        const page = await browser.visit(opened.body.redirectSession.fullUrl)
        isClean(page.headers)
        const after = place === "state" ? await browser.submit(ada) : page
        assert.isTrue(after.url.startsWith(origin), after.url)
        assert.notMatch(after.url, /[\r\n\0]/)
      }
    }
  )

  it("in an encoded address stays encoded, and non-Latin characters are encoded", async () => {
    const shop = open()
    for (const path of ["/danke-schön", "/спасибо", "/✓?x=€#ü", "/%0d%0a"]) {
      const request = { logout: { clientId: "shop" }, callbacks: { postFlowUrl: origin + path } }
      const { body } = await shop.post("/v1/redirect-session", request, await shop.visitor())
      const page = await shop.send(body.redirectSession.fullUrl)
      assert.strictEqual(page.headers.get("location"), new URL(origin + path).href)
    }
  })

  it("in a member's profile creates no header in responses or emails", async () => {
    for (const text of injected) {
      const profile = { firstName: `Ada${text}`, nickname: text }
      const shop = open({ seed: { ...seed, registration: "ownerApproval", members: [{ ...ada, profile }] } })
      const { browser } = await signingIn(shop)
      isClean((await browser.submit(ada)).headers)
      isClean((await signingIn(shop, browser)).page.headers)
      const request = { loginId: { email: "zoe@shop.test" }, password: "zoe's own words", profile }
      isClean((await shop.post("/v2/register", request, await shop.visitor())).headers)
      for (const { email, subject } of await shop.outbox()) assert.notMatch(`${email}${subject}`, /[\r\n\0]/)
    }
  })

  it("makes an email address invalid, so that no email has two recipients", async () => {
    const shop = open({ seed: { ...seed, registration: "emailVerification" } })
    const token = await shop.visitor()
    const tricks = [
      "zoe@shop.test\r\nbcc: evil@evil.test",
      "zoe@shop.test\nevil@evil.test",
      "zoe@shop.test, evil@evil.test"
    ]

    for (const email of [
      ...tricks,
      "zoe@shop.test;evil@evil.test",
      "<zoe@shop.test>",
      "zoe@shop.test evil@evil.test"
    ]) {
      const words = "zoe's own words"
      assert.strictEqual((await shop.post("/v2/register", { loginId: { email }, password: words }, token)).status, 400)
      assert.strictEqual((await shop.post("/v1/send-email", { email }, token)).status, 400)
    }
    assert.isEmpty(await shop.outbox())
  })
})

describe("a header of the caller", () => {
  it("is not returned, whatever correlation id it contains", async () => {
    const shop = open()
    const names = [
      "x-wix-request-id",
      "x-request-id",
      "x-correlation-id",
      "traceparent",
      "x-seen-by",
      "x-wix-consistent"
    ]
    const headers = Object.fromEntries(names.map((name) => [name, "evil"]))

    const { headers: answered } = await shop.send("/v1/logout", { headers })

    isClean(answered)
    assert.match(answered.get("x-wix-request-id") ?? "", /^[\w-]{22}$/)
  })

  it("is allowed only if a client of the provider sends it", async () => {
    const asked = "authorization, cookie, x-forwarded-for, content-type"
    const answered = await open().send("/v2/login", {
      method: "OPTIONS",
      headers: { origin: "http://evil.test", "access-control-request-headers": asked }
    })

    assert.strictEqual(answered.headers.get("access-control-allow-headers"), "authorization, content-type")
    assert.isNull(answered.headers.get("access-control-allow-credentials"))
  })

  it("with a cookie does not authorize calls: cookies work on pages only", async () => {
    const shop = open()
    const { browser } = await signingIn(shop)
    await browser.submit(ada)
    const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ")

    for (const path of ["/v2/change-password", "/v1/redirect-session", "/graphql/alpha"]) {
      const answered = await shop.send(path, { method: "POST", headers: { cookie }, body: "{}" })
      assert.strictEqual(answered.status, 401)
    }
  })
})

describe("a host name of the caller", () => {
  it.each([
    ["evil.test", []],
    ['localhost" onload=alert(1)', []],
    ["localhost/../../evil.test", []],
    ["localhost:4000@evil.test", []],
    ["localhost", ["x-forwarded-host: evil.test", "x-forwarded-proto: https", "forwarded: host=evil.test"]],
    ["localhost", ["x-original-url: /portico/outbox.json", "x-rewrite-url: /portico/outbox.json"]],
    ["[::1", []],
    ["", []]
  ])("does not appear in emails or in pages of other callers: %j %j", async (host, lines) => {
    const authorization = `authorization: ${await wire.token()}`
    const body = JSON.stringify({ email: "ada@shop.test" })
    const sent = head(
      "POST /v1/send-email HTTP/1.1",
      `host: ${host}`,
      authorization,
      `content-length: ${body.length}`,
      ...lines
    )

    const { text } = await wire.write([sent, body])

    assert.match(text, /^HTTP\/1\.1 (200|400|429)/)
    assert.notInclude(JSON.stringify(await wire.provider.outbox()), "evil")
    const page = await fetch(`${wire.url}/portico/session/none`)
    assert.notInclude(await page.text(), "evil")
  })

  it("does not open a page of the provider that redirects to it", async () => {
    const body = JSON.stringify({ logout: { clientId: "shop" }, callbacks: { postFlowUrl: "http://evil.test/phish" } })
    const lines = ["host: evil.test", `authorization: ${await wire.token()}`, `content-length: ${body.length}`]
    const { text } = await wire.write([head("POST /v1/redirect-session HTTP/1.1", ...lines), body])
    const path = /\/portico\/session\/[\w-]+/.exec(text)?.[0] ?? "/portico/session/none"

    const page = await fetch(wire.url + path, { redirect: "manual" })

    assert.deepStrictEqual([page.status, page.headers.get("location")], [410, null])
  })
})
