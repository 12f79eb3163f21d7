import { describe, expect, it } from "vitest"
import { now, serving, tokens } from "../serving.ts"

const session = (fullUrl = "https://id.example/authorize?x=1") =>
  Response.json({ redirectSession: { fullUrl, sessionToken: "RS", urlDetails: { endpoint: "https://id.example/a" } } })
const granted = () => Response.json({ access_token: "NEW", expires_in: 14_400, refresh_token: "NEXT" })
const member = {
  accessToken: { value: "NEW", expiresAt: now / 1000 + 14_400 },
  refreshToken: { value: "NEXT", role: "member" }
}

describe("auth.beginSignIn and completeSignIn", () => {
  it("complete a stored sign-in and set the session", async () => {
    const { sent, site } = serving(({ path }) => (path === "/oauth2/token" ? granted() : session()))

    const { authUrl } = await site.auth.beginSignIn({
      redirectUri: "https://shop.example/cb",
      originalUri: "https://shop.example/books"
    })
    const { auth } = (sent[0]?.body ?? {}) as { readonly auth: { readonly authRequest: { readonly state: string } } }
    const { state } = auth.authRequest
    const done = await site.auth.completeSignIn(`https://shop.example/cb#code=C1&state=${state}`)

    expect(authUrl).toBe("https://id.example/authorize?x=1")
    expect(done).toEqual({ tokens: member, originalUri: "https://shop.example/books" })
    expect(await site.auth.getTokens()).toEqual(member)
  })

  it("reject a sign-in that did not begin here", async () => {
    const { sent, site } = serving(granted)

    await expect(site.auth.completeSignIn("https://shop.example/cb#code=C1&state=S1")).rejects.toBeInstanceOf(Error)
    expect(sent).toEqual([])
  })
})

describe("auth.getMemberTokens", () => {
  const call = (code: string | null, data: object | undefined) => {
    const { sent, site } = serving(() => Response.json({}))
    return { sent, tokens: site.auth.getMemberTokens(code, "S", data as never) }
  }

  it.each([
    ["neither a code nor flow data is given", null, undefined, "Missing code or _state"],
    ["flow data is missing", "C", undefined, 'INVALID_ARGUMENT: "codeVerifier" Missing key'],
    ["flow data is invalid", "C", { codeVerifier: 5, state: "S" }, 'INVALID_ARGUMENT: "codeVerifier" Expected string']
  ])("rejects without sending a request if %s", async (_, code, data, message) => {
    const { sent, tokens } = call(code, data)

    await expect(tokens).rejects.toMatchObject({ message })
    expect(sent).toEqual([])
  })
})

describe("auth.parseFromUrl", () => {
  it("reads as much as possible of an invalid address", () => {
    const { auth } = serving(() => Response.json({})).site

    expect(auth.parseFromUrl("http://[#code=C&state=S")).toEqual({ code: "C", state: "S" })
    expect(auth.parseFromUrl("")).toEqual({ code: null, state: null })
  })
})

describe("auth.getMemberTokensForExternalLogin", () => {
  it("rejects without sending a request if the second token is missing", async () => {
    const { sent, site } = serving(() => Response.json({}))

    await expect(site.auth.getMemberTokensForExternalLogin("m1", undefined as never)).rejects.toMatchObject({
      message: 'INVALID_ARGUMENT: "secondToken" Expected string'
    })
    expect(sent).toEqual([])
  })

  it("returns the member's tokens and stores nothing", async () => {
    const { sent, site } = serving(granted)

    expect(await site.auth.getMemberTokensForExternalLogin("m1", "SECOND")).toEqual(member)

    expect(sent[0]).toMatchObject({
      authorization: "ACCESS,SECOND",
      body: { grant_type: "authorized_client", scope: "offline_access", member_id: "m1" }
    })
    expect(await site.auth.getTokens()).toEqual(tokens)
  })
})

describe("auth.createRedirectSession", () => {
  it("sends and returns plain data", async () => {
    const { sent, site } = serving(() => session())
    const request = { login: {}, callbacks: { postFlowUrl: "https://shop.example" } }

    expect(await site.auth.createRedirectSession(request)).toEqual({
      fullUrl: "https://id.example/authorize?x=1",
      sessionToken: "RS",
      urlDetails: { endpoint: "https://id.example/a" }
    })
    await site.auth.createRedirectSession()

    expect(sent.map(({ body }) => body)).toEqual([request, {}])
  })
})

describe("auth.preWarm", () => {
  it("does not reject if it fails", async () => {
    const { sent, site } = serving(() => Response.json({ redirectSession: {} }))

    await expect(site.auth.preWarm()).resolves.toBeUndefined()
    expect(sent[0]).toMatchObject({ path: "/v1/redirect-session", body: { login: {} } })
  })
})

it("auth.endSession ends the provider's session and leaves the tokens unchanged", async () => {
  const { sent, site } = serving(() => Response.json({ statusCode: 302 }))

  expect(await site.auth.endSession("https://shop.example/bye")).toEqual({ statusCode: 302 })
  expect(sent[0]).toMatchObject({ method: "GET", path: "/v1/logout" })
  expect(await site.auth.getTokens()).toEqual(tokens)
})
