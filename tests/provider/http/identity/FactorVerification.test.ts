import { assert, describe, it } from "@effect/vitest"
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import { changed, type Member } from "../../../../packages/provider/src/engine/identity/Member.ts"
import type { SeedFactor, SeedMember } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { appSecret, codeAt } from "../../Authenticator.ts"
import { type Answered, codeOf, open, seed } from "../../Shop.ts"

const start = 1_700_000_000_000

interface Step {
  readonly state: string
  readonly stateToken: string
  readonly sessionToken?: string
  readonly mfaChallengeData: MfaChallenge
  readonly additionalData?: { readonly deviceToken?: { readonly strValue: string } }
}

const stepOf = ({ body }: Answered) => body as unknown as Step

/** Opens a shop whose member Ada has the given factors. */
const shopOf = (factors: ReadonlyArray<SeedFactor>, more: Partial<typeof seed> = {}) => {
  const ada: SeedMember = { email: "ada@shop.test", password: "correct horse", phone: "+41791234567", factors }
  const shop = open({ seed: { ...seed, members: [ada], ...more } })
  const begin = async () => stepOf(await shop.login())
  const verify = async (factorType: string, payload: object) =>
    shop.post(`/v2/${factorType}/verify`, payload, await shop.visitor())
  const lastMail = async () => (await shop.outbox()).at(-1)
  return { ...shop, begin, verify, lastMail }
}

/** Changes Ada directly in the store. */
const change = (shop: ReturnType<typeof shopOf>, next: (member: Member) => Member) =>
  shop.kept((store) =>
    Effect.flatMap(store.memberByEmail("ada@shop.test"), (member) =>
      store.changeMember(changed(next(Option.getOrThrow(member)), start))
    )
  )

const app: SeedFactor = { type: "TOTP", secret: appSecret }
const sms: SeedFactor = { type: "SMS" }

describe("a login with a second factor", () => {
  it("returns a challenge and no session token", async () => {
    const step = await shopOf([app]).begin()

    assert.strictEqual(step.state, "STATUS_CHECK")
    assert.isNotEmpty(step.stateToken)
    assert.isUndefined(step.sessionToken)
    assert.deepStrictEqual(step.mfaChallengeData, {
      factorType: "TOTP",
      verificationChallengeData: {},
      availableFactors: [{ factorType: "TOTP", factorStatus: "ENABLED" }],
      reason: "USER_SETTINGS"
    })
  })

  it("returns a session token after the app's code", async () => {
    const shop = shopOf([app])
    const { stateToken } = await shop.begin()

    const answered = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } })

    assert.strictEqual(answered.body.state, "SUCCESS")
    assert.isNotEmpty(answered.body.sessionToken)
    assert.strictEqual(answered.body.identity.email?.address, "ada@shop.test")
  })

  it("accepts each code of the app once, across concurrent logins", async () => {
    const shop = shopOf([app])
    const steps = await Promise.all([1, 2, 3, 4].map(() => shop.begin()))

    const answers = await Promise.all(
      steps.map(({ stateToken }) => shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } }))
    )

    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    const refused = answers.filter(({ status }) => status !== 200)
    assert.deepStrictEqual(refused.map(codeOf), ["INVALID_OTP", "INVALID_OTP", "INVALID_OTP"])
  })

  it("ends after five wrong codes", async () => {
    const shop = shopOf([app])
    const { stateToken } = await shop.begin()
    const guess = () => shop.verify("TOTP", { stateToken, totpData: { code: "000000" } })

    for (const triesLeft of [4, 3, 2, 1]) {
      const refused = await guess()
      assert.strictEqual(refused.status, 400)
      assert.deepInclude(refused.body.details.applicationError, { code: "INVALID_OTP", data: { triesLeft } })
    }

    assert.strictEqual(codeOf(await guess()), "FACTOR_TRIES_EXHAUSTED")
    const right = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } })
    assert.strictEqual(codeOf(right), "FACTOR_CHALLENGE_EXPIRED")
  })

  it("is locked for a while after ten wrong codes across logins", async () => {
    const shop = shopOf([app])
    for (let login = 0; login < 2; login++) {
      const { stateToken } = await shop.begin()
      for (let guess = 0; guess < 5; guess++) await shop.verify("TOTP", { stateToken, totpData: { code: "000000" } })
    }

    const { stateToken } = await shop.begin()
    const refused = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } })

    assert.strictEqual(refused.status, 429)
    assert.isAbove(Number(refused.headers.get("retry-after")), 0)
    shop.pass(15 * 60_000)
    const later = await shop.begin()
    const code = codeAt(start + 15 * 60_000)
    assert.strictEqual(
      (await shop.verify("TOTP", { stateToken: later.stateToken, totpData: { code } })).body.state,
      "SUCCESS"
    )
  })

  it("expires after ten minutes", async () => {
    const shop = shopOf([app])
    const { stateToken } = await shop.begin()
    shop.pass(10 * 60_000)

    const late = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start + 10 * 60_000) } })

    assert.strictEqual(codeOf(late), "FACTOR_CHALLENGE_EXPIRED")
  })

  it("ends as soon as the password or the factors change", async () => {
    const codeAfter = async (next: (member: Member) => Member) => {
      const shop = shopOf([app])
      const { stateToken } = await shop.begin()
      await change(shop, next)
      return codeOf(await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } }))
    }

    assert.strictEqual(await codeAfter((member) => ({ ...member, password: "another" })), "FACTOR_CHALLENGE_EXPIRED")
    assert.strictEqual(await codeAfter((member) => ({ ...member, factors: [] })), "FACTOR_CHALLENGE_EXPIRED")
  })

  it("rejects an unknown state token", async () => {
    const shop = shopOf([app])

    for (const stateToken of [undefined, "", "x".repeat(43)]) {
      const refused = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } })
      assert.strictEqual(codeOf(refused), "FACTOR_CHALLENGE_EXPIRED")
    }
  })

  it("rejects a password as the second factor", async () => {
    const shop = shopOf([app])
    const { stateToken } = await shop.begin()

    assert.strictEqual(codeOf(await shop.verify("PASSWORD", { stateToken })), "FACTOR_UNSUPPORTED")
  })

  it("rejects factors that the member does not have, and data of another factor", async () => {
    const shop = shopOf([app, sms])
    const { stateToken } = await shop.begin()

    assert.strictEqual(codeOf(await shop.verify("PUSH", { stateToken })), "FACTOR_UNAVAILABLE")
    assert.strictEqual(
      codeOf(await shop.verify("SMS", { stateToken, totpData: { code: codeAt(start) } })),
      "FACTOR_MISMATCH"
    )
    // No SMS has been sent yet.
    assert.strictEqual(codeOf(await shop.verify("SMS", { stateToken, smsData: { code: "123456" } })), "FACTOR_MISMATCH")
  })
})

