import { Items } from "@portico/client/data/Items"
import { failureOf } from "@portico/client/data/Failure"
import * as Filter from "@portico/client/data/Filter"
import type * as Patch from "@portico/client/data/Patch"
import { ApplicationError } from "@portico/client/transport/Failure"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { writesAtom } from "../../../../packages/react/src/data/paging/infiniteMachine.ts"
import { registryOver } from "../../runtime/registry.ts"
import { openedIn, patchElsewhere, problemOf, save, world } from "./editors.ts"

/** Two people who have the same book open. */
const two = Effect.gen(function* () {
  const there = yield* world
  const one = yield* openedIn(there.registry)
  const other = yield* openedIn(there.registry)
  return { ...there, one, other }
})

/** The same of a book with a field that no patch can name. */
const twoOdd = Effect.gen(function* () {
  const there = yield* world
  yield* there.elsewhere(
    Items.use((items) => items.save("shelf", { _id: "emma", title: "Emma", price: 10, stock: 3, "size.cm": 19 }))
  )
  const plan = { collection: "shelf" }
  const one = yield* openedIn(there.registry, plan)
  const other = yield* openedIn(there.registry, plan)
  return { ...there, one, other }
})

describe("two people who edit one item", () => {
  it.effect("both keep what they changed, where those were different fields", () =>
    Effect.gen(function* () {
      const { one, other, stored } = yield* two

      one.type("price", "11")
      other.type("stock", "9")
      one.send(save)
      other.send(save)
      const [first, second] = [yield* one.editing, yield* other.editing]

      assert.deepStrictEqual([first.notice, second.notice], ["saved", "saved"])
      const { price, stock } = (yield* stored()) ?? {}
      assert.deepStrictEqual([price, stock], [11, 9])
    })
  )

  it.effect("are asked field by field where both changed the same, and keep the rest of both", () =>
    Effect.gen(function* () {
      const { one, other, stored } = yield* two
      one.type("price", "20")
      one.type("stock", "7")
      yield* one.saved

      other.type("price", "12.5")
      other.type("title", "Emma!")
      const refused = yield* other.saved
      assert.strictEqual(problemOf(refused)?.key, "itemChanged")
      assert.deepStrictEqual(refused.conflict?.differences, [{ field: "price", theirs: 20, mine: 12.5 }])
      assert.strictEqual((yield* stored())?.["title"], "Emma")

      other.send({ _tag: "Choose", field: "price", side: "theirs" })
      const { notice } = yield* other.saved

      assert.strictEqual(notice, "saved")
      const { price, stock, title } = (yield* stored()) ?? {}
      assert.deepStrictEqual([price, stock, title], [20, 7, "Emma!"])
    })
  )

  it.effect("have their own value kept unless they say otherwise", () =>
    Effect.gen(function* () {
      const { one, other, stored } = yield* two
      one.type("price", "20")
      yield* one.saved

      other.type("price", "12.5")
      yield* other.saved
      yield* other.saved

      assert.strictEqual((yield* stored())?.["price"], 12.5)
    })
  )

  it.effect("who meant the same are not asked", () =>
    Effect.gen(function* () {
      const { one, other } = yield* two
      one.type("price", "20")
      other.type("price", "20.0")
      yield* one.saved

      const { conflict, before } = yield* other.saved

      assert.isUndefined(conflict)
      assert.strictEqual(before["price"], 20)
    })
  )

  it.effect("are asked anew where the other one saves again while one chooses", () =>
    Effect.gen(function* () {
      const { elsewhere, other, one, stored } = yield* two
      one.type("price", "20")
      yield* one.saved
      other.type("price", "12.5")
      yield* other.saved
      yield* elsewhere(patchElsewhere("price", 30))

      const again = yield* other.saved

      assert.deepStrictEqual(again.conflict?.differences, [{ field: "price", theirs: 30, mine: 12.5 }])
      assert.strictEqual((yield* stored())?.["price"], 30)
      yield* other.saved
      assert.strictEqual((yield* stored())?.["price"], 12.5)
    })
  )

  it.effect("are told where the other one removed it, keep what they typed, and bring nothing back", () =>
    Effect.gen(function* () {
      const { elsewhere, one, stored } = yield* two
      yield* elsewhere(Items.use((items) => items.remove("shelf", "emma")))

      one.type("price", "11")
      const refused = yield* one.saved

      assert.deepInclude(problemOf(refused), { key: "itemGone", retryable: false })
      assert.strictEqual(refused.entries["price"], "11")
      assert.isUndefined(yield* stored())
      one.send({ _tag: "Reset" }, { _tag: "Remove" })
      assert.deepStrictEqual(yield* one.settled, { _tag: "Removed", id: "emma" })
    })
  )
})

