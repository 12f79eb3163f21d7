import type { Item } from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import * as Filter from "@portico/client/data/Filter"
import type { Data } from "@portico/contract/WireDate"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { assert, layer as over } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { fresh, member, type Network, visitor } from "./Browser.ts"
import { hostile, hostileIds } from "./hostile.ts"

const get = (collection: string, id: string) => Items.use((items) => items.get(collection, id))
const insert = (collection: string, data: object) => Items.use((items) => items.insert(collection, data))
const remove = (collection: string, id: string) => Items.use((items) => items.remove(collection, id))
const update = (collection: string, data: { readonly _id: string }, condition?: Filter.Filter) =>
  Items.use((items) => items.update(collection, data, condition === undefined ? {} : { condition }))

const ownFields = ({ data }: Item<Data>): Data => {
  const { _createdDate, _id, _ownerId, _updatedDate, ...own } = data
  return own
}

/** Checks single items over a network. */
export const suite = (name: string, network: Layer.Layer<Network>) =>
  over(network, { excludeTestServices: true, timeout: "60 seconds" })(`Items over ${name}`, (it) => {
    it.effect("returns an item as it was stored, with dates at every depth", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const at = new Date("2026-11-21T10:11:12.013Z")
        const note = { title: "Emma", at, parts: [{ at, pages: [1, 2.5] }, [at]], nested: { deep: { at } }, none: null }

        const stored = yield* browser.run(insert("notes", note))

        const found = yield* browser.run(get("notes", stored.id))
        assert.deepStrictEqual(found, Option.some(stored))
        assert.deepStrictEqual(ownFields(stored), note)
        assert.strictEqual(stored.data["_id"], stored.id)
        assert.instanceOf(stored.data["_createdDate"], Date)
      })
    )

    it.effect("uses the id that an item already has", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const id = yield* fresh("given")

        const stored = yield* browser.run(insert("notes", { _id: id, title: "Emma" }))

        assert.strictEqual(stored.id, id)
      })
    )

    it.effect("ignores system fields from the caller", () =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const stored = yield* browser.run(insert("notes", { _createdDate: new Date(0), _ownerId: "somebody else" }))

        assert.notDeepEqual(stored.data["_createdDate"], new Date(0))
        assert.notStrictEqual(stored.data["_ownerId"], "somebody else")
      })
    )

    it.effect("replaces the whole item with an update", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const { data, id } = yield* browser.run(insert("notes", { title: "Emma", stars: 4 }))

        const updated = yield* browser.run(
          update("notes", { _id: id, title: "Persuasion" } as { readonly _id: string })
        )

        assert.deepStrictEqual(ownFields(updated), { title: "Persuasion" })
        assert.deepStrictEqual(updated.data["_createdDate"], data["_createdDate"])
        assert.deepStrictEqual(yield* browser.run(get("notes", id)), Option.some(updated))
      })
    )

    it.effect("updates an item only if it matches the condition", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const { id } = yield* browser.run(insert("notes", { stars: 4 }))

        const refused = yield* Effect.flip(browser.run(update("notes", { _id: id }, Filter.eq("stars", 5))))
        const kept = yield* browser.run(get("notes", id))
        yield* browser.run(update("notes", { _id: id }, Filter.gte("stars", 4)))
        const updated = yield* browser.run(get("notes", id))

        assert.strictEqual(refused._tag, "ApplicationError")
        assert.strictEqual(refused.kind, "WD_VALIDATION_ERROR")
        assert.deepStrictEqual(Option.map(kept, ownFields), Option.some({ stars: 4 }))
        assert.deepStrictEqual(Option.map(updated, ownFields), Option.some({}))
      })
    )

    it.effect("fails to update a missing item", () =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const error = yield* Effect.flip(browser.run(update("notes", { _id: yield* fresh("missing") })))

        assert.strictEqual(error._tag, "WDE0073")
      })
    )

    it.effect("removes an item once and returns it", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const stored = yield* browser.run(insert("notes", { title: "Emma" }))

        const removed = yield* browser.run(remove("notes", stored.id))
        const again = yield* browser.run(remove("notes", stored.id))

        assert.deepStrictEqual(removed, Option.some(stored))
        assert.deepStrictEqual(again, Option.none())
        assert.deepStrictEqual(yield* browser.run(get("notes", stored.id)), Option.none())
      })
    )

    it.effect("returns none for a missing item", () =>
      Effect.gen(function* () {
        const browser = yield* visitor

        assert.deepStrictEqual(yield* browser.run(get("notes", yield* fresh("missing"))), Option.none())
      })
    )

    it.effect("rejects an id that is taken and preserves the existing item", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const stored = yield* browser.run(insert("notes", { title: "first" }))

        const error = yield* Effect.flip(browser.run(insert("notes", { _id: stored.id, title: "second" })))

        assert.strictEqual(error._tag, "WDE0074")
        assert.deepStrictEqual(yield* browser.run(get("notes", stored.id)), Option.some(stored))
      })
    )

    it.effect("lets visitors read and members write", () =>
      Effect.gen(function* () {
        const stranger = yield* visitor
        const ada = yield* member(accounts.ada)
        const review = { bookId: crypto.randomUUID(), rating: 5, text: "Twice." }

        const refused = yield* Effect.flip(stranger.run(insert("reviews", review)))
        const stored = yield* ada.run(insert("reviews", review))

        assert.strictEqual(refused._tag, "ApplicationError")
        assert.deepStrictEqual(yield* stranger.run(get("reviews", stored.id)), Option.some(stored))
        assert.isString(stored.data["_ownerId"])
      })
    )

    it.effect("lets only the author change or remove an item", () =>
      Effect.gen(function* () {
        const ada = yield* member(accounts.ada)
        const bob = yield* member(accounts.bob)
        const stored = yield* ada.run(insert("reviews", { bookId: crypto.randomUUID(), text: "Ada's" }))

        const changed = yield* Effect.result(bob.run(update("reviews", { _id: stored.id })))
        const removed = yield* Effect.result(bob.run(remove("reviews", stored.id)))

        assert.strictEqual(changed._tag, "Failure")
        assert.isTrue(removed._tag === "Failure" || Option.isNone(removed.success))
        assert.deepStrictEqual(yield* bob.run(get("reviews", stored.id)), Option.some(stored))
        yield* ada.run(update("reviews", { _id: stored.id }))
        assert.isTrue(Option.isSome(yield* ada.run(remove("reviews", stored.id))))
      })
    )

    it.effect("hides diary entries from other members", () =>
      Effect.gen(function* () {
        const ada = yield* member(accounts.ada)
        const bob = yield* member(accounts.bob)
        const { id } = yield* ada.run(insert("diary", { text: "Dear diary" }))

        const found = yield* Effect.result(bob.run(get("diary", id)))

        assert.isTrue(Option.isSome(yield* ada.run(get("diary", id))))
        assert.isTrue(found._tag === "Failure" || Option.isNone(found.success))
      })
    )

    it.effect("rejects writes of members to the shop's collections", () =>
      Effect.gen(function* () {
        const ada = yield* member(accounts.ada)

        const error = yield* Effect.flip(ada.run(insert("books", { title: "My own" })))

        assert.strictEqual(error._tag, "ApplicationError")
      })
    )

    it.effect("fails for a collection that does not exist", () =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const error = yield* Effect.flip(browser.run(get("no-such-collection", "x")))

        assert.strictEqual(error._tag, "ApplicationError")
      })
    )

    it.effect.each(hostile)("handles hostile data, %s: it is %s", ([, outcome, data]) =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const stored = yield* Effect.result(browser.run(insert("notes", data)))

        if (outcome === "refused") {
          assert.strictEqual(stored._tag, "Failure")
          if (stored._tag === "Failure") assert.strictEqual(stored.failure.kind, "WD_VALIDATION_ERROR")
          return
        }
        const { id } = yield* Effect.fromResult(stored)
        const found = yield* browser.run(get("notes", id))
        assert.deepStrictEqual(Option.map(found, ownFields), Option.some({ ...data }))
        assert.isUndefined(Object.getOwnPropertyDescriptor(Object.prototype, "isAdmin"))
      })
    )

    it.effect.each(hostileIds)("accepts the id %s like any other", (id) =>
      Effect.gen(function* () {
        const browser = yield* visitor
        yield* browser.run(remove("notes", id))

        const stored = yield* browser.run(insert("notes", { _id: id, title: "odd" }))

        assert.strictEqual(stored.id, id)
        assert.deepStrictEqual(yield* browser.run(get("notes", id)), Option.some(stored))
        assert.deepStrictEqual(yield* browser.run(remove("notes", id)), Option.some(stored))
      })
    )
  })
