import * as BulkStream from "@portico/client/data/BulkStream"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Faults from "@portico/testing/Faults"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"

const seed: Testing.Seed = {
  ...Bookshop.seed,
  collections: [
    { id: "notes", permissions: { insert: "ANYONE" }, items: [{ _id: "first", text: "Call the printer." }] }
  ]
}

/** The code under test: a part of your app. */
const store = (texts: ReadonlyArray<string>) =>
  BulkStream.insert(
    "notes",
    texts.map((text) => ({ text }))
  ).pipe(Stream.runDrain)

it.live("notes are stored once if the response is lost", () =>
  Effect.gen(function* () {
    yield* store(["Order paper.", "Pay the printer."])

    const { items } = yield* Queries.use((queries) => queries.run(Query.from("notes").pipe(Query.ascending("text"))))
    assert.deepStrictEqual(
      items.map(({ data }) => data["text"]),
      ["Call the printer.", "Order paper.", "Pay the printer."]
    )
  }).pipe(
    Effect.provide(
      Testing.layerTest({ seed, faults: [Faults.times(1, Faults.responseLost({ row: "data.bulkInsert" }))] })
    )
  )
)
