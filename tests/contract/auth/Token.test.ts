import { assert, describe, it } from "@effect/vitest"
import * as Token from "@portico/contract/auth/Token"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { inspect } from "node:util"

const decodeResponse = Schema.decodeUnknownSync(Token.TokenResponse)
const answer = (expires_in: unknown) => ({ access_token: "ACCESS", expires_in, refresh_token: "REFRESH" })

describe("the lifetime in a token response", () => {
  it.each([
    [14_400, 14_400],
    ["60", 60],
    [" 14400 ", 14_400],
    ["1.5", 1.5],
    [0, 0]
  ])("can be %j, which is %s seconds", (expiresIn, seconds) => {
    assert.strictEqual(decodeResponse(answer(expiresIn)).expires_in, seconds)
  })

  it.each([undefined, null, "", " ", "soon", "-5", -5, "1e3", Number.NaN, true, {}])("cannot be %j", (expiresIn) => {
    assert.throws(() => decodeResponse(answer(expiresIn)))
  })

  it("is not decoded if a token is missing", () => {
    assert.throws(() => decodeResponse({}))
    assert.throws(() => decodeResponse({ access_token: "ACCESS", expires_in: 60 }))
  })
})

describe("a token set", () => {
  const stored = {
    accessToken: { value: "ACCESS", expiresAt: 1_700_000_060 },
    refreshToken: { value: "REFRESH", role: "member" }
  }

  it("round-trips through storage", () => {
    const tokens = Schema.decodeUnknownSync(Token.TokenSet)(stored)

    assert.strictEqual(Redacted.value(tokens.accessToken.value), "ACCESS")
    assert.deepStrictEqual(Schema.encodeSync(Token.TokenSet)(tokens), stored)
  })

  it("prints no token", () => {
    const tokens = Schema.decodeUnknownSync(Token.TokenSet)(stored)

    assert.notMatch(inspect(tokens, { depth: 9 }) + JSON.stringify(tokens), /ACCESS|REFRESH/)
  })

  it.each([{}, null, "ACCESS", { ...stored, refreshToken: { value: "REFRESH", role: "admin" } }])(
    "is not decoded from %j",
    (text) => {
      assert.throws(() => Schema.decodeUnknownSync(Token.TokenSet)(text))
    }
  )
})

describe("a token request", () => {
  it.each([
    { clientId: "CLIENT", grantType: "anonymous" },
    { refreshToken: "REFRESH", grantType: "refresh_token" },
    { clientId: "CLIENT", refreshToken: "REFRESH", grantType: "refresh_token" },
    { clientId: "CLIENT", grantType: "authorization_code", code: "CODE", codeVerifier: "VERIFIER" },
    {
      clientId: "CLIENT",
      grantType: "authorization_code",
      redirectUri: "https://a.example",
      code: "CODE",
      codeVerifier: "V"
    },
    { grant_type: "authorized_client", scope: "offline_access", member_id: "m1" }
  ])("round-trips %j", (body) => {
    const grant = Schema.decodeUnknownSync(Token.TokenRequest)(body)

    assert.deepStrictEqual<unknown>(Schema.encodeSync(Token.TokenRequest)(grant), body)
  })

  it("is rejected if its kind is unknown", () => {
    assert.throws(() => Schema.decodeUnknownSync(Token.TokenRequest)({ grantType: "password", password: "x" }))
  })
})
