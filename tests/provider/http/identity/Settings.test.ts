import { assert, describe, it } from "@effect/vitest"
import * as MemoryStore from "@portico/provider/MemoryStore"
import { IdentityStore } from "../../../../packages/provider/src/store/IdentityStore.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import { vi } from "vitest"
import { codeOf, open, seed } from "../../Shop.ts"

const newcomer = { loginId: { email: "grace@shop.test" }, password: "debugging", profile: { firstName: "Grace" } }

const register = async (shop: ReturnType<typeof open>, more: object = {}) =>
  shop.post("/v2/register", { ...newcomer, ...more }, await shop.visitor())

describe("a registration policy", () => {
  it.each([
    ["open", "SUCCESS", []],
    [[], "SUCCESS", []],
    ["emailVerification", "REQUIRE_EMAIL_VERIFICATION", ["emailVerification"]],
    [["emailVerification"], "REQUIRE_EMAIL_VERIFICATION", ["emailVerification"]],
    ["ownerApproval", "REQUIRE_OWNER_APPROVAL", ["ownerApproval"]],
    [["emailVerification", "ownerApproval"], "REQUIRE_EMAIL_VERIFICATION", ["ownerApproval", "emailVerification"]]
  ] as const)("%j results in %s", async (registration, state, mails) => {
    const shop = open({ seed: { ...seed, registration } })

    const { body } = await register(shop)

    assert.strictEqual(body.state, state)
    assert.deepStrictEqual(
      (await shop.outbox()).map(({ kind }) => kind),
      [...mails]
    )
  })

  it("with both steps requires the owner's approval after the code", async () => {
    const shop = open({ seed: { ...seed, registration: ["emailVerification", "ownerApproval"] } })
    const { stateToken } = (await register(shop)).body
    const code = (await shop.outbox()).find(({ kind }) => kind === "emailVerification")?.code ?? ""

    const { body } = await shop.post("/v1/auth/verify", { code, stateToken }, await shop.visitor())

    assert.strictEqual(body.state, "REQUIRE_OWNER_APPROVAL")
    assert.isTrue(body.identity.email?.isVerified)
  })

  it("can be combined with a captcha", async () => {
    const shop = open({ seed: { ...seed, registration: "emailVerification", captcha: { required: "always" } } })

    assert.strictEqual(codeOf(await register(shop)), "-19971")
    const captchaTokens = [{ Recaptcha: "test-captcha-visible-1" }]
    assert.strictEqual((await register(shop, { captchaTokens })).body.state, "REQUIRE_EMAIL_VERIFICATION")
  })
})

