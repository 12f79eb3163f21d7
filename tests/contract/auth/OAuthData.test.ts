import { OAuthData } from "@portico/contract/auth/OAuthData"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { inspect } from "node:util"

const stored = {
  codeChallenge: "CHALLENGE",
  codeVerifier: "VERIFIER",
  state: "STATE",
  redirectUri: "https://shop.example/callback",
  originalUri: ""
}

describe("the data of an authorization in flight", () => {
  it("survives being stored", () => {
    assert.deepStrictEqual(Schema.encodeSync(OAuthData)(Schema.decodeSync(OAuthData)(stored)), stored)
  })

  it("prints neither verifier nor state", () => {
    assert.notMatch(inspect(Schema.decodeSync(OAuthData)(stored)), /VERIFIER|STATE/)
  })
})