describe("codes that are sent", () => {
  it.each([
    ["SMS", "smsData", { type: "SMS" }, { phone: "+41791234567", kind: "factorCode" }, "•••• ••67"],
    ["CALL", "callData", { type: "CALL" }, { phone: "+41791234567", kind: "factorCall" }, "•••• ••67"],
    ["EMAIL", "emailData", { type: "EMAIL" }, { email: "ada@shop.test", kind: "factorCode" }, "a•••@shop.test"]
  ] as const)("by %s complete the login", async (type, data, factor, sent, hint) => {
    const shop = shopOf([factor])
    const { mfaChallengeData, stateToken } = await shop.begin()
    const mail = await shop.lastMail()

    assert.strictEqual(mfaChallengeData.factorType, type)
    assert.strictEqual(mfaChallengeData.verificationChallengeData?.hint, hint)
    assert.deepInclude(mail, sent)
    const answered = await shop.verify(type, { stateToken, [data]: { code: mail?.code } })
    assert.strictEqual(answered.body.state, "SUCCESS")
  })

  it("are accepted once, for their own login", async () => {
    const shop = shopOf([sms])
    const first = await shop.begin()
    const code = (await shop.lastMail())?.code
    const second = await shop.begin()

    const other = await shop.verify("SMS", { stateToken: second.stateToken, smsData: { code } })
    const own = await shop.verify("SMS", { stateToken: first.stateToken, smsData: { code } })
    const again = await shop.verify("SMS", { stateToken: first.stateToken, smsData: { code } })

    assert.strictEqual(codeOf(other), "INVALID_OTP")
    assert.strictEqual(own.body.state, "SUCCESS")
    assert.strictEqual(codeOf(again), "FACTOR_CHALLENGE_EXPIRED")
  })

  it("are sent again on request, and only the last one is accepted", async () => {
    const shop = shopOf([sms])
    const { stateToken } = await shop.begin()
    const first = (await shop.lastMail())?.code

    const again = await shop.verify("SMS", { stateToken })

    assert.strictEqual(stepOf(again).state, "STATUS_CHECK")
    assert.strictEqual(stepOf(again).stateToken, stateToken)
    const second = (await shop.lastMail())?.code
    assert.strictEqual(codeOf(await shop.verify("SMS", { stateToken, smsData: { code: first } })), "INVALID_OTP")
    assert.strictEqual((await shop.verify("SMS", { stateToken, smsData: { code: second } })).body.state, "SUCCESS")
  })

  it("are sent at most five more times per login", async () => {
    const shop = shopOf([sms])
    const { stateToken } = await shop.begin()
    for (let time = 0; time < 5; time++) assert.strictEqual((await shop.verify("SMS", { stateToken })).status, 200)

    const refused = await shop.verify("SMS", { stateToken })

    assert.strictEqual(refused.status, 429)
    assert.strictEqual(codeOf(refused), "FACTOR_SENDS_EXHAUSTED")
    const code = (await shop.lastMail())?.code
    assert.strictEqual((await shop.verify("SMS", { stateToken, smsData: { code } })).body.state, "SUCCESS")
  })

  it("are replaced if another factor is chosen", async () => {
    const shop = shopOf([app, sms])
    const { mfaChallengeData, stateToken } = await shop.begin()
    assert.strictEqual(mfaChallengeData.factorType, "TOTP")

    const chosen = stepOf(await shop.verify("SMS", { stateToken }))

    assert.strictEqual(chosen.mfaChallengeData.factorType, "SMS")
    assert.deepStrictEqual(chosen.mfaChallengeData.availableFactors, mfaChallengeData.availableFactors)
    const code = (await shop.lastMail())?.code
    assert.strictEqual((await shop.verify("SMS", { stateToken, smsData: { code } })).body.state, "SUCCESS")
  })
})

