import { assert, describe, it } from "@effect/vitest"
import type { SeedFactor, SeedLockout } from "../../packages/provider/src/engine/seed/Seed.ts"
import { appSecret, codeAt } from "../provider/Authenticator.ts"
import { type Answered, codeOf, open, seed } from "../provider/Shop.ts"

type Shop = ReturnType<typeof open>

const start = 1_700_000_000_000

const guesses = (count: number, right: string): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, "0"))

const newcomer = { loginId: { email: "zoe@shop.test" }, password: "zoe's own words" }

/** Registers a member, and returns the code of the verification email and a function to verify codes. */
const pending = async (shop: Shop) => {
  const { stateToken } = (await shop.post("/v2/register", newcomer, await shop.visitor())).body
  const code = (await shop.outbox()).at(-1)?.code ?? ""
  const token = await shop.visitor()
  return { code, stateToken, verify: (code: string) => shop.post("/v1/auth/verify", { code, stateToken }, token) }
}

const wins = (answers: ReadonlyArray<Answered>) => answers.filter(({ status }) => status === 200)

describe.each(["open", "safe"] as const)("the six digits of a verification, enumeration %s,", (enumeration) => {
  const verifying = () => open({ seed: { ...seed, registration: "emailVerification", enumeration } })

  it("allow five guesses, then expire", async () => {
    const { code, verify } = await pending(verifying())

    for (const guess of guesses(5, code)) assert.strictEqual(codeOf(await verify(guess)), "INVALID_VERIFICATION_CODE")

    assert.strictEqual(codeOf(await verify(code)), "VERIFICATION_EXPIRED")
  })

  it("allow at most five of fifty concurrent guesses", async () => {
    const { code, verify } = await pending(verifying())

    const answers = await Promise.all(guesses(50, code).map(verify))

    assert.isAtMost(answers.filter((answer) => codeOf(answer) === "INVALID_VERIFICATION_CODE").length, 5)
    assert.isEmpty(wins(answers))
  })

  it("are checked at most five times in fifty concurrent guesses, even if one is correct", async () => {
    const { code, verify } = await pending(verifying())

    const answers = await Promise.all([...guesses(5, code), code, ...guesses(44, code)].map(verify))

    const won = wins(answers)
    const refused = answers.filter((answer) => !won.includes(answer))
    assert.isAtMost(refused.filter((answer) => codeOf(answer) === "INVALID_VERIFICATION_CODE").length + won.length, 5)
  })

  it("are accepted once in fifty concurrent requests", async () => {
    const { code, verify } = await pending(verifying())

    assert.lengthOf(wins(await Promise.all(Array.from({ length: 50 }, () => verify(code)))), 1)
  })

  it("are issued at most ten times, for at most fifty guesses", async () => {
    const shop = verifying()
    let drawn = 0
    for (let round = 0; round < 30; round++) {
      const { status } = await shop.post("/v2/register", newcomer, await shop.visitor())
      const again = await shop.post("/v2/login", newcomer, await shop.visitor())
      drawn += Number(status === 200) + Number(again.status === 200)
    }

    assert.isAtMost(drawn, 10)
    assert.isAtMost((await shop.outbox()).length, 10)
  })

  it.each(["", "      ", "0", "0000000", "null", "%00", "１２３４５６"])("do not match %j", async (guess) => {
    const { verify } = await pending(verifying())

    assert.strictEqual((await verify(guess)).status, 400)
  })

  it("of one registration do not work for another", async () => {
    const shop = verifying()
    const zoe = await pending(shop)
    const other = { loginId: { email: "yan@shop.test" }, password: "yan's own words" }
    const { stateToken } = (await shop.post("/v2/register", other, await shop.visitor())).body

    const crossed = await shop.post("/v1/auth/verify", { code: zoe.code, stateToken }, await shop.visitor())

    assert.strictEqual(codeOf(crossed), "INVALID_VERIFICATION_CODE")
  })
})

