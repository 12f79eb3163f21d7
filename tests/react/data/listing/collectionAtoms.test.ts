import type { Page } from "../../../../packages/client/src/data/query/internal/Page.ts"
import { Queries } from "@portico/client/data/Queries"
import { collectionKey } from "../../../../packages/react/src/data/listing/invalidateAfterWrite.ts"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as TestClock from "effect/testing/TestClock"
import { pageAtom } from "../../../../packages/react/src/data/listing/collectionAtoms.ts"
import { atCursor } from "../../../../packages/react/src/data/listing/Place.ts"
import * as ReadKey from "../../../../packages/react/src/data/listing/ReadKey.ts"
import { runtime } from "../../../../packages/react/src/runtime/EffectRuntime.ts"
import { registryOver } from "../../runtime/registry.ts"

const books = Query.from("books")
const readKey = () => ReadKey.ofQuery("Visitor", books)

/** Mocks `Queries`, with its n-th page from `answer`. */
const over = (answer: (run: number) => Effect.Effect<ReadonlyArray<string>>) => {
  let runs = 0
  const page = (ids: ReadonlyArray<string>) =>
    // The atoms read only the items and the total of a page.
    ({
      items: ids.map((id) => ({ id, data: {} })),
      invalid: [],
      total: Option.none(),
      nextCursor: Option.none(),
      prevCursor: Option.none()
    }) as unknown as Page<Query.Any>
  const layer = Layer.mock(Queries, {
    run: (() => Effect.suspend(() => Effect.map(answer(++runs), page))) as Queries["Service"]["run"]
  })
  return { layer, runs: () => runs }
}

const idsOf = (result: AsyncResult.AsyncResult<{ readonly items: ReadonlyArray<{ readonly id: string }> }, unknown>) =>
  Option.getOrUndefined(AsyncResult.value(result))?.items.map(({ id }) => id)

const invalidate = (collection: string) => runtime.fn<void>()(() => Reactivity.invalidate([collectionKey(collection)]))

describe("pageAtom", () => {
  it.effect("reads equal queries once", () =>
    Effect.gen(function* () {
      const { layer, runs } = over(() => Effect.succeed(["emma"]))
      const registry = yield* registryOver(layer)

      registry.mount(pageAtom(readKey()))
      registry.mount(pageAtom(readKey()))

      assert.strictEqual(runs(), 1)
      assert.deepStrictEqual(idsOf(registry.get(pageAtom(readKey()))), ["emma"])
    })
  )

  it.effect("contains the time of the read", () =>
    Effect.gen(function* () {
      const { layer } = over(() => Effect.as(Effect.sleep("3 seconds"), ["emma"]))
      const registry = yield* registryOver(layer)
      registry.mount(pageAtom(readKey()))
      yield* TestClock.adjust("3 seconds")

      assert.strictEqual(Option.getOrUndefined(AsyncResult.value(registry.get(pageAtom(readKey()))))?.at, 3000)
    })
  )

  it.effect("reads again after a write to its collection, and only then", () =>
    Effect.gen(function* () {
      const { layer, runs } = over((run) => Effect.succeed(run === 1 ? ["emma"] : ["emma", "persuasion"]))
      const registry = yield* registryOver(layer)
      const [reviewsChanged, booksChanged] = [invalidate("reviews"), invalidate("books")]
      registry.mount(reviewsChanged)
      registry.mount(booksChanged)
      registry.mount(pageAtom(readKey()))

      registry.set(reviewsChanged, undefined)
      assert.strictEqual(runs(), 1)
      registry.set(booksChanged, undefined)

      assert.deepStrictEqual(idsOf(registry.get(pageAtom(readKey()))), ["emma", "persuasion"])
    })
  )

  it.effect("shows the current page while it reads again", () =>
    Effect.gen(function* () {
      const second = yield* Deferred.make<ReadonlyArray<string>>()
      const { layer } = over((run) => (run === 1 ? Effect.succeed(["emma"]) : Deferred.await(second)))
      const registry = yield* registryOver(layer)
      const page = pageAtom(readKey())
      registry.mount(page)

      registry.refresh(page)
      assert.isTrue(registry.get(page).waiting)
      assert.deepStrictEqual(idsOf(registry.get(page)), ["emma"])
      yield* Deferred.succeed(second, [])
      yield* Effect.yieldNow

      assert.deepStrictEqual(idsOf(registry.get(page)), [])
    })
  )

  it.effect("ignores a late response to an earlier read", () =>
    Effect.gen(function* () {
      const first = yield* Deferred.make<ReadonlyArray<string>>()
      const { layer } = over((run) => (run === 1 ? Deferred.await(first) : Effect.succeed(["new"])))
      const registry = yield* registryOver(layer)
      const page = pageAtom(readKey())
      registry.mount(page)

      registry.refresh(page)
      yield* Deferred.succeed(first, ["old"])
      yield* Effect.yieldNow

      assert.deepStrictEqual(idsOf(registry.get(page)), ["new"])
    })
  )
})

describe("a late response", () => {
  it.effect("belongs to its own query, and does not replace a newer one", () =>
    Effect.gen(function* () {
      const gate = yield* Deferred.make<void>()
      const { layer } = over((run) =>
        run === 1 ? Effect.as(Deferred.await(gate), ["asked first"]) : Effect.succeed(["asked last"])
      )
      const registry = yield* registryOver(layer)
      const [first, last] = [books, books.pipe(Query.descending("year"))].map((query) =>
        pageAtom(ReadKey.ofQuery("Visitor", query))
      )
      registry.mount(first!)
      registry.mount(last!)
      yield* Effect.yieldNow
      assert.deepStrictEqual(idsOf(registry.get(last!)), ["asked last"])

      yield* Deferred.succeed(gate, undefined)
      yield* Effect.yieldNow
      assert.deepStrictEqual(idsOf(registry.get(first!)), ["asked first"])
      assert.deepStrictEqual(idsOf(registry.get(last!)), ["asked last"])
    })
  )
})

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
})
