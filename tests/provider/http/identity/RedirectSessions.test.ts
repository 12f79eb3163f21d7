import { assert, describe, it } from "@effect/vitest"
import { codeOf, home, messageOf, open, origin, redirectUri } from "../../Shop.ts"
import { browse } from "../pages/Visitor.ts"

const fieldsOf = (answered: Awaited<ReturnType<ReturnType<typeof open>["post"]>>) =>
  answered.body.details.validationError?.fieldViolations.map(({ field }) => field)

it("returns an address that contains only an opaque id", async () => {
  const shop = open()
  const { sessionToken } = (await shop.login()).body

  const { body } = await shop.session({ sessionToken, state: "the-state" }, "none")

  const { fullUrl, id, urlDetails } = body.redirectSession
  assert.strictEqual(fullUrl, `${home}/portico/session/${id}`)
  assert.match(id, /^[\w-]{43}$/)
  assert.strictEqual(urlDetails.endpoint, fullUrl)
})

it("uses the configured origin in its addresses", async () => {
  const shop = open({ origin: "https://id.shop.test" })

  const { body } = await shop.session({}, "none")

  assert.match(body.redirectSession.fullUrl, /^https:\/\/id\.shop\.test\/portico\/session\//)
})

describe("a silent login", () => {
  it("is accepted only from origins that the client lists", async () => {
    const allowed = await open().session({}, "none", origin)
    const strange = await open().session({}, "none", "http://evil.test")
    const hidden = await open().session({}, "none", "null")

    assert.strictEqual(allowed.status, 200)
    assert.strictEqual(strange.status, 403)
    assert.strictEqual(codeOf(strange), "ORIGIN_NOT_ALLOWED")
    assert.strictEqual(hidden.status, 403)
  })

  it("is accepted from the provider's own pages", async () => {
    assert.strictEqual((await open().session({}, "none", home)).status, 200)
  })

  it("is accepted from loopback hosts if the client allows them", async () => {
    const seed = { clients: [{ clientId: "shop", origins: [], redirectUris: [], allowLoopback: true }] }

    assert.strictEqual((await open({ seed }).session({}, "none", "http://localhost:5173")).status, 200)
    assert.strictEqual((await open({ seed }).session({}, "none", "http://127.0.0.1:5173")).status, 200)
    assert.strictEqual((await open({ seed }).session({}, "none", "http://localhost.evil.test")).status, 403)
  })

  it("requires a valid code challenge", async () => {
    assert.deepStrictEqual(fieldsOf(await open().session({ codeChallenge: "short" }, "none")), [
      "auth.authRequest.codeChallenge"
    ])
  })

  it("rejects other challenge methods", async () => {
    assert.deepStrictEqual(fieldsOf(await open().session({ codeChallengeMethod: "plain" }, "none")), [
      "auth.authRequest.codeChallengeMethod"
    ])
  })

  it("is rejected for an unknown client", async () => {
    assert.strictEqual(codeOf(await open().session({ clientId: "nobody" }, "none")), "invalid_client")
  })
})

describe("a return address", () => {
  it.each([
    ["is missing", undefined],
    ["is empty", ""],
    ["is a prefix of a listed one", "http://shop.test/callback"],
    ["adds to a listed one", `${redirectUri}&more=1`],
    ["contains a parent directory", "http://shop.test/callback/../evil?from=portico"],
    ["belongs to another client", "http://other.test/callback"],
    ["is a javascript: URL", "javascript:alert(1)"],
    ["has no scheme", "//evil.test/"],
    ["contains a user name", "http://shop.test@evil.test/"],
    ["contains a backslash", "http:\\\\evil.test"],
    ["contains a line break", `${redirectUri}\r\nSet-Cookie: a=b`]
  ])("is rejected if it %s", async (_, address) => {
    for (const responseMode of ["fragment", "query"]) {
      const request = address === undefined ? { responseMode } : { responseMode, redirectUri: address }

      assert.deepStrictEqual(fieldsOf(await open().session(request)), ["auth.authRequest.redirectUri"])
    }
  })

  it("may be any web address in open mode, and nothing else", async () => {
    const shop = open({ open: true })

    const web = await shop.session({ responseMode: "query", redirectUri: "https://anywhere.test/x" })
    const script = await shop.session({ responseMode: "query", redirectUri: "javascript:alert(1)" })

    assert.strictEqual(web.status, 200)
    assert.strictEqual(script.status, 400)
  })
})

describe("logout", () => {
  const logout = async (shop: ReturnType<typeof open>, token: string, postFlowUrl?: string) =>
    shop.post(
      "/v1/redirect-session",
      { logout: { clientId: "shop" }, callbacks: postFlowUrl === undefined ? {} : { postFlowUrl } },
      token
    )

  it("ends the session of the token, even if its page is not opened", async () => {
    const shop = open()
    const ada = await shop.member()
    const another = await shop.member()

    const { status } = await logout(shop, ada.access_token)

    assert.strictEqual(status, 200)
    assert.strictEqual(codeOf(await shop.refresh(ada.refresh_token)), "invalid_grant")
    assert.strictEqual((await shop.refresh(another.refresh_token)).status, 200)
  })

  it.each([redirectUri, `${origin}/bye`, `${home}/bye`])("accepts the return address %s", async (address) => {
    const shop = open()

    assert.strictEqual((await logout(shop, await shop.visitor(), address)).status, 200)
  })

  it.each(["http://evil.test/", "javascript:alert(1)", "//evil.test", `${origin}.evil.test/`, `${origin}@evil.test/`])(
    "rejects the return address %s",
    async (address) => {
      const shop = open()

      const refused = await logout(shop, await shop.visitor(), address)

      assert.deepStrictEqual(fieldsOf(refused), ["callbacks.postFlowUrl"])
    }
  )
})

describe("a redirect session for a login", () => {
  const openSession = async (shop: ReturnType<typeof open>, request: object) =>
    shop.post("/v1/redirect-session", request, await shop.visitor(), { origin })

  it("signs the browser in and redirects back without a code", async () => {
    const shop = open()
    const { body } = await openSession(shop, { login: {}, callbacks: { postFlowUrl: `${origin}/welcome` } })
    const browser = browse(shop)

    const asked = await browser.visit(body.redirectSession.fullUrl)
    assert.strictEqual(asked.title, "Sign in")
    assert.include(asked.headers.get("content-security-policy") ?? "", "frame-ancestors 'none'")
    const page = await browser.submit({ email: "ada@shop.test", password: "correct horse" })

    assert.strictEqual(page.url, `${origin}/welcome`)
    const silent = await shop.session({}, "none")
    const cookie = `portico=${browser.cookies.get("portico")?.value}`
    const told = await shop.send(silent.body.redirectSession.fullUrl, { headers: { cookie } })
    assert.isString(messageOf(told.text).code)
  })

  it.each([{ login: {} }, {}])("shows a page without a redirect if it has no return address: %j", async (request) => {
    const shop = open()

    const { body } = await openSession(shop, request)

    const page = await browse(shop).visit(body.redirectSession.fullUrl)
    assert.strictEqual(page.title, "Ready")
  })
})

describe("a callback", () => {
  const names = [
    "postFlowUrl",
    "thankYouPageUrl",
    "loginUrl",
    "cartPageUrl",
    "bookingsServiceListUrl",
    "planListUrl"
  ] as const
  const strange = [
    "http://evil.test/",
    "javascript:alert(1)",
    "//evil.test",
    `${origin}.evil.test/`,
    "http:\\\\evil.test"
  ]
  const intents = [{ login: {} }, { logout: { clientId: "shop" } }, { ecomCheckout: {} }, { memberAccountPage: {} }, {}]

  it.each(names)("%s must be a listed address, for every kind of session", async (name) => {
    const shop = open()
    const token = await shop.visitor()
    for (const intent of intents) {
      for (const address of strange) {
        const request = { ...intent, callbacks: { [name]: address } }
        assert.deepStrictEqual(fieldsOf(await shop.post("/v1/redirect-session", request, token)), [`callbacks.${name}`])
      }
      const listed = { ...intent, callbacks: { [name]: `${origin}/there` } }
      assert.strictEqual((await shop.post("/v1/redirect-session", listed, token)).status, 200)
      const empty = { ...intent, callbacks: { [name]: "" } }
      assert.strictEqual((await shop.post("/v1/redirect-session", empty, token)).status, 200)
    }
  })

  it("is checked against the client of the request", async () => {
    const shop = open()
    const request = { logout: { clientId: "other" }, callbacks: { postFlowUrl: `${origin}/bye` } }

    assert.strictEqual((await shop.post("/v1/redirect-session", request, await shop.visitor())).status, 400)
  })
})

describe("preferences", () => {
  const withPreferences = async (preferences: object) => {
    const shop = open()
    const answered = await shop.post("/v1/redirect-session", { login: {}, preferences }, await shop.visitor())
    return { shop, answered }
  }

  it("add query parameters to the address and list them", async () => {
    const additionalQueryParameters = { utm_source: "a b&c", lang: "en" }
    const { answered, shop } = await withPreferences({ additionalQueryParameters })

    const { fullUrl, id, shortUrl, urlDetails } = answered.body.redirectSession
    assert.strictEqual(urlDetails.endpoint, `${home}/portico/session/${id}`)
    assert.deepStrictEqual(urlDetails.searchParams, additionalQueryParameters)
    assert.strictEqual(fullUrl, `${urlDetails.endpoint}?utm_source=a+b%26c&lang=en`)
    assert.strictEqual((await browse(shop).visit(shortUrl)).title, "Ready")
  })

  it("are accepted if they have no effect here", async () => {
    const { answered } = await withPreferences({
      useGenericWixPages: false,
      checkIfPublish: true,
      maintainIdentity: true
    })

    assert.strictEqual(answered.status, 200)
  })

  it("are rejected if the address becomes too long", async () => {
    const { answered } = await withPreferences({ additionalQueryParameters: { long: "x".repeat(2000) } })

    assert.deepStrictEqual(fieldsOf(answered), ["preferences.additionalQueryParameters"])
  })
})

it("returns a session token that does not sign in", async () => {
  const shop = open()
  const { body } = await shop.session({})

  const { sessionToken } = body.redirectSession
  const silent = await shop.session({ sessionToken }, "none")

  assert.match(sessionToken, /^[\w-]{43}$/)
  const page = await shop.send(silent.body.redirectSession.fullUrl)
  assert.strictEqual(messageOf(page.text).error, "login_required")
})

it.each(["consent", "select_account", "none login", "NONE", ""])("ignores the unknown prompt %j", async (prompt) => {
  const shop = open()
  const { body } = await shop.session({ responseMode: "fragment", redirectUri }, prompt as "login")

  assert.strictEqual((await browse(shop).visit(body.redirectSession.fullUrl)).title, "Sign in")
})

it("defaults to the response mode fragment", async () => {
  const shop = open()
  const { sessionToken } = (await shop.login()).body
  const { body } = await shop.session({ responseMode: undefined, redirectUri, sessionToken })

  const page = await shop.send(body.redirectSession.fullUrl)

  assert.match(page.headers.get("location") ?? "", /#code=[\w-]+&state=the\+state$/)
})

it("rejects an unknown response mode", async () => {
  const refused = await open().session({ responseMode: "form_post", redirectUri })

  assert.deepStrictEqual(fieldsOf(refused), ["auth.authRequest.responseMode"])
})

it("returns the state unchanged", async () => {
  const shop = open()
  const state = `"><script>alert(1)</script>&amp;\u2028'\``
  const { body } = await shop.session({ state }, "none")

  const page = await shop.send(body.redirectSession.fullUrl)

  assert.notInclude(page.text, "<script>alert")
  assert.strictEqual(messageOf(page.text).state, state)
})
