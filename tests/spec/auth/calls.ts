/** auth.md §7: one test for each row of its tables, and one for each sentence beside them. */
import { describe, expect, it } from "vitest"
import { now, refused, type Sent, serving, tokens } from "../../client/site/serving.ts"

type Auth = ReturnType<typeof serving>["site"]["auth"]

const state = () => Response.json({ state: "SUCCESS", sessionToken: "ST" })
const empty = () => Response.json({})
const granted = () => Response.json({ access_token: "NEW", expires_in: 14_400, refresh_token: "NEXT" })
const redirect = () =>
  Response.json({
    redirectSession: { fullUrl: "https://id.example/x?y=1", urlDetails: { endpoint: "https://id.example/x" } }
  })
const data = {
  codeChallenge: "CH",
  codeVerifier: "VERIFIER",
  state: "S",
  redirectUri: "https://shop.example/cb",
  originalUri: ""
}

/** What a call sends, and what it gives, where the provider answers so. */
const made = async (answer: () => Response, call: (auth: Auth) => Promise<unknown>, options = {}) => {
  const { sent, site } = serving(answer, options)
  const given = await call(site.auth)
  return { given, sent }
}

const only = ({ sent }: { readonly sent: ReadonlyArray<Sent> }) => {
  expect(sent).toHaveLength(1)
  return sent[0]
}

describe("auth.md §7, the calls", () => {
  it("POST /oauth2/token: reads access_token, expires_in, refresh_token", async () => {
    const call = await made(granted, (auth) => auth.renewToken({ value: "R", role: "member" }))

    expect(only(call)).toMatchObject({ method: "POST", path: "/oauth2/token" })
    expect(call.given).toEqual({
      accessToken: { value: "NEW", expiresAt: now / 1000 + 14_400 },
      refreshToken: { value: "NEXT", role: "member" }
    })
  })

  it("POST /v1/redirect-session: redirectSession with fullUrl, urlDetails.endpoint, sessionToken", async () => {
    const options = {
      login: {},
      callbacks: { loginUrl: "https://shop.example" },
      preferences: { checkIfPublish: true }
    }
    const call = await made(redirect, (auth) => auth.createRedirectSession(options))

    expect(only(call)).toMatchObject({ method: "POST", path: "/v1/redirect-session", body: options })
    expect(call.given).toMatchObject({
      fullUrl: "https://id.example/x?y=1",
      urlDetails: { endpoint: "https://id.example/x" }
    })
  })

  it("POST /v2/register: loginId (email), password, profile, captchaTokens, clientMetaData", async () => {
    const call = await made(
      state,
      (auth) =>
        auth.register({
          email: "a@b.co",
          password: "pw",
          profile: { nickname: "a" },
          captchaTokens: { recaptchaToken: "r", invisibleRecaptchaToken: "i" }
        }),
      { clientMetaData: { k: "v" } }
    )

    expect(only(call)).toMatchObject({
      path: "/v2/register",
      body: {
        loginId: { email: "a@b.co" },
        password: "pw",
        profile: { nickname: "a" },
        captchaTokens: [{ Recaptcha: "r", InvisibleRecaptcha: "i" }],
        clientMetaData: { k: "v" }
      }
    })
    expect(call.given).toEqual({ loginState: "SUCCESS", data: { sessionToken: "ST" } })
  })

  it("POST /v2/login: loginId, password, captchaTokens, clientMetaData", async () => {
    const call = await made(state, (auth) => auth.login({ email: "a@b.co", password: "pw" }), {
      clientMetaData: { k: "v" }
    })

    expect(only(call)).toMatchObject({
      path: "/v2/login",
      body: { loginId: { email: "a@b.co" }, password: "pw", clientMetaData: { k: "v" } }
    })
    expect(call.given).toEqual({ loginState: "SUCCESS", data: { sessionToken: "ST" } })
  })

  const rows: ReadonlyArray<
    readonly [
      row: string,
      call: (auth: Auth) => Promise<unknown>,
      method: string,
      path: string,
      body: object | undefined
    ]
  > = [
    [
      "POST /v2/sign-on: loginId, profile, verifyEmail, mergeExistingContact",
      (auth) => auth.signOn({ email: "a@b.co", profile: {}, verifyEmail: true, mergeExistingContact: true }),
      "POST",
      "/v2/sign-on",
      { loginId: { email: "a@b.co" }, profile: {}, verifyEmail: true, mergeExistingContact: true }
    ],
    [
      "POST /v2/change-password: newPassword",
      (auth) => auth.changePassword("n3w"),
      "POST",
      "/v2/change-password",
      { newPassword: "n3w" }
    ],
    [
      "GET /v1/logout: query parameters",
      (auth) => auth.endSession("https://shop.example/"),
      "GET",
      "/v1/logout",
      undefined
    ],
    [
      "POST /v2/{factorType}/verify: stateToken, rememberThisDevice, and one of six kinds of data",
      (auth) => auth.verifyFactor("TOTP", { stateToken: "T", rememberThisDevice: true, code: "1" }),
      "POST",
      "/v2/TOTP/verify",
      { factorType: "TOTP", stateToken: "T", rememberThisDevice: true, totpData: { code: "1" } }
    ],
    [
      "POST /v1/send-email (recovery): email, language, redirect (url, clientId)",
      (auth) => auth.sendPasswordResetEmail("a@b.co", "https://shop.example/r", { language: "en" }),
      "POST",
      "/v1/send-email",
      { email: "a@b.co", language: "en", redirect: { url: "https://shop.example/r", clientId: "shop" } }
    ],
    [
      "POST /v1/activation-email: identityId, emailOptions",
      (auth) => auth.sendActivationEmail("i1", { language: "en" }),
      "POST",
      "/v1/activation-email",
      { identityId: "i1", emailOptions: { language: "en", redirect: { clientId: "shop" } } }
    ],
    [
      "POST /v1/recover: recoveryToken, password",
      (auth) => auth.recover("R", "n3w"),
      "POST",
      "/v1/recover",
      { recoveryToken: "R", password: "n3w" }
    ],
    [
      "POST /v1/Start (verification): identityId, target (EMAIL)",
      (auth) => auth.startVerification({ identityId: "i1", target: "EMAIL" }),
      "POST",
      "/v1/Start",
      { identityId: "i1", target: "EMAIL" }
    ],
    [
      "POST /v1/auth/verify: code, stateToken",
      (auth) => auth.verify({ code: "1" }, { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken: "T" } }),
      "POST",
      "/v1/auth/verify",
      { code: "1", stateToken: "T" }
    ],
    [
      "POST /graphql/{apiVersion}: GraphQL request, apiVersion default alpha",
      (auth) => auth.graphql("{ x }"),
      "POST",
      "/graphql/alpha",
      { query: "{ x }" }
    ]
  ]

  it.each(rows)("%s", async (_, call, method, path, body) => {
    expect(only(await made(empty, call))).toEqual({ method, path, authorization: "ACCESS", body })
  })

  it("every request carries an Authorization header holding the access token", async () => {
    const { sent } = await made(state, (auth) => auth.login({ email: "a@b.co", password: "pw" }))

    expect(sent[0]?.authorization).toBe(tokens.accessToken.value)
  })
})