const withFactors = (factors: ReadonlyArray<SeedFactor>, lockout: SeedLockout = { perEmail: 100 }) => {
  const ada = { email: "ada@shop.test", password: "correct horse", phone: "+41791234567", factors }
  return open({ seed: { ...seed, members: [ada], lockout } })
}

/** Starts a login, and returns the function for its second factor. */
const step = async (shop: Shop) => {
  const { stateToken } = (await shop.login()).body
  const token = await shop.visitor()
  return (type: string, data: string, code: string) =>
    shop.post(`/v2/${type}/verify`, { stateToken, [data]: { code } }, token)
}

describe("the code of a second factor", () => {
  it("by SMS allows at most five of fifty concurrent guesses", async () => {
    const shop = withFactors([{ type: "SMS" }])
    const verify = await step(shop)
    const code = (await shop.outbox()).at(-1)?.code ?? ""

    const answers = await Promise.all(guesses(50, code).map((guess) => verify("SMS", "smsData", guess)))

    assert.isAtMost(answers.filter((answer) => codeOf(answer) === "INVALID_OTP").length, 5)
    assert.isEmpty(wins(answers))
  })

  it("allows at most ten wrong codes in fifty concurrent logins", async () => {
    const shop = withFactors([{ type: "TOTP", secret: appSecret }])
    const steps = await Promise.all(Array.from({ length: 50 }, () => step(shop)))

    const answers = await Promise.all(
      steps.map((verify, index) => verify("TOTP", "totpData", guesses(50, codeAt(start))[index] ?? ""))
    )

    assert.lengthOf(
      answers.filter((answer) => codeOf(answer) === "INVALID_OTP"),
      10
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 429),
      40
    )
  })

  it("of an app works once within its window, and earlier codes do not work after it", async () => {
    const shop = withFactors([{ type: "TOTP", secret: appSecret }])
    const totp = async (code: string) => (await step(shop))("TOTP", "totpData", code)
    assert.strictEqual((await totp(codeAt(start))).body.state, "SUCCESS")

    assert.strictEqual(codeOf(await totp(codeAt(start))), "INVALID_OTP")
    assert.strictEqual(codeOf(await totp(codeAt(start - 30_000))), "INVALID_OTP")
    shop.pass(29_000)
    assert.strictEqual(codeOf(await totp(codeAt(start))), "INVALID_OTP")
  })

  it("from the recovery codes works once in fifty concurrent requests", async () => {
    const code = "abcd-efgh-jkmn-pqrs"
    const shop = withFactors(
      [
        { type: "TOTP", secret: appSecret },
        { type: "RECOVERY_CODE", codes: [code] }
      ],
      { perEmail: 100, factors: 100 }
    )
    const steps = await Promise.all(Array.from({ length: 50 }, () => step(shop)))

    const answers = await Promise.all(steps.map((verify) => verify("RECOVERY_CODE", "totpData", code)))

    assert.lengthOf(wins(answers), 1)
  })

  it("is required after a recovery too, so that access to the emails is not enough", async () => {
    const shop = withFactors([{ type: "TOTP", secret: appSecret }])
    await shop.post("/v1/send-email", { email: "ada@shop.test" }, await shop.visitor())
    const recoveryToken = (await shop.outbox()).at(-1)?.code

    const recovered = await shop.post(
      "/v1/recover",
      { recoveryToken, password: "the thief's own" },
      await shop.visitor()
    )

    assert.strictEqual(recovered.body.state, "STATUS_CHECK")
    assert.notProperty(recovered.body, "sessionToken")
  })

  it("does not work for another factor", async () => {
    const shop = withFactors([{ type: "SMS" }, { type: "EMAIL" }])
    const verify = await step(shop)
    const code = (await shop.outbox()).at(-1)?.code ?? ""

    for (const [type, data] of [
      ["SMS", "emailData"],
      ["EMAIL", "emailData"],
      ["PASSWORD", "smsData"],
      ["PUSH", "smsData"]
    ]) {
      assert.notStrictEqual((await verify(type ?? "", data ?? "", code)).status, 200)
    }
  })
})
