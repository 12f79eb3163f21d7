import type { Json } from "../../../../packages/provider/src/engine/value/Json.ts"
import * as Order from "../../../../packages/provider/src/engine/value/Order.ts"
import { assert, it } from "@effect/vitest"

/** Values from lowest to highest. */
const ascending: ReadonlyArray<Json | undefined> = [
  [],
  undefined,
  "",
  "ABC",
  "XYZ",
  "abc",
  "abcd",
  "é",
  "\ue000",
  "\uff5e",
  "\ud83d\ude00",
  -1e15,
  -1,
  0,
  5e-324,
  0.1,
  9,
  10,
  false,
  true,
  [null],
  ["a"],
  ["b"],
  [1],
  [[]],
  [1, 1],
  [1, 2],
  {},
  { $date: "1970-01-01T00:00:00.000Z" },
  { $date: "2020-01-01T00:00:00.000Z" },
  { a: 1 },
  { a: 2 },
  { b: 0 },
  { bb: 0, a: 1 },
  { c: 0, a: 1 },
  { b: 0, aa: 1 },
  { c: 0, a1: 1 }
]

it("orders values of all types, each below the next", () => {
  for (const [index, lower] of ascending.entries()) {
    for (const higher of ascending.slice(index + 1)) {
      const label = `${JSON.stringify(lower)} is below ${JSON.stringify(higher)}`
      assert.isBelow(Order.compare(lower, higher), 0, label)
      assert.isAbove(Order.compare(higher, lower), 0, label)
    }
    assert.strictEqual(Order.compare(lower, lower), 0)
  }
})

it("treats missing and null as equal and compares objects regardless of key order", () => {
  assert.strictEqual(Order.compare(undefined, null), 0)
  assert.strictEqual(Order.compare(-0, 0), 0)
  assert.isTrue(Order.equal({ a: 1, b: [2] }, { b: [2], a: 1 }))
  assert.isFalse(Order.equal([1, 2], [2, 1]))
})

it.each([
  ["", 0],
  ["abc", 3],
  ["é", 2],
  ["€", 3],
  ["\ud83d\ude00", 4],
  ["aé€\ud83d\ude00", 10]
])("counts %j as %i bytes", (text, bytes) => {
  assert.strictEqual(Order.byteLength(text), bytes)
  assert.strictEqual(new TextEncoder().encode(text).length, bytes)
})

it("compares long strings with equal prefixes like short ones", () => {
  const emoji = "\ud83d\ude00"
  for (const start of [
    "a".repeat(511),
    "a".repeat(512),
    "a".repeat(5000),
    emoji.repeat(300),
    `x${emoji.repeat(300)}`
  ]) {
    assert.strictEqual(Order.compareTexts(start, Buffer.from(start).toString()), 0)
    for (const [lower, higher] of [
      ["", "a"],
      ["a", "b"],
      ["\uff5e", emoji],
      [emoji, `${emoji}a`],
      [`a${"z".repeat(1000)}`, "b"]
    ] as const) {
      assert.isBelow(Order.compareTexts(start + lower, start + higher), 0)
      assert.isAbove(Order.compareTexts(start + higher, start + lower), 0)
    }
  }
})
