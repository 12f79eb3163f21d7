import { assert, describe, it } from "@effect/vitest"
import {
  type Factor,
  hintOf,
  inOrder,
  requiresSecondFactor,
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
  ] as const)("is %s, and the factor is usable: %s", (status, used) => {
    assert.strictEqual(isUsable({ ...factors.SMS, status }, {}), used)
    assert.strictEqual(requiresSecondFactor({ ...factors.SMS, status }, {}), used)
  })

  it("follows the site's rules: a factor that is disabled for everyone is disabled for each member", () => {
    const rules = { disabled: ["SMS"], enabled: ["SMS", "CALL"] } as const

    assert.strictEqual(statusOf(factors.SMS, rules), "DISABLED_BY_RULE")
    assert.strictEqual(statusOf(factors.CALL, rules), "ENABLED_BY_RULE")
    assert.strictEqual(statusOf(factors.TOTP, rules), "ENABLED")
  })

  it("ignores rules if the factor needs activation or enrollment", () => {
    for (const status of ["REQUIRE_ACTIVATION", "REQUIRE_REENROLL"] as const) {
      assert.strictEqual(statusOf({ ...factors.CALL, status }, { enabled: ["CALL"] }), status)
    }
  })

  it("of recovery codes does not require a second factor and ends with the last code", () => {
    const codes = { _tag: "RECOVERY_CODE", ...common, digests: ["d"] } as const

    assert.isTrue(isUsable(codes, {}))
    assert.isFalse(requiresSecondFactor(codes, {}))
    assert.isFalse(isUsable({ ...codes, digests: [] }, {}))
  })
})

describe("the factors of a member", () => {
  const ada = { email: "ada@shop.test" }

  it("are sorted by preference", () => {
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

  it("are empty if the member has none and no rule adds one", () => {
    assert.deepStrictEqual(inOrder(ada, {}, false), [])
  })

  it("include the member's email address if a rule enables it", () => {
    const [mail, ...others] = inOrder(ada, { enabled: ["EMAIL"] }, false)

    assert.deepInclude(mail, { _tag: "EMAIL", email: "ada@shop.test", status: "ENABLED_BY_RULE" })
    assert.deepStrictEqual(others, [])
  })

  it("include the member's email address at a risky login unless a better factor exists", () => {
    assert.deepStrictEqual(typesOf(inOrder(ada, {}, true)), ["EMAIL"])
    assert.deepStrictEqual(typesOf(inOrder({ ...ada, factors: [factors.TOTP] }, {}, true)), ["TOTP"])
    assert.deepStrictEqual(typesOf(inOrder({ ...ada, factors: [factors.RECOVERY_CODE] }, {}, true)), [
      "EMAIL",
      "RECOVERY_CODE"
    ])
  })
})

describe("hintOf", () => {
  it.each([
    ["SMS", "•••• ••67"],
    ["CALL", "•••• ••67"],
    ["EMAIL", "a•••@shop.test"],
    ["TOTP", "my app"],
    ["PUSH", undefined]
  ] as const)("returns the hint of the type %s: %s", (type, hint) => {
    assert.strictEqual(hintOf(factors[type]), hint)
  })
})
