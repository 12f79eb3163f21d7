import { accountChangeCodes } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import { codeOf, open } from "../../Shop.ts"

type Shop = ReturnType<typeof open>

const change = (shop: Shop, token: string, email: string, proof: string) =>
  shop.post("/v1/account/change-email", { email, proof }, token)

const confirm = (shop: Shop, token: string, stateToken: string, code = "") =>
  shop.post("/v1/account/confirm-email", { stateToken, code }, token)

const started = async (email = "Ada@new.test") => {
  const shop = open()
  const { access_token: token } = await shop.member()
  const { body } = await change(shop, token, email, await shop.prove(token))
  const mail = (await shop.outbox()).at(-1)
  return { shop, token, stateToken: body.stateToken, mail, code: mail?.code }
}

describe("an email change", () => {
  it("replaces the address when the code of the new address is entered", async () => {
    const { code, mail, shop, stateToken, token } = await started()
    assert.deepInclude(mail, { kind: "emailChange", email: "ada@new.test" })

    const { body, status } = await confirm(shop, token, stateToken, code)

    assert.strictEqual(status, 200)
    assert.deepInclude(body.user, { email: "ada@new.test", emailVerified: true })
    assert.strictEqual((await shop.login("ada@new.test")).body.state, "SUCCESS")
    assert.notStrictEqual((await shop.login("ada@shop.test")).status, 200)
    assert.deepInclude((await shop.outbox()).at(-1), { kind: "emailChanged", email: "ada@shop.test" })
  })

  it("notifies the current address when it starts", async () => {
    const { shop } = await started()

    assert.deepInclude((await shop.outbox()).at(-2), { kind: "emailChangeStarted", email: "ada@shop.test" })
  })

  it("changes nothing before the code is entered", async () => {
    const { shop } = await started()

    assert.strictEqual((await shop.login("ada@shop.test")).body.state, "SUCCESS")
  })

  it("ends the other sessions and the links that were sent to the old address", async () => {
    const { code, shop, stateToken, token } = await started()
    const other = await shop.member()
    await shop.post("/v1/send-email", { email: "ada@shop.test" }, await shop.visitor())
    const recovery = (await shop.outbox()).at(-1)?.code

    await confirm(shop, token, stateToken, code)

    assert.strictEqual(codeOf(await shop.refresh(other.refresh_token)), "invalid_grant")
    const recovered = await shop.post(
      "/v1/recover",
      { recoveryToken: recovery, password: "stolen password" },
      await shop.visitor()
    )
    assert.strictEqual(codeOf(recovered), "INVALID_RECOVERY_TOKEN")
  })

  it("is rejected in another session of the member, which does not end it", async () => {
    const { code, shop, stateToken, token } = await started()
    const other = await shop.member()

    const refused = await confirm(shop, other.access_token, stateToken, code)

    assert.strictEqual(codeOf(refused), "VERIFICATION_EXPIRED")
    assert.strictEqual((await confirm(shop, token, stateToken, code)).status, 200)
  })

  it("cannot be confirmed twice, or after five wrong codes", async () => {
    const first = await started()
    await confirm(first.shop, first.token, first.stateToken, first.code)
    assert.strictEqual(
      codeOf(await confirm(first.shop, first.token, first.stateToken, first.code)),
      "VERIFICATION_EXPIRED"
    )

    const { code, shop, stateToken, token } = await started()
    const codes: Array<unknown> = []
    for (let attempt = 0; attempt < 5; attempt++) codes.push(codeOf(await confirm(shop, token, stateToken, "wrong")))

    assert.deepStrictEqual(codes, [...Array(4).fill("INVALID_VERIFICATION_CODE"), "VERIFICATION_EXPIRED"])
    assert.strictEqual(codeOf(await confirm(shop, token, stateToken, code)), "VERIFICATION_EXPIRED")
  })

  it.each([
    ["another member's address", "bob@shop.test"],
    ["the current address", "ADA@shop.test"]
  ])("is refused for %s", async (_, email) => {
    const shop = open()
    const { access_token } = await shop.member()

    const refused = await change(shop, access_token, email, await shop.prove(access_token))

    assert.strictEqual(refused.status, 409)
    assert.strictEqual(codeOf(refused), accountChangeCodes.emailUnavailable)
  })

  it("is refused for an address that is not valid, and without a proof", async () => {
    const shop = open()
    const { access_token } = await shop.member()

    const invalid = await change(shop, access_token, "nobody", await shop.prove(access_token))
    const unproved = await change(shop, access_token, "ada@new.test", "invented")

    assert.strictEqual(invalid.body.details.validationError?.fieldViolations[0]?.field, "email")
    assert.strictEqual(codeOf(unproved), accountChangeCodes.reverificationRequired)
  })

  it("is refused if the address was taken before the code was entered", async () => {
    const { code, shop, stateToken, token } = await started()
    await shop.post("/v2/register", { loginId: { email: "ada@new.test" }, password: "debugging" }, await shop.visitor())

    const refused = await confirm(shop, token, stateToken, code)

    assert.strictEqual(codeOf(refused), accountChangeCodes.emailUnavailable)
    assert.strictEqual((await shop.login("ada@shop.test")).body.state, "SUCCESS")
  })
})
