import { assert, describe, it } from "@effect/vitest"
import { changed } from "../../../../packages/provider/src/engine/identity/Member.ts"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { attributeOf, messageOf, open, origin, redirectUri } from "../../Shop.ts"
import { ada, ask, cookieOf, pairOf } from "./SignIn.ts"

describe("the silent page", () => {
  const openFrame = async (shop: ReturnType<typeof open>, authRequest: object = {}, cookie?: string) => {
    const { body } = await shop.session({ ...authRequest }, "none")
    return shop.send(body.redirectSession.fullUrl, cookie === undefined ? {} : { headers: { cookie } })
  }

  it("sends a code to the allowed origin only", async () => {
    const shop = open()
    const { sessionToken } = (await shop.login()).body

    const page = await openFrame(shop, { sessionToken })

    assert.strictEqual(page.status, 200)
    assert.strictEqual(attributeOf(page.text, "data-origin"), origin)
    assert.strictEqual(messageOf(page.text).state, "the state")
    assert.strictEqual((await shop.exchange({ code: messageOf(page.text).code })).status, 200)
  })

  it("can be framed by that origin only and contains no inline script", async () => {
    const page = await openFrame(open())

    const policy = page.headers.get("content-security-policy") ?? ""
    assert.include(policy, `frame-ancestors ${origin}`)
    assert.include(policy, "script-src 'self'")
    assert.notInclude(policy, "unsafe")
    assert.strictEqual(page.headers.get("cache-control"), "no-store")
    assert.strictEqual(page.headers.get("referrer-policy"), "no-referrer")
    assert.strictEqual(page.headers.get("x-content-type-options"), "nosniff")
    assert.isNull(page.headers.get("access-control-allow-origin"))
    assert.notMatch(page.text, /<script(?! src="\/portico\/assets\/silent\.js" defer>)/)
  })

  it("reports that no one is signed in", async () => {
    const page = await openFrame(open())

    assert.deepStrictEqual(messageOf(page.text), {
      error: "login_required",
      error_description: "No member is signed in.",
      state: "the state"
    })
  })

  it.each(["unknown", "used", "expired"])("rejects a session token that is %s", async (what) => {
    const shop = open()
    const { sessionToken } = (await shop.login()).body
    if (what === "used") await shop.exchange({ code: messageOf((await openFrame(shop, { sessionToken })).text).code })
    if (what === "expired") shop.pass(5 * 60_000)

    const page = await openFrame(shop, { sessionToken: what === "unknown" ? "x".repeat(43) : sessionToken })

    assert.strictEqual(messageOf(page.text).error, "login_required")
  })

  it("can be opened once", async () => {
    const shop = open()
    const { body } = await shop.session({}, "none")
    await shop.send(body.redirectSession.fullUrl)

    const again = await shop.send(body.redirectSession.fullUrl)

    assert.strictEqual(again.status, 410)
    assert.include(again.headers.get("content-security-policy") ?? "", "frame-ancestors 'none'")
  })

  it("expires after two minutes", async () => {
    const shop = open()
    const { body } = await shop.session({}, "none")
    shop.pass(120_000)

    assert.strictEqual((await shop.send(body.redirectSession.fullUrl)).status, 410)
  })

  it("redirects back if it is not in a frame", async () => {
    const shop = open()
    const { sessionToken } = (await shop.login()).body
    const { body } = await shop.session({ sessionToken, responseMode: "query", redirectUri }, "none")

    const page = await shop.send(body.redirectSession.fullUrl)

    const target = new URL(page.headers.get("location") ?? "")
    assert.strictEqual(page.status, 303)
    assert.strictEqual(target.searchParams.get("from"), "portico")
    assert.strictEqual(target.searchParams.get("state"), "the state")
    const granted = await shop.exchange({ code: target.searchParams.get("code"), redirectUri })
    assert.strictEqual(granted.status, 200)
  })

  it("recognizes a browser that signed in on the sign-in page", async () => {
    const shop = open()
    const cookie = pairOf(cookieOf((await (await ask(shop)).submit(ada)).headers, "portico"))

    const page = await openFrame(shop, {}, `other=1; ${cookie}`)

    assert.isString(messageOf(page.text).code)
  })

  it.each([
    ["whose password has to be reset", { resetRequired: true }, "interaction_required"],
    [
      "whose address has to be verified",
      { status: "PENDING", reasons: ["PENDING_EMAIL_VERIFICATION_REQUIRED"] },
      "interaction_required"
    ],
    ["who has been blocked", { status: "BLOCKED" }, "login_required"]
  ] as const)("returns no code for a member %s", async (_, change, error) => {
    const shop = open()
    const cookie = pairOf(cookieOf((await (await ask(shop)).submit(ada)).headers, "portico"))
    await shop.kept((store) =>
      Effect.gen(function* () {
        const member = Option.getOrThrow(yield* store.memberByEmail("ada@shop.test"))
        yield* store.changeMember(changed({ ...member, ...change }, member.updatedAt))
      })
    )

    const page = await openFrame(shop, {}, cookie)

    assert.strictEqual(messageOf(page.text).error, error)
    assert.isString(messageOf(page.text).error_description)
    assert.strictEqual(messageOf(page.text).state, "the state")
  })

  it.each(["fragment", "query"] as const)("returns an error in the %s", async (responseMode) => {
    const shop = open()
    const { body } = await shop.session({ responseMode, redirectUri }, "none")

    const page = await shop.send(body.redirectSession.fullUrl)

    const target = new URL(page.headers.get("location") ?? "")
    const answer = responseMode === "query" ? target.searchParams : new URLSearchParams(target.hash.slice(1))
    assert.strictEqual(answer.get("error"), "login_required")
    assert.strictEqual(answer.get("state"), "the state")
    assert.isNull(answer.get("code"))
  })
})
