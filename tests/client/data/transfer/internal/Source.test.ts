import * as Source from "../../../../../packages/client/src/data/transfer/internal/Source.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"

const read = (source: Source.Source) => Stream.runCollect(Source.read(source, () => {}))

describe("a file", () => {
  it.effect("has no mark of its byte order, in however many pieces it comes", () =>
    Effect.gen(function* () {
      const bytes = new TextEncoder().encode("\uFEFFü😀")

      for (const source of [bytes, "\uFEFFü😀", ["\uFEFF", "ü😀"], Array.from(bytes, (byte) => Uint8Array.of(byte))]) {
        assert.strictEqual((yield* read(source)).join(""), "ü😀")
      }
    })
  )

  it.effect("that cannot be read on fails, be it read at once or in time", () =>
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
