import { assert, it } from "@effect/vitest"
import { home, open } from "../../Shop.ts"

it.each(["x", "..%2f..%2fetc", "%00", "", "a/b"])("responds with 410 to the unknown page %j", async (id) => {
  assert.strictEqual((await open().send(`${home}/portico/session/${id}`)).status, 410)
})

it("rejects a form that is too long and names the limit", async () => {
  const body = `x=${"x".repeat(20_000)}`

  const refused = await open().send(`${home}/portico/outbox`, { method: "POST", body })

  assert.strictEqual(refused.status, 413)
  assert.include(refused.text, "16384 bytes")
})
