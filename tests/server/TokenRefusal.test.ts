import { assert, describe, it } from "@effect/vitest"
import * as TokenVerifier from "@portico/server/TokenVerifier"

describe("the response to an error of a verifier", () => {
  it.each([
    [new TokenVerifier.TokenMissing(), 401, "Bearer"],
    [new TokenVerifier.TokenExpired({ expiredAt: 1 }), 401, /^Bearer error="invalid_token"/],
    [new TokenVerifier.TokenMalformed({ reason: "x" }), 401, /^Bearer error="invalid_token"/],
    [new TokenVerifier.InvalidSignature({ reason: "Mismatch" }), 401, /^Bearer error="invalid_token"/],
    [new TokenVerifier.WrongIssuer({ issuer: "x", expected: "y" }), 401, /^Bearer error="invalid_token"/],
    [new TokenVerifier.WrongAudience({ audience: ["x"], expected: ["y"] }), 401, /^Bearer error="invalid_token"/],
    [new TokenVerifier.TokenNotYetValid({ validFrom: 1 }), 401, /^Bearer error="invalid_token"/],
    [new TokenVerifier.MemberRequired(), 403, /^Bearer error="insufficient_scope"/]
  ] as const)("has the status and the challenge of RFC 6750: %s", async (error, status, challenge) => {
    const response = TokenVerifier.responseOf(error)

    assert.strictEqual(response.status, status)
    assert.match(response.headers.get("www-authenticate") ?? "", new RegExp(challenge))
    assert.strictEqual(response.headers.get("cache-control"), "no-store")
    assert.strictEqual(await response.text(), "")
  })

  it("requests patience while the keys cannot be loaded", () => {
    const error = new TokenVerifier.KeysUnavailable({ url: "https://id.shop.test/keys", cause: new Error("offline") })

    const response = TokenVerifier.responseOf(error)

    assert.strictEqual(response.status, 503)
    assert.strictEqual(response.headers.get("retry-after"), "5")
    assert.isNull(response.headers.get("www-authenticate"))
    assert.include(error.message, "https://id.shop.test/keys could not be loaded: offline")
  })

  it("does not exist for other errors, which are thrown again", () => {
    const error = new Error("another one")

    assert.throws(() => TokenVerifier.responseOf(error), "another one")
    assert.throws(() => TokenVerifier.responseOf({ _tag: "TokenExpired" }))
  })
})

describe("the errors of a verifier", () => {
  it.each([
    [new TokenVerifier.TokenExpired({ expiredAt: 1_700_000_000 }), "2023-11-14T22:13:20.000Z"],
    [new TokenVerifier.TokenExpired({ expiredAt: 1e300 }), "1e+300"],
    [new TokenVerifier.TokenNotYetValid({ validFrom: 1_700_000_000 }), "2023-11-14T22:13:20.000Z"],
    [new TokenVerifier.WrongIssuer({ issuer: undefined, expected: "https://id.shop.test" }), "https://id.shop.test"],
    [new TokenVerifier.InvalidSignature({ reason: "UnknownKey" }), "does not publish its key"]
  ])("state the problem: %s", ({ message }, part) => {
    assert.include(message, part)
  })
})
