import { memory } from "../../../../packages/client/src/session/internal/WebStorage.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as StoredVerification from "../../../../packages/react/src/auth/verification/StoredVerification.ts"

const due = {
  email: "eve@example.com",
  identityId: "i-1",
  stateTokens: [Redacted.make("newest"), Redacted.make("older")]
}

const refuse = (): never => {
  throw new DOMException("The user said no.", "SecurityError")
}

describe("a stored verification", () => {
  it("is loaded as it was saved", () => {
    const storage = memory()
    StoredVerification.save(() => storage, due)
    const found = StoredVerification.load(() => storage)

    assert.strictEqual(found?.email, due.email)
    assert.strictEqual(found?.identityId, due.identityId)
    assert.deepStrictEqual(found?.stateTokens.map(Redacted.value), ["newest", "older"])
  })

  it("is removed when it is forgotten", () => {
    const storage = memory()
    StoredVerification.save(() => storage, due)
    StoredVerification.remove(() => storage)

    assert.isUndefined(StoredVerification.load(() => storage))
  })

  it.each(["", "null", "{}", '{"email":"a","due":["x"]}', '{"email":"a","due":[]}'])(
    "is missing if the stored string is %j",
    (text) => {
      const storage = memory()
      storage.setItem("portico.verification", text)

      assert.isUndefined(StoredVerification.load(() => storage))
    }
  )

  it("is not saved if the browser refuses storage", () => {
    StoredVerification.save(refuse, due)
    StoredVerification.remove(refuse)

    assert.isUndefined(StoredVerification.load(refuse))
  })
})
