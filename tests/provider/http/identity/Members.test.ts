import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { codeOf, open, seed } from "../../Shop.ts"
import { whenFound } from "../../Stores.ts"

const newcomer = { loginId: { email: "Grace@Shop.test " }, password: "debugging", profile: { firstName: "Grace" } }

const register = async (shop: ReturnType<typeof open>, more: object = {}) =>
  shop.post("/v2/register", { ...newcomer, ...more }, await shop.visitor())

describe("registration", () => {
  it("creates a member who can sign in at once", async () => {
    const shop = open()

    const { body, status } = await register(shop)

    assert.strictEqual(status, 200)
    assert.strictEqual(body.state, "SUCCESS")
    assert.isNotEmpty(body.sessionToken)
    assert.strictEqual(body.identity.email?.address, "grace@shop.test")
    assert.strictEqual(body.identity.identityProfile?.firstName, "Grace")
    assert.strictEqual(body.identity.status?.name, "ACTIVE")
    assert.strictEqual((await shop.login("GRACE@shop.test", "debugging")).body.state, "SUCCESS")
  })

  it("rejects an address that is taken, in any spelling", async () => {
    const refused = await register(open(), { loginId: { email: " ADA@SHOP.TEST" } })

    assert.strictEqual(refused.status, 409)
    assert.strictEqual(codeOf(refused), "-19995")
  })

  it("assigns an address to only one of several concurrent requests", async () => {
    const shop = open()

    const answers = await Promise.all(Array.from({ length: 8 }, () => register(shop)))

    assert.strictEqual(answers.filter(({ status }) => status === 200).length, 1)
    assert.strictEqual(answers.filter(({ status }) => status === 409).length, 7)
  })

  it.each([
    "",
    " ",
    "grace",
    "grace@",
    "@shop.test",
    "a b@shop.test",
    "<b>@shop.test",
    "a@b@c",
    "a@-x",
    "\u0000@shop.test",
    `${"a".repeat(65)}@shop.test`
  ])("names the field of an invalid address: %j", async (email) => {
    const { body, status } = await register(open(), { loginId: { email } })

    assert.strictEqual(status, 400)
    assert.deepStrictEqual(body.details.validationError?.fieldViolations, [
      {
        field: "loginId.email",
        description: "must be an email address",
        violatedRule: "FORMAT",
        data: { type: "EMAIL" }
      }
    ])
  })

  it.each(["", "abc", "x".repeat(1025)])("names the field of an invalid password", async (password) => {
    const { body, status } = await register(open(), { password })

    assert.strictEqual(status, 400)
    assert.deepStrictEqual(
      body.details.validationError?.fieldViolations.map(({ field }) => field),
      ["password"]
    )
  })

  it("names all invalid fields at once", async () => {
    const { body } = await register(open(), { loginId: { email: "grace" }, password: "" })

    assert.deepStrictEqual(
      body.details.validationError?.fieldViolations.map(({ field }) => field),
      ["loginId.email", "password"]
    )
  })

  it("stores special characters in a profile as data", async () => {
    const shop = open()
    const firstName = `<img src=x onerror=alert(1)>'; drop table members; --\u0000\ud800`

    const { body } = await register(shop, { profile: { firstName, nickname: "x".repeat(10_000) } })

    assert.strictEqual(body.identity.identityProfile?.firstName, firstName)
  })

  it("rejects a profile of a megabyte", async () => {
    const { body, status } = await register(open(), { profile: { nickname: "x".repeat(1_000_000) } })

    assert.strictEqual(status, 400)
    assert.deepStrictEqual(
      body.details.validationError?.fieldViolations.map(({ field }) => field),
      ["profile"]
    )
  })
})

describe("registration with email verification", () => {
  const start = async () => {
    const shop = open({ seed: { ...seed, registration: "emailVerification" } })
    const { body } = await register(shop)
    const [mail] = await shop.outbox()
    return { shop, body, code: mail?.code ?? "", mail }
  }

  const verify = async (shop: ReturnType<typeof open>, code: string, stateToken: string) =>
    shop.post("/v1/auth/verify", { code, stateToken }, await shop.visitor())

  it("requires the code of an email", async () => {
    const { body, mail } = await start()

    assert.strictEqual(body.state, "REQUIRE_EMAIL_VERIFICATION")
    assert.isNotEmpty(body.stateToken)
    assert.isUndefined(body.sessionToken)
    assert.strictEqual(mail?.email, "grace@shop.test")
    assert.match(mail?.code ?? "", /^\d{6}$/)
  })

  it("accepts the code once and signs in", async () => {
    const { body, code, shop } = await start()

    const verified = await verify(shop, code, body.stateToken)
    const again = await verify(shop, code, body.stateToken)

    assert.strictEqual(verified.body.state, "SUCCESS")
    assert.isNotEmpty(verified.body.sessionToken)
    assert.isTrue(verified.body.identity.email?.isVerified)
    assert.strictEqual(again.status, 400)
    assert.strictEqual((await shop.login("grace@shop.test", "debugging")).body.state, "SUCCESS")
  })

  it("rejects a login before the verification and sends a new code", async () => {
    const { shop } = await start()

    const { body } = await shop.login("grace@shop.test", "debugging")

    assert.strictEqual(body.state, "REQUIRE_EMAIL_VERIFICATION")
    assert.strictEqual((await shop.outbox()).length, 2)
  })

  it("rejects every code after five wrong ones", async () => {
    const { body, code, shop } = await start()
    const wrong = code === "000000" ? "000001" : "000000"

    for (let count = 0; count < 5; count++) await verify(shop, wrong, body.stateToken)
    const late = await verify(shop, code, body.stateToken)

    assert.strictEqual(codeOf(late), "VERIFICATION_EXPIRED")
  })

  it("accepts the right code after a wrong one", async () => {
    const { body, code, shop } = await start()
    const wrong = await verify(shop, code === "000000" ? "000001" : "000000", body.stateToken)

    const right = await verify(shop, code, body.stateToken)

    assert.strictEqual(codeOf(wrong), "INVALID_VERIFICATION_CODE")
    assert.strictEqual(right.body.state, "SUCCESS")
  })

  it("expires after half an hour", async () => {
    const { body, code, shop } = await start()
    shop.pass(30 * 60_000)

    assert.strictEqual(codeOf(await verify(shop, code, body.stateToken)), "VERIFICATION_EXPIRED")
  })
})

