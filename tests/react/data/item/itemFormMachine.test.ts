import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { dirtyFields, type Editing } from "../../../../packages/react/src/data/item/ItemFormState.ts"
import { formIn, member, openedIn, patchElsewhere, problemOf, save, world } from "./editors.ts"

describe("itemFormMachine", () => {
  it.effect("sends only the changes", () =>
    Effect.gen(function* () {
      const { elsewhere, registry } = yield* world
      const form = yield* openedIn(registry)
      yield* elsewhere(patchElsewhere("note", "from elsewhere"))

      form.type("price", "12.5")
      form.send(save)
      const { before, notice } = yield* form.editing

      assert.strictEqual(notice, "saved")
      assert.deepStrictEqual([before["price"], before["title"], before["note"]], [12.5, "Emma", "from elsewhere"])
    })
  )

  it.effect("shows an edit in lists while it is saved, and afterwards until they are read again", () =>
    Effect.gen(function* () {
      const { registry } = yield* world
      const form = yield* openedIn(registry)

      form.type("price", "12.5")
      form.send(save)
      assert.deepStrictEqual((form.read() as Editing).edit, { _tag: "Saving", changes: { price: 12.5 } })
      const { edit } = yield* form.editing

      assert.strictEqual(edit?._tag, "Saved")
      assert.hasAllKeys(edit?._tag === "Saved" ? edit.changes : {}, ["price", "_updatedDate"])
    })
  )

  it.effect("withdraws a refused edit from lists, and shows no edit that was not sent", () =>
    Effect.gen(function* () {
      const { elsewhere, registry } = yield* world
      const form = yield* openedIn(registry)

      form.type("title", "")
      form.send(save)
      assert.isUndefined((yield* form.editing).edit)

      yield* elsewhere(patchElsewhere("title", "Emma, from elsewhere"))
      form.type("title", "Emma!")
      form.send(save)
      const refused = yield* form.editing

      assert.strictEqual(refused.edit?._tag, "Refused")
      assert.strictEqual(problemOf(refused)?.key, "itemChanged")
      form.send({ _tag: "Reset" })
      assert.isUndefined((yield* form.editing).edit)
    })
  )

  it.effect("sends one request for several clicks", () =>
    Effect.gen(function* () {
      const { registry, requests } = yield* world
      const form = yield* openedIn(registry)
      const before = (yield* requests).length

      form.type("price", "11")
      form.send(save, save, save)
      yield* form.settled

      assert.strictEqual((yield* requests).length, before + 1)
    })
  )

  it.effect("sends nothing if the schema rejects the entries or nothing changed", () =>
    Effect.gen(function* () {
      const { registry, requests } = yield* world
      const form = yield* openedIn(registry)
      const before = (yield* requests).length

      form.type("title", "")
      form.type("price", "cheap")
      form.type("stock", "1.5")
      form.send(save)
      const refused = yield* form.editing

      assert.deepStrictEqual(problemOf(refused)?.fields, {
        title: "valueMissing",
        price: "numberMalformed",
        stock: "numberNotWhole"
      })
      form.send({ _tag: "Reset" }, save)
      assert.strictEqual((yield* form.editing).notice, "unchanged")
      assert.strictEqual((yield* requests).length, before)
    })
  )

  it.effect("preserves the edit when the session ends, and saves it after the next sign-in", () =>
    Effect.gen(function* () {
      const { registry } = yield* world
      const form = yield* openedIn(registry)

      form.type("price", "11")
      form.send({ _tag: "Session", member: "Visitor" })
      assert.strictEqual((form.read() as Editing).entries["price"], "11")
      form.send(member, save)

      assert.strictEqual((yield* form.editing).notice, "saved")
    })
  )

  it.effect("creates an item, and edits it afterwards", () =>
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

  it.effect("is absent if the item does not exist", () =>
    Effect.gen(function* () {
      const { registry } = yield* world
      const form = formIn(registry, { id: "nobody-wrote-it" })
      form.send(member)

      assert.deepStrictEqual(yield* form.settled, { _tag: "Absent" })
    })
  )

  it.effect("sends the defaults of a new item, and does not count them as unsaved", () =>
    Effect.gen(function* () {
      const { registry, stored } = yield* world
      const form = formIn(registry, {
        collection: "shelf",
        id: undefined,
        defaults: { _id: "evelina", title: "Evelina", stock: 1 },
        fields: [{ name: "title", type: "text", optional: false }]
      })
      form.send(member)
      assert.deepStrictEqual(dirtyFields(yield* form.editing), [])

      form.type("title", "Cecilia")
      assert.deepStrictEqual(dirtyFields(yield* form.editing), ["title"])
      form.send({ _tag: "Reset" })
      assert.strictEqual((yield* form.editing).entries["title"], "Evelina")
      form.send(save)
      const { edit } = yield* form.editing
      const { stock, title } = (yield* stored("evelina")) ?? {}

      assert.deepStrictEqual([title, stock], ["Evelina", 1])
      assert.containsAllKeys(edit?._tag === "Saved" ? edit.changes : {}, ["title", "stock"])
    })
  )

  it.effect("uses the fields of the defaults if there is no schema", () =>
    Effect.gen(function* () {
      const { registry } = yield* world
      const form = formIn(registry, { collection: "shelf", id: undefined, defaults: { title: "Evelina", stock: 1 } })
      const { entries, fields } = yield* form.editing

      assert.deepStrictEqual(
        fields.map(({ name, type }) => [name, type]),
        [
          ["title", "text"],
          ["stock", "number"]
        ]
      )
      assert.deepStrictEqual(entries, { title: "Evelina", stock: "1" })
    })
  )

  it.effect("preserves entries made during a save, and leaves them to be saved", () =>
    Effect.gen(function* () {
      const { registry } = yield* world
      const form = yield* openedIn(registry)
      form.type("title", "Emma II")
      form.send(save)
      form.type("title", "Emma III")
      form.type("stock", "9")
      const saved = yield* form.editing

      assert.strictEqual(saved.notice, "saved")
      assert.deepStrictEqual([saved.before["title"], saved.entries["title"]], ["Emma II", "Emma III"])
      assert.deepStrictEqual(dirtyFields(saved), ["title", "stock"])
      assert.strictEqual((yield* form.saved).before["title"], "Emma III")
    })
  )

  it.effect("edits dates in the time zone of the page", () =>
    Effect.gen(function* () {
      const { registry } = yield* world
      const published = new Date(Date.UTC(2026, 0, 1, 12))
      const form = formIn(registry, {
        collection: "shelf",
        id: undefined,
        defaults: { published },
        timeZone: "Pacific/Auckland"
      })

      assert.strictEqual((yield* form.editing).entries["published"], "2026-01-02T01:00")
      assert.deepStrictEqual(dirtyFields(yield* form.editing), [])
    })
  )
})
