import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Queries from "./queries.ts"
import * as Rounds from "./rounds.ts"

const least = Rounds.least.finds

it.live(
  "finds and counts the same items in the same order, in every store and in memory",
  () =>
    Effect.gen(function* () {
      const makes = [Queries.find, Queries.find, Queries.find, Queries.count, Queries.references]
      assert.isAtLeast(yield* Rounds.run({ makes, items: 24, least }), least)
    }),
  Rounds.timeout
)
