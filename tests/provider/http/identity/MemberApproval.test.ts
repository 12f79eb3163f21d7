import { assert, describe, it } from "@effect/vitest"
import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import { codeOf, open, seed } from "../../Shop.ts"

const start = (settings: Partial<Seed> = {}) =>
  open({
    seed: { ...seed, clients: [{ clientId: "shop", origins: [], redirectUris: [], secret: "s3cret" }], ...settings }
  })

const decide = (shop: ReturnType<typeof open>, decision: string, id: string, authorization = "s3cret") =>
  shop.post(
    "/graphql/alpha",
    { query: `mutation ($id: ID!) { decided: ${decision}(id: $id) { status { name reasons } } }`, variables: { id } },
    authorization
  )

const idOf = async (shop: ReturnType<typeof open>, email: string) => {
  const found = await shop.kept((store) => store.memberByEmail(email))
  return found._tag === "Some" ? found.value.id : ""
}

const standing = (name: string, reasons: ReadonlyArray<string> = []) => ({ decided: { status: { name, reasons } } })

describe("a member who is waiting for approval", () => {
  it("can sign in after the approval and is notified", async () => {
    const shop = start()

    const { body } = await decide(shop, "approveIdentity", await idOf(shop, "eve@shop.test"))

    assert.deepStrictEqual(body.data, standing("ACTIVE"))
    assert.strictEqual((await shop.login("eve@shop.test", "waiting room")).body.state, "SUCCESS")
    assert.deepInclude((await shop.outbox()).at(-1), { kind: "approved", email: "eve@shop.test" })
  })

  it("is blocked after a rejection and is notified", async () => {
    const shop = start()

    await decide(shop, "rejectIdentity", await idOf(shop, "eve@shop.test"))

    assert.strictEqual(codeOf(await shop.login("eve@shop.test", "waiting room")), "-19958")
    assert.deepInclude((await shop.outbox()).at(-1), { kind: "rejected", email: "eve@shop.test" })
  })

  it("must still verify the address after a rejection that was reversed", async () => {
    const shop = start({ registration: ["ownerApproval", "emailVerification"] })
    const { body } = await shop.post(
      "/v2/register",
      { loginId: { email: "grace@shop.test" }, password: "debugging" },
      await shop.visitor()
    )
    await decide(shop, "rejectIdentity", body.identity.id ?? "")

    const unblocked = await decide(shop, "unblockIdentity", body.identity.id ?? "")

    assert.deepStrictEqual(unblocked.body.data, standing("PENDING", ["PENDING_EMAIL_VERIFICATION_REQUIRED"]))
  })

  it("must still verify the address after the approval if both steps are required", async () => {
    const shop = start({ registration: ["ownerApproval", "emailVerification"] })
    const { body } = await shop.post(
      "/v2/register",
      { loginId: { email: "grace@shop.test" }, password: "debugging" },
      await shop.visitor()
    )
    assert.strictEqual(body.state, "REQUIRE_EMAIL_VERIFICATION")

    const approved = await decide(shop, "approveIdentity", body.identity.id ?? "")
    assert.deepStrictEqual(approved.body.data, standing("PENDING", ["PENDING_EMAIL_VERIFICATION_REQUIRED"]))

    const code = (await shop.outbox()).find(({ kind }) => kind === "emailVerification")?.code ?? ""
    const verified = await shop.post("/v1/auth/verify", { code, stateToken: body.stateToken }, await shop.visitor())
    assert.strictEqual(verified.body.state, "SUCCESS")
  })
})

describe("a member", () => {
  it.each([
    ["blockIdentity", "BLOCKED", "-19958"],
    ["deleteIdentity", "DELETED", "-19958"],
    ["requirePasswordReset", "ACTIVE", "-19973"]
  ])("cannot sign in after %s, and their sessions end", async (decision, name, code) => {
    const shop = start()
    const { refresh_token } = (
      await shop.post(
        "/oauth2/token",
        { grant_type: "authorized_client", member_id: await idOf(shop, "ada@shop.test") },
        ",s3cret"
      )
    ).body

    const { body } = await decide(shop, decision, await idOf(shop, "ada@shop.test"))

    assert.deepStrictEqual(body.data, standing(name))
    assert.strictEqual(codeOf(await shop.login()), code)
    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
  })

  it("can sign in again after being unblocked", async () => {
    const shop = start()

    await decide(shop, "unblockIdentity", await idOf(shop, "bob@shop.test"))

    assert.strictEqual((await shop.login("bob@shop.test", "battery staple")).body.state, "SUCCESS")
  })

  it.each([
    ["approveIdentity", "ada@shop.test"],
    ["rejectIdentity", "ada@shop.test"],
    ["unblockIdentity", "ada@shop.test"],
    ["blockIdentity", "nobody@shop.test"]
  ])("is unchanged if %s does not apply", async (decision, email) => {
    const shop = start()

    const { body } = await decide(shop, decision, await idOf(shop, email))

    assert.strictEqual(body.errors[0]?.extensions?.code, "MEMBER_NOT_FOUND")
    assert.strictEqual((await shop.login()).body.state, "SUCCESS")
  })

  it("cannot decide in place of the owner", async () => {
    const shop = start()
    const id = await idOf(shop, "eve@shop.test")

    const { body } = await decide(shop, "approveIdentity", id, await shop.visitor())

    assert.strictEqual(body.errors[0]?.extensions?.code, "PERMISSION_DENIED")
    assert.strictEqual((await shop.login("eve@shop.test", "waiting room")).body.state, "REQUIRE_OWNER_APPROVAL")
  })
})
