import * as TokenSet from "@portico/contract/auth/TokenSet"
import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { inspect } from "node:util"

const decodeAnswer = Schema.decodeUnknownSync(TokenSet.TokenAnswer)
const answer = (expires_in: unknown) => ({ access_token: "ACCESS", expires_in, refresh_token: "REFRESH" })

describe("the answer to a grant", () => {
  it.each([
    [14_400, 14_400],
    ["60", 60],
    [" 14400 ", 14_400],
    ["1.5", 1.5],
    [0, 0]
  ])("that lasts %j lasts %s seconds", (expiresIn, seconds) => {
    assert.strictEqual(decodeAnswer(answer(expiresIn)).expires_in, seconds)
  })

  it.each([undefined, null, "", " ", "soon", "-5", -5, "1e3", Number.NaN, true, {}])(
    "that lasts %j cannot be read",
    (expiresIn) => {
      assert.throws(() => decodeAnswer(answer(expiresIn)))
    }
  )

  it("cannot be read where a token is missing", () => {
    assert.throws(() => decodeAnswer({}))
    assert.throws(() => decodeAnswer({ access_token: "ACCESS", expires_in: 60 }))
  })
})

describe("a token set", () => {
  const stored = {
    accessToken: { value: "ACCESS", expiresAt: 1_700_000_060 },
    refreshToken: { value: "REFRESH", role: "member" }
  }

  it("survives being stored", () => {
    const tokens = Schema.decodeUnknownSync(TokenSet.TokenSet)(stored)

    assert.strictEqual(Redacted.value(tokens.accessToken.value), "ACCESS")
    assert.deepStrictEqual(Schema.encodeSync(TokenSet.TokenSet)(tokens), stored)
  })

  it("prints no token", () => {
    const tokens = Schema.decodeUnknownSync(TokenSet.TokenSet)(stored)

    assert.notMatch(inspect(tokens, { depth: 9 }) + JSON.stringify(tokens), /ACCESS|REFRESH/)
  })

  it.each([{}, null, "ACCESS", { ...stored, refreshToken: { value: "REFRESH", role: "admin" } }])(
    "is not made out of %j",
    (text) => {
      assert.throws(() => Schema.decodeUnknownSync(TokenSet.TokenSet)(text))
    }
  )
})

describe("a grant", () => {
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
  ])("travels as %j", (body) => {
    const grant = Schema.decodeUnknownSync(TokenSet.TokenRequest)(body)

    assert.deepStrictEqual<unknown>(Schema.encodeSync(TokenSet.TokenRequest)(grant), body)
  })

  it("of another kind is refused", () => {
    assert.throws(() => Schema.decodeUnknownSync(TokenSet.TokenRequest)({ grantType: "password", password: "x" }))
  })
})
