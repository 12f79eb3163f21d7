import { bearerErrorOf } from "../../../../packages/client/src/transport/internal/TokenRefusal.ts"
import { assert, describe, it } from "@effect/vitest"

describe("the error of a Bearer challenge", () => {
  it.each([
    ['Bearer error="invalid_token"', "invalid_token"],
    ["Bearer error=invalid_token", "invalid_token"],
    ['Bearer realm="shop", error="invalid_token"', "invalid_token"],
    ['Bearer error="invalid_token", error_description="no error=insufficient_scope"', "invalid_token"],
    ['Bearer error_description="no error=insufficient_scope", error="invalid_token"', "invalid_token"],
    ['Bearer error_description="a \\"quoted\\" error=none", error="invalid_token"', "invalid_token"],
    ['Basic realm="shop", Bearer error="invalid_token"', "invalid_token"]
  ])("of %s is %s", (header, error) => {
    assert.strictEqual(bearerErrorOf(header), error)
  })

  it.each([
    [undefined],
    [null],
    [""],
    ["Bearer"],
    ['Bearer realm="error=invalid_token"'],
    ["Basic error=invalid_token"]
  ])("is absent from %o", (header) => {
    assert.isUndefined(bearerErrorOf(header))
  })
})
