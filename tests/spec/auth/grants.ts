/** auth.md §7: one test for each token grant, and for each part of a redirect session's body. */
import { describe, expect, it } from "vitest"
import { serving } from "../../client/site/serving.ts"
import { type Auth, empty, made, only, redirect } from "./made.ts"

const granted = () => Response.json({ access_token: "NEW", expires_in: 14_400, refresh_token: "NEXT" })
const data = {
  codeChallenge: "CH",
  codeVerifier: "VERIFIER",
  state: "S",
  redirectUri: "https://shop.example/cb",
  originalUri: ""
}

describe("auth.md §7, token grants", () => {
  it("anonymous: clientId, grantType", async () => {
    const call = await made(granted, (auth) => auth.generateVisitorTokens())

    expect(only(call)).toMatchObject({ authorization: null, body: { clientId: "shop", grantType: "anonymous" } })
  })

  it("refresh_token: refreshToken, grantType", async () => {
    const call = await made(granted, (auth) => auth.renewToken({ value: "R", role: "visitor" }))

    expect(only(call)).toMatchObject({ authorization: null, body: { refreshToken: "R", grantType: "refresh_token" } })
  })

  it("authorization_code: clientId, grantType, redirectUri (optional), code, codeVerifier", async () => {
    const code = { clientId: "shop", grantType: "authorization_code", code: "C", codeVerifier: "VERIFIER" }
    const call = await made(granted, (auth) => auth.getMemberTokens("C", "S", data))
    const bare = await made(granted, (auth) => auth.getMemberTokens("C", "S", { ...data, redirectUri: "" }))

    expect(only(call)).toMatchObject({ authorization: null, body: { ...code, redirectUri: data.redirectUri } })
    expect(only(bare)?.body).toEqual(code)
  })

  it("authorized_client: grant_type, scope offline_access, member_id; two tokens with a comma between", async () => {
    const call = await made(granted, (auth) => auth.getMemberTokensForExternalLogin("m1", "SECOND"))

    expect(only(call)).toMatchObject({
      authorization: "ACCESS,SECOND",
      body: { grant_type: "authorized_client", scope: "offline_access", member_id: "m1" }
    })
  })

  it.each([201, 400, 403, 500])(
    "any non-200 status fails with a message containing the status text and the request id: %i",
    async (status) => {
      const { site } = serving(
        () => new Response("{}", { status, statusText: "Odd Text", headers: { "x-request-id": "REQ-5" } })
      )

      await expect(site.auth.getMemberTokens("C", "S", data)).rejects.toThrow(/Odd Text.*REQ-5/)
    }
  )
})

describe("auth.md §7, redirect session body", () => {
  const authOf = async (...args: Parameters<Auth["getAuthUrl"]>) => {
    const { sent } = await made(redirect, (auth) => auth.getAuthUrl(...args))
    const { auth } = (sent[0]?.body ?? {}) as { readonly auth?: object }
    return auth
  }

  const authRequest = {
    redirectUri: data.redirectUri,
    clientId: "shop",
    codeChallenge: "CH",
    codeChallengeMethod: "S256",
    responseMode: "query",
    responseType: "code",
    scope: "offline_access",
    state: "S",
    sessionToken: "ST"
  } as const

  it("the auth part contains an authRequest and a prompt", async () => {
    expect(await authOf(data, { prompt: "none", responseMode: "query", sessionToken: "ST" })).toEqual({
      authRequest,
      prompt: "none"
    })
  })

  it.each(Object.entries(authRequest))("authRequest: %s", async (name, value) => {
    const { authRequest } = (await authOf(data, { responseMode: "query", sessionToken: "ST" })) as {
      readonly authRequest: object
    }

    expect(authRequest).toHaveProperty(name, value)
    expect((await authOf(data)) ?? {}).not.toHaveProperty("authRequest.sessionToken")
  })

  it.each([
    ["login", { login: {} }],
    ["logout", { logout: { clientId: "shop" } }],
    ["auth", { auth: { authRequest, prompt: "login" } }],
    ["callbacks", { callbacks: { postFlowUrl: "https://shop.example", loginUrl: "https://shop.example/login" } }],
    ["preferences", { preferences: { maintainIdentity: true, additionalQueryParameters: { a: "b" } } }]
  ] as const)("options: %s", async (_, options) => {
    const call = await made(redirect, (auth) => auth.createRedirectSession(options))

    expect(only(call)?.body).toEqual(options)
  })

  it("logout sends the clientId and callbacks.postFlowUrl", async () => {
    const call = await made(redirect, (auth) => auth.logout("https://shop.example/bye"))

    expect(only(call)?.body).toEqual({
      logout: { clientId: "shop" },
      callbacks: { postFlowUrl: "https://shop.example/bye" }
    })
  })

  it("a GET with a query string above 4000 characters is sent as POST", async () => {
    const address = `https://shop.example/?${"a".repeat(4000)}`
    const call = await made(empty, (auth) => auth.endSession(address))

    expect(only(call)).toMatchObject({
      method: "POST",
      path: "/v1/logout",
      body: { postLogoutRedirectUri: address, clientId: "shop" }
    })
  })
})
