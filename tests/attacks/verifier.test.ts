import { assert, describe, it } from "@effect/vitest"
import * as TokenVerifier from "@portico/server/TokenVerifier"
import * as Effect from "effect/Effect"
import { createHmac, createPublicKey, generateKeyPairSync, type JsonWebKey } from "node:crypto"
import { exportJWK } from "jose/key/export"
import { generateKeyPair } from "jose"
import { SignJWT } from "jose/jwt/sign"
import { claims, join, open, type Pair, pair, sign } from "../server/Issuer.ts"

const header = { alg: "ES256", typ: "at+jwt", kid: "k1" }

/** Signs with HMAC, as a verifier would that uses a public key as a secret. */
const hmac = (head: object, secret: string | Buffer, hash = "sha256") => {
  const text = join(head, claims).slice(0, -1)
  return `${text}.${createHmac(hash, secret).update(text).digest("base64url")}`
}

/** The forms in which an attacker knows the public key. */
const formsOf = ({ published }: Pair): ReadonlyArray<string | Buffer> => {
  const { crv, kty, x, y } = published
  const key = createPublicKey({ key: { kty, crv, x, y } satisfies JsonWebKey, format: "jwk" })
  const pem = key.export({ type: "spki", format: "pem" }).toString()
  return [
    pem,
    pem.trim(),
    key.export({ type: "spki", format: "der" }),
    JSON.stringify(published),
    JSON.stringify({ keys: [published] }),
    x,
    Buffer.from(x, "base64url"),
    Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]),
    ""
  ]
}

