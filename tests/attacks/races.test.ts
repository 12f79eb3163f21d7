import { assert, describe, it } from "@effect/vitest"
import * as MemoryStore from "@portico/provider/MemoryStore"
import * as PostgresStore from "@portico/provider/PostgresStore"
import { afterAll, beforeAll } from "vitest"
import { codeAt, appSecret } from "../provider/Authenticator.ts"
import { type Answered, codeOf, open, seed } from "../provider/Shop.ts"

const crowd = 20

const recoveryCode = "abcd-efgh-jkmn-pqrs"

const members = [
  { email: "ada@shop.test", password: "correct horse" },
  {
    email: "tess@shop.test",
    password: "two steps",
    factors: [
      { type: "TOTP", secret: appSecret },
      { type: "RECOVERY_CODE", codes: [recoveryCode] }
    ]
  }
] as const

const wins = (answers: ReadonlyArray<Answered>) => answers.filter(({ status }) => status === 200)

const together = <A>(one: (index: number) => Promise<A>, count = crowd) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))

describe.each([
  ["memory", () => MemoryStore.make()],
  ["PGlite", () => PostgresStore.make({})]
])("on %s, for concurrent requests", (_, store) => {
  const lockout = { perEmail: 10, factors: 1000, mails: 1000 }
  const shop = open({ seed: { ...seed, members, lockout }, store: store() })

  beforeAll(() => shop.start(), 60_000)

  afterAll(() => shop.dispose())

  it("a code returns tokens once", async () => {
    const code = await shop.code()

    assert.lengthOf(wins(await together(() => shop.exchange({ code }))), 1)
  })

  it("a refresh token has one successor", async () => {
    const { refresh_token } = await shop.member()

    const answers = await together(() => shop.refresh(refresh_token))

    assert.lengthOf(new Set(answers.map(({ body }) => body.refresh_token)), 1)
  })

  it("an address is registered once, in any spelling", async () => {
    const spellings = ["grace@shop.test", "GRACE@SHOP.TEST", " Grace@Shop.test "]
    const token = await shop.visitor()

    const answers = await together((index) => {
      const request = { loginId: { email: spellings[index % 3] }, password: `the words of ${index}` }
      return shop.post("/v2/register", request, token)
    })

    assert.lengthOf(wins(answers), 1)
    assert.sameMembers([...new Set(answers.map(({ status }) => status))], [200, 409])
    const right = await together((index) => shop.login("grace@shop.test", `the words of ${index}`), 10)
    assert.isAtMost(wins(right).length, 1)
  })

  it("a recovery token sets the password once", async () => {
    await shop.post("/v1/send-email", { email: "ada@shop.test" }, await shop.visitor())
    const recoveryToken = (await shop.outbox()).at(-1)?.code
    const token = await shop.visitor()

    const answers = await together(() => shop.post("/v1/recover", { recoveryToken, password: "correct horse" }, token))

    assert.lengthOf(wins(answers), 1)
  })

  it("a recovery code and the code of an app are accepted once", async () => {
    for (const code of [recoveryCode, codeAt(1_700_000_000_000)]) {
      const steps: Array<string> = []
      for (let login = 0; login < 8; login++)
        steps.push((await shop.login("tess@shop.test", "two steps")).body.stateToken)
      const token = await shop.visitor()

      const answers = await Promise.all(
        steps.map((stateToken) => shop.post("/v2/TOTP/verify", { stateToken, totpData: { code } }, token))
      )

      assert.lengthOf(wins(answers), 1, code)
    }
  })

  it("a password is checked at most ten times", async () => {
    const token = await shop.visitor()

    const answers = await together((index) =>
      shop.post("/v2/login", { loginId: { email: "nobody@shop.test" }, password: `guess ${index}` }, token)
    )

    assert.lengthOf(
      answers.filter(({ status }) => status === 429),
      crowd - 10
    )
  })

  it("a password change succeeds completely: only one of the passwords works", async () => {
    const { access_token } = await shop.member()

    const answers = await together(
      (index) => shop.post("/v2/change-password", { newPassword: `password ${index}` }, access_token),
      8
    )

    assert.lengthOf(wins(answers), 8)
    const right = await together((index) => shop.login("ada@shop.test", `password ${index}`), 8)
    assert.lengthOf(wins(right), 1)
    assert.lengthOf(
      right.filter((answer) => answer.status !== 200 && codeOf(answer) === undefined),
      0
    )
  })
})
