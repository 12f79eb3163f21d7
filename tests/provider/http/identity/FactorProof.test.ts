import { assert, describe, it } from "@effect/vitest"
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import type { FactorRules, SeedFactor } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import * as SoftPasskey from "../../SoftPasskey.ts"
import { codeOf, home, open, origin, seed } from "../../Shop.ts"

const passkey = SoftPasskey.make()

const factorOf = (rpId: string, { credentialId, publicKey } = passkey): SeedFactor => ({
  type: "WEBAUTHN",
  passkey: { credentialId, publicKey, rpId }
})

/** Opens a shop whose member Ada has a passkey, with functions that use it as a browser on a page would. */
const shopOf = (factors: ReadonlyArray<SeedFactor> = [factorOf("shop.test")], rules: FactorRules = {}) => {
  const ada = { email: "ada@shop.test", password: "correct horse", factors }
  const shop = open({ seed: { ...seed, members: [ada], factors: rules } })
  const from = (page: string | undefined) => (page === undefined ? {} : { origin: page })

  const begin = async (page: string | undefined = origin) => {
    const login = { loginId: { email: "ada@shop.test" }, password: "correct horse" }
    const { body } = await shop.post("/v2/login", login, await shop.visitor(), from(page))
    return body as unknown as { readonly stateToken: string; readonly mfaChallengeData: MfaChallenge }
  }

  const verify = async (stateToken: string, webauthnData: object, page: string | undefined = origin) =>
    shop.post("/v2/WEBAUTHN/verify", { stateToken, webauthnData }, await shop.visitor(), from(page))

  /** Signs in with the passkey. The argument overrides what an honest browser would sign. */
  const use = async (given: Partial<SoftPasskey.Ceremony> = {}, with_ = passkey) => {
    const { mfaChallengeData, stateToken } = await begin()
    const { challengeId, options } = askedBy(mfaChallengeData)
    const { challenge = "", rpId = "" } = options
    return verify(stateToken, { challengeId, credential: with_.get({ challenge, origin, rpId, ...given }) })
  }

  return { ...shop, begin, verify, use }
}

const askedBy = ({ verificationChallengeData }: MfaChallenge) => {
  const { challengeId, credentialRequestOptions: options = {} } = verificationChallengeData?.webauthnData ?? {}
  return { challengeId, options }
}

