import * as BulkStream from "@portico/client/data/BulkStream"
import { assert, describe, it } from "@effect/vitest"
import { noCounts } from "../../../../../packages/client/src/data/bulk/internal/Checkpoint.ts"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { bulkServer } from "../../bulkServer.ts"
import { over } from "../../over.ts"

const known = { operation: "insert", collection: "books", run: "r", done: [], sent: [], counts: noCounts }

describe("a stored checkpoint", () => {
  it.effect.each([
    { ...known, done: undefined },
    { ...known, done: [[0]] },
    { ...known, sent: [["0", "1"]] },
    { ...known, run: undefined },
    { ...known, counts: undefined },
    { ...known, counts: { inserted: "1" } },
    { ...known, collection: "reviews" },
    "text",
    []
  ])("is rejected if it is invalid: %j", (resume) =>
    Effect.gen(function* () {
      const server = bulkServer()
      const options = { resume } as unknown as BulkStream.InsertOptions

      const error = yield* Stream.runDrain(BulkStream.insert("books", [{ title: "Emma" }], options)).pipe(
        Effect.flip,
        Effect.provide(over(server.net).layer)
      )

      assert.strictEqual(error._tag, "WDE0018")
      assert.deepStrictEqual(server.requests, [])
    })
  )

  it.effect("may be undefined", () =>
    Effect.gen(function* () {
      const server = bulkServer()

      yield* Stream.runDrain(BulkStream.insert("books", [{ title: "Emma" }], { resume: undefined })).pipe(
        Effect.provide(over(server.net).layer)
      )

      assert.deepStrictEqual(server.requests, [1])
    })
  )
})
