import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import {
  checkCode,
  maximumStateTokens,
  withToken
} from "../../../../packages/react/src/auth/verification/Verification.ts"

describe("checkCode", () => {
  it.each([
    ["", "codeMissing"],
    ["123", "codeIncomplete"],
    ["123456", undefined]
  ])("%j returns %s", (code, key) => {
    assert.strictEqual(checkCode(code, 6)?.key, key)
  })

  it("reports the expected length", () => {
    assert.strictEqual(checkCode("123", 8)?.limit, 8)
  })
})

it("withToken stores only the state tokens of the newest emails", () => {
  const mails = Array.from({ length: maximumStateTokens + 2 }, (_, index) => Redacted.make(String(index)))
  const due = mails.reduce(withToken, { email: "eve@example.com", stateTokens: [] })

  assert.deepStrictEqual(due.stateTokens.map(Redacted.value), ["4", "3", "2"])
})
