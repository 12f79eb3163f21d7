import { Items } from "@portico/client/data/Items"
import * as Wde from "@portico/contract/Wde"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Reactivity from "effect/reactivity/Reactivity"
import { insertion } from "../../../../packages/react/src/data/item/useItemInsert.ts"
import { collectionKey } from "../../../../packages/react/src/data/listing/collectionAtoms.ts"

type Answer = "stored" | "lost" | "there"

/** A form's inserts, which are answered in turn; the ids that they had, and how often lists were told. */
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
      // Only what an insert needs is there.
      Effect.result(Effect.provideService(insert(data), Items, items as never)) as unknown as Effect.Effect<
        { readonly _tag: "Success" | "Failure"; readonly success?: unknown },
        never,
        Reactivity.Reactivity
      >
    return { asked, ids, send, told: () => told }
  })

const emma = { title: "Emma" }

describe("an insert that is tried again", () => {
  it.effect("is the same item where its answer was lost, stored or not, and the lists are told of it", () =>
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

  it.effect("is another item where other data is sent, or the first one was answered", () =>
    Effect.gen(function* () {
      const { ids, send } = yield* inserting("lost", "stored", "stored")
      yield* send(emma)
      yield* send({ title: "Persuasion" })
      yield* send({ title: "Persuasion" })

      assert.strictEqual(new Set(ids).size, 3)
    }).pipe(Effect.provide(Reactivity.layer))
  )

  it.effect("keeps the id that it came with, and takes nothing that others stored for its own", () =>
    Effect.gen(function* () {
      const { ids, send } = yield* inserting("there")
      assert.strictEqual((yield* send({ ...emma, _id: "emma" }))._tag, "Failure")
      assert.deepStrictEqual(ids, ["emma"])
    }).pipe(Effect.provide(Reactivity.layer))
  )
})
