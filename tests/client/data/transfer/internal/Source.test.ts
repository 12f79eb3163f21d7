import * as Source from "../../../../../packages/client/src/data/transfer/internal/Source.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"

const read = (source: Source.Source) => Stream.runCollect(Source.read(source, () => {}))

describe("Source.read", () => {
  it.effect("removes the byte order mark, however the file is split", () =>
    Effect.gen(function* () {
      const bytes = new TextEncoder().encode("\uFEFFü😀")

      for (const source of [bytes, "\uFEFFü😀", ["\uFEFF", "ü😀"], Array.from(bytes, (byte) => Uint8Array.of(byte))]) {
        assert.strictEqual((yield* read(source)).join(""), "ü😀")
      }
    })
  )

  it.effect("fails with SourceFailed if its synchronous or asynchronous source throws", () =>
    Effect.gen(function* () {
      const cause = new Error("The disk is gone.")
      const broken = function* () {
        yield "a,b\n"
        throw cause
      }
      const later = async function* () {
        yield* broken()
      }

      for (const source of [broken(), later()]) {
        const error = yield* Effect.flip(read(source))

        assert.deepStrictEqual([error._tag, error.cause], ["SourceFailed", cause])
      }
    })
  )
})
