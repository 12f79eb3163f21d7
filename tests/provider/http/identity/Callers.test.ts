import { assert, it } from "@effect/vitest"
import * as Callers from "@portico/provider/http/identity/Callers"
import * as Redacted from "effect/Redacted"
import { codeOf, open } from "../../Shop.ts"

it.each([
  ["token", "token", ""],
  ["Bearer token", "token", ""],
  ["token,secret", "token", "secret"],
  ["bearer token, secret ", "token", "secret"],
  [",secret", "", "secret"],
  ["token,a,b", "token", "a,b"],
  ["", "", ""]
])("%j has two halves", (text, first, second) => {
  const halves = Callers.halvesOf(Redacted.make(text))

  assert.deepStrictEqual([Redacted.value(halves.first), Redacted.value(halves.second)], [first, second])
})

it.each(["", ",", " , ", "nonsense", ",nonsense", "nonsense,nonsense"])(
  "%j stands for nobody",
  async (authorization) => {
    const refused = await open().post("/v1/redirect-session", { login: {} }, authorization)

    assert.strictEqual(refused.status, 401)
    assert.strictEqual(codeOf(refused), "UNAUTHENTICATED")
  }
)

it("a valid access token with a wrong secret stands for nobody", async () => {
  const shop = open()

  assert.strictEqual(
    (await shop.post("/v1/redirect-session", { login: {} }, `${await shop.visitor()},wrong`)).status,
    401
  )
})
