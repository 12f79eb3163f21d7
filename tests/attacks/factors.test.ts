import { assert, describe, it } from "@effect/vitest"
import * as MemoryStore from "@portico/provider/MemoryStore"
import * as PostgresStore from "@portico/provider/PostgresStore"
import { afterAll, beforeAll } from "vitest"
import { codeAt } from "../provider/Authenticator.ts"
import { type Answered, codeOf, messageOf, open, seed } from "../provider/Shop.ts"

const now = 1_700_000_000_000

type Shop = ReturnType<typeof open>

const call = (shop: Shop, name: string, payload: object, token: string) =>
  shop.post(`/v1/account/${name}`, payload, token)

const wins = (responses: ReadonlyArray<Answered>) => responses.filter(({ status }) => status === 200)

const together = (one: (index: number) => Promise<Answered>, count = 20) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))

const signedIn = async (options: Parameters<typeof open>[0] = {}) => {
  const shop = open(options)
  const { access_token: token } = await shop.member()
  return { shop, token, proof: await shop.prove(token) }
}

describe("a stolen session with a proof", () => {
  it("sends at most ten messages, to any number of phones and at once", async () => {
    const { proof, shop, token } = await signedIn()

    const responses = await together((index) => {
      const factorType = index % 2 === 0 ? "SMS" : "CALL"
      return call(shop, "enroll-factor", { factorType, phone: `+41 79 123 45 ${10 + index}`, proof }, token)
    })

    assert.lengthOf(wins(responses), 10)
    const sent = (await shop.outbox()).filter(({ phone }) => phone !== undefined)
    assert.lengthOf(sent, 10)
  })

  it("finds out at most ten addresses that are taken", async () => {
    const { proof, shop, token } = await signedIn()

    const responses = await together(() => call(shop, "change-email", { email: "bob@shop.test", proof }, token))

    assert.lengthOf(
      responses.filter(({ status }) => status === 409),
      10
    )
    assert.lengthOf(
      responses.filter(({ status }) => status === 429),
      10
    )
  })
})

describe("guesses of an app's first code", () => {
  it("are limited, also at once, and end with the setup", async () => {
    const { proof, shop, token } = await signedIn()
    const { factorId, totpData } = (await call(shop, "enroll-factor", { factorType: "TOTP", proof }, token)).body

    const guesses = await together(() => call(shop, "confirm-factor", { factorId, code: "000000" }, token))

    assert.lengthOf(
      guesses.filter((guess) => codeOf(guess) === "INVALID_OTP"),
      10
    )
    shop.pass(15 * 60_000)
    const code = codeAt(now + 15 * 60_000, totpData.secret)
    const late = await call(shop, "confirm-factor", { factorId, code }, token)
    assert.strictEqual(codeOf(late), "FACTOR_CHALLENGE_EXPIRED")
  })

  it("are refused in another session of the member", async () => {
    const { proof, shop, token } = await signedIn()
    const { factorId, totpData } = (await call(shop, "enroll-factor", { factorType: "TOTP", proof }, token)).body
    const other = (await shop.member()).access_token

    const stolen = await call(shop, "confirm-factor", { factorId, code: codeAt(now, totpData.secret) }, other)

    assert.strictEqual(codeOf(stolen), "FACTOR_CHALLENGE_EXPIRED")
  })
})

