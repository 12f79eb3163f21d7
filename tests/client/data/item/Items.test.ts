import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { json, network, refused, replies } from "../../transport/network.ts"
import { over, payloadOf, problemsOf } from "../over.ts"

const Books = Collection.make(
  "books",
  Schema.Struct({ title: Schema.NonEmptyString, at: Schema.optionalKey(Schema.Date) })
)

const emma = { _id: "b1", title: "Emma", at: { $date: "1815-12-23T00:00:00.000Z" } }
const stored = { dataItem: { id: "b1", dataCollectionId: "books", data: emma } }
const read = { _id: "b1", title: "Emma", at: new Date("1815-12-23T00:00:00.000Z") }

const answering = (body: unknown) => network(() => json(body))
const silent = () => network(() => new Response("", { status: 500 }))

const notSent = (net: ReturnType<typeof silent>, { asked }: ReturnType<typeof over>) => {
  assert.deepStrictEqual(net.sent, [])
  assert.strictEqual(asked.tokens, 0)
}

describe("an instance of a class", () => {
  class Book {
    readonly title: string
    readonly #secret = "secret"
    constructor(title: string) {
      this.title = title
    }
    get shout(): string {
      return `${this.title}! ${this.#secret}`
    }
  }

  it.effect("is sent as an item with its own enumerable properties", () =>
    Effect.gen(function* () {
      const net = answering(stored)

      yield* Items.use((items) =>
        Effect.all([
          items.insert("books", new Book("Emma")),
          items.insert(Books, new Book("Emma")),
          items.save("books", Object.assign(new Book("Emma"), { _id: "b1" })),
          items.update("books", Object.assign(new Book("Emma"), { _id: "b1" }))
        ])
      ).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        net.sent.map(({ body }) => (body as { readonly dataItem: unknown }).dataItem),
        [
          { data: { title: "Emma" } },
          { data: { title: "Emma" } },
          { id: "b1", data: { _id: "b1", title: "Emma" } },
          { id: "b1", data: { _id: "b1", title: "Emma" } }
        ]
      )
    })
  )

  it.effect.each([[[]], [null], ["text"], [() => ({})], [new Date(0)], [new Map()], [Promise.resolve({})]])(
    "is accepted, but %o is rejected",
    ([item]) =>
      Effect.gen(function* () {
        const net = silent()
        const services = over(net)

        const error = yield* Items.use((items) => items.insert("books", item as object)).pipe(
          Effect.flip,
          Effect.provide(services.layer)
        )

        assert.strictEqual(error._tag, "WDE0004")
        notSent(net, services)
      })
  )
})

describe("the error of a rejected item", () => {
  it.effect("contains the id and the collection of the call", () =>
    Effect.gen(function* () {
      const net = network(() => refused(404, "WDE0073"))

      const error = yield* Items.use((items) => items.update("books", { _id: "b9" })).pipe(
        Effect.flip,
        Effect.provide(over(net).layer)
      )

      assert.deepInclude(error, { _tag: "WDE0073", params: { itemId: "b9", collection: "books" } })
    })
  )
})

describe("Items.get", () => {
  it.effect("returns an item with decoded dates", () =>
    Effect.gen(function* () {
      const net = answering(stored)

      const item = yield* Items.use((items) => items.get("books", "b1")).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(item, Option.some({ id: "b1", data: read }))
      assert.deepStrictEqual(payloadOf(net.sent[0]), { dataCollectionId: "books", dataItemId: "b1" })
    })
  )

  it.effect("returns none if there is no item", () =>
    Effect.gen(function* () {
      const net = replies(refused(404, "WDE0073"), json({}), json(null))
      const { layer } = over(net)
      const reading = Items.use((items) => items.get("books", "b1")).pipe(Effect.provide(layer))

      assert.deepStrictEqual(yield* Effect.all([reading, reading, reading]), [
        Option.none(),
        Option.none(),
        Option.none()
      ])
    })
  )

  it.effect("fails with every problem of its arguments and sends nothing", () =>
    Effect.gen(function* () {
      const net = silent()
      const services = over(net)

      const error = yield* Items.use((items) => items.get("", "", { language: "" })).pipe(
        Effect.flip,
        Effect.provide(services.layer)
      )

      assert.strictEqual(error._tag, "WDE0001")
      assert.strictEqual(error.kind, "WD_VALIDATION_ERROR")
      assert.deepStrictEqual("problems" in error && error.problems?.map(({ code, path }) => [code, path]), [
        ["WDE0001", ["collection"]],
        ["WDE0002", ["id"]],
        ["WDE0018", ["options", "language"]]
      ])
      assert.strictEqual(error.message.split("\n").length, 3)
      notSent(net, services)
    })
  )
})

