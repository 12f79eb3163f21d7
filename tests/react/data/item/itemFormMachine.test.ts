import * as Collection from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import { shelfCollections } from "@portico/testing/scenarios/ItemScenarios"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import * as Schema from "effect/Schema"
import { type FormPlan, itemFormMachine } from "../../../../packages/react/src/data/item/itemFormMachine.ts"
import type { Editing, ItemFormEvent, ItemFormState } from "../../../../packages/react/src/data/item/ItemFormState.ts"
import { registryOver } from "../../runtime/registry.ts"

const Shelf = Collection.make(
  "shelf",
  Schema.Struct({ title: Schema.NonEmptyString, price: Schema.Finite, stock: Schema.Int })
)

const seed = { ...Bookshop.seed, collections: [...Bookshop.seed.collections, ...shelfCollections] }

const world = Effect.gen(function* () {
  const services = yield* Layer.build(Testing.layerTest({ seed }))
  yield* Effect.provide(Testing.signIn(), services)
  const registry = yield* registryOver(Layer.succeedContext(services))
  const elsewhere = <A, E>(effect: Effect.Effect<A, E, Items>) => Effect.provide(effect, services)
  const requests = Context.get(services, Testing.World).requests
  return { registry, elsewhere, requests }
})

/** A form that a person fills in. */
const formIn = (registry: AtomRegistry.AtomRegistry, plan: Partial<FormPlan> = {}) => {
  const machine = itemFormMachine({ collection: Shelf, id: "emma", ...plan })
  registry.mount(machine)
  const read = () => registry.get(machine)
  const until = (isThere: (state: ItemFormState) => boolean) =>
    Effect.callback<ItemFormState>((resume) => {
      const look = (state: ItemFormState) => {
        if (isThere(state)) resume(Effect.succeed(state))
      }
      look(read())
      return Effect.sync(registry.subscribe(machine, look))
    })
  const send = (...events: ReadonlyArray<ItemFormEvent>) => {
    for (const event of events) registry.set(machine, event)
  }
  const type = (field: string, entry: string) => send({ _tag: "Change", field, entry })
  const settled = until((state) => state._tag !== "Loading" && !(state._tag === "Editing" && busy(state)))
  return { read, send, type, settled, editing: Effect.map(settled, (state) => state as Editing) }
}

const busy = (state: Editing) => state.save._tag === "Submitting"

const member: ItemFormEvent = { _tag: "Session", member: "Member" }
const save: ItemFormEvent = { _tag: "Save" }

const problemOf = ({ save }: Editing) => (save._tag === "Failed" ? save.problem : undefined)

const patchElsewhere = (field: string, value: unknown) =>
  Items.use((items) => items.patch("shelf", "emma", Patch.empty.pipe(Patch.set(field, value))))

