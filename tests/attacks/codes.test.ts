import { assert, describe, it } from "@effect/vitest"
import { challenge, codeOf, messageOf, open, redirectUri, verifier } from "../provider/Shop.ts"

describe("an intercepted code", () => {
  it("ends the session and its access token if it was already used (RFC 6749 §4.1.2)", async () => {
    const shop = open()
    const code = await shop.code()
    const { access_token, refresh_token } = (await shop.exchange({ code })).body

    const replayed = await shop.exchange({ code })

    assert.deepStrictEqual([replayed.status, codeOf(replayed)], [400, "invalid_grant"])
    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
    const change = await shop.post("/v2/change-password", { newPassword: "the thief's own" }, access_token)
    assert.strictEqual(change.status, 401)
  })

  it("ends the session even after its tokens were refreshed", async () => {
    const shop = open()
    const code = await shop.code()
    const { refresh_token } = (await shop.exchange({ code })).body
    const renewed = (await shop.refresh(refresh_token)).body.refresh_token

    await shop.exchange({ code })

    assert.strictEqual(codeOf(await shop.refresh(renewed)), "invalid_grant")
  })

  it("is exchanged only once by fifty concurrent requests", async () => {
    const shop = open()
    const code = await shop.code()

    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.exchange({ code })))

    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
  })

  it.each([
    ["another client's", { clientId: "other" }],
    ["a client that does not exist", { clientId: "nobody" }]
  ])("is refused with the id of %s", async (_, proof) => {
    const shop = open()

    const refused = await shop.exchange({ code: await shop.code(), ...proof })

    assert.strictEqual(refused.status, 400)
    assert.notProperty(refused.body, "access_token")
  })

  it("is refused with another address of the same client", async () => {
    const shop = open()

    for (const address of ["", `${redirectUri}#`, redirectUri.toUpperCase(), `${redirectUri}/../callback`]) {
      const refused = await shop.exchange({ code: await shop.code({ redirectUri }), redirectUri: address })
      assert.strictEqual(codeOf(refused), "invalid_grant", address)
    }
  })
})

describe("a downgraded proof key", () => {
  it.each([
    ["plain instead of S256", { codeChallengeMethod: "plain", codeChallenge: verifier }],
    ["no method", { codeChallengeMethod: undefined }],
    ["an empty method", { codeChallengeMethod: "" }],
    ["no challenge", { codeChallenge: undefined }],
    ["an empty challenge", { codeChallenge: "" }],
    ["a challenge that is not a digest", { codeChallenge: "short" }],
    ["a list of challenges", { codeChallenge: [challenge, challenge] }]
  ])("is refused before a page opens: %s", async (_, downgrade) => {
    const refused = await open().session({ redirectUri, ...downgrade }, "none")

    assert.strictEqual(refused.status, 400)
    assert.notProperty(refused.body, "redirectSession")
  })

  it.each([
    ["the challenge itself, as with plain", { codeVerifier: challenge }],
    ["an empty verifier", { codeVerifier: "" }],
    ["no verifier", { codeVerifier: undefined }],
    ["null", { codeVerifier: null }],
    ["another verifier", { codeVerifier: "w".repeat(43) }],
    ["the verifier with a suffix", { codeVerifier: `${verifier}\0` }],
    ["a list", { codeVerifier: [verifier] }],
    ["an object", { codeVerifier: { length: 43 } }]
  ])("is refused at the exchange: %s", async (_, downgrade) => {
    const shop = open()

    const refused = await shop.exchange({ code: await shop.code(), ...downgrade })

    assert.strictEqual(refused.status, 400)
    assert.notProperty(refused.body, "access_token")
  })

  it("has only one attempt: a wrong verifier invalidates the code", async () => {
    const shop = open()
    const code = await shop.code()
    await shop.exchange({ code, codeVerifier: "w".repeat(43) })

    assert.strictEqual(codeOf(await shop.exchange({ code })), "invalid_grant")
  })
})

describe("a stolen session token", () => {
  const codesOf = async (shop: ReturnType<typeof open>, count: number) => {
    const { sessionToken } = (await shop.login()).body
    const codes: Array<string> = []
    for (let page = 0; page < count; page++) {
      const opened = await shop.session({ sessionToken }, "none")
      codes.push(messageOf((await shop.send(opened.body.redirectSession.fullUrl)).text).code)
    }
    return codes
  }

  it("creates only one session, with the first of its codes", async () => {
    const shop = open()
    const [first, second] = await codesOf(shop, 2)

    assert.strictEqual((await shop.exchange({ code: first })).status, 200)
    assert.strictEqual(codeOf(await shop.exchange({ code: second })), "invalid_grant")
  })

  it("creates only one session for concurrent requests", async () => {
    const shop = open()
    const codes = await codesOf(shop, 8)

    const answers = await Promise.all(codes.map((code) => shop.exchange({ code })))

    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
  })

  it("expires after five minutes", async () => {
    const shop = open()
    const { sessionToken } = (await shop.login()).body
    shop.pass(5 * 60_000)

    const opened = await shop.session({ sessionToken }, "none")
    const page = await shop.send(opened.body.redirectSession.fullUrl)

    assert.include(messageOf(page.text), { error: "login_required" })
  })

  it("is invalid after a password change, with its codes", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    const [code] = await codesOf(shop, 1)
    const { sessionToken } = (await shop.login()).body

    await shop.post("/v2/change-password", { newPassword: "another horse" }, access_token)

    assert.strictEqual(codeOf(await shop.exchange({ code })), "invalid_grant")
    const opened = await shop.session({ sessionToken }, "none")
    const page = await shop.send(opened.body.redirectSession.fullUrl)
    assert.include(messageOf(page.text), { error: "login_required" })
  })
})
