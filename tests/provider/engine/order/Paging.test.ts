import * as Paging from "../../../../packages/provider/src/engine/order/Paging.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"

describe("a page", () => {
  it.each([
    [undefined, { limit: 50, offset: 0 }],
    [{}, { limit: 50, offset: 0 }],
    [
      { limit: 1000, offset: 7 },
      { limit: 1000, offset: 7 }
    ]
  ])("for %j is %j", (paging, expected) => {
    assert.deepStrictEqual(Result.getOrThrow(Paging.range(paging)), expected)
  })

  it.each([
    [{ limit: 0 }, "WDE0033"],
    [{ limit: -1 }, "WDE0033"],
    [{ limit: 1.5 }, "WDE0035"],
    [{ limit: 1001 }, "WDE0036"],
    [{ offset: -1 }, "WDE0037"],
    [{ offset: 0.5 }, "WDE0035"],
    [{ offset: 1e300 }, "WDE0035"]
  ])("for %j is rejected with %s", (paging, code) => {
    assert.strictEqual(Result.getOrThrow(Result.flip(Paging.range(paging))).code, code)
  })
})
