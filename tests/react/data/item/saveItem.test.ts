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

/** Opens the same book in two forms. */
const two = Effect.gen(function* () {
  const there = yield* world
  const one = yield* openedIn(there.registry)
  const other = yield* openedIn(there.registry)
  return { ...there, one, other }
})

/** Opens the same book in two forms, with a field that no patch can name. */
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

describe("two members who edit one item", () => {
  it.effect("both save their changes to different fields", () =>
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

  it.effect("choose field by field if both changed the same field, and save their other changes", () =>
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

  it.effect("overwrite the stored value by default", () =>
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

  it.effect("have no conflict if both entered the same value", () =>
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

  it.effect("have a new conflict if the other member saves again", () =>
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

  it.effect("learn that the item was removed, see their entries, and do not create it again", () =>
    Effect.gen(function* () {
      const { elsewhere, one, stored } = yield* two
      yield* elsewhere(Items.use((items) => items.remove("shelf", "emma")))

      one.type("price", "11")
      const refused = yield* one.saved

      assert.deepInclude(problemOf(refused), { key: "itemNotFound", retryable: false })
      assert.strictEqual(refused.entries["price"], "11")
      assert.isUndefined(yield* stored())
      one.send({ _tag: "Reset" }, { _tag: "Remove" })
      assert.deepStrictEqual(yield* one.settled, { _tag: "Removed", id: "emma" })
    })
  )
})

describe("saveItem", () => {
  it.effect("invalidates the reads of the collection on the page", () =>
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

  it.effect("fails without a conflict if the condition is not met", () =>
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

  it.effect("writes the whole item if no patch can name the change, unless the item changed", () =>
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

  it.effect("reports a conflict if the item changes again during the retry", () =>
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
      // The mock has only the methods that an item form needs.
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
