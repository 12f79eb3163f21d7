import { isStorable } from "../../../../packages/provider/src/engine/value/Text.ts"
import { assert, it } from "@effect/vitest"

it.each([
  ["", true],
  ["😀\u0001", true],
  ["\0", false],
  ["\ud83d", false],
  ["\ude00\ud83d", false]
])("returns whether %j can be stored: %s", (text, expected) => {
  assert.strictEqual(isStorable(text), expected)
})
