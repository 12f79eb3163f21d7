import { assert, it } from "@effect/vitest"
import { home, open } from "../../Shop.ts"

it.each(["x", "..%2f..%2fetc", "%00", "", "a/b"])("there is no page %j", async (id) => {
  assert.strictEqual((await open().send(`${home}/portico/session/${id}`)).status, 410)
})
