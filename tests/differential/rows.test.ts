import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Queries from "./queries.ts"
import * as Rounds from "./rounds.ts"

const least = Rounds.least.rows

it.live(
  "returns the same rows, groups, distinct values and search results in every store",
  () =>
    Effect.gen(function* () {
      const makes = [
        Queries.pipeline,
        Queries.pipeline,
        Queries.aggregate,
        Queries.distinct,
        Queries.distinct,
        Queries.search,
        Queries.search
      ]
      assert.isAtLeast(yield* Rounds.run({ makes, items: 20, least }), least)
    }),
  Rounds.timeout
)
