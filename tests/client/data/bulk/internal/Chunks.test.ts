import { bytesOf, split, type ChunkItem } from "../../../../../packages/client/src/data/bulk/internal/Chunks.ts"
import { maximumChunkBytes } from "@portico/contract/Limits"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"

const prepare = (value: string, index: number): ChunkItem<string> => ({ index, value })

const chunksOf = (values: ReadonlyArray<string>, { overhead = 0, size = 1000 } = {}) =>
  Stream.fromIterable(values).pipe(
    split({ overhead, prepare, size }),
    Stream.runCollect,
    Effect.map((pieces) => pieces.map((piece) => piece.map(({ index }) => index)))
  )

describe("split", () => {
  it.effect("emits no empty chunk, even if an item is larger than the chunk limit", () =>
    Effect.gen(function* () {
      const large = "a".repeat(maximumChunkBytes)
      assert.deepStrictEqual(yield* chunksOf([large, "b", large]), [[0], [1], [2]])
      assert.deepStrictEqual(yield* chunksOf([]), [])
    })
  )

  it.effect("adds the overhead of every item to its bytes", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* chunksOf(["a", "b", "c"], { overhead: maximumChunkBytes / 2 - 10 }), [[0, 1], [2]])
    })
  )

  it.effect("fills each chunk by the estimated size of its items", () =>
    Effect.gen(function* () {
      const item = "a".repeat(maximumChunkBytes / 4 - 10)
      const wide = "ю".repeat(maximumChunkBytes / 12 - 10)
      const few = ["a", "b"]

      assert.deepStrictEqual(yield* chunksOf([item, item, item, item, item, ...few, wide, wide, wide, wide]), [
        [0, 1, 2, 3],
        [4, 5, 6, 7, 8, 9],
        [10]
      ])
    })
  )

  it("counts the encoded bytes of characters and stops at circular references", () => {
    assert.isAtLeast(bytesOf("ю".repeat(100)), 200)
    assert.isBelow(bytesOf("a".repeat(100)), 110)
    const loop: Record<string, unknown> = {}
    loop["self"] = loop
    assert.isBelow(bytesOf(loop), 10_000)
  })
})