describe("recovery codes", () => {
  const codes = ["abcd-0123-efgh-1111", "abcd-0123-efgh-2222"]
  const factors: ReadonlyArray<SeedFactor> = [app, { type: "RECOVERY_CODE", codes }]

  it.each(["TOTP", "RECOVERY_CODE"])("are accepted in totpData on the path of %s, each once", async (type) => {
    const shop = shopOf(factors)
    const use = async (code: string) => {
      const { stateToken } = await shop.begin()
      return shop.verify(type, { stateToken, totpData: { code } })
    }

    assert.strictEqual((await use("ABCD 0123 EFGH 1111")).body.state, "SUCCESS")
    assert.strictEqual(codeOf(await use("abcd-0123-efgh-1111")), "INVALID_OTP")
    assert.strictEqual((await use("abcd-0123-efgh-2222")).body.state, "SUCCESS")
    assert.strictEqual(codeOf(await use("abcd-0123-efgh-2222")), "FACTOR_UNAVAILABLE")
  })

  it("are not accepted in the data of another factor", async () => {
    const shop = shopOf([...factors, sms])
    const { stateToken } = await shop.begin()
    await shop.verify("SMS", { stateToken })

    const refused = await shop.verify("SMS", { stateToken, smsData: { code: "abcd-0123-efgh-1111" } })

    assert.strictEqual(codeOf(refused), "INVALID_OTP")
  })

  it("alone do not require a second factor", async () => {
    assert.strictEqual((await shopOf([{ type: "RECOVERY_CODE", codes }]).begin()).state, "SUCCESS")
  })
})

