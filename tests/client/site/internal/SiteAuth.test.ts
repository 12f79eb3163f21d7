import { describe, expect, it } from "vitest"
import { noTokens, now, refused, serving, tokens } from "../serving.ts"

const ada = { email: "ada@example.com", password: "s3cret" }

const granted = () => Response.json({ access_token: "NEW", expires_in: 14_400, refresh_token: "NEW_REFRESH" })

const renewed = (role: string) => ({
  accessToken: { value: "NEW", expiresAt: now / 1000 + 14_400 },
  refreshToken: { value: "NEW_REFRESH", role }
})

describe("auth.login", () => {
  it.each([
    [
      { state: "SUCCESS", sessionToken: "ST" },
      { loginState: "SUCCESS", data: { sessionToken: "ST" } }
    ],
    [{ state: "SUCCESS" }, { loginState: "SUCCESS", data: {} }],
    [
      { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "T" },
      { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken: "T" } }
    ],
    [{ state: "REQUIRE_OWNER_APPROVAL" }, { loginState: "OWNER_APPROVAL_REQUIRED" }],
    [{ state: "STATUS_CHECK" }, { loginState: "FAILURE", error: "Unknown _state" }]
  ])("returns the result of %o, as does register", async (answer, expected) => {
    const { sent, site } = serving(() => Response.json(answer))

    expect(await site.auth.login(ada)).toEqual(expected)
    expect(await site.auth.register({ ...ada, profile: { nickname: "ada" } })).toEqual(expected)
    expect(sent.map(({ path }) => path)).toEqual(["/v2/login", "/v2/register"])
    expect(await site.auth.getTokens()).toEqual(tokens)
  })

  it("returns a result with the error code if it is refused", async () => {
    const { site } = serving(() => refused(401, "-19976"))

    expect(await site.auth.login(ada)).toEqual({ loginState: "FAILURE", error: "no", errorCode: "invalidPassword" })
  })

  it("sends captcha tokens", async () => {
    const { sent, site } = serving(() => Response.json({ state: "SUCCESS" }))

    await site.auth.login({ ...ada, captchaTokens: { recaptchaToken: "RC" } })

    expect(sent[0]?.body).toEqual({
      loginId: { email: ada.email },
      password: ada.password,
      captchaTokens: [{ Recaptcha: "RC" }]
    })
  })

  it("returns a result with a message if the network fails or the response is unreadable", async () => {
    const { site } = serving((_, index) => {
      if (index > 0) return new Response("<html>")
      throw new TypeError("fetch failed")
    })

    for (const result of [await site.auth.login(ada), await site.auth.register(ada)]) {
      expect(result).toEqual({ loginState: "FAILURE", error: expect.stringMatching(/\w/) })
    }
  })
})

describe("the tokens of auth", () => {
  it("are empty at first", async () => {
    const { site } = serving(granted, { tokens: noTokens })

    expect([await site.auth.getTokens(), await site.auth.loggedIn()]).toEqual([noTokens, false])
  })

  it("are those of setTokens, and loggedIn is true for a member's", async () => {
    const { site } = serving(granted)
    const member = { ...tokens, refreshToken: { value: "M", role: "member" } } as const

    await site.auth.setTokens(member)

    expect([await site.auth.getTokens(), await site.auth.loggedIn()]).toEqual([member, true])
  })

  it("are returned by generateVisitorTokens and renewToken without being stored", async () => {
    const { sent, site } = serving(granted, { tokens: noTokens })

    expect(await site.auth.generateVisitorTokens()).toEqual(renewed("visitor"))
    expect(await site.auth.generateVisitorTokens(tokens)).toEqual(tokens)
    expect(await site.auth.generateVisitorTokens({ accessToken: tokens.accessToken })).toEqual(renewed("visitor"))
    expect(await site.auth.renewToken({ value: "R", role: "member" })).toEqual(renewed("member"))
    expect(await site.auth.getTokens()).toEqual(noTokens)
    expect(sent.map(({ body }) => (body as { readonly grantType: string }).grantType)).toEqual([
      "anonymous",
      "anonymous",
      "refresh_token"
    ])
  })

  it("are rejected if they are invalid", async () => {
    const { site } = serving(granted)

    await expect(site.auth.setTokens({} as never)).rejects.toMatchObject({
      message: 'INVALID_ARGUMENT: "accessToken" Missing key',
      details: { validationError: { fieldViolations: [{ field: "accessToken" }] } }
    })
    await expect(site.auth.renewToken("s3cret" as never)).rejects.toMatchObject({
      message: 'INVALID_ARGUMENT: "refreshToken" Expected object'
    })
  })
})

describe("the authorization of auth", () => {
  it("exchanges the code of its address for a member's tokens", async () => {
    const { sent, site } = serving(({ path }) =>
      path === "/oauth2/token"
        ? granted()
        : Response.json({ redirectSession: { fullUrl: "https://id.example/authorize?x=1", sessionToken: "RS" } })
    )

    const data = await site.auth.generateOAuthData("https://shop.example/cb")
    const address = await site.auth.getAuthUrl(data, { prompt: "none" })
    const { code, state } = site.auth.parseFromUrl(`https://shop.example/cb#code=C1&state=${data.state}`)
    const member = await site.auth.getMemberTokens(code, state, data)

    expect(address).toEqual({
      authUrl: "https://id.example/authorize?x=1",
      authorizationEndpoint: "https://id.example/authorize",
      sessionToken: "RS"
    })
    expect(sent[0]?.body).toMatchObject({ auth: { prompt: "none", authRequest: { state: data.state } } })
    expect(sent[1]?.body).toMatchObject({ code: "C1", codeVerifier: data.codeVerifier })
    expect(member).toEqual(renewed("member"))
    expect(await site.auth.loggedIn()).toBe(false)
  })

  it("is rejected if the state differs or the code is missing", async () => {
    const { site } = serving(granted)
    const data = await site.auth.generateOAuthData()

    await expect(site.auth.getMemberTokens("C1", "other", data)).rejects.toMatchObject({ message: "Invalid _state" })
    await expect(site.auth.getMemberTokens(null, null, data)).rejects.toMatchObject({
      message: "Missing code or _state"
    })
  })

  it("returns the error of a refused authorization", () => {
    const { site } = serving(granted)

    expect(site.auth.parseFromUrl("https://shop.example/cb?error=access_denied&state=S", "query")).toEqual({
      code: null,
      state: "S",
      error: "access_denied",
      errorDescription: null
    })
  })
})

describe("auth.logout", () => {
  it("ends the session and returns the address that ends the provider's session", async () => {
    const { sent, site } = serving(() => Response.json({ redirectSession: { fullUrl: "https://id.example/bye" } }))

    expect(await site.auth.logout("https://shop.example/")).toEqual({ logoutUrl: "https://id.example/bye" })
    expect(sent[0]?.authorization).toBe("ACCESS")
    expect(await site.auth.getTokens()).toEqual(noTokens)
  })

  it("rejects if the request fails, and the session has ended", async () => {
    const { site } = serving(() => refused(403, "NO"))

    await expect(site.auth.logout()).rejects.toMatchObject({ code: "NO", requestId: "REQ-1" })
    expect(await site.auth.getTokens()).toEqual(noTokens)
  })
})
