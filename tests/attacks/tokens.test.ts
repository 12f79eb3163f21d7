import { assert, describe, it } from "@effect/vitest"
import { jwksPath } from "@portico/contract/Paths"
import * as SigningKey from "../../packages/provider/src/engine/identity/SigningKey.ts"
import * as Effect from "effect/Effect"
import { SignJWT } from "jose/jwt/sign"
import { createHmac, createPublicKey } from "node:crypto"
import { codeOf, open, seed } from "../provider/Shop.ts"

type Shop = ReturnType<typeof open>

const encode = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url")

const decode = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString())

const signed = (header: object, claims: object, key: string | Buffer, hash = "sha256") => {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${createHmac(hash, key).update(text).digest("base64url")}`
}

const partsOf = (token: string) => {
  const [head = "", body = "", signature = ""] = token.split(".")
  return { head, body, signature, header: decode(head), claims: decode(body) }
}

/** Sends a request that only a member may send. */
const act = (shop: Shop, token: string) =>
  shop.post("/graphql/alpha", { query: "{ me { id email { address } } }" }, token)

/** Returns the status of such a request: 401 if the token is not accepted. */
const statusOf = async (shop: Shop, token: string) => (await act(shop, token)).status

describe("an access token", () => {
  it("works if it is unchanged", async () => {
    const shop = open()

    assert.include((await act(shop, (await shop.member()).access_token)).text, "ada@shop.test")
  })

  it.each(["none", "None", "NONE", "nOnE"])("is refused if it claims to need no signature: %s", async (alg) => {
    const shop = open()
    const { body, claims, header, signature } = partsOf((await shop.member()).access_token)
    const head = encode({ ...header, alg })

    assert.strictEqual(await statusOf(shop, `${head}.${body}.`), 401)
    assert.strictEqual(await statusOf(shop, `${head}.${body}.${signature}`), 401)
    assert.strictEqual(await statusOf(shop, `${head}.${encode({ ...claims, role: "member" })}`), 401)
  })

  it.each(["", "secret", "shop", "HS256", "undefined", "null", "\0".repeat(32)])(
    "is refused if it was signed with another key: %j",
    async (key) => {
      const shop = open()
      const { claims, header } = partsOf((await shop.member()).access_token)

      // Node's HMAC accepts an empty key, like some libraries.
      assert.strictEqual(await statusOf(shop, signed(header, claims, key)), 401)
    }
  )

  it("is refused if it was signed with the public key as a secret", async () => {
    const shop = open()
    const { claims, header } = partsOf((await shop.member()).access_token)
    const [published] = JSON.parse((await shop.send(jwksPath)).text).keys
    const { crv, kty, x, y } = published
    const key = createPublicKey({ key: { kty, crv, x, y }, format: "jwk" })

    for (const secret of [
      key.export({ type: "spki", format: "pem" }).toString(),
      key.export({ type: "spki", format: "der" }),
      JSON.stringify(published),
      x,
      Buffer.from(x, "base64url")
    ]) {
      assert.strictEqual(await statusOf(shop, signed({ ...header, alg: "HS256" }, claims, secret)), 401)
      assert.strictEqual(await statusOf(shop, signed(header, claims, secret)), 401)
    }
  })

  it("is refused if the provider has signed something else with its key", async () => {
    const shop = open()
    const token = (await shop.member()).access_token
    const { claims, header } = partsOf(token)
    const [stored] = await shop.kept((store) => store.signingKeys)
    const key = await Effect.runPromise(SigningKey.signingKeyOf(stored ?? assert.fail("There is no key.")))
    const sign = (head: object) => new SignJWT(claims).setProtectedHeader({ ...header, ...head }).sign(key)

    assert.strictEqual(await statusOf(shop, await sign({})), 200)
    assert.strictEqual(await statusOf(shop, await sign({ typ: "JWT" })), 401)
    assert.strictEqual(await statusOf(shop, await sign({ typ: undefined })), 401)
    assert.strictEqual(await statusOf(shop, await sign({ kid: undefined })), 401)
  })

  it("of an earlier version is refused like an expired one, so that its client refreshes it", async () => {
    const shop = open()
    const { access_token, refresh_token } = await shop.member()
    const { claims } = partsOf(access_token)
    const secret = "k".repeat(43)
    await shop.kept((store) => store.putSetting("accessKey", secret))
    const before = signed({ alg: "HS256", typ: "JWT" }, { ...claims, client: "shop" }, secret)

    const refused = await act(shop, before)

    assert.strictEqual(refused.status, 401)
    assert.strictEqual(codeOf(refused), "UNAUTHENTICATED")
    const refreshed = await shop.refresh(refresh_token)
    assert.strictEqual(refreshed.status, 200)
    assert.strictEqual(await statusOf(shop, refreshed.body.access_token), 200)
  })

  it("is refused by another provider", async () => {
    const theirs = (await open().member()).access_token

    assert.strictEqual(await statusOf(open(), theirs), 401)
  })

  it.each([
    ["a later expiry", { exp: 4_000_000_000 }],
    ["another member", { sub: "somebody-else" }],
    ["another client", { client_id: "other", aud: "other" }],
    ["another session", { sid: "another" }],
    ["more rights", { elevated: true }]
  ])("is refused with claims changed to %s", async (_, change) => {
    const shop = open()
    const { claims, head, signature } = partsOf((await shop.member()).access_token)

    assert.strictEqual(await statusOf(shop, `${head}.${encode({ ...claims, ...change })}.${signature}`), 401)
  })

  it("of a visitor cannot be turned into a member's", async () => {
    const shop = open()
    const member = partsOf((await shop.member()).access_token)
    const visitor = partsOf(await shop.visitor())

    assert.strictEqual(await statusOf(shop, `${visitor.head}.${member.body}.${visitor.signature}`), 401)
    assert.strictEqual(
      await statusOf(shop, `${visitor.head}.${encode({ ...visitor.claims, role: "member" })}.${visitor.signature}`),
      401
    )
  })

  it.each([
    ["RS256", {}],
    ["ES256", { kid: "another" }],
    ["ES256", { jku: "http://evil.test/keys" }],
    ["EdDSA", {}],
    ["ES384", {}],
    ["HS512", {}],
    ["HS256", { kid: "../../../../dev/null" }],
    ["HS256", { jwk: { kty: "oct", k: encode("secret") } }],
    ["HS256", { jku: "http://evil.test/keys" }],
    ["HS256", { crit: ["exp"], exp: 1 }],
    ["HS256", { b64: false, crit: ["b64"] }]
  ])("is refused with a forged header: %s %o", async (alg, more) => {
    const shop = open()
    const { body, claims, header: own, signature } = partsOf((await shop.member()).access_token)
    const header = { ...own, ...more, alg }

    assert.strictEqual(await statusOf(shop, `${encode(header)}.${body}.${signature}`), 401)
    assert.strictEqual(
      await statusOf(shop, signed(header, claims, "secret", alg === "HS512" ? "sha512" : "sha256")),
      401
    )
  })

  it("is refused after its expiry, even if it was cached", async () => {
    const shop = open()
    const { access_token, expires_in } = await shop.member()
    await act(shop, access_token)
    shop.pass((expires_in + 1) * 1000)

    assert.strictEqual(await statusOf(shop, access_token), 401)
  })

  it.each([
    ["an additional word", (token: string) => `${token} x`],
    ["an additional dot", (token: string) => `${token}.`],
    ["an additional part", (token: string) => `${token}.${token}`],
    ["an empty signature", (token: string) => token.slice(0, token.lastIndexOf(".") + 1)],
    ["a truncated signature", (token: string) => token.slice(0, -20)],
    ["two tokens", (token: string) => `x.y.z ${token}`]
  ])("is refused with %s, even if the original is cached", async (_, spoil) => {
    const shop = open()
    const { access_token } = await shop.member()
    await act(shop, access_token)

    assert.strictEqual(await statusOf(shop, spoil(access_token)), 401)
  })
})

describe("the secret of a client's server", () => {
  const clients = [
    { ...seed.clients?.[0], clientId: "shop", origins: [], redirectUris: [], secret: "the shop's secret" },
    { clientId: "other", origins: [], redirectUris: [], secret: "the other's secret" }
  ]
  const external = { grant_type: "authorized_client", scope: "offline_access" }

  it("does not authorize the token of another client", async () => {
    const shop = open({ seed: { ...seed, clients } })
    const visitor = await shop.visitor("shop")

    const signOn = { loginId: { email: "ada@shop.test" } }
    const refused = await shop.post("/v2/sign-on", signOn, `${visitor},the other's secret`)

    assert.strictEqual(refused.status, 401)
  })

  it.each([
    "",
    ",",
    "x,",
    ",x",
    "the other's secret,",
    "the shop's secret, ",
    "undefined,undefined",
    "the shop's secret\0"
  ])("is not matched by a malformed authorization: %j", async (authorization) => {
    const shop = open({ seed: { ...seed, clients } })
    const member_id = (await shop.login()).body.identity.id

    const answered = await shop.post("/oauth2/token", { ...external, member_id }, authorization).catch(() => undefined)

    assert.notStrictEqual(answered?.status, 200)
  })

  it("is required for the calls that only the server may make", async () => {
    const shop = open({ seed: { ...seed, clients } })
    const { access_token } = await shop
      .post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })
      .then(({ body }) => body)
    const member_id = (await shop.login()).body.identity.id

    assert.strictEqual(
      (await shop.post("/v2/sign-on", { loginId: { email: "ada@shop.test" } }, access_token)).status,
      403
    )
    assert.strictEqual((await shop.post("/oauth2/token", { ...external, member_id }, access_token)).status, 401)
    const question = `{ identity(id: "${member_id}") { id } identities { id } }`
    const asked = await shop.post("/graphql/alpha", { query: question }, access_token)
    assert.notInclude(JSON.stringify(asked.body.data ?? null), member_id ?? "")
    assert.isNotEmpty(asked.body.errors)
  })
})
