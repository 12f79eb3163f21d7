/** auth.md §7: one test for each row of the table of calls, and for each sentence about hosts and headers. */
import { describe, expect, it } from "vitest"
import { now, serving, tokens } from "../../client/site/serving.ts"
import { type Auth, empty, made, only, redirect } from "./made.ts"

const state = () => Response.json({ state: "SUCCESS", sessionToken: "ST" })
const granted = () => Response.json({ access_token: "NEW", expires_in: 14_400, refresh_token: "NEXT" })

/** A row: its call, and the request that it sends. */
type Row = readonly [
  row: string,
  call: (auth: Auth) => Promise<unknown>,
  method: string,
  path: string,
  body: object | undefined
]

const code = { code: "1" }
const passkey = { challengeId: "c1", credential: { id: "k1" } }

/** The kinds of data that respond to a factor's challenge. */
const factors = [
  ["smsData", "SMS", code, code],
  ["callData", "CALL", code, code],
  ["emailData", "EMAIL", code, code],
  ["totpData", "TOTP", code, code],
  ["pushData", "PUSH", { transactionId: "t1" }, { transactionId: "t1" }],
  ["webauthnData", "WEBAUTHN", passkey, passkey]
] as const

describe("auth.md §7, calls", () => {
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

  const rows: ReadonlyArray<Row> = [
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
    ...factors.map(([data, factorType, input, content]): Row => [
      `POST /v2/{factorType}/verify: ${data}`,
      (auth) => auth.verifyFactor(factorType, { stateToken: "T", rememberThisDevice: true, ...input }),
      "POST",
      `/v2/${factorType}/verify`,
      { factorType, stateToken: "T", rememberThisDevice: true, [data]: content }
    ]),
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
})

describe("auth.md §7, hosts", () => {
  const originOf = async (options: object, call: (auth: Auth) => Promise<unknown>) => {
    const origins: Array<string> = []
    const fetch = async (input: string | URL | Request) => {
      origins.push(new URL(input instanceof Request ? input.url : input).origin)
      return state()
    }
    await call(serving(empty, { ...options, edgeHost: "https://edge.example", fetch }).site.auth)
    return origins
  }
  const login = (auth: Auth) => auth.login({ email: "a@b.co", password: "pw" })
  const change = (auth: Auth) => auth.changePassword("n3w")

  it.each([
    ["logins, with any setting", {}, login],
    ["everything, with useCdn: false", { useCdn: false }, change]
  ])("the API host is {host}: %s", async (_, options, call) => {
    expect(await originOf(options, call)).toEqual(["https://api.example"])
  })

  it.each([
    ["module calls", {}, change],
    ['everything, with useCdn: "all"', { useCdn: "all" }, login],
    ['GraphQL too, with useCdn: "all"', { useCdn: "all" }, (auth: Auth) => auth.graphql("{ x }")]
  ])("a separate edge host is used with the CDN, the default: %s", async (_, options, call) => {
    expect(await originOf(options, call)).toEqual(["https://edge.example"])
  })

  it.each([
    ["a login", login],
    ["a redirect session", (auth: Auth) => auth.createRedirectSession()],
    ["a change of password", change],
    ["a recovery email", (auth: Auth) => auth.sendPasswordResetEmail("a@b.co")]
  ])("every request has an Authorization header with the access token: %s", async (_, call) => {
    const { sent } = await made(({ path }) => (path === "/v1/redirect-session" ? redirect() : state()), call)

    expect(sent.map(({ authorization }) => authorization)).toEqual([tokens.accessToken.value])
  })
})