describe("a remembered device", () => {
  it("skips the second factor for 30 days", async () => {
    const shop = shopOf([app, { type: "RECOVERY_CODE", codes: ["abcd-0123-efgh-1111"] }])
    const { stateToken } = await shop.begin()
    const answered = await shop.verify("TOTP", {
      stateToken,
      totpData: { code: codeAt(start) },
      rememberThisDevice: true
    })
    const deviceToken = stepOf(answered).additionalData?.deviceToken?.strValue
    const login = async (token: unknown) => {
      const payload = { loginId: { email: "ada@shop.test" }, password: "correct horse" }
      return (
        await shop.post("/v2/login", { ...payload, clientMetaData: { deviceToken: token } }, await shop.visitor())
      ).body.state
    }

    assert.isString(deviceToken)
    assert.strictEqual(await login(deviceToken), "SUCCESS")
    assert.strictEqual(await login("x".repeat(43)), "STATUS_CHECK")
    assert.strictEqual(await login(7), "STATUS_CHECK")
    shop.pass(30 * 24 * 60 * 60_000)
    assert.strictEqual(await login(deviceToken), "STATUS_CHECK")
  })

  it("is forgotten if the password or the factors change", async () => {
    const stateAfter = async (next: (member: Member) => Member) => {
      const shop = shopOf([app])
      const { stateToken } = await shop.begin()
      const proof = { stateToken, totpData: { code: codeAt(start) }, rememberThisDevice: true }
      const { additionalData } = stepOf(await shop.verify("TOTP", proof))
      await change(shop, next)
      const clientMetaData = { deviceToken: additionalData?.deviceToken?.strValue }
      const login = { loginId: { email: "ada@shop.test" }, password: "correct horse", clientMetaData }
      return (await shop.post("/v2/login", login, await shop.visitor())).body.state
    }
    const another = { _tag: "PUSH", id: "another", status: "ENABLED", createdAt: start } as const

    assert.strictEqual(await stateAfter((member) => member), "SUCCESS")
    assert.strictEqual(
      await stateAfter((member) => ({ ...member, factors: [...(member.factors ?? []), another] })),
      "STATUS_CHECK"
    )
  })

  it("is remembered only on request", async () => {
    const shop = shopOf([app])
    const { stateToken } = await shop.begin()

    const answered = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } })

    assert.isUndefined(stepOf(answered).additionalData)
  })
})

describe("the status of a factor", () => {
  it.each(["REQUIRE_ACTIVATION", "REQUIRE_REENROLL", "DISABLED_BY_RULE"] as const)(
    "%s does not require a second factor and cannot be chosen",
    async (status) => {
      assert.strictEqual((await shopOf([{ ...app, status }]).begin()).state, "SUCCESS")

      const shop = shopOf([sms, { ...app, status }])
      const { mfaChallengeData, stateToken } = await shop.begin()
      assert.deepInclude(mfaChallengeData.availableFactors ?? [], { factorType: "TOTP", factorStatus: status })
      const refused = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } })
      assert.strictEqual(codeOf(refused), "FACTOR_UNAVAILABLE")
    }
  )

  it("ENABLED_BY_RULE requires an email code from every member", async () => {
    const shop = shopOf([], { factors: { enabled: ["EMAIL"] } })

    const { mfaChallengeData, stateToken } = await shop.begin()

    assert.deepStrictEqual(mfaChallengeData.availableFactors, [
      { factorType: "EMAIL", factorStatus: "ENABLED_BY_RULE" }
    ])
    const code = (await shop.lastMail())?.code
    assert.strictEqual((await shop.verify("EMAIL", { stateToken, emailData: { code } })).body.state, "SUCCESS")
  })

  it("DISABLED_BY_RULE disables a factor for every member", async () => {
    const shop = shopOf([app, sms], { factors: { disabled: ["TOTP"] } })

    assert.strictEqual((await shop.begin()).mfaChallengeData.factorType, "SMS")
  })
})

describe("a risky login", () => {
  const rules = { factors: { riskyAfter: 2 } }

  const fail = async (shop: ReturnType<typeof shopOf>, times: number) => {
    for (let time = 0; time < times; time++) await shop.login("ada@shop.test", "wrong")
  }

  it("requires an email code after wrong passwords if the member has no factor", async () => {
    const shop = shopOf([], rules)
    await fail(shop, 2)

    const { mfaChallengeData, stateToken } = await shop.begin()

    assert.strictEqual(mfaChallengeData.reason, "HIGH_RISK_LOGIN")
    assert.strictEqual(mfaChallengeData.factorType, "EMAIL")
    const code = (await shop.lastMail())?.code
    assert.strictEqual((await shop.verify("EMAIL", { stateToken, emailData: { code } })).body.state, "SUCCESS")
  })

  it("is reported as the reason if the member has a factor", async () => {
    const shop = shopOf([app], rules)
    await fail(shop, 2)

    assert.deepInclude((await shop.begin()).mfaChallengeData, { reason: "HIGH_RISK_LOGIN", factorType: "TOTP" })
  })

  it("is not assumed after fewer failures or without a rule", async () => {
    const shop = shopOf([], rules)
    await fail(shop, 1)
    assert.strictEqual((await shop.begin()).state, "SUCCESS")

    const easy = shopOf([])
    await fail(easy, 5)
    assert.strictEqual((await easy.begin()).state, "SUCCESS")
  })
})