describe('a provider with enumeration: "safe"', () => {
  const safe = (more: Partial<Seed> = {}) => open({ seed: { ...seed, enumeration: "safe", ...more } })
  const verify = async (shop: ReturnType<typeof open>, code: string, stateToken: string) =>
    shop.post("/v1/auth/verify", { code, stateToken }, await shop.visitor())
  const shapeOf = (value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
      : typeof value

  it("responds to an unknown address like to a wrong password", async () => {
    const shop = safe()

    const wrong = await shop.login("ada@shop.test", "wrong")
    const unknown = await shop.login("nobody@shop.test", "wrong")

    assert.strictEqual(codeOf(wrong), "-19976")
    assert.deepStrictEqual([unknown.status, unknown.text], [wrong.status, wrong.text])
    assert.notInclude(wrong.text, "The password is wrong")
  })

  it("responds to a taken address like to a new one", async () => {
    const shop = safe()

    const taken = await register(shop, { loginId: { email: "ada@shop.test" } })
    const fresh = await register(shop)

    assert.strictEqual(taken.status, 200)
    assert.strictEqual(taken.body.state, "REQUIRE_EMAIL_VERIFICATION")
    assert.deepStrictEqual(shapeOf(taken.body), shapeOf(fresh.body))
    assert.deepStrictEqual(taken.body.identity.status, fresh.body.identity.status)
    assert.deepStrictEqual(
      (await shop.outbox()).map(({ email, kind }) => [email, kind]),
      [
        ["ada@shop.test", "accountExists"],
        ["grace@shop.test", "emailVerification"]
      ]
    )
  })

  it("responds to all later requests of such a registration alike", async () => {
    const shop = safe()
    const taken = (await register(shop, { loginId: { email: "ada@shop.test" } })).body
    const fresh = (await register(shop)).body
    const mailed = (await shop.outbox()).find(({ email }) => email === "grace@shop.test")?.code ?? ""
    const wrong = mailed === "000000" ? "000001" : "000000"

    const logins = [await shop.login("ada@shop.test", "debugging"), await shop.login("grace@shop.test", "debugging")]
    assert.strictEqual(logins[0]?.text, logins[1]?.text)

    for (const expected of [...Array.from({ length: 5 }, () => "INVALID_VERIFICATION_CODE"), "VERIFICATION_EXPIRED"]) {
      const answers = [await verify(shop, wrong, taken.stateToken), await verify(shop, wrong, fresh.stateToken)]
      assert.deepStrictEqual(answers.map(codeOf), [expected, expected])
    }
  })

  it("creates the member when the code is verified", async () => {
    const shop = safe()
    const { stateToken } = (await register(shop)).body
    const code = (await shop.outbox())[0]?.code ?? ""

    const { body } = await verify(shop, code, stateToken)

    assert.strictEqual(body.state, "SUCCESS")
    assert.strictEqual(body.identity.status?.name, "ACTIVE")
    assert.isTrue(body.identity.email?.isVerified)
    assert.strictEqual((await shop.login("grace@shop.test", "debugging")).body.state, "SUCCESS")
  })

  it("creates one member if two register the same address", async () => {
    const shop = safe()
    const [first, second] = [(await register(shop)).body, (await register(shop, { password: "mine, not hers" })).body]
    const [one = "", two = ""] = (await shop.outbox()).map(({ code }) => code)

    assert.strictEqual((await verify(shop, one, first.stateToken)).body.state, "SUCCESS")
    assert.strictEqual(codeOf(await verify(shop, two, second.stateToken)), "VERIFICATION_EXPIRED")
    assert.strictEqual((await shop.login("grace@shop.test", "debugging")).body.state, "SUCCESS")
  })

  it("notifies the owner after the address is verified", async () => {
    const shop = safe({ registration: "ownerApproval" })
    const { stateToken } = (await register(shop)).body
    const mails = await shop.outbox()

    const { body } = await verify(shop, mails[0]?.code ?? "", stateToken)

    assert.deepStrictEqual(
      mails.map(({ kind }) => kind),
      ["emailVerification"]
    )
    assert.strictEqual(body.state, "REQUIRE_OWNER_APPROVAL")
    assert.strictEqual((await shop.outbox()).at(-1)?.kind, "ownerApproval")
  })

  it("hashes a password in every case, so response times do not differ", async () => {
    const shop = safe()
    await shop.start()
    const derive = vi.spyOn(crypto.subtle, "deriveBits")
    const count = async (answer: Promise<unknown>) => {
      derive.mockClear()
      await answer
      return derive.mock.calls.length
    }

    const counts = [
      await count(shop.login("ada@shop.test", "wrong")),
      await count(shop.login("nobody@shop.test", "wrong")),
      await count(register(shop, { loginId: { email: "ada@shop.test" } })),
      await count(register(shop))
    ]

    assert.deepStrictEqual(counts, [1, 1, 1, 1])
    derive.mockRestore()
  })
})

it("writes no settings during a login", async () => {
  const written: Array<string> = []
  const watched = Layer.effect(
    IdentityStore,
    Effect.map(IdentityStore, (store) => ({
      ...store,
      settle: (name: string, value: string) => {
        written.push(name)
        return store.settle(name, value)
      },
      putSetting: (name: string, value: string) => {
        written.push(name)
        return store.putSetting(name, value)
      }
    }))
  ).pipe(Layer.provideMerge(MemoryStore.make().layer))
  const shop = open({ store: { layer: watched } })
  await shop.login()
  written.length = 0

  assert.strictEqual((await shop.login()).body.state, "SUCCESS")

  assert.deepStrictEqual(written, [])
})

describe("common passwords", () => {
  it.each(["password", "Password", "QWERTYUIOP", "\uff11\uff12\uff13\uff14\uff15\uff16"])(
    "are refused by default: %s",
    async (password) => {
      const { body, status } = await register(open({ seed }), { password })

      assert.strictEqual(status, 400)
      assert.deepStrictEqual(body.details.validationError?.fieldViolations, [
        {
          field: "password",
          description: "must not be one of the most common passwords",
          violatedRule: "OTHER",
          ruleName: "COMMON_PASSWORD",
          data: {}
        }
      ])
    }
  )

  it("are accepted if they are part of a longer password", async () => {
    const { body } = await register(open({ seed }), { password: "password of a lighthouse" })

    assert.strictEqual(body.state, "SUCCESS")
  })

  it("are accepted if the site allows them", async () => {
    const { body } = await register(open({ seed: { ...seed, commonPasswords: "allow" } }), { password: "password" })

    assert.strictEqual(body.state, "SUCCESS")
  })
})
