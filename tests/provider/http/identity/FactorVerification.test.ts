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

/** A shop whose member Ada has these factors. */
const shopOf = (factors: ReadonlyArray<SeedFactor>, more: Partial<typeof seed> = {}) => {
  const ada: SeedMember = { email: "ada@shop.test", password: "correct horse", phone: "+41791234567", factors }
  const shop = open({ seed: { ...seed, members: [ada], ...more } })
  const begin = async () => stepOf(await shop.login())
  const verify = async (factorType: string, payload: object) =>
    shop.post(`/v2/${factorType}/verify`, payload, await shop.visitor())
  const lastMail = async () => (await shop.outbox()).at(-1)
  return { ...shop, begin, verify, lastMail }
}

/** Changes Ada behind the provider's back. */
const change = (shop: ReturnType<typeof shopOf>, next: (member: Member) => Member) =>
  shop.kept((store) =>
    Effect.flatMap(store.memberByEmail("ada@shop.test"), (member) =>
      store.changeMember(changed(next(Option.getOrThrow(member)), start))
    )
  )

const app: SeedFactor = { type: "TOTP", secret: appSecret }
const sms: SeedFactor = { type: "SMS" }

describe("a login of a member with a further factor", () => {
  it("is asked for it, and gets no session token", async () => {
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

  it("ends with a session token after the code of the app", async () => {
    const shop = shopOf([app])
    const { stateToken } = await shop.begin()

    const answered = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } })

    assert.strictEqual(answered.body.state, "SUCCESS")
    assert.isNotEmpty(answered.body.sessionToken)
    assert.strictEqual(answered.body.identity.email?.address, "ada@shop.test")
  })

  it("takes each code of the app once, by however many logins it is shown", async () => {
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

  it("bears five wrong codes and ends", async () => {
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

  it("is refused for a while after ten wrong codes, by however many logins", async () => {
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

  it("is over after ten minutes", async () => {
    const shop = shopOf([app])
    const { stateToken } = await shop.begin()
    shop.pass(10 * 60_000)

    const late = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start + 10 * 60_000) } })

    assert.strictEqual(codeOf(late), "FACTOR_CHALLENGE_EXPIRED")
  })

  it("is over as soon as the password or the factors change", async () => {
    const codeAfter = async (next: (member: Member) => Member) => {
      const shop = shopOf([app])
      const { stateToken } = await shop.begin()
      await change(shop, next)
      return codeOf(await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } }))
    }

    assert.strictEqual(await codeAfter((member) => ({ ...member, password: "another" })), "FACTOR_CHALLENGE_EXPIRED")
    assert.strictEqual(await codeAfter((member) => ({ ...member, factors: [] })), "FACTOR_CHALLENGE_EXPIRED")
  })

  it("knows no state token of another kind", async () => {
    const shop = shopOf([app])

    for (const stateToken of [undefined, "", "x".repeat(43)]) {
      const refused = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } })
      assert.strictEqual(codeOf(refused), "FACTOR_CHALLENGE_EXPIRED")
    }
  })

  it("refuses a password as a further factor", async () => {
    const shop = shopOf([app])
    const { stateToken } = await shop.begin()

    assert.strictEqual(codeOf(await shop.verify("PASSWORD", { stateToken })), "FACTOR_UNSUPPORTED")
  })

  it("refuses factors that the member does not have, and data of another one", async () => {
    const shop = shopOf([app, sms])
    const { stateToken } = await shop.begin()

    assert.strictEqual(codeOf(await shop.verify("PUSH", { stateToken })), "FACTOR_UNAVAILABLE")
    assert.strictEqual(
      codeOf(await shop.verify("SMS", { stateToken, totpData: { code: codeAt(start) } })),
      "FACTOR_MISMATCH"
    )
    // No text message was sent yet.
    assert.strictEqual(codeOf(await shop.verify("SMS", { stateToken, smsData: { code: "123456" } })), "FACTOR_MISMATCH")
  })
})

