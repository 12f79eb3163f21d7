import { assert, describe, it } from "@effect/vitest"
import * as Authorization from "@portico/contract/auth/Authorization"
import { FrameMessage, OAuthData } from "@portico/contract/auth/Authorization"
import * as Schema from "effect/Schema"
import { inspect } from "node:util"

const authRequest = {
  clientId: "CLIENT",
  codeChallenge: "CHALLENGE",
  codeChallengeMethod: "S256",
  responseMode: "web_message",
  responseType: "code",
  scope: "offline_access",
  state: "STATE",
  sessionToken: "SESSION"
}

describe("the request of a redirect session", () => {
  it.each([
    {},
    { login: {} },
    { auth: { authRequest, prompt: "none" } },
    {
      auth: { authRequest: { ...authRequest, redirectUri: "https://shop.example/callback", responseMode: "fragment" } }
    },
    { logout: { clientId: "CLIENT" }, callbacks: { postFlowUrl: "https://shop.example" } },
    { memberAccountPage: {} },
    { memberAccountPage: { section: "SUBSCRIPTIONS" } },
    { ecomCheckout: { checkoutId: "1" }, callbacks: { cartPageUrl: "c" } },
    {
      login: {},
      preferences: { useGenericWixPages: true, maintainIdentity: false, additionalQueryParameters: { a: "b" } },
      callbacks: {
        thankYouPageUrl: "t",
        loginUrl: "l",
        cartPageUrl: "c",
        bookingsServiceListUrl: "b",
        planListUrl: "p"
      }
    }
  ])("round-trips %j", (body: unknown) => {
    const request = Schema.decodeUnknownSync(Authorization.RedirectSessionRequest)(body)

    assert.deepStrictEqual<unknown>(Schema.encodeSync(Authorization.RedirectSessionRequest)(request), body)
  })

  it.each([
    { codeChallengeMethod: "plain" },
    { responseType: "token" },
    { responseMode: "form_post" },
    { scope: "all" }
  ])("rejects an authorization with %j", (other) => {
    const body = { auth: { authRequest: { ...authRequest, ...other } } }

    assert.throws(() => Schema.decodeUnknownSync(Authorization.RedirectSessionRequest)(body))
  })
})

it.each(["consent", "", 5])("the request of a redirect session omits an unknown prompt such as %j", (prompt) => {
  const { auth } = Schema.decodeUnknownSync(Authorization.RedirectSessionRequest)({ auth: { authRequest, prompt } })

  assert.isDefined(auth)
  assert.notProperty(auth, "prompt")
})

describe("the response of a redirect session", () => {
  it("is decoded with its parts", () => {
    const redirectSession = {
      id: "sess-1",
      fullUrl: "https://shop.example/authorize?x=1",
      sessionToken: "SESSION",
      urlDetails: { endpoint: "https://shop.example/authorize", searchParams: { x: "1" } },
      shortUrl: "https://short.example/s"
    }

    const answer = Schema.decodeSync(Authorization.RedirectSessionResponse)({ redirectSession })

    assert.strictEqual(answer.redirectSession.urlDetails?.endpoint, "https://shop.example/authorize")
    assert.notInclude(inspect(answer, { depth: 9 }), "SESSION")
    assert.deepStrictEqual<unknown>(
      Schema.encodeSync(Authorization.RedirectSession)(answer.redirectSession),
      redirectSession
    )
  })

  it("can lack any part but not the session", () => {
    const decode = Schema.decodeUnknownSync(Authorization.RedirectSessionResponse)

    assert.deepStrictEqual(decode({ redirectSession: { fullUrl: null } }), { redirectSession: {} })
    assert.throws(() => decode({}))
  })
})

const stored = {
  codeChallenge: "CHALLENGE",
  codeVerifier: "VERIFIER",
  state: "STATE",
  redirectUri: "https://shop.example/callback",
  originalUri: ""
}

describe("the data of a pending authorization", () => {
  it("round-trips through storage", () => {
    assert.deepStrictEqual(Schema.encodeSync(OAuthData)(Schema.decodeSync(OAuthData)(stored)), stored)
  })

  it("prints neither verifier nor state", () => {
    assert.notMatch(inspect(Schema.decodeSync(OAuthData)(stored)), /VERIFIER|STATE/)
  })
})

const decode = Schema.decodeUnknownOption(FrameMessage)

describe("a message of the silent page", () => {
  it.each([
    { type: "ready", storage: false },
    { code: "CODE", state: "STATE" },
    { error: "login_required", error_description: "nobody is signed in", state: "STATE" },
    { error: "login_required", state: "STATE" }
  ])("is decoded: %j", (data) => {
    const message = Schema.decodeUnknownSync(FrameMessage)(data)

    assert.deepStrictEqual<unknown>(Schema.encodeSync(FrameMessage)(message), data)
  })

  it.each([null, "ready", {}, { type: "ready" }, { code: "CODE" }, { state: "STATE" }, { source: "devtools" }])(
    "is not decoded from %j, which other scripts may post",
    (data) => {
      assert.strictEqual(decode(data)._tag, "None")
    }
  )
})
