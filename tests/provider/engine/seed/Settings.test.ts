import { assert, describe, it } from "@effect/vitest"
import * as Settings from "../../../../packages/provider/src/engine/seed/Settings.ts"

describe("the steps of a registration", () => {
  it.each([
    [{}, []],
    [{ registration: "open" }, []],
    [{ registration: "ownerApproval" }, ["ownerApproval"]],
    [{ registration: ["ownerApproval", "emailVerification"] }, ["emailVerification", "ownerApproval"]],
    [{ enumeration: "safe" }, ["emailVerification"]],
    [{ enumeration: "safe", registration: "ownerApproval" }, ["emailVerification", "ownerApproval"]],
    [{ enumeration: "open", registration: "emailVerification" }, ["emailVerification"]]
  ] as const)("of %j", (decisions, steps) => {
    assert.deepStrictEqual(Settings.complete(decisions).registration, [...steps])
  })
})

it("decisions that nobody made have defaults", () => {
  assert.deepInclude(Settings.complete({ lockout: { perEmail: 3 }, captcha: { required: "always", secret: "s" } }), {
    lockout: { perEmail: 3, perSource: 100, perAddress: 100, factors: 10, mails: 10, window: 900_000 },
    captcha: { required: "always", kind: "test", secret: "s", invisibleSecret: "s", failures: 3 },
    enumerationSafe: false
  })
})

it("a seed that decides nothing leaves what was decided", () => {
  assert.isUndefined(Settings.ofSeed({ clients: [], members: [] }))
  assert.deepStrictEqual(Settings.ofSeed({ registration: "open", members: [] }), { registration: "open" })
})
