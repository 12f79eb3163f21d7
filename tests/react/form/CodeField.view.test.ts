import { assert, describe, it } from "@effect/vitest"
import { cleanCode } from "../../../packages/react/src/form/CodeField.view.tsx"

describe("cleanCode", () => {
  it("removes pasted spaces and dashes", () => {
    assert.strictEqual(cleanCode(" 123-456\n", "digits", 6), "123456")
    assert.strictEqual(cleanCode("1 2\u00a03\u20114 5 6", "digits", 6), "123456")
    assert.strictEqual(cleanCode("Ab3d-9f\u200bZ", "alphanumeric", 8), "Ab3d9fZ")
  })

  it("finds the code in a sentence", () => {
    assert.strictEqual(cleanCode("Your code is 004211.", "digits", 6), "004211")
  })

  it("reads the digits of any script", () => {
    assert.strictEqual(cleanCode("٠١٢٣٤٥", "digits", 6), "012345")
    assert.strictEqual(cleanCode("۶۷۸۹", "digits", 6), "6789")
    assert.strictEqual(cleanCode("१२३ ４５６", "digits", 6), "123456")
    assert.strictEqual(cleanCode("a٣", "alphanumeric", 6), "a3")
  })

  it("truncates the code to its length", () => {
    assert.strictEqual(cleanCode("1234567", "digits", 6), "123456")
  })
})
