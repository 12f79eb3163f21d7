import { assert, describe, it } from "@effect/vitest"
import * as Settings from "../../../../packages/provider/src/engine/seed/Settings.ts"

describe("the registration steps", () => {
  it.each([
    [{}, []],
    [{ registration: "open" }, []],
    [{ registration: "ownerApproval" }, ["ownerApproval"]],
    [{ registration: ["ownerApproval", "emailVerification"] }, ["emailVerification", "ownerApproval"]],
    [{ enumeration: "safe" }, ["emailVerification"]],
    [{ enumeration: "safe", registration: "ownerApproval" }, ["emailVerification", "ownerApproval"]],
    [{ enumeration: "open", registration: "emailVerification" }, ["emailVerification"]]
  ] as const)("follow from the settings %j", (decisions, steps) => {
    assert.deepStrictEqual(Settings.complete(decisions).registration, [...steps])
  })
})

it("fills in defaults for settings that the seed omits", () => {
  assert.deepInclude(Settings.complete({ lockout: { perEmail: 3 }, captcha: { required: "always", secret: "s" } }), {
    lockout: { perEmail: 3, perSource: 100, perAddress: 100, factors: 10, mails: 10, window: 900_000 },
    captcha: { required: "always", kind: "test", secret: "s", invisibleSecret: "s", failures: 3 },
    enumerationSafe: false,
    refusesCommonPasswords: true
  })
})

it("leaves stored settings unchanged if a seed has none", () => {
  assert.isUndefined(Settings.ofSeed({ clients: [], members: [] }))
  assert.deepStrictEqual(Settings.ofSeed({ registration: "open", members: [] }), { registration: "open" })
  assert.deepStrictEqual(Settings.ofSeed({ commonPasswords: "allow" }), { commonPasswords: "allow" })
})
