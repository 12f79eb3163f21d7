import * as Filter from "@portico/client/data/Filter"
import type { Seed } from "@portico/provider/engine/Seed"
import { assert, describe, it } from "@effect/vitest"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import * as Effect from "effect/Effect"
import { gather } from "../../../../packages/react/src/data/bulk/outcomes.ts"
import * as Selection from "../../../../packages/react/src/data/selection/Selection.ts"

const permissions = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const
const posts = {
  id: "posts",
  permissions,
  plugins: [{ type: "PUBLISH", defaultStatus: "PUBLISHED" }],
  items: [{ _id: "sketch", _publishStatus: "DRAFT" }, { _id: "essay" }]
} as const
const seed: Seed = { ...Bookshop.seed, collections: [posts] }

const found = (selection: Selection.Selection) =>
  gather("posts", "remove", selection, () => Effect.void).pipe(Effect.provide(Testing.layerTest({ seed })))

describe("all items that match", () => {
  it.effect("are those that the list shows: with drafts where it shows them", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* found(Selection.allMatching(Filter.empty)), ["essay"])
      assert.deepStrictEqual(yield* found(Selection.allMatching(Filter.empty, 2, { drafts: true })), [
        "essay",
        "sketch"
      ])
    })
  )
})
