import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import { assert, describe, it } from "@effect/vitest"

/** Numbers of data.md §5 and §9, auth.md §5 and §9, and the four that protocol.md and decisions.md add. */
const specification: Partial<Record<keyof typeof Limits, unknown>> = {
  maximumItemsPerRequest: 1000,
  defaultPageSize: 50,
  defaultReferencedLimit: 50,
  maximumPageSize: 1000,
  maximumReadUrlLength: 2048,
  maximumQueryLength: 4000,
  integerBound: 9_007_199_254_740_991,
  maximumItemBytes: 500_000,
  maximumItemDepth: 50,
  codeVerifierLength: { minimum: 43, maximum: 128, default: 43 },
  silentLoginTimeout: 120_000,
  frameReadyTimeout: 5000,
  preWarmInterval: 604_800_000,
  accessTokenLifetime: 14_400
}

describe("limits", () => {
  it.each(Object.entries(specification))("%s is %s", (name, expected) => {
    assert.deepStrictEqual<unknown>(new Map(Object.entries(Limits)).get(name), expected)
  })

  it("include the integer bound in its message", () => {
    assert.include(Wde.catalog.WDE0035.message, String(Limits.integerBound))
  })
})