describe("auth.md §7, the token grants", () => {
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

  it.each([201, 400, 403])("any non-200 status fails with the status text and the request id: %i", async (status) => {
    const { site } = serving(
      () => new Response("{}", { status, statusText: "Odd Text", headers: { "x-request-id": "REQ-5" } })
    )

    await expect(site.auth.getMemberTokens("C", "S", data)).rejects.toThrow(/Odd Text.*REQ-5/)
  })
})

describe("auth.md §7, the redirect session's body", () => {
  const authOf = async (...args: Parameters<Auth["getAuthUrl"]>) => {
    const { sent } = await made(redirect, (auth) => auth.getAuthUrl(...args))
    const { auth } = (sent[0]?.body ?? {}) as { readonly auth?: object }
    return auth
  }

  it("the auth part holds an authRequest and a prompt", async () => {
    expect(await authOf(data, { prompt: "none", responseMode: "query", sessionToken: "ST" })).toEqual({
      authRequest: {
        redirectUri: data.redirectUri,
        clientId: "shop",
        codeChallenge: "CH",
        codeChallengeMethod: "S256",
        responseMode: "query",
        responseType: "code",
        scope: "offline_access",
        state: "S",
        sessionToken: "ST"
      },
      prompt: "none"
    })
  })

  it("logout sends the clientId and callbacks.postFlowUrl", async () => {
    const call = await made(redirect, (auth) => auth.logout("https://shop.example/bye"))

    expect(only(call)?.body).toEqual({
      logout: { clientId: "shop" },
      callbacks: { postFlowUrl: "https://shop.example/bye" }
    })
  })

  it("a GET whose query string exceeds 4000 characters switches to a fallback request form", async () => {
    const address = `https://shop.example/?${"a".repeat(4000)}`
    const call = await made(empty, (auth) => auth.endSession(address))

    expect(only(call)).toMatchObject({
      method: "POST",
      path: "/v1/logout",
      body: { postLogoutRedirectUri: address, clientId: "shop" }
    })
  })
})

describe("auth.md §7, the hosts", () => {
  it.each([
    [{}, "https://edge.example"],
    [{ useCdn: false }, "https://api.example"]
  ] as const)("the API host, or a separate edge host when the CDN is used (the default): %o", async (options, host) => {
    const origins: Array<string> = []
    const fetch = async (input: string | URL | Request) => {
      origins.push(new URL(input instanceof Request ? input.url : input).origin)
      return empty()
    }
    const { site } = serving(empty, { ...options, edgeHost: "https://edge.example", fetch })

    await site.auth.changePassword("n3w")

    expect(origins).toEqual([host])
  })

  it("a call that is refused rejects", async () => {
    const { site } = serving(() => refused(403, "NO"))

    await expect(site.auth.changePassword("n3w")).rejects.toMatchObject({ code: "NO" })
  })
})
