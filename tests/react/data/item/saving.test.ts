import { Items } from "@portico/client/data/Items"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { openedIn, patchElsewhere, problemOf, save, world } from "./editors.ts"

/** Two people who have the same book open. */
const two = Effect.gen(function* () {
  const there = yield* world
  const one = yield* openedIn(there.registry)
  const other = yield* openedIn(there.registry)
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

      assert.strictEqual(problemOf(refused)?.key, "itemGone")
      assert.strictEqual(refused.entries["price"], "11")
      assert.isUndefined(yield* stored())
      one.send({ _tag: "Reset" }, { _tag: "Remove" })
      assert.deepStrictEqual(yield* one.settled, { _tag: "Removed", id: "emma" })
    })
  )
})