describe.each([
  ["memory", () => MemoryStore.make()],
  ["PGlite", () => PostgresStore.make({})]
])("on %s, for concurrent requests", (_, store) => {
  const shop = open({ seed: { ...seed, lockout: { factors: 1000, mails: 1000 } }, store: store() })

  beforeAll(() => shop.start(), 60_000)

  afterAll(() => shop.dispose())

  it("the code of a new email address is tried five times and accepted once", async () => {
    const { access_token: token } = await shop.member()
    const started = async (email: string) => {
      const proof = await shop.prove(token)
      const { stateToken } = (await call(shop, "change-email", { email, proof }, token)).body
      return { stateToken, code: (await shop.outbox()).at(-1)?.code }
    }
    const guessed = await started("guessed@shop.test")
    const guesses = await together(() =>
      call(shop, "confirm-email", { stateToken: guessed.stateToken, code: "wrong" }, token)
    )
    assert.isAtMost(guesses.filter((guess) => codeOf(guess) === "INVALID_VERIFICATION_CODE").length, 4)

    const { code, stateToken } = await started("ada@new.test")
    const confirmed = await together(() => call(shop, "confirm-email", { stateToken, code }, token))

    assert.lengthOf(wins(confirmed), 1)
    assert.lengthOf(
      (await shop.outbox()).filter(({ kind }) => kind === "emailChanged"),
      1
    )
  })

  it("of several new sets of recovery codes only the last one is valid", async () => {
    await shop.post(
      "/v2/register",
      { loginId: { email: "tess@shop.test" }, password: "two steps more" },
      await shop.visitor()
    )
    const { sessionToken } = (await shop.login("tess@shop.test", "two steps more")).body
    const page = await shop.send((await shop.session({ sessionToken }, "none")).body.redirectSession.fullUrl)
    const { code } = messageOf(page.text)
    const { access_token: token } = (await shop.exchange({ code })).body
    const proof = await shop.prove(token, "tess@shop.test", "two steps more")
    const { factorId, totpData } = (await call(shop, "enroll-factor", { factorType: "TOTP", proof }, token)).body
    await call(shop, "confirm-factor", { factorId, code: codeAt(now, totpData.secret) }, token)

    const renewed = await together(() => call(shop, "recovery-codes", { proof }, token), 5)
    const { body } = await call(shop, "factors", {}, token)
    assert.lengthOf(
      body.factors.filter(({ factorType }) => factorType === "RECOVERY_CODE"),
      1
    )
    const firsts = renewed.map(({ body }) => body.codes[0] ?? "")
    const accepted = []
    for (const recoveryCode of firsts) {
      const { stateToken } = (await shop.login("tess@shop.test", "two steps more")).body
      const request = { stateToken, totpData: { code: recoveryCode } }
      accepted.push(await shop.post("/v2/TOTP/verify", request, await shop.visitor()))
    }

    assert.lengthOf(wins(accepted), 1)
  })
})

describe('an email change under enumeration: "safe"', () => {
  const safe = { seed: { ...seed, enumeration: "safe" } } as const

  it("does not reveal that the address is taken, and never moves to it", async () => {
    const { proof, shop, token } = await signedIn(safe)

    const taken = await call(shop, "change-email", { email: "bob@shop.test", proof }, token)
    const [notice, mail] = (await shop.outbox()).slice(-2)
    const again = await shop.prove(token)
    const free = await call(shop, "change-email", { email: "free@shop.test", proof: again }, token)

    assert.strictEqual(taken.status, 200)
    assert.deepStrictEqual(Object.keys(taken.body), Object.keys(free.body))
    assert.strictEqual(taken.body.stateToken.length, free.body.stateToken.length)
    assert.deepInclude(notice, { kind: "emailChangeStarted", email: "ada@shop.test" })
    assert.deepInclude(mail, { kind: "accountExists", email: "bob@shop.test" })
    assert.notProperty(mail ?? {}, "code")
    const codes: Array<unknown> = []
    for (let time = 0; time < 5; time++) {
      const { stateToken } = taken.body
      codes.push(codeOf(await call(shop, "confirm-email", { stateToken, code: "000000" }, token)))
    }
    assert.deepStrictEqual(codes, [...Array(4).fill("INVALID_VERIFICATION_CODE"), "VERIFICATION_EXPIRED"])
    assert.strictEqual((await shop.login("ada@shop.test")).body.state, "SUCCESS")
  })

  it("is limited in the same way for addresses that are taken and free", async () => {
    for (const email of ["bob@shop.test", "free@shop.test"]) {
      const { shop, token } = await signedIn(safe)
      // Each change uses its proof up.
      const proofs = await Promise.all(Array.from({ length: 20 }, () => shop.prove(token)))

      const responses = await together((index) => call(shop, "change-email", { email, proof: proofs[index] }, token))

      assert.lengthOf(wins(responses), 10)
    }
  })
})
