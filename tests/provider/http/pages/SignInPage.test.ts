import { assert, describe, it } from "@effect/vitest"
import { attributeOf, messageOf, open, origin, redirectUri, seed, verifier } from "../../Shop.ts"
import { codeIn, heldBy, plain, signingIn } from "./Visitor.ts"
import { ada, ask, cookieOf, pairOf } from "./SignIn.ts"

describe("the sign-in page", () => {
  it("has fields for address and password and no script", async () => {
    const { page } = await ask(open())

    assert.strictEqual(page.status, 200)
    assert.match(page.text, /<label for="email"\s*>Email</)
    assert.match(
      page.text,
      /<input\s+id="password"\s+name="password"\s+type="password"\s+autocomplete="current-password"/
    )
    assert.notInclude(page.text, "<script")
    assert.include(page.headers.get("content-security-policy") ?? "", `form-action 'self' ${origin}`)
    assert.include(page.headers.get("content-security-policy") ?? "", "frame-ancestors 'none'")
    assert.strictEqual(page.headers.get("x-frame-options"), "DENY")
  })

  it("redirects back with a code in the fragment", async () => {
    const shop = open()
    const { submit } = await ask(shop)

    const done = await submit(ada)

    const target = new URL(done.headers.get("location") ?? "")
    const answer = new URLSearchParams(target.hash.slice(1))
    assert.strictEqual(done.status, 303)
    assert.strictEqual(target.search, "?from=portico")
    assert.strictEqual(answer.get("state"), "the state")
    const granted = await shop.exchange({ code: answer.get("code"), redirectUri, codeVerifier: verifier })
    assert.strictEqual(granted.status, 200)
  })

  it("sets an HttpOnly cookie", async () => {
    const { submit } = await ask(open())

    const cookie = cookieOf((await submit(ada)).headers, "portico")

    assert.match(cookie, /^portico=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  })

  it("shows a wrong password at its field and preserves the address", async () => {
    const { submit } = await ask(open())

    const page = await submit({ ...ada, password: "<b>wrong" })

    assert.strictEqual(page.status, 422)
    assert.match(page.text, /name="password"[^>]* aria-invalid="true" aria-describedby="password-problem"/)
    assert.match(page.text, /id="password-problem">The password is wrong\./)
    assert.notInclude(page.text, 'class="summary"')
    assert.match(
      page.text,
      /id="password"[^>]*aria-invalid="true"[^>]*aria-describedby="password-problem"[^>]*autofocus/
    )
    assert.match(page.text, /name="email"[^>]* value="ada@shop\.test"/)
    assert.notInclude(page.text, "&#60;b&#62;wrong")
  })

  it("shows an unknown address at its field, escaped", async () => {
    const { submit } = await ask(open())

    const page = await submit({ email: `"><script>alert(1)</script>`, password: "x" })

    assert.strictEqual(page.status, 422)
    assert.notInclude(page.text, "<script")
    assert.match(page.text, /name="email"[^>]* aria-invalid="true"/)
    assert.strictEqual(
      attributeOf(page.text.slice(page.text.indexOf("username")), "value"),
      `"><script>alert(1)</script>`
    )
  })

  it("accepts another attempt after a wrong password", async () => {
    const { submit } = await ask(open())
    await submit({ ...ada, password: "wrong" })

    assert.strictEqual((await submit(ada)).status, 303)
  })

  it("is valid for one sign-in", async () => {
    const shop = open()
    const { submit } = await ask(shop)
    await submit(ada)
    shop.pass(10_000)

    assert.strictEqual((await submit(ada)).status, 410)
  })

  it.each([
    ["bob@shop.test", "battery staple", 403, "This account is blocked. Contact the shop."],
    ["eve@shop.test", "waiting room", 200, "The shop owner has to approve your account"]
  ])("rejects the member %s", async (email, password, status, text) => {
    const page = await (await ask(open())).submit({ email, password })

    assert.strictEqual(page.status, status)
    assert.include(page.text, text)
    assert.strictEqual(cookieOf(page.headers, "portico"), "")
  })

  it("rejects a form from another site", async () => {
    const { form, submit } = await ask(open())

    const withoutCookie = await submit(ada, {})
    const withoutProof = await submit({ ...ada, proof: "" })
    const ofAnother = await submit(ada, { cookie: `portico_form=${"x".repeat(43)}` })
    const crossSite = await submit(ada, { cookie: form, "sec-fetch-site": "cross-site" })

    for (const page of [withoutCookie, withoutProof, ofAnother, crossSite]) {
      assert.strictEqual(page.status, 403)
      assert.isNull(page.headers.get("location"))
    }
  })

  it("reuses the form proof of a browser with another open form", async () => {
    const shop = open()
    const { form, fullUrl } = await ask(shop)

    const second = await shop.send(fullUrl, { headers: { cookie: form } })

    assert.strictEqual(pairOf(cookieOf(second.headers, "portico_form")), form)
  })

  it("is skipped with a session token", async () => {
    const shop = open()
    const { sessionToken } = (await shop.login()).body

    const { page } = await ask(shop, { sessionToken })

    assert.strictEqual(page.status, 303)
    assert.match(page.headers.get("location") ?? "", /#code=/)
  })

  it("rejects a form of a megabyte", async () => {
    const { submit } = await ask(open())

    assert.strictEqual((await submit({ email: "x".repeat(1_000_000) })).status, 413)
  })

  it("links to the recovery and to the registration", async () => {
    const { browser } = await signingIn(open())

    assert.strictEqual((await browser.follow("Forgot your password?")).title, "Forgot your password?")
    await browser.follow("Back to sign in")
    assert.strictEqual((await browser.follow("Create an account")).title, "Create an account")
    assert.strictEqual((await browser.follow("Sign in")).title, "Sign in")
  })

  it("redirects a member to the recovery if the password has to be reset", async () => {
    const members = [{ ...ada, resetRequired: true }]
    const shop = open({ seed: { ...seed, members } })
    const { browser } = await signingIn(shop)

    const page = await browser.submit(ada)
    assert.strictEqual(page.title, "Reset your password")
    assert.strictEqual((await browser.submit()).title, "Check your email")

    const [mail] = await shop.outbox()
    assert.strictEqual(mail?.kind, "recovery")
    assert.strictEqual(mail?.email, ada.email)
  })

  it("shows how long to wait after too many attempts and preserves the address", async () => {
    const shop = open({ seed: { ...seed, lockout: { perEmail: 2, window: 600 } } })
    const { browser } = await signingIn(shop)
    await browser.submit({ ...ada, password: "wrong" })
    await browser.submit({ ...ada, password: "wrong" })

    const page = await browser.submit(ada)

    assert.strictEqual(page.status, 429)
    assert.deepStrictEqual(page.problems, ["Too many attempts. Try again in 10 minutes."])
    assert.strictEqual(page.headers.get("retry-after"), "600")
    assert.strictEqual(heldBy(page.text)["email"], ada.email)
  })

  it('does not reveal who is a member with enumeration: "safe"', async () => {
    const { browser } = await signingIn(open({ seed: { ...seed, enumeration: "safe" } }))

    const known = await browser.submit({ ...ada, password: "wrong" })
    const unknown = await browser.submit({ email: "nobody@shop.test", password: "wrong" })

    assert.deepStrictEqual(known.problems, ["Password: The email address or the password is wrong."])
    assert.deepStrictEqual(unknown.problems, known.problems)
  })

  it("requires a captcha for each attempt after failures", async () => {
    const captcha = { required: "afterFailures", failures: 1 } as const
    const { browser, page } = await signingIn(open({ seed: { ...seed, captcha } }))
    assert.notInclude(page.text, "I am not a robot")
    await browser.submit({ ...ada, password: "wrong" })

    const asked = await browser.submit(ada)
    assert.deepStrictEqual(asked.problems, ["I am not a robot: Select this checkbox to continue."])
    assert.notInclude(asked.text, "checked")
    const wrong = await browser.submit({ ...ada, password: "wrong", captcha: "on" })
    assert.deepStrictEqual(wrong.problems, ["Password: The password is wrong."])
    assert.match(wrong.text, /type="checkbox"[^>]*checked/)
    const solved = await browser.submit({ ...ada, captcha: "on" })

    assert.isString(codeIn(solved))
  })

  describe("in a browser that is already signed in", () => {
    it("offers to continue without a password", async () => {
      const shop = open()
      const { browser } = await signingIn(shop)
      await browser.submit(ada)

      const { page } = await signingIn(shop, browser)
      assert.strictEqual(page.title, "Welcome back")
      assert.include(plain(page.text), "Continue as Ada")
      const code = codeIn(await browser.submit())

      assert.strictEqual((await shop.exchange({ code, redirectUri })).status, 200)
    })

    it("lets the user switch to another account and ends the first session", async () => {
      const members = [...(seed.members ?? []), { email: "cleo@shop.test", password: "asp and honey" }]
      const shop = open({ seed: { ...seed, members } })
      const { browser } = await signingIn(shop)
      await browser.submit(ada)
      const before = `portico=${browser.cookies.get("portico")?.value}`
      await signingIn(shop, browser)

      const page = await browser.follow("Use another account")
      assert.strictEqual(page.title, "Sign in")
      assert.isString(codeIn(await browser.submit({ email: "cleo@shop.test", password: "asp and honey" })))

      const { body } = await shop.session({}, "none")
      const silent = await shop.send(body.redirectSession.fullUrl, { headers: { cookie: before } })
      assert.strictEqual(messageOf(silent.text).error, "login_required")
    })

    it("requires the password if the session has ended", async () => {
      const shop = open()
      const { browser } = await signingIn(shop)
      await browser.submit(ada)
      await signingIn(shop, browser)
      browser.cookies.delete("portico")

      const page = await browser.submit()

      assert.strictEqual(page.title, "Sign in")
    })

    it("requires the form's proof to continue", async () => {
      const shop = open()
      const { browser } = await signingIn(shop)
      await browser.submit(ada)
      await signingIn(shop, browser)

      const page = await browser.submit({}, { "sec-fetch-site": "cross-site" })

      assert.strictEqual(page.status, 403)
      assert.isNull(codeIn(page))
    })
  })
})