describe("the form of an item", () => {
  it.effect("sends only what changed", () =>
    Effect.gen(function* () {
      const { elsewhere, registry } = yield* world
      const form = formIn(registry)
      form.send(member)
      yield* form.settled
      yield* elsewhere(patchElsewhere("note", "from elsewhere"))

      form.type("price", "12,5")
      form.send(save)
      const { before, notice } = yield* form.editing

      assert.strictEqual(notice, "saved")
      assert.deepStrictEqual([before["price"], before["title"], before["note"]], [12.5, "Emma", "from elsewhere"])
    })
  )

  it.effect("shows what somebody else changed beside what it changed, and saves what is chosen", () =>
    Effect.gen(function* () {
      const { elsewhere, registry } = yield* world
      const form = formIn(registry)
      form.send(member)
      yield* form.settled
      yield* elsewhere(patchElsewhere("price", 20))
      yield* elsewhere(patchElsewhere("stock", 7))

      form.type("price", "12.5")
      form.type("title", "Emma!")
      form.send(save)
      const refused = yield* form.editing

      assert.strictEqual(problemOf(refused)?.key, "itemChanged")
      assert.deepStrictEqual(refused.conflict?.differences, [{ field: "price", theirs: 20, mine: 12.5 }])

      form.send({ _tag: "Choose", field: "price", side: "theirs" }, save)
      const { before } = yield* form.editing

      assert.deepStrictEqual([before["price"], before["stock"], before["title"]], [20, 7, "Emma!"])
    })
  )

  it.effect("keeps one's own value where that is chosen", () =>
    Effect.gen(function* () {
      const { elsewhere, registry } = yield* world
      const form = formIn(registry)
      form.send(member)
      yield* form.settled
      yield* elsewhere(patchElsewhere("price", 20))

      form.type("price", "12.5")
      form.send(save)
      yield* form.settled
      form.send(save)
      const { before } = yield* form.editing

      assert.strictEqual(before["price"], 12.5)
    })
  )

  it.effect("has two people edit one item at the same time, and loses nothing of either", () =>
    Effect.gen(function* () {
      const { registry } = yield* world
      const [one, other] = [formIn(registry), formIn(registry)]
      one.send(member)
      other.send(member)
      yield* one.settled
      yield* other.settled

      one.type("price", "11")
      other.type("stock", "9")
      one.send(save)
      other.send(save)
      yield* one.settled
      const last = yield* other.editing

      assert.deepStrictEqual(
        [one.read(), last].map((state) => (state as Editing).notice),
        ["saved", "saved"]
      )
      const third = formIn(registry)
      third.send(member)
      const { before } = yield* third.editing
      assert.deepStrictEqual([before["price"], before["stock"]], [11, 9])
    })
  )

  it.effect("is sent once, however often one presses", () =>
    Effect.gen(function* () {
      const { registry, requests } = yield* world
      const form = formIn(registry)
      form.send(member)
      yield* form.settled
      const before = (yield* requests).length

      form.type("price", "11")
      form.send(save, save, save)
      yield* form.settled

      assert.strictEqual((yield* requests).length, before + 1)
    })
  )

  it.effect("sends nothing that the schema does not allow, nor where nothing changed", () =>
    Effect.gen(function* () {
      const { registry, requests } = yield* world
      const form = formIn(registry)
      form.send(member)
      yield* form.settled
      const before = (yield* requests).length

      form.type("title", "")
      form.type("price", "cheap")
      form.type("stock", "1.5")
      form.send(save)
      const refused = yield* form.editing

      assert.deepStrictEqual(problemOf(refused)?.fields, {
        title: "valueMissing",
        price: "numberMalformed",
        stock: "valueUnfit"
      })
      form.send({ _tag: "Reset" }, save)
      assert.strictEqual((yield* form.editing).notice, "unchanged")
      assert.strictEqual((yield* requests).length, before)
    })
  )

  it.effect("says that the item is gone where somebody removed it meanwhile, and keeps what was typed", () =>
    Effect.gen(function* () {
      const { elsewhere, registry } = yield* world
      const form = formIn(registry)
      form.send(member)
      yield* form.settled
      yield* elsewhere(Items.use((items) => items.remove("shelf", "emma")))

      form.type("price", "11")
      form.send(save)
      const refused = yield* form.editing

      assert.strictEqual(problemOf(refused)?.key, "itemGone")
      assert.strictEqual(refused.entries["price"], "11")
      form.send({ _tag: "Reset" }, { _tag: "Remove" })
      assert.deepStrictEqual(yield* form.settled, { _tag: "Removed", id: "emma" })
    })
  )

  it.effect("keeps the edit where the session ends, asks to sign in, and goes on after that", () =>
    Effect.gen(function* () {
      const { registry } = yield* world
      const form = formIn(registry)
      form.send(member)
      yield* form.settled

      form.type("price", "11")
      form.send({ _tag: "Session", member: "Visitor" })
      assert.strictEqual((form.read() as Editing).entries["price"], "11")
      form.send(member, save)

      assert.strictEqual((yield* form.editing).notice, "saved")
    })
  )

  it.effect("creates an item, and edits it from then on", () =>
    Effect.gen(function* () {
      const { registry } = yield* world
      const form = formIn(registry, { id: undefined, defaults: { stock: 1 } })

      form.send(member)
      form.type("title", "Evelina")
      form.type("price", "7")
      form.send(save)
      const created = yield* form.editing

      assert.strictEqual(created.notice, "created")
      assert.isString(created.id)
      form.type("price", "8")
      form.send(save)
      assert.strictEqual((yield* form.editing).before["price"], 8)
    })
  )

  it.effect("finds nothing where there is no such item", () =>
    Effect.gen(function* () {
      const { registry } = yield* world
      const form = formIn(registry, { id: "nobody-wrote-it" })
      form.send(member)

      assert.deepStrictEqual(yield* form.settled, { _tag: "Absent" })
    })
  )
})