describe("codes that are sent", () => {
  it.each([
    ["SMS", "smsData", { type: "SMS" }, { phone: "+41791234567", kind: "factorCode" }, "•••• ••67"],
    ["CALL", "callData", { type: "CALL" }, { phone: "+41791234567", kind: "factorCall" }, "•••• ••67"],
    ["EMAIL", "emailData", { type: "EMAIL" }, { email: "ada@shop.test", kind: "factorCode" }, "a•••@shop.test"]
  ] as const)("by %s prove the factor", async (type, data, factor, sent, hint) => {
    const shop = shopOf([factor])
    const { mfaChallengeData, stateToken } = await shop.begin()
    const mail = await shop.lastMail()

    assert.strictEqual(mfaChallengeData.factorType, type)
    assert.strictEqual(mfaChallengeData.verificationChallengeData?.hint, hint)
    assert.deepInclude(mail, sent)
    const answered = await shop.verify(type, { stateToken, [data]: { code: mail?.code } })
    assert.strictEqual(answered.body.state, "SUCCESS")
  })

  it("work once, for the login that they were sent for", async () => {
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

  it("are sent again without data, and only the last one is right", async () => {
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

  it("are sent five times more for one login", async () => {
    const shop = shopOf([sms])
    const { stateToken } = await shop.begin()
    for (let time = 0; time < 5; time++) assert.strictEqual((await shop.verify("SMS", { stateToken })).status, 200)

    const refused = await shop.verify("SMS", { stateToken })

    assert.strictEqual(refused.status, 429)
    assert.strictEqual(codeOf(refused), "FACTOR_SENDS_EXHAUSTED")
    const code = (await shop.lastMail())?.code
    assert.strictEqual((await shop.verify("SMS", { stateToken, smsData: { code } })).body.state, "SUCCESS")
  })

  it("give way to another factor that is chosen without data", async () => {
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

  it.each(["TOTP", "RECOVERY_CODE"])("come in the data of an app on the path of %s, each once", async (type) => {
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

  it("alone ask for no second step", async () => {
    assert.strictEqual((await shopOf([{ type: "RECOVERY_CODE", codes }]).begin()).state, "SUCCESS")
  })
})

describe("a remembered device", () => {
  it("is not asked again for 30 days", async () => {
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

  it("is forgotten with the password and the factors that it was remembered for", async () => {
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

  it("is remembered only where that was wished", async () => {
    const shop = shopOf([app])
    const { stateToken } = await shop.begin()

    const answered = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } })

    assert.isUndefined(stepOf(answered).additionalData)
  })
})

describe("the status of a factor", () => {
  it.each(["REQUIRE_ACTIVATION", "REQUIRE_REENROLL", "DISABLED_BY_RULE"] as const)(
    "%s asks for no second step, and cannot be chosen for one",
    async (status) => {
      assert.strictEqual((await shopOf([{ ...app, status }]).begin()).state, "SUCCESS")

      const shop = shopOf([sms, { ...app, status }])
      const { mfaChallengeData, stateToken } = await shop.begin()
      assert.deepInclude(mfaChallengeData.availableFactors ?? [], { factorType: "TOTP", factorStatus: status })
      const refused = await shop.verify("TOTP", { stateToken, totpData: { code: codeAt(start) } })
      assert.strictEqual(codeOf(refused), "FACTOR_UNAVAILABLE")
    }
  )

  it("ENABLED_BY_RULE asks every member for a code by mail", async () => {
    const shop = shopOf([], { factors: { enabled: ["EMAIL"] } })

    const { mfaChallengeData, stateToken } = await shop.begin()

    assert.deepStrictEqual(mfaChallengeData.availableFactors, [
      { factorType: "EMAIL", factorStatus: "ENABLED_BY_RULE" }
    ])
    const code = (await shop.lastMail())?.code
    assert.strictEqual((await shop.verify("EMAIL", { stateToken, emailData: { code } })).body.state, "SUCCESS")
  })

  it("DISABLED_BY_RULE takes a factor from every member", async () => {
    const shop = shopOf([app, sms], { factors: { disabled: ["TOTP"] } })

    assert.strictEqual((await shop.begin()).mfaChallengeData.factorType, "SMS")
  })
})

describe("a risky login", () => {
  const rules = { factors: { riskyAfter: 2 } }

  const fail = async (shop: ReturnType<typeof shopOf>, times: number) => {
    for (let time = 0; time < times; time++) await shop.login("ada@shop.test", "wrong")
  }

  it("after wrong passwords takes a code by mail where the member has no factor", async () => {
    const shop = shopOf([], rules)
    await fail(shop, 2)

    const { mfaChallengeData, stateToken } = await shop.begin()

    assert.strictEqual(mfaChallengeData.reason, "HIGH_RISK_LOGIN")
    assert.strictEqual(mfaChallengeData.factorType, "EMAIL")
    const code = (await shop.lastMail())?.code
    assert.strictEqual((await shop.verify("EMAIL", { stateToken, emailData: { code } })).body.state, "SUCCESS")
  })

  it("says so where he has one", async () => {
    const shop = shopOf([app], rules)
    await fail(shop, 2)

    assert.deepInclude((await shop.begin()).mfaChallengeData, { reason: "HIGH_RISK_LOGIN", factorType: "TOTP" })
  })

  it("is none after fewer, nor where no rule says so", async () => {
    const shop = shopOf([], rules)
    await fail(shop, 1)
    assert.strictEqual((await shop.begin()).state, "SUCCESS")

    const easy = shopOf([])
    await fail(easy, 5)
    assert.strictEqual((await easy.begin()).state, "SUCCESS")
  })
})
