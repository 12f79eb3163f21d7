import { assert, describe, it } from "@effect/vitest"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { pageAtom } from "../../../../packages/react/src/data/listing/collectionAtoms.ts"
import { isDraft } from "../../../../packages/react/src/data/listing/Drafts.ts"
import * as ReadKey from "../../../../packages/react/src/data/listing/ReadKey.ts"
import { atCursor } from "../../../../packages/react/src/data/listing/Place.ts"
import { registryOver } from "../../runtime/registry.ts"

const posts = Query.from("posts").pipe(Query.limit(5))

interface Asked {
  readonly showDrafts?: boolean
  readonly limit?: number
}

describe("a listing with drafts", () => {
  it.effect("requests drafts for its first and later pages, unlike other listings", () =>
    Effect.gen(function* () {
      const asked: Array<Asked | undefined> = []
      const answer = (options: Asked | undefined) =>
        Effect.sync(() => {
          asked.push(options)
          return { items: [], invalid: [], total: Option.none(), nextCursor: Option.none(), prevCursor: Option.none() }
        })
      // The mock has only the methods that a page needs.
      const queries = {
        run: (_: unknown, options?: Asked) => answer(options),
        fetch: (_: unknown, __: string, options?: Asked) => answer(options)
      }
      const registry = yield* registryOver(Layer.succeed(Queries, queries as never))
      registry.mount(pageAtom(ReadKey.ofQuery("Visitor", posts)))
      for (const query of [posts, atCursor(posts, 5, "next")]) {
        registry.mount(pageAtom(ReadKey.ofQuery("Visitor", query, { showDrafts: true })))
      }

      assert.deepStrictEqual(
        asked.map((options) => [options?.showDrafts, options?.limit]),
        [
          [undefined, undefined],
          [true, undefined],
          [true, 5]
        ]
      )
    })
  )

  it("marks unpublished items as drafts", () => {
    assert.isTrue(isDraft({ _publishStatus: "DRAFT" }))
    assert.isFalse(isDraft({ _publishStatus: "PUBLISHED" }))
    assert.isFalse(isDraft({}))
  })
})
