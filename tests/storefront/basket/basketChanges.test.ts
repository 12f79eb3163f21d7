import { assert, describe, it } from "@effect/vitest"
import { Items, type ItemsShape } from "@portico/client/data/Items"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import * as Reactivity from "effect/reactivity/Reactivity"
import { makeBasketChanges } from "../../../packages/storefront/src/basket/basketChanges.ts"

// A collection that records the calls. Each call ends when the test sends its response.
const setup = Effect.gen(function* () {
  const calls: Array<string> = []
  const responses = yield* Queue.unbounded<void>()
  const recorded = (call: string) =>
    Effect.andThen(
      Effect.sync(() => calls.push(call)),
      Queue.take(responses)
    )
  const patch = ((_: unknown, id: string, { modifications }: { readonly modifications: ReadonlyArray<unknown> }) =>
    recorded(`${id} ${JSON.stringify(modifications)}`)) as unknown as ItemsShape["patch"]
  const remove = ((_: unknown, id: string) => recorded(`remove ${id}`)) as unknown as ItemsShape["remove"]
  return {
    calls,
    layer: Layer.merge(Layer.mock(Items, { patch, remove }), Reactivity.layer),
    respond: Queue.offer(responses, undefined)
  }
})

const copies = (calls: ReadonlyArray<string>) => calls.map((call) => /\d+(?=[^\d]*$)/.exec(call)?.[0] ?? call)

describe("the changes of a basket", () => {
  it.effect("of the quantity run one after another, and the last one wins", () =>
    Effect.gen(function* () {
      const { calls, layer, respond } = yield* setup
      const change = makeBasketChanges()
      const set = (quantity: number) =>
        Effect.forkChild(Effect.provide(change({ _tag: "SetQuantity", ids: ["a"], quantity }), layer), {
          startImmediately: true
        })

      const fibers = [yield* set(2), yield* set(3), yield* set(4)]
      assert.deepStrictEqual(copies(calls), ["2"])
      yield* respond
      yield* respond
      yield* Fiber.joinAll(fibers)

      assert.deepStrictEqual(copies(calls), ["2", "4"])
    })
  )

  it.effect("remove all books of a fast succession of removals", () =>
    Effect.gen(function* () {
      const { calls, layer, respond } = yield* setup
      const change = makeBasketChanges()
      const remove = (id: string) =>
        Effect.forkChild(Effect.provide(change({ _tag: "Remove", ids: [id] }), layer), { startImmediately: true })

      const fibers = [yield* remove("a"), yield* remove("b"), yield* remove("c")]
      for (const _ of fibers) yield* respond
      yield* Fiber.joinAll(fibers)

      assert.deepStrictEqual(calls, ["remove a", "remove b", "remove c"])
    })
  )
})
