import { assert, describe, it } from "@effect/vitest"
import {
  type Factor,
  hintOf,
  inOrder,
  isAsked,
  isUsable,
  type Kind,
  statusOf
} from "../../../../packages/provider/src/engine/factors/Factor.ts"
import * as Redacted from "effect/Redacted"

const common = { id: "f", status: "ENABLED", createdAt: 0 } as const

const factors: Readonly<Record<Kind, Factor>> = {
  TOTP: { _tag: "TOTP", ...common, secret: Redacted.make("MZXW6YTBOI"), name: "my app" },
  SMS: { _tag: "SMS", ...common, phone: "+41791234567" },
  CALL: { _tag: "CALL", ...common, phone: "+41791234567" },
  EMAIL: { _tag: "EMAIL", ...common, email: "ada@shop.test" },
  PUSH: { _tag: "PUSH", ...common },
  WEBAUTHN: { _tag: "WEBAUTHN", ...common, publicKey: "", counter: 0, rpId: "shop.test" },
  RECOVERY_CODE: { _tag: "RECOVERY_CODE", ...common, digests: ["d"] }
}

const typesOf = (found: ReadonlyArray<Factor>) => found.map(({ _tag }) => _tag)

describe("the status of a factor", () => {
  it.each([
    ["ENABLED", true],
    ["ENABLED_BY_RULE", true],
    ["REQUIRE_ACTIVATION", false],
    ["REQUIRE_REENROLL", false],
    ["DISABLED_BY_RULE", false]
  ] as const)("%s lets it be used: %s", (status, used) => {
    assert.strictEqual(isUsable({ ...factors.SMS, status }, {}), used)
    assert.strictEqual(isAsked({ ...factors.SMS, status }, {}), used)
  })

  it("follows the rules: what is disabled for all is so for each", () => {
    const rules = { disabled: ["SMS"], enabled: ["SMS", "CALL"] } as const

    assert.strictEqual(statusOf(factors.SMS, rules), "DISABLED_BY_RULE")
    assert.strictEqual(statusOf(factors.CALL, rules), "ENABLED_BY_RULE")
    assert.strictEqual(statusOf(factors.TOTP, rules), "ENABLED")
  })

  it("of one that was not activated, or has to be enrolled again, is lifted by no rule", () => {
    for (const status of ["REQUIRE_ACTIVATION", "REQUIRE_REENROLL"] as const) {
      assert.strictEqual(statusOf({ ...factors.CALL, status }, { enabled: ["CALL"] }), status)
    }
  })

  it("of recovery codes never asks for a second step, and ends with the last code", () => {
    const codes = { _tag: "RECOVERY_CODE", ...common, digests: ["d"] } as const

    assert.isTrue(isUsable(codes, {}))
    assert.isFalse(isAsked(codes, {}))
    assert.isFalse(isUsable({ ...codes, digests: [] }, {}))
  })
})

describe("the factors of a member", () => {
  const ada = { email: "ada@shop.test" }

  it("stand in the order in which they are asked for", () => {
    const all = Object.values(factors)

    assert.deepStrictEqual(typesOf(inOrder({ ...ada, factors: all }, {}, false)), [
      "WEBAUTHN",
      "TOTP",
      "PUSH",
      "SMS",
      "EMAIL",
      "CALL",
      "RECOVERY_CODE"
    ])
  })

  it("are none where he has none and no rule gives him one", () => {
    assert.deepStrictEqual(inOrder(ada, {}, false), [])
  })

  it("hold his mailbox where a rule says so", () => {
    const [mail, ...others] = inOrder(ada, { enabled: ["EMAIL"] }, false)

    assert.deepInclude(mail, { _tag: "EMAIL", email: "ada@shop.test", status: "ENABLED_BY_RULE" })
    assert.deepStrictEqual(others, [])
  })

  it("hold his mailbox at a risky login, unless there is something better", () => {
    assert.deepStrictEqual(typesOf(inOrder(ada, {}, true)), ["EMAIL"])
    assert.deepStrictEqual(typesOf(inOrder({ ...ada, factors: [factors.TOTP] }, {}, true)), ["TOTP"])
    assert.deepStrictEqual(typesOf(inOrder({ ...ada, factors: [factors.RECOVERY_CODE] }, {}, true)), [
      "EMAIL",
      "RECOVERY_CODE"
    ])
  })
})

describe("the hint of a factor", () => {
  it.each([
    ["SMS", "•••• ••67"],
    ["CALL", "•••• ••67"],
    ["EMAIL", "a•••@shop.test"],
    ["TOTP", "my app"],
    ["PUSH", undefined]
  ] as const)("of the type %s is %s", (type, hint) => {
    assert.strictEqual(hintOf(factors[type]), hint)
  })
})
