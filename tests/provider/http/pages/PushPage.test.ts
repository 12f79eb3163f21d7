import { assert, describe, it } from "@effect/vitest"
import { codeOf, open, seed } from "../../Shop.ts"
import { browse } from "./Visitor.ts"

/** Starts a login that waits for the member's device, and opens a browser for that device. */
const push = async () => {
  const ada = { email: "ada@shop.test", password: "correct horse", factors: [{ type: "PUSH" }] } as const
  const shop = open({ seed: { ...seed, members: [ada] } })
  const { body } = await shop.login()
  const { mfaChallengeData, stateToken } = body as unknown as {
    readonly stateToken: string
    readonly mfaChallengeData: {
      readonly verificationChallengeData: { readonly pushData: { readonly transactionId: string } }
    }
  }
  const { pushData } = mfaChallengeData.verificationChallengeData
  const verify = async (data: object = pushData) =>
    shop.post("/v2/PUSH/verify", { stateToken, pushData: data }, await shop.visitor())
  const { link = "" } = (await shop.outbox()).at(-1) ?? {}
  return { shop, verify, link, transactionId: pushData.transactionId, device: browse(shop) }
}

describe("a push approval", () => {
  it("completes the login when it is approved", async () => {
    const { device, link, transactionId, verify } = await push()

    const waiting = await verify()
    assert.strictEqual(waiting.body.state, "STATUS_CHECK")
    assert.include(waiting.text, transactionId)
    await device.visit(link)
    assert.strictEqual((await verify()).body.state, "STATUS_CHECK")
    assert.strictEqual((await device.submit({ action: "approve" })).title, "Approved")

    assert.strictEqual((await verify()).body.state, "SUCCESS")
    assert.strictEqual(codeOf(await verify()), "FACTOR_CHALLENGE_EXPIRED")
  })

  it("ends the login if it is denied", async () => {
    const { device, link, verify } = await push()
    await device.visit(link)

    assert.strictEqual((await device.submit({ action: "deny" })).title, "Denied")

    assert.strictEqual(codeOf(await verify()), "FACTOR_DENIED")
    assert.strictEqual(codeOf(await verify()), "FACTOR_CHALLENGE_EXPIRED")
  })

  it("is accepted once, within ten minutes, from its own page", async () => {
    const { device, link } = await push()
    await device.visit(link)
    assert.strictEqual((await device.submit({ action: "what" })).status, 422)
    assert.strictEqual((await device.submit({ action: "approve", proof: "x".repeat(43) })).status, 403)
    await device.submit({ action: "deny" })

    assert.strictEqual((await device.visit(link)).status, 410)
    const late = await push()
    late.shop.pass(10 * 60_000)
    assert.strictEqual((await late.device.visit(late.link)).status, 410)
  })

  it("requires its link: the transaction id does not open the page", async () => {
    const { device, link, transactionId, verify } = await push()

    assert.notInclude(link, transactionId)
    assert.strictEqual((await device.visit(`/portico/push/${transactionId}`)).status, 410)
    assert.strictEqual(codeOf(await verify({ transactionId: "another" })), "FACTOR_MISMATCH")
  })
})