describe("a save", () => {
  it.effect("has what the page reads of the collection asked for again", () =>
    Effect.gen(function* () {
      const { registry } = yield* world
      registry.mount(writesAtom("shelf"))
      const before = registry.get(writesAtom("shelf"))
      const form = yield* openedIn(registry)
      form.type("price", "11")
      yield* form.saved

      assert.notStrictEqual(registry.get(writesAtom("shelf")), before)
    })
  )

  it.effect("is refused where the item is not as it has to be besides, and asks nothing then", () =>
    Effect.gen(function* () {
      const { registry, stored } = yield* world
      const form = yield* openedIn(registry, { condition: Filter.gt("stock", 10) })
      form.type("price", "11")
      const refused = yield* form.saved

      assert.strictEqual(problemOf(refused)?.key, "conditionNotMet")
      assert.isUndefined(refused.conflict)
      assert.strictEqual((yield* stored())?.["price"], 9.5)
    })
  )

  it.effect("that cannot be told of by a patch writes the whole item, only as long as nobody else did", () =>
    Effect.gen(function* () {
      const { one, other, stored, elsewhere } = yield* twoOdd
      one.type("size.cm", "20")
      one.type("title", "Emma!")
      assert.strictEqual((yield* one.saved).notice, "saved")
      yield* elsewhere(patchElsewhere("stock", 9))
      other.type("title", "Emma?")
      other.type("size.cm", "21")
      const refused = yield* other.saved

      assert.deepStrictEqual(
        refused.conflict?.differences.map(({ field }) => field),
        ["title", "size.cm"]
      )
      assert.deepInclude(yield* stored(), { title: "Emma!", stock: 9, "size.cm": 20 })
    })
  )

  it.effect("that is outrun twice in a row asks again, and neither loses what the others wrote", () =>
    Effect.gen(function* () {
      const emma = { _id: "emma", title: "Emma", price: 10, stock: 3, _updatedDate: new Date(1) }
      const asked: Array<readonly [string, unknown]> = []
      const outrun = failureOf(
        new ApplicationError({
          code: "PRECONDITION_FAILED",
          data: {},
          description: "It was changed.",
          requestId: undefined,
          status: 412,
          statusText: "Precondition Failed"
        })
      )
      let read = emma
      const items = {
        get: (_: string, __: string, options: unknown) => {
          asked.push(["get", options])
          return Effect.succeed(Option.some({ id: "emma", data: read }))
        },
        patch: (
          _: string,
          __: string,
          { modifications }: Patch.Patch<never>,
          { condition: ___, ...options }: Readonly<Record<string, unknown>>
        ) => {
          asked.push(["patch", { ...options, fields: modifications.map(({ fieldPath }) => fieldPath) }])
          read = { ...emma, stock: asked.length, _updatedDate: new Date(asked.length) }
          return Effect.fail(outrun)
        }
      }
      // Only what a form of an item needs is there.
      const registry = yield* registryOver(Layer.succeed(Items, items as never))
      const form = yield* openedIn(registry, { options: { suppressHooks: true } })
      form.type("price", "11")
      const refused = yield* form.saved

      assert.strictEqual(problemOf(refused)?.key, "itemChanged")
      assert.deepInclude(refused.conflict, {
        theirs: { ...emma, stock: 2, _updatedDate: new Date(2) },
        differences: []
      })
      assert.deepStrictEqual(asked, [
        ["get", { suppressHooks: true }],
        ["patch", { suppressHooks: true, fields: ["price"] }],
        ["get", { suppressHooks: true, consistentRead: true }],
        ["patch", { suppressHooks: true, fields: ["price"] }]
      ])
    })
  )
})
