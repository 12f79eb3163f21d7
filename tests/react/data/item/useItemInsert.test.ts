import { Items } from "@portico/client/data/Items"
import * as Wde from "@portico/contract/Wde"
import { collectionKey } from "../../../../packages/react/src/data/listing/invalidateAfterWrite.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Reactivity from "effect/reactivity/Reactivity"
import { insertion } from "../../../../packages/react/src/data/item/useItemInsert.ts"

type Answer = "stored" | "lost" | "there"

/** Runs the inserts of a form with the responses in turn, and records their ids and the invalidations. */
const inserting = (...answers: ReadonlyArray<Answer>) =>
  Effect.gen(function* () {
    const ids: Array<string> = []
    const asked: Array<unknown> = []
    let told = 0
    const items = {
      insert: (_: string, data: { readonly _id: string }, options: unknown) => {
        asked.push(options)
        const answer = answers[ids.push(data._id) - 1]
        if (answer === "stored") return Effect.succeed({ id: data._id, data })
        return Effect.fail(
          answer === "lost"
            ? Wde.make("WDE0053", { description: "no answer" })
            : Wde.make("WDE0074", { itemId: data._id } as never)
        )
      },
      get: (_: string, id: string, options: unknown) => {
        asked.push(options)
        return Effect.succeed(Option.some({ id, data: { _id: id, title: "as it was stored" } }))
      }
    }
    const reactivity = yield* Reactivity.Reactivity
    reactivity.registerUnsafe([collectionKey("books")], () => told++)
    const insert = insertion("books", { suppressHooks: true })
    const send = (data: Readonly<Record<string, unknown>>) =>
      // The mock has only the methods that an insert needs.
      Effect.result(Effect.provideService(insert(data), Items, items as never)) as unknown as Effect.Effect<
        { readonly _tag: "Success" | "Failure"; readonly success?: unknown },
        never,
        Reactivity.Reactivity
      >
    return { asked, ids, send, told: () => told }
  })

const emma = { title: "Emma" }

describe("a retried insert", () => {
  it.effect("inserts the same item if the response was lost, and invalidates the lists", () =>
    Effect.gen(function* () {
      const { asked, ids, send, told } = yield* inserting("lost", "there")
      assert.strictEqual((yield* send(emma))._tag, "Failure")
      assert.deepInclude(yield* send({ ...emma }), {
        _tag: "Success",
        success: { id: ids[0], data: { _id: ids[0], title: "as it was stored" } }
      })

      assert.strictEqual(ids[0], ids[1])
      assert.deepStrictEqual(asked, [{ suppressHooks: true }, { suppressHooks: true }, { consistentRead: true }])
      assert.isAtLeast(told(), 1)
    }).pipe(Effect.provide(Reactivity.layer))
  )

  it.effect("inserts another item if the data differs or the first insert succeeded", () =>
    Effect.gen(function* () {
      const { ids, send } = yield* inserting("lost", "stored", "stored")
      yield* send(emma)
      yield* send({ title: "Persuasion" })
      yield* send({ title: "Persuasion" })

      assert.strictEqual(new Set(ids).size, 3)
    }).pipe(Effect.provide(Reactivity.layer))
  )

  it.effect("uses the id of the data, and fails if another item has that id", () =>
    Effect.gen(function* () {
      const { ids, send } = yield* inserting("there")
      assert.strictEqual((yield* send({ ...emma, _id: "emma" }))._tag, "Failure")
      assert.deepStrictEqual(ids, ["emma"])
    }).pipe(Effect.provide(Reactivity.layer))
  )
})