describe("a passkey", () => {
  it("has a new challenge each time, for its host, with the contract's field names", async () => {
    const shop = shopOf()

    const { challengeId, options } = askedBy((await shop.begin()).mfaChallengeData)
    const other = askedBy((await shop.begin()).mfaChallengeData)

    assert.match(options.challenge ?? "", /^[\w-]{43}$/)
    assert.notStrictEqual(options.challenge, other.options.challenge)
    assert.notStrictEqual(challengeId, other.challengeId)
    assert.deepInclude(options, {
      rpId: "shop.test",
      timeout: 300_000,
      userVerification: "PREFERRED",
      allowCredentials: [{ type: "public-key", id: passkey.credentialId }]
    })
  })

  it("signs a member in", async () => {
    const answered = await shopOf().use()

    assert.strictEqual(answered.body.state, "SUCCESS")
    assert.isNotEmpty(answered.body.sessionToken)
  })

  it("is accepted on pages below its host, and on no others", async () => {
    const rpOf = async (rpId: string) => askedBy((await shopOf([factorOf(rpId)]).begin()).mfaChallengeData).options.rpId

    assert.strictEqual(await rpOf("test"), "test")
    assert.isUndefined(await rpOf("hop.test"))
    assert.isUndefined(await rpOf("members.shop.test"))
  })

  it("is offered but cannot be chosen on a page of another host", async () => {
    const shop = shopOf([factorOf("elsewhere.test")])

    const { mfaChallengeData, stateToken } = await shop.begin()

    assert.strictEqual(mfaChallengeData.factorType, "WEBAUTHN")
    const chosen = await shop.post("/v2/WEBAUTHN/verify", { stateToken }, await shop.visitor(), { origin })
    assert.strictEqual(codeOf(chosen), "FACTOR_UNAVAILABLE")
  })

  it("is not preferred if another factor can be used on the page", async () => {
    const shop = shopOf([factorOf("elsewhere.test"), { type: "EMAIL" }])

    assert.strictEqual((await shop.begin()).mfaChallengeData.factorType, "EMAIL")
  })

  it.each([
    ["another challenge", { challenge: "x".repeat(43) }],
    ["another page", { origin: "http://evil.test" }],
    ["another client's page", { origin: "http://other.test" }],
    ["another host", { rpId: "evil.test" }],
    ["no user presence", { userPresent: false }]
  ])("is rejected if it signed %s", async (_, given) => {
    assert.strictEqual(codeOf(await shopOf().use(given)), "INVALID_OTP")
  })

  it("is rejected if it belongs to someone else or has a forged signature", async () => {
    const shop = shopOf()
    const stranger = SoftPasskey.make()

    assert.strictEqual(codeOf(await shop.use({}, stranger)), "INVALID_OTP")
    assert.strictEqual(codeOf(await shop.use({}, { ...stranger, get: forged(stranger) })), "INVALID_OTP")
  })

  it("accepts each response once", async () => {
    const shop = shopOf()
    const { mfaChallengeData, stateToken } = await shop.begin()
    const { challengeId, options } = askedBy(mfaChallengeData)
    const credential = passkey.get({ challenge: options.challenge ?? "", origin, rpId: "shop.test" })
    const later = await shop.begin()

    assert.strictEqual((await shop.verify(stateToken, { challengeId, credential })).body.state, "SUCCESS")
    const again = { challengeId: askedBy(later.mfaChallengeData).challengeId, credential }
    assert.strictEqual(codeOf(await shop.verify(later.stateToken, again)), "INVALID_OTP")
    assert.strictEqual(codeOf(await shop.verify(later.stateToken, { challengeId, credential })), "FACTOR_MISMATCH")
  })

  it("is rejected if its counter did not increase", async () => {
    const shop = shopOf()

    assert.strictEqual((await shop.use({ counter: 7 })).body.state, "SUCCESS")
    assert.strictEqual(codeOf(await shop.use({ counter: 7 })), "INVALID_OTP")
    assert.strictEqual(codeOf(await shop.use({ counter: 3 })), "INVALID_OTP")
    assert.strictEqual((await shop.use({ counter: 8 })).body.state, "SUCCESS")
  })

  it.each([
    ["REQUIRED", "INVALID_OTP"],
    ["PREFERRED", undefined],
    ["DISCOURAGED", undefined],
    ["UNSPECIFIED", undefined]
  ] as const)("without user verification, with %s, is rejected with %s", async (userVerification, code) => {
    const shop = shopOf(undefined, { userVerification })

    const { options } = askedBy((await shop.begin()).mfaChallengeData)
    const answered = await shop.use({ userVerified: false })

    assert.strictEqual(options.userVerification, userVerification)
    if (code === undefined) assert.strictEqual(answered.body.state, "SUCCESS")
    else assert.strictEqual(codeOf(answered), code)
    assert.strictEqual((await shop.use({ counter: 2 })).body.state, "SUCCESS")
  })

  it.each([null, 7, "text", {}, { id: "x" }, { id: passkey.credentialId, response: { clientDataJSON: "!" } }])(
    "is rejected if the credential is %j",
    async (credential) => {
      const shop = shopOf()
      const { mfaChallengeData, stateToken } = await shop.begin()

      const refused = await shop.verify(stateToken, { challengeId: askedBy(mfaChallengeData).challengeId, credential })

      assert.strictEqual(codeOf(refused), "INVALID_OTP")
    }
  )

  it("of the provider's own host can be used on its pages", async () => {
    const shop = shopOf([factorOf("localhost")])

    const { mfaChallengeData, stateToken } = await shop.begin(home)
    const { challengeId, options } = askedBy(mfaChallengeData)
    const credential = passkey.get({ challenge: options.challenge ?? "", origin: home, rpId: "localhost" })

    assert.strictEqual((await shop.verify(stateToken, { challengeId, credential }, home)).body.state, "SUCCESS")
  })
})

// A response in the name of the member's passkey, signed by another one.
const forged = (by: SoftPasskey.SoftPasskey) => (ceremony: SoftPasskey.Ceremony) => ({
  ...Object(by.get(ceremony)),
  id: passkey.credentialId,
  rawId: passkey.credentialId
})
