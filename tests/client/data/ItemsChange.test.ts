import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { json, network, refused, replies } from "../transport/network.ts"
import { over, payloadOf } from "./over.ts"

const stored = { dataItem: { id: "b1", dataCollectionId: "books", data: { _id: "b1", title: "Emma" } } }
const read = { id: "b1", data: { _id: "b1", title: "Emma" } }

const silent = () => network(() => new Response("", { status: 500 }))

const problemsOf = (error: object): ReadonlyArray<string> =>
  "problems" in error && Array.isArray(error.problems)
    ? error.problems.map(({ code, path }) => `${code} ${path.join(".")}`)
    : []

describe("save", () => {
  it.effect("gives the item and says what was done", () =>
    Effect.gen(function* () {
      const net = replies(json({ ...stored, action: "INSERTED" }), json({ ...stored, action: "UPDATED" }), json(stored))
      const { layer } = over(net)
      const saving = Items.use((items) => items.save("books", { _id: "b1", title: "Emma" })).pipe(Effect.provide(layer))

      assert.deepStrictEqual(yield* Effect.all([saving, saving, saving]), [
        { ...read, action: "INSERTED" },
        { ...read, action: "UPDATED" },
        { ...read, action: undefined }
      ])
      assert.deepStrictEqual(payloadOf(net.sent[0]), {
        dataCollectionId: "books",
        dataItem: { id: "b1", data: { _id: "b1", title: "Emma" } }
      })
      assert.strictEqual(net.sent[0]?.path, "/v2/items/save")
    })
  )

  it.effect("tells every problem, and sends nothing", () =>
    Effect.gen(function* () {
      const net = silent()

      const error = yield* Items.use((items) =>
        items.save("", { _id: 5, at: new Date(Number.NaN) }, { suppressHooks: "yes" } as object)
      ).pipe(Effect.flip, Effect.provide(over(net).layer))

      assert.deepStrictEqual(problemsOf(error), [
        "WDE0001 collection",
        "WDE0007 item._id",
        "WDE0004 item.at",
        "WDE0018 options.suppressHooks"
      ])
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

describe("patch", () => {
  const sold = Patch.empty.pipe(Patch.increment("stock", -1), Patch.set("soldAt", new Date(0)))

  it.effect("sends its changes and its condition, and gives the item as it then is", () =>
    Effect.gen(function* () {
      const net = replies(json(stored))

      const item = yield* Items.use((items) =>
        items.patch("books", "b1", sold, { condition: Filter.gt("stock", 0), suppressHooks: true })
      ).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(item, read)
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

  it.effect("is sent without a change as well", () =>
    Effect.gen(function* () {
      const net = replies(json(stored))

      yield* Items.use((items) => items.patch("books", "b1", Patch.empty)).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(payloadOf(net.sent[0]), {
        dataCollectionId: "books",
        patch: { dataItemId: "b1", fieldModifications: [] }
      })
    })
  )

  it.effect("fails with WDE0073 where there is no such item, and is not sent again", () =>
    Effect.gen(function* () {
      const missing = replies(refused(404, "WDE0073"))
      const offline = network(() => "offline")
      const patching = Items.use((items) => items.patch("books", "b1", sold)).pipe(Effect.flip)

      assert.strictEqual((yield* patching.pipe(Effect.provide(over(missing).layer)))._tag, "WDE0073")
      assert.strictEqual((yield* patching.pipe(Effect.provide(over(offline).layer)))._tag, "WDE0053")
      assert.strictEqual(offline.sent.length, 1)
    })
  )

  it.effect("tells every problem of call, patch and condition, and sends nothing", () =>
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

describe("truncate", () => {
  it.effect("names the collection, and gives nothing", () =>
    Effect.gen(function* () {
      const net = replies(json({}), json(null))
      const { layer } = over(net)
      const emptying = Items.use((items) => items.truncate("books")).pipe(Effect.provide(layer))

      assert.deepStrictEqual(yield* Effect.all([emptying, emptying]), [undefined, undefined])
      assert.deepStrictEqual(payloadOf(net.sent[0]), { dataCollectionId: "books" })
    })
  )

  it.effect("looks at suppressAuth and the environment, and at no other option", () =>
    Effect.gen(function* () {
      const net = replies(json({}))
      const services = over(net, { elevated: "ELEVATED" })
      const emptying = (options: object) => Items.use((items) => items.truncate("books", options))

      yield* emptying({ suppressAuth: true, suppressHooks: 5, showDrafts: true, environment: "SANDBOX" }).pipe(
        Effect.provide(services.layer)
      )
      const wrong = yield* emptying({ suppressAuth: 5, environment: "sandbox", language: 5 }).pipe(
        Effect.flip,
        Effect.provide(services.layer)
      )
      const worse = yield* emptying(5 as unknown as object).pipe(Effect.flip, Effect.provide(services.layer))

      assert.deepStrictEqual(net.sent.map(payloadOf), [{ dataCollectionId: "books", environment: "SANDBOX" }])
      assert.strictEqual(net.sent[0]?.headers["authorization"], "ELEVATED")
      assert.deepStrictEqual(problemsOf(wrong), ["WDE0018 options.suppressAuth", "WDE0018 options.environment"])
      assert.deepStrictEqual(problemsOf(worse), ["WDE0018 options"])
    })
  )
})

describe("the environment", () => {
  it.effect("is that of the call, or that of the settings, of reads and writes alike", () =>
    Effect.gen(function* () {
      const net = network(() => json(stored))
      const { layer } = over(net, { environment: "SANDBOX" })
      const environment = "LIVE"

      yield* Effect.all([
        Items.use((items) => items.get("books", "b1")),
        Items.use((items) => items.get("books", "b1", { environment })),
        Items.use((items) => items.insert("books", {})),
        Items.use((items) => items.save("books", {}, { environment })),
        Items.use((items) => items.update("books", { _id: "b1" })),
        Items.use((items) => items.patch("books", "b1", Patch.empty)),
        Items.use((items) => items.remove("books", "b1")),
        Items.use((items) => items.truncate("books"))
      ]).pipe(Effect.provide(layer))

      assert.deepStrictEqual(
        net.sent.map((sent) => (payloadOf(sent) as { readonly environment?: string }).environment),
        ["SANDBOX", "LIVE", "SANDBOX", "LIVE", "SANDBOX", "SANDBOX", "SANDBOX", "SANDBOX"]
      )
    })
  )
})

describe("referenced items in the answer of a write", () => {
  const Authors = Collection.make("authors", Schema.Struct({ name: Schema.String }))
  const Books = Collection.make("books", Schema.Struct({ title: Schema.String, author: Schema.String }), {
    references: { author: Authors }
  })

  it.effect("are asked for by fields and limits, and read by their own collection", () =>
    Effect.gen(function* () {
      const author = { _id: "austen", name: "Jane Austen" }
      const net = replies(json({ dataItem: { id: "b1", data: { _id: "b1", title: "Emma", author } } }))

      const item = yield* Items.use((items) =>
        items.insert(
          Books,
          { _id: "b1", title: "Emma", author: "austen" },
          { includeReferences: [{ field: "author", limit: 1 }] }
        )
      ).pipe(Effect.provide(over(net).layer))

      assert.strictEqual(item.data.author.name, "Jane Austen")
      const { includeReferencedItems } = payloadOf(net.sent[0]) as { readonly includeReferencedItems: unknown }
      assert.deepStrictEqual(includeReferencedItems, [{ field: "author", limit: 1 }])
    })
  )

  it.effect("need fields and positive limits", () =>
    Effect.gen(function* () {
      const net = silent()
      const failing = (includeReferences: unknown) =>
        Items.use((items) => items.insert("books", {}, { includeReferences } as object)).pipe(
          Effect.flip,
          Effect.provide(over(net).layer),
          Effect.map(problemsOf)
        )

      const wrong = [5, ["author"], [{ field: "" }], [{ field: "author", limit: 0 }]]
      for (const one of wrong) assert.deepStrictEqual(yield* failing(one), ["WDE0018 options.includeReferences"])
      assert.deepStrictEqual(net.sent, [])
    })
  )
})
