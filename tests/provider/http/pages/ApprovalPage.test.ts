import { assert, describe, it } from "@effect/vitest"
import { open, seed } from "../../Shop.ts"
import { browse, plain } from "./Visitor.ts"

const cleo = { email: "cleo@shop.test", password: "asp and honey" }

const waiting = async () => {
  const shop = open({ seed: { ...seed, registration: "ownerApproval" } })
  const profile = { firstName: "Cleo", lastName: "<b>Patra" }
  const request = { loginId: { email: cleo.email }, password: cleo.password, profile }
  await shop.post("/v2/register", request, await shop.visitor())
  const [mail] = await shop.outbox()
  return { shop, owner: browse(shop), link: mail?.link ?? "" }
}

describe("the approval page", () => {
  it("shows the member and decides nothing when it is opened", async () => {
    const { link, owner, shop } = await waiting()

    const page = await owner.visit(link)

    assert.include(plain(page.text), "Cleo <b>Patra (cleo@shop.test) wants to become a member")
    assert.notInclude(page.text, "<b>")
    assert.strictEqual((await shop.login(cleo.email, cleo.password)).body.state, "REQUIRE_OWNER_APPROVAL")
  })

  it.each([
    ["approve", "Approved", "approved", 200],
    ["reject", "Declined", "rejected", 403]
  ])("accepts the action %s once", async (action, title, kind, status) => {
    const { link, owner, shop } = await waiting()
    await owner.visit(link)

    assert.strictEqual((await owner.submit({ action })).title, title)

    assert.strictEqual((await shop.login(cleo.email, cleo.password)).status, status)
    assert.strictEqual((await shop.outbox()).at(-1)?.kind, kind)
    assert.strictEqual((await owner.visit(link)).status, 410)
  })

  it("shows an error if no button was used", async () => {
    const { link, owner } = await waiting()
    await owner.visit(link)

    assert.deepStrictEqual((await owner.submit({ action: "" })).problems, ["Choose “Approve” or “Decline”."])
  })

  it("rejects a decision from another site", async () => {
    const { link, owner, shop } = await waiting()
    await owner.visit(link)

    await owner.submit({ action: "approve" }, { "sec-fetch-site": "same-site" })

    assert.strictEqual((await shop.login(cleo.email, cleo.password)).body.state, "REQUIRE_OWNER_APPROVAL")
  })

  it("responds with 410 without a valid token", async () => {
    assert.strictEqual((await browse(open()).visit(`/portico/approve/${"x".repeat(43)}`)).status, 410)
  })
})
