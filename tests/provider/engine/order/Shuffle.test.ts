import * as Shuffle from "../../../../packages/provider/src/engine/order/Shuffle.ts"
import { assert, it } from "@effect/vitest"

it("places a string by its MD5 digest with the seed", () => {
  // md5("7:b1"), as any other program computes it.
  assert.strictEqual(Shuffle.sortKey(7, "b1"), "5060a38272e106c3b29e83839cdb4710")
  assert.notStrictEqual(Shuffle.sortKey(8, "b1"), Shuffle.sortKey(7, "b1"))
  assert.strictEqual(Shuffle.sortKey(-0, "é😀"), Shuffle.sortKey(0, "é😀"))
})
