import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates } from "@portico/client/data/Aggregates"
import { collectionKey } from "../../../../packages/react/src/data/listing/invalidateAfterWrite.ts"
import * as Expression from "@portico/client/data/Expression"
import * as Accumulator from "@portico/client/data/Accumulator"
import * as Pipeline from "@portico/client/data/Pipeline"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Reactivity from "effect/reactivity/Reactivity"
import { type ChartSource, readKeyOf } from "../../../../packages/react/src/data/chart/ChartSource.ts"
import { resultsAtom } from "../../../../packages/react/src/data/chart/useResults.ts"
import { runtime } from "../../../../packages/react/src/runtime/EffectRuntime.ts"
import { registryOver } from "../../runtime/registry.ts"

const perAuthor = () => Aggregate.from("books").pipe(Aggregate.group("author"), Aggregate.count())
const perTag = Pipeline.from("books").pipe(
  Pipeline.unwind("tags"),
  Pipeline.group({ tag: Expression.field("tags") }, { books: Accumulator.count() })
)

const resultsOf = (source: ChartSource) => resultsAtom(readKeyOf("Visitor", source))

interface Answer {
  readonly names: ReadonlyArray<string>
  readonly hasNext?: boolean
  readonly total?: number
}

/** Mocks `Aggregates`, with its n-th page from `answer`. */
const over = (answer: (read: number) => Effect.Effect<Answer>) => {
  const asked: Array<readonly [what: "run" | "runPipeline" | "next", limit: number | undefined]> = []
  const read = (what: (typeof asked)[number][0], limit?: number) =>
    Effect.suspend(() => {
      const nth = asked.push([what, limit])
      return Effect.map(answer(nth), ({ hasNext = false, names, total }) => ({
        items: names.map((_id) => ({ _id })),
        hasNext,
        total: Option.fromUndefinedOr(total)
      }))
    })
  const layer = Layer.mock(Aggregates, {
    run: ((source: Aggregate.Any) => read("run", source.limit)) as unknown as Aggregates["Service"]["run"],
    runPipeline: ((_: unknown, options: { readonly paging?: { readonly limit?: number } }) =>
      read("runPipeline", options.paging?.limit)) as unknown as Aggregates["Service"]["runPipeline"],
    next: (() => read("next")) as unknown as Aggregates["Service"]["next"]
  })
  return { asked, layer }
}

type Results = AsyncResult.AsyncResult<
  {
    readonly items: ReadonlyArray<object>
    readonly total: number | undefined
  },
  unknown
>

const readOf = (result: Results) => Option.getOrUndefined(AsyncResult.value(result))
const namesOf = (result: Results) => readOf(result)?.items.map((row) => "_id" in row && row._id)

const written = (collection: string) => runtime.fn<void>()(() => Reactivity.invalidate([collectionKey(collection)]))

describe("resultsAtom", () => {
  it.effect("reads equal queries once", () =>
    Effect.gen(function* () {
      const { asked, layer } = over(() => Effect.succeed({ names: ["austen"] }))
      const registry = yield* registryOver(layer)
      registry.mount(resultsOf(perAuthor()))
      registry.mount(resultsOf(perAuthor()))

      assert.deepStrictEqual(asked, [["run", 1000]])
      assert.deepStrictEqual(namesOf(registry.get(resultsOf(perAuthor()))), ["austen"])
    })
  )

  it.effect("shows the current results while it reads again, only after a write to its collection", () =>
    Effect.gen(function* () {
      const second = yield* Deferred.make<Answer>()
      const { asked, layer } = over((read) =>
        read === 1 ? Effect.succeed({ names: ["austen"] }) : Deferred.await(second)
      )
      const registry = yield* registryOver(layer)
      const [salesChanged, booksChanged] = [written("sales"), written("books")]
      const results = resultsOf(perAuthor())
      registry.mount(salesChanged)
      registry.mount(booksChanged)
      registry.mount(results)

      registry.set(salesChanged, undefined)
      assert.strictEqual(asked.length, 1)
      registry.set(booksChanged, undefined)
      assert.isTrue(registry.get(results).waiting)
      assert.deepStrictEqual(namesOf(registry.get(results)), ["austen"])

      yield* Deferred.succeed(second, { names: ["austen", "woolf"] })
      yield* Effect.yieldNow
      assert.isFalse(registry.get(results).waiting)
      assert.deepStrictEqual(namesOf(registry.get(results)), ["austen", "woolf"])
    })
  )

  it.effect("ignores a late response to an earlier query", () =>
    Effect.gen(function* () {
      const late = yield* Deferred.make<Answer>()
      const { layer } = over((read) => (read === 1 ? Deferred.await(late) : Effect.succeed({ names: ["new"] })))
      const registry = yield* registryOver(layer)
      const results = resultsOf(perAuthor())
      registry.mount(results)

      registry.refresh(results)
      yield* Deferred.succeed(late, { names: ["old"] })
      yield* Effect.yieldNow
      assert.deepStrictEqual(namesOf(registry.get(results)), ["new"])
    })
  )

  it.effect("reads up to five pages", () =>
    Effect.gen(function* () {
      const { asked, layer } = over((read) =>
        Effect.succeed({ names: [`page ${read}`], hasNext: true, ...(read === 5 ? { total: 12_000 } : {}) })
      )
      const registry = yield* registryOver(layer)
      const results = resultsOf(perTag)
      registry.mount(results)

      assert.deepStrictEqual(asked, [
        ["runPipeline", 1000],
        ...Array.from({ length: 4 }, () => ["next", undefined] as const)
      ])
      assert.deepStrictEqual(namesOf(registry.get(results)), ["page 1", "page 2", "page 3", "page 4", "page 5"])
      assert.strictEqual(readOf(registry.get(results))?.total, 12_000)
    })
  )

  it.effect("reads one page if the source has a limit", () =>
    Effect.gen(function* () {
      const { asked, layer } = over(() => Effect.succeed({ names: ["austen"], hasNext: true, total: 40 }))
      const registry = yield* registryOver(layer)
      const results = resultsOf(perAuthor().pipe(Aggregate.limit(1)))
      registry.mount(results)

      assert.deepStrictEqual(asked, [["run", 1]])
      assert.strictEqual(readOf(registry.get(results))?.total, 1)
    })
  )
})