describe("a verifier of a server of the application", () => {
  it.effect.each(["none", "None", "NONE", "nOnE", ""])("refuses a token without a signature: %s", (alg) =>
    Effect.gen(function* () {
      const { key, outcome } = yield* open()
      const signature = (yield* sign(key)).split(".")[2]

      assert.strictEqual(yield* outcome(join({ ...header, alg }, claims)), "InvalidSignature Algorithm")
      assert.strictEqual(yield* outcome(join({ ...header, alg }, claims, signature)), "InvalidSignature Algorithm")
      assert.strictEqual(yield* outcome(join(header, claims)), "InvalidSignature Mismatch")
    })
  )

  it.effect.each([
    ["HS256", "sha256"],
    ["HS384", "sha384"],
    ["HS512", "sha512"]
  ])("refuses the public key as a secret: %s", ([alg = "", hash = ""]) =>
    Effect.gen(function* () {
      const { key, outcome } = yield* open()

      for (const secret of formsOf(key)) {
        assert.strictEqual(yield* outcome(hmac({ ...header, alg }, secret, hash)), "InvalidSignature Algorithm")
        assert.match(yield* outcome(hmac(header, secret, hash)), /^(InvalidSignature Mismatch|TokenMalformed)$/)
      }
    })
  )

  it.effect.each(["ES384", "ES512", "RS256", "PS256", "EdDSA", "Ed25519"])(
    "refuses another algorithm, even if its key is published under the same id: %s",
    (alg) =>
      Effect.gen(function* () {
        const { key, outcome, served } = yield* open()
        const { privateKey, publicKey } = yield* Effect.promise(() => generateKeyPair(alg, { extractable: true }))
        const jwk = yield* Effect.promise(() => exportJWK(publicKey))
        served.publish({ ...jwk, kid: "k1", use: "sig", alg }, key.published)
        const token = yield* Effect.promise(() =>
          new SignJWT(claims).setProtectedHeader({ ...header, alg }).sign(privateKey)
        )

        assert.strictEqual(yield* outcome(token), "InvalidSignature Algorithm")
        assert.strictEqual(yield* outcome(yield* sign(key)), "member")
      })
  )

  it.effect("refuses a foreign key with the id of a published one, and a foreign id", () =>
    Effect.gen(function* () {
      const { key, outcome } = yield* open()
      const foreign = yield* pair("k1")
      const other = yield* pair("k2")

      assert.strictEqual(yield* outcome(yield* sign(foreign)), "InvalidSignature Mismatch")
      assert.strictEqual(yield* outcome(yield* sign(other)), "InvalidSignature UnknownKey")
      assert.strictEqual(yield* outcome(yield* sign(key, {}, { kid: "k2" })), "InvalidSignature UnknownKey")
      for (const kid of ["../k1", "K1", "k1 ", "__proto__", "constructor", "'; drop table members"]) {
        assert.strictEqual(yield* outcome(yield* sign(key, {}, { kid })), "InvalidSignature UnknownKey")
      }
      for (const kid of ["", undefined, 1, null, ["k1"]]) {
        assert.strictEqual(yield* outcome(join({ ...header, kid }, claims, "x")), "TokenMalformed")
      }
    })
  )

  it.effect("ignores the keys and addresses in the header of a token", () =>
    Effect.gen(function* () {
      const { outcome, served } = yield* open()
      const foreign = yield* pair("k1")
      const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
      const headers = [
        { jku: "https://evil.test/keys.json" },
        { x5u: "https://evil.test/certificate.pem" },
        { jwk: foreign.published },
        { x5c: [createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64")] },
        { x5t: "thumbprint" }
      ]

      for (const more of headers) {
        assert.strictEqual(yield* outcome(yield* sign(foreign, {}, more)), "InvalidSignature Mismatch")
        assert.strictEqual(
          yield* outcome(yield* sign(foreign, {}, { ...more, kid: "k2" })),
          "InvalidSignature UnknownKey"
        )
      }
      assert.deepStrictEqual(served.urls, ["https://id.shop.test/.well-known/jwks.json"])
    })
  )

  it.effect.each(["JWT", "at", "id+jwt", "logout+jwt", "application/jwt", "", undefined])(
    "refuses a token of the type %s",
    (typ) =>
      Effect.gen(function* () {
        const { key, outcome } = yield* open()

        assert.strictEqual(yield* outcome(yield* sign(key, {}, { typ })), "TokenMalformed")
      })
  )

  it.effect("refuses critical headers that it does not know, and unencoded payloads", () =>
    Effect.gen(function* () {
      const { key, outcome } = yield* open()
      const signature = (yield* sign(key)).split(".")[2]

      for (const more of [{ crit: ["exp"], exp: 1 }, { crit: [] }, { crit: ["b64"], b64: false }, { crit: "b64" }]) {
        const token = join({ ...header, ...more }, claims, signature)
        assert.match(yield* outcome(token), /^(TokenMalformed|InvalidSignature Mismatch)$/)
      }
      assert.strictEqual(
        yield* outcome(join({ ...header, crit: ["exp"], exp: 1 }, claims, signature)),
        "TokenMalformed"
      )
    })
  )

  it.effect.each([
    ["no expiry", { exp: undefined }],
    ["an expiry that is no number", { exp: "4000000000" }],
    ["no subject", { sub: undefined }],
    ["an empty subject", { sub: "" }],
    ["an unknown role", { role: "admin" }],
    ["no role", { role: undefined }],
    ["no session", { sid: undefined }],
    ["no client", { client_id: undefined }],
    ["no time of issue", { iat: undefined }],
    ["an editor that is no boolean", { editor: "true" }],
    ["a begin that is no number", { nbf: "0" }]
  ] as const)("refuses a token with %s", ([, changed]) =>
    Effect.gen(function* () {
      const { key, outcome } = yield* open()

      assert.strictEqual(yield* outcome(yield* sign(key, changed)), "TokenMalformed")
    })
  )

  it.effect("refuses changed claims before it reads them", () =>
    Effect.gen(function* () {
      const { key, outcome } = yield* open()
      const [head, , signature] = (yield* sign(key, { exp: -1, aud: "other" })).split(".")

      for (const changed of [{ exp: 4_000_000_000 }, { sub: "eve" }, { aud: "shop" }, { editor: true }]) {
        const body = Buffer.from(JSON.stringify({ ...claims, ...changed })).toString("base64url")
        assert.strictEqual(yield* outcome(`${head}.${body}.${signature}`), "InvalidSignature Mismatch")
      }
    })
  )

  it.effect.each([
    ["an additional part", (token: string) => `${token}.x`],
    ["a missing part", (token: string) => token.split(".").slice(0, 2).join(".")],
    ["an empty signature", (token: string) => token.slice(0, token.lastIndexOf(".") + 1)],
    ["a truncated signature", (token: string) => token.slice(0, -20)],
    ["the secret of a client", (token: string) => `${token},secret`],
    ["another token", (token: string) => `${token} ${token}`],
    ["padding", (token: string) => `${token}==`],
    ["another scheme", (token: string) => `Basic ${token}`],
    ["a header that is no JSON", (token: string) => `AAAA${token}`],
    ["a header that is an array", (token: string) => `W10${token.slice(token.indexOf("."))}`],
    ["a megabyte", () => "x".repeat(1_000_000)]
  ] as const)("refuses a token with %s", ([, spoil]) =>
    Effect.gen(function* () {
      const { key, outcome } = yield* open()

      assert.match(yield* outcome(spoil(yield* sign(key))), /^(TokenMalformed|InvalidSignature Mismatch)$/)
    })
  )

  it.effect("does not reveal in its response which check failed", () =>
    Effect.gen(function* () {
      const { key, verifier } = yield* open()
      const tokens = ["x", yield* sign(key, { exp: -1 }), yield* sign(key, { aud: "other" }), join(header, claims)]
      const headers = yield* Effect.forEach(tokens, (token) =>
        Effect.map(Effect.flip(verifier.verify(token)), (error) =>
          JSON.stringify([...TokenVerifier.responseOf(error).headers])
        )
      )

      assert.lengthOf(new Set(headers), 1)
    })
  )
})
