import { fold } from "@portico/contract/data/Fold"
import { assert, it } from "@effect/vitest"

it.each([
  ["ABC", "abc"],
  ["ÄÖÜẞ", "äöüß"],
  ["ΑΣ", "ας".replace("ς", "σ")],
  ["ς", "ς"],
  ["İI", "ii"],
  ["ı", "ı"],
  ["K", "k"],
  ["Ⓐ", "ⓐ"],
  ["𐐀", "𐐨"],
  ["1%_", "1%_"]
])("folds %s to %s", (text, expected) => {
  assert.strictEqual(fold(text), expected)
  assert.strictEqual(fold(expected), expected)
})

it("folds a text as it folds its characters", () => {
  const letters = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code))

  assert.strictEqual(fold(letters.join("")), letters.map(fold).join(""))
})
