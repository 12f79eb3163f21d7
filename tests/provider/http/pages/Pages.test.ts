import { assert, it } from "@effect/vitest"
import { home, open } from "../../Shop.ts"

it.each(["x", "..%2f..%2fetc", "%00", "", "a/b"])("there is no page %j", async (id) => {
  assert.strictEqual((await open().send(`${home}/portico/session/${id}`)).status, 410)
})

it("a form that is too long is refused with the length that forms may have", async () => {
  const body = `x=${"x".repeat(20_000)}`

  const refused = await open().send(`${home}/portico/outbox`, { method: "POST", body })

  assert.strictEqual(refused.status, 413)
  assert.include(refused.text, "16384 bytes")
})
