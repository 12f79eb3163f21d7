import * as Export from "@portico/client/data/Export"
import * as Query from "@portico/client/data/Query"
import * as Collection from "@portico/client/data/Collection"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"

const Titles = Collection.make("books", Schema.Struct({ title: Schema.String }))

const failing = (options: Export.Options) =>
  Export.run(Query.from(Titles), options).pipe(Stream.runDrain, Effect.flip, Effect.provide(Testing.layerTest()))

describe("an export", () => {
  it.effect("refuses a format that is none", () =>
    Effect.gen(function* () {
      const error = yield* failing({ format: "XLS" } as unknown as Export.Options)

      assert.deepStrictEqual(
        [error._tag, error.message],
        ["WDE0018", 'The option format must be CSV or JSONL. Received "XLS".']
      )
    })
  )

  it.effect("loses no field without a word, and says what to do", () =>
    Effect.gen(function* () {
      const error = yield* failing({ format: "CSV" })

      assert.strictEqual(error._tag, "ExportFailed")
      assert.include(error.message, "Name the columns, or declare it in the schema.")
    })
  )
})