describe("Items.insert", () => {
  it.effect("sends the item with its id and returns the stored item", () =>
    Effect.gen(function* () {
      const net = answering(stored)
      const noted = { ...read, note: 1 }

      const item = yield* Items.use((items) => items.insert(Books, noted)).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(item, { id: "b1", data: read })
      assert.deepStrictEqual(payloadOf(net.sent[0]), {
        dataCollectionId: "books",
        dataItem: { id: "b1", data: { ...emma, note: 1 } }
      })
    })
  )

  it.effect("sends an item without an id, and all options", () =>
    Effect.gen(function* () {
      const net = answering(stored)
      const includeReferences = [{ field: "author", limit: 2 }]
      const options = { suppressHooks: true, showDrafts: true, appOptions: { x: 1 }, includeReferences }

      yield* Items.use((items) => items.insert("books", { title: "Emma", none: null, gone: undefined }, options)).pipe(
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(payloadOf(net.sent[0]), {
        dataCollectionId: "books",
        dataItem: { data: { title: "Emma", none: null } },
        suppressHooks: true,
        appOptions: { x: 1 },
        publishPluginOptions: { includeDraftItems: true },
        includeReferencedItems: includeReferences
      })
    })
  )
})

describe("Items.update", () => {
  it.effect("sends the item and its condition, given as a filter or a query", () =>
    Effect.gen(function* () {
      const net = answering(stored)
      const { layer } = over(net)
      const condition = Filter.eq("year", 1815)
      const asQuery = Query.from("books").pipe(Query.filter(condition)) as unknown as typeof condition

      const updating = (condition: Filter.Filter) =>
        Items.use((items) => items.update("books", { _id: "b1", title: "Emma" }, { condition })).pipe(
          Effect.provide(layer)
        )
      const item = yield* updating(condition)
      yield* updating(asQuery)

      assert.deepStrictEqual(item, { id: "b1", data: read })
      const expected = {
        dataCollectionId: "books",
        dataItem: { id: "b1", data: { _id: "b1", title: "Emma" } },
        condition: { filter: { year: 1815 } }
      }
      assert.deepStrictEqual(net.sent.map(payloadOf), [expected, expected])
    })
  )

  it.effect("fails with WDE0073 if the item does not exist", () =>
    Effect.gen(function* () {
      const error = yield* Items.use((items) => items.update("books", { _id: "b1" })).pipe(
        Effect.flip,
        Effect.provide(over(replies(refused(404, "WDE0073", "missing"))).layer)
      )

      assert.strictEqual(error._tag, "WDE0073")
      assert.strictEqual(error.message, "missing")
    })
  )

  it.effect("fails without sending a request if the _id is missing or the condition is invalid", () =>
    Effect.gen(function* () {
      const net = silent()
      const services = over(net)
      const condition = Filter.call(Filter.empty, "gt", ["a", {}])
      const nameless = { title: "Emma" } as unknown as { readonly _id: string }

      const error = yield* Items.use((items) => items.update("books", nameless, { condition })).pipe(
        Effect.flip,
        Effect.provide(services.layer)
      )

      assert.deepStrictEqual(
        "problems" in error && error.problems?.map(({ code, path }) => `${code} ${path.join(".")}`),
        ["WDE0007 item._id", "WDE0045 options.condition.gt.value"]
      )
      notSent(net, services)
    })
  )
})

describe("Items.remove", () => {
  it.effect("returns the removed item", () =>
    Effect.gen(function* () {
      const net = answering(stored)

      const item = yield* Items.use((items) => items.remove("books", "b1", { condition: Filter.eq("a", 1) })).pipe(
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(item, Option.some({ id: "b1", data: read }))
      assert.deepStrictEqual(payloadOf(net.sent[0]), {
        dataCollectionId: "books",
        dataItemId: "b1",
        condition: { filter: { a: 1 } }
      })
    })
  )

  it.effect("returns none if there is no item", () =>
    Effect.gen(function* () {
      const net = replies(refused(404, "WDE0073"), json({}))
      const removing = Items.use((items) => items.remove("books", "b1")).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(yield* Effect.all([removing, removing]), [Option.none(), Option.none()])
    })
  )
})

describe("Items.save", () => {
  it.effect("returns the item and the action", () =>
    Effect.gen(function* () {
      const net = replies(json({ ...stored, action: "INSERTED" }), json({ ...stored, action: "UPDATED" }), json(stored))
      const item = { _id: "b1", title: "Emma" }
      const saving = Items.use((items) => items.save("books", item)).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(yield* Effect.all([saving, saving, saving]), [
        { id: "b1", data: read, action: "INSERTED" },
        { id: "b1", data: read, action: "UPDATED" },
        { id: "b1", data: read, action: undefined }
      ])
      assert.deepStrictEqual(payloadOf(net.sent[0]), { dataCollectionId: "books", dataItem: { id: "b1", data: item } })
      assert.strictEqual(net.sent[0]?.path, "/v2/items/save")
    })
  )
})

describe("Items.patch", () => {
  const sold = Patch.empty.pipe(Patch.increment("stock", -1), Patch.set("soldAt", new Date(0)))

  it.effect.each([[{}], [null], [{ dataItem: null }]])("returns none if the response contains no item: %o", ([body]) =>
    Effect.gen(function* () {
      const net = replies(json(body))

      const item = yield* Items.use((items) => items.patch("books", "b1", sold)).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(item, Option.none())
    })
  )

  it.effect("sends the changes and the condition and returns the changed item", () =>
    Effect.gen(function* () {
      const net = replies(json(stored))

      const item = yield* Items.use((items) =>
        items.patch("books", "b1", sold, { condition: Filter.gt("stock", 0), suppressHooks: true })
      ).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(item, Option.some({ id: "b1", data: read }))
      assert.deepStrictEqual(payloadOf(net.sent[0]), {
        dataCollectionId: "books",
        suppressHooks: true,
        patch: {
          dataItemId: "b1",
          fieldModifications: [
            { fieldPath: "stock", action: "INCREMENT_FIELD", incrementFieldOptions: { value: -1 } },
            {
              fieldPath: "soldAt",
              action: "SET_FIELD",
              setFieldOptions: { value: { $date: "1970-01-01T00:00:00.000Z" } }
            }
          ]
        },
        condition: { filter: { stock: { $gt: 0 } } }
      })
    })
  )

  it.effect("sends an empty patch too", () =>
    Effect.gen(function* () {
      const net = replies(json(stored))

      yield* Items.use((items) => items.patch("books", "b1", Patch.empty)).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(payloadOf(net.sent[0]), {
        dataCollectionId: "books",
        patch: { dataItemId: "b1", fieldModifications: [] }
      })
    })
  )

  it.effect("fails with WDE0073 if the item does not exist, and does not retry", () =>
    Effect.gen(function* () {
      const missing = replies(refused(404, "WDE0073"))
      const offline = network(() => "offline")
      const patching = Items.use((items) => items.patch("books", "b1", sold)).pipe(Effect.flip)

      assert.strictEqual((yield* patching.pipe(Effect.provide(over(missing).layer)))._tag, "WDE0073")
      assert.strictEqual((yield* patching.pipe(Effect.provide(over(offline).layer)))._tag, "WDE0053")
      assert.strictEqual(offline.sent.length, 1)
    })
  )

  it.effect("fails with every problem of the id, patch and condition and sends nothing", () =>
    Effect.gen(function* () {
      const net = silent()
      const wrong = Patch.empty.pipe(Patch.set("", 1), Patch.increment("a", Number.NaN))
      const condition = Filter.call(Filter.empty, "gt", ["a", {}])
      const failing = (patch: Patch.Patch) =>
        Items.use((items) => items.patch("books", "", patch, { condition })).pipe(
          Effect.flip,
          Effect.provide(over(net).layer),
          Effect.map(problemsOf)
        )

      assert.deepStrictEqual(yield* failing(wrong), [
        "WDE0002 id",
        "WDE0094 patch.set.field",
        "WDE0032 patch.increment.value",
        "WDE0045 options.condition.gt.value"
      ])
      assert.include(yield* failing({ modifications: [] } as unknown as Patch.Patch), "WDE0018 patch")
      assert.deepStrictEqual(net.sent, [])
    })
  )
})
