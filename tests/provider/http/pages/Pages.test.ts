import { assert, describe, it } from "@effect/vitest"
import { attributeOf, codeOf, home, messageOf, open, origin, redirectUri, verifier } from "../../Shop.ts"

const cookieOf = (headers: Headers, name: string) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? ""

const pairOf = (cookie: string) => cookie.split(";")[0] ?? ""

const ask = async (shop: ReturnType<typeof open>, authRequest: object = {}) => {
  const { body } = await shop.session({ responseMode: "fragment", redirectUri, ...authRequest })
  const { fullUrl } = body.redirectSession
  const page = await shop.send(fullUrl)
  const form = pairOf(cookieOf(page.headers, "portico_form"))
  const submit = (fields: Record<string, string>, headers: Record<string, string> = { cookie: form }) =>
    shop.send(fullUrl, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({
        proof: attributeOf(page.text.slice(page.text.indexOf("proof")), "value"),
        ...fields
      }).toString()
    })
  return { fullUrl, page, form, submit }
}

const ada = { email: "ada@shop.test", password: "correct horse" }

describe("the silent page", () => {
  const openFrame = async (shop: ReturnType<typeof open>, authRequest: object = {}, cookie?: string) => {
    const { body } = await shop.session({ ...authRequest }, "none")
    return shop.send(body.redirectSession.fullUrl, cookie === undefined ? {} : { headers: { cookie } })
  }

  it("tells a code to the one origin that may know", async () => {
    const shop = open()
    const { sessionToken } = (await shop.login()).body

    const page = await openFrame(shop, { sessionToken })

    assert.strictEqual(page.status, 200)
    assert.strictEqual(attributeOf(page.text, "data-origin"), origin)
    assert.strictEqual(messageOf(page.text).state, "the state")
    assert.strictEqual((await shop.exchange({ code: messageOf(page.text).code })).status, 200)
  })

  it("may be held in a frame by that origin alone, and holds no script of its own", async () => {
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

  it("says that nobody is signed in", async () => {
    const page = await openFrame(open())

    assert.deepStrictEqual(messageOf(page.text), {
      error: "login_required",
      error_description: "Nobody is signed in here.",
      state: "the state"
    })
  })

  it.each(["unknown", "used", "expired"])("does not take a session token that is %s", async (what) => {
    const shop = open()
    const { sessionToken } = (await shop.login()).body
    if (what === "used") await shop.exchange({ code: messageOf((await openFrame(shop, { sessionToken })).text).code })
    if (what === "expired") shop.pass(5 * 60_000)

    const page = await openFrame(shop, { sessionToken: what === "unknown" ? "x".repeat(43) : sessionToken })

    assert.strictEqual(messageOf(page.text).error, "login_required")
  })

  it("is there once", async () => {
    const shop = open()
    const { body } = await shop.session({}, "none")
    await shop.send(body.redirectSession.fullUrl)

    const again = await shop.send(body.redirectSession.fullUrl)

    assert.strictEqual(again.status, 410)
    assert.include(again.headers.get("content-security-policy") ?? "", "frame-ancestors 'none'")
  })

  it("is there for two minutes", async () => {
    const shop = open()
    const { body } = await shop.session({}, "none")
    shop.pass(120_000)

    assert.strictEqual((await shop.send(body.redirectSession.fullUrl)).status, 410)
  })

  it("goes back by itself where it is not in a frame", async () => {
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

  it("knows the browser that signed in on the sign-in page", async () => {
    const shop = open()
    const cookie = pairOf(cookieOf((await (await ask(shop)).submit(ada)).headers, "portico"))

    const page = await openFrame(shop, {}, `other=1; ${cookie}`)

    assert.isString(messageOf(page.text).code)
  })
})

describe("the sign-in page", () => {
  it("asks for address and password, without a script", async () => {
    const { page } = await ask(open())

    assert.strictEqual(page.status, 200)
    assert.match(page.text, /<label for="email">/)
    assert.match(
      page.text,
      /<input\s+id="password"\s+name="password"\s+type="password"\s+autocomplete="current-password"/
    )
    assert.notInclude(page.text, "<script")
    assert.include(page.headers.get("content-security-policy") ?? "", `form-action 'self' ${origin}`)
    assert.include(page.headers.get("content-security-policy") ?? "", "frame-ancestors 'none'")
    assert.strictEqual(page.headers.get("x-frame-options"), "DENY")
  })

  it("leads back with a code in the fragment", async () => {
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

  it("sets a cookie that no script reads", async () => {
    const { submit } = await ask(open())

    const cookie = cookieOf((await submit(ada)).headers, "portico")

    assert.match(cookie, /^portico=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  })

  it("shows a wrong password in place, and keeps the address", async () => {
    const { submit } = await ask(open())

    const page = await submit({ ...ada, password: "<b>wrong" })

    assert.strictEqual(page.status, 422)
    assert.match(page.text, /name="password"[^>]* aria-invalid="true" aria-describedby="password-problem"/)
    assert.match(page.text, /id="password-problem" role="alert">The password is wrong\./)
    assert.match(page.text, /name="email"[^>]* value="ada@shop\.test"/)
    assert.notInclude(page.text, "&#60;b&#62;wrong")
  })

  it("shows an unknown address in place, escaped", async () => {
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

  it("can be tried again after a wrong password", async () => {
    const { submit } = await ask(open())
    await submit({ ...ada, password: "wrong" })

    assert.strictEqual((await submit(ada)).status, 303)
  })

  it("is answered once", async () => {
    const { submit } = await ask(open())
    await submit(ada)

    assert.strictEqual((await submit(ada)).status, 410)
  })

  it.each([
    ["bob@shop.test", "battery staple", "You may not sign in here."],
    ["eve@shop.test", "waiting room", "The owner of the shop has to approve you first."]
  ])("lets %s not in", async (email, password, text) => {
    const page = await (await ask(open())).submit({ email, password })

    assert.strictEqual(page.status, 403)
    assert.include(page.text, text)
    assert.strictEqual(cookieOf(page.headers, "portico"), "")
  })

  it("takes no form that another site sent", async () => {
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

  it("keeps the proof of a browser that has another form open", async () => {
    const shop = open()
    const { form, fullUrl } = await ask(shop)

    const second = await shop.send(fullUrl, { headers: { cookie: form } })

    assert.strictEqual(pairOf(cookieOf(second.headers, "portico_form")), form)
  })

  it("is passed over by a session token", async () => {
    const shop = open()
    const { sessionToken } = (await shop.login()).body

    const { page } = await ask(shop, { sessionToken })

    assert.strictEqual(page.status, 303)
    assert.match(page.headers.get("location") ?? "", /#code=/)
  })

  it("refuses a form of a megabyte", async () => {
    const { submit } = await ask(open())

    assert.strictEqual((await submit({ email: "x".repeat(1_000_000) })).status, 413)
  })
})

describe("the logout page", () => {
  const logout = async (shop: ReturnType<typeof open>, token: string, postFlowUrl?: string) => {
    const callbacks = postFlowUrl === undefined ? {} : { postFlowUrl }
    const { body } = await shop.post("/v1/redirect-session", { logout: { clientId: "shop" }, callbacks }, token)
    return body.redirectSession.fullUrl
  }

  it("clears the cookie, ends the browser's session and goes back", async () => {
    const shop = open()
    const cookie = pairOf(cookieOf((await (await ask(shop)).submit(ada)).headers, "portico"))
    const address = await logout(shop, await shop.visitor(), `${origin}/bye`)

    const page = await shop.send(address, { headers: { cookie } })

    assert.strictEqual(page.status, 303)
    assert.strictEqual(page.headers.get("location"), `${origin}/bye`)
    assert.match(cookieOf(page.headers, "portico"), /^portico=; Path=\/; Max-Age=0;/)
    const { body } = await shop.session({}, "none")
    const silent = await shop.send(body.redirectSession.fullUrl, { headers: { cookie } })
    assert.strictEqual(messageOf(silent.text).error, "login_required")
  })

  it("says so where there is nowhere to go", async () => {
    const shop = open()

    const page = await shop.send(await logout(shop, await shop.visitor()))

    assert.strictEqual(page.status, 200)
    assert.include(page.text, "You are signed out")
  })

  it("is not needed to end the browser's session that the tokens came from", async () => {
    const shop = open()
    const done = await (await ask(shop)).submit(ada)
    const cookie = pairOf(cookieOf(done.headers, "portico"))
    const answer = new URLSearchParams(new URL(done.headers.get("location") ?? "").hash.slice(1))
    const { body } = await shop.exchange({ code: answer.get("code"), redirectUri })

    await logout(shop, body.access_token)

    const silent = await shop.session({}, "none")
    const page = await shop.send(silent.body.redirectSession.fullUrl, { headers: { cookie } })
    assert.strictEqual(messageOf(page.text).error, "login_required")
    assert.strictEqual(codeOf(await shop.refresh(body.refresh_token)), "invalid_grant")
  })
})

it("a pre-warmed page may be held in a frame by the page that asked", async () => {
  const shop = open()
  const { body } = await shop.post("/v1/redirect-session", { login: {} }, await shop.visitor(), { origin })

  const page = await shop.send(body.redirectSession.fullUrl)

  assert.strictEqual(page.status, 200)
  assert.include(page.headers.get("content-security-policy") ?? "", `frame-ancestors ${origin}`)
})

it("cookies travel over https only where the provider is reached so", async () => {
  const shop = open()
  const { body } = await shop.session({ responseMode: "query", redirectUri })
  const address = body.redirectSession.fullUrl.replace("http:", "https:")
  const page = await shop.send(address)
  const form = pairOf(cookieOf(page.headers, "portico_form"))
  const proof = attributeOf(page.text.slice(page.text.indexOf("proof")), "value")

  const done = await shop.send(address, {
    method: "POST",
    headers: { cookie: form },
    body: new URLSearchParams({ proof, ...ada }).toString()
  })

  assert.match(cookieOf(page.headers, "portico_form"), /; SameSite=Strict; Secure$/)
  assert.match(cookieOf(done.headers, "__Host-portico"), /; HttpOnly; SameSite=None; Secure$/)
})

it.each(["DELETE", "PUT", "HEAD", "OPTIONS"])("%s spends no page", async (method) => {
  const shop = open()
  const { body } = await shop.session({}, "none")

  const refused = await shop.send(body.redirectSession.fullUrl, { method })

  assert.strictEqual(refused.status, 405)
  assert.strictEqual((await shop.send(body.redirectSession.fullUrl)).status, 200)
})

it.each(["x", "..%2f..%2fetc", "%00", "", "a/b"])("there is no page %j", async (id) => {
  assert.strictEqual((await open().send(`${home}/portico/session/${id}`)).status, 410)
})

it.each([
  ["page.css", "text/css; charset=utf-8"],
  ["silent.js", "text/javascript; charset=utf-8"]
])("serves %s", async (name, type) => {
  const asset = await open().send(`/portico/assets/${name}`)

  assert.strictEqual(asset.status, 200)
  assert.strictEqual(asset.headers.get("content-type"), type)
})

it.each(["constructor", "__proto__", "nothing.js"])("serves no %s", async (name) => {
  assert.strictEqual((await open().send(`/portico/assets/${name}`)).status, 404)
})
