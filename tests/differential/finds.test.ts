import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Queries from "./queries.ts"
import * as Rounds from "./rounds.ts"

const least = Rounds.least.finds

it.live(
  "every store finds and counts the same, in the same order, and so do filters on data at hand",
  () =>
    Effect.gen(function* () {
      const makes = [Queries.find, Queries.find, Queries.find, Queries.count, Queries.references]
      assert.isAtLeast(yield* Rounds.run({ makes, items: 24, least }), least)
    }),
  Rounds.timeout
)
