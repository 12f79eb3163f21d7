import { assert, it } from "@effect/vitest"
import { open, seed } from "../../Shop.ts"

const register = async (shop: ReturnType<typeof open>, host = "http://localhost:4000") =>
  shop.send(`${host}/v2/register`, {
    method: "POST",
    headers: { authorization: await shop.visitor() },
    body: JSON.stringify({ loginId: { email: "grace@shop.test" }, password: "debugging" })
  })

it("sends a verification email with a code and an equivalent link", async () => {
  const shop = open({ seed: { ...seed, registration: "emailVerification" } })
  await register(shop)

  const [mail] = await shop.outbox()

  assert.match(mail?.code ?? "", /^\d{6}$/)
  assert.include(mail?.text, mail?.code)
  assert.match(mail?.link ?? "", /^http:\/\/localhost:4000\/portico\/verify\/[\w-]{43}$/)
})

it("sends an approval email with a link for the owner", async () => {
  const shop = open({ seed: { ...seed, registration: "ownerApproval" } })
  await register(shop)

  const [mail] = await shop.outbox()

  assert.strictEqual(mail?.kind, "ownerApproval")
  assert.match(mail?.link ?? "", /^http:\/\/localhost:4000\/portico\/approve\/[\w-]{43}$/)
})

it.each(["http://evil.test", "http://localhost.evil.test", "http://127.0.0.1.evil.test"])(
  "sends no link to a host that the caller made up: %s",
  async (host) => {
    const shop = open({ seed: { ...seed, registration: "ownerApproval" } })
    await register(shop, host)

    assert.isUndefined((await shop.outbox())[0]?.link)
  }
)

it("links to any request host in open mode", async () => {
  const shop = open({ open: true, seed: { registration: "ownerApproval" } })
  await register(shop, "http://play.example")

  assert.match((await shop.outbox())[0]?.link ?? "", /^http:\/\/play\.example\/portico\/approve\//)
})