describe("registration with owner approval", () => {
  it("creates a member who is waiting for approval", async () => {
    const shop = open({ seed: { ...seed, registration: "ownerApproval" } })

    const { body } = await register(shop)

    assert.strictEqual(body.state, "REQUIRE_OWNER_APPROVAL")
    assert.isUndefined(body.sessionToken)
    assert.deepStrictEqual(
      (await shop.outbox()).map(({ kind }) => kind),
      ["ownerApproval"]
    )
  })
})

describe("login", () => {
  it("accepts the address in any spelling", async () => {
    const { body, status } = await open().login(" ADA@shop.TEST ")

    assert.strictEqual(status, 200)
    assert.strictEqual(body.state, "SUCCESS")
    assert.isNotEmpty(body.sessionToken)
    assert.strictEqual(body.identity.identityProfile?.firstName, "Ada")
  })

  it.each([
    ["a wrong password", "ada@shop.test", "wrong", "-19976"],
    ["an empty password", "ada@shop.test", "", "-19976"],
    ["an unknown address", "nobody@shop.test", "correct horse", "-19999"],
    ["an invalid address", "nobody", "correct horse", "-19999"],
    ["a blocked member", "bob@shop.test", "battery staple", "-19958"],
    ["a blocked member with a wrong password", "bob@shop.test", "wrong", "-19976"]
  ])("rejects %s", async (_, email, password, code) => {
    assert.strictEqual(codeOf(await open().login(email, password)), code)
  })

  it("returns REQUIRE_OWNER_APPROVAL for a member who is waiting for approval", async () => {
    assert.strictEqual((await open().login("eve@shop.test", "waiting room")).body.state, "REQUIRE_OWNER_APPROVAL")
  })

  it("accepts the password in every Unicode normalization form", async () => {
    const shop = open()
    await register(shop, { password: "caf\u00e9 cr\u00e8me" })

    assert.strictEqual((await shop.login("grace@shop.test", "cafe\u0301 cre\u0300me")).body.state, "SUCCESS")
  })

  it("hashes the password again if it was hashed with fewer iterations", async () => {
    const shop = open()
    const password = () =>
      shop.kept((store) => Effect.map(store.memberByEmail("ada@shop.test"), (ada) => Option.getOrThrow(ada).password))
    await shop.kept((store) =>
      store.memberByEmail("ada@shop.test").pipe(
        Effect.map(Option.getOrThrow),
        Effect.flatMap((ada) =>
          store.changeMember({ ...ada, password: ada.password.replace(/.*/s, old), revision: ada.revision + 1 })
        )
      )
    )

    const { body } = await shop.login("ada@shop.test", "correct horse")

    assert.strictEqual(body.state, "SUCCESS")
    assert.match(await password(), /^\$pbkdf2-sha256\$i=10\$/)
    assert.strictEqual((await shop.login()).body.state, "SUCCESS")
  })
})

it("rejects a login if the password changes during the check", async () => {
  const { arm, store } = whenFound((kept, { password, ...found }) => {
    const other = password.replace(/.$/, (last) => (last === "A" ? "E" : "A"))
    const revision = found.revision + 1
    return Effect.andThen(kept.changeMember({ ...found, password: other, revision }), kept.dropTicketsOf(found.id))
  })
  const shop = open({ store })
  assert.strictEqual((await shop.login()).body.state, "SUCCESS")
  arm()

  const late = await shop.login()

  assert.strictEqual(late.status, 403)
  assert.strictEqual(codeOf(late), "-19976")
})

it("creates no member if the verification email cannot be sent", async () => {
  const shop = open({ seed: { ...seed, registration: "emailVerification", lockout: { mails: 1 } } })
  await shop.post("/v1/send-email", { email: "grace@shop.test" }, await shop.visitor())

  const refused = await register(shop)
  shop.pass(15 * 60_000)

  assert.strictEqual(refused.status, 429)
  assert.strictEqual((await register(shop)).body.state, "REQUIRE_EMAIL_VERIFICATION")
})

// "correct horse" with one iteration and a salt of zeros.
const old = "$pbkdf2-sha256$i=1$AAAAAAAAAAAAAAAAAAAAAA$MOzscNJbdFGfC4jx83HCz0clKFtxYuVuviWm9zHC-Fw"
