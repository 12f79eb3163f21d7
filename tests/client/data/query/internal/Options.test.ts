import * as Collection from "@portico/client/data/Collection"
import type * as Filter from "@portico/client/data/Filter"
import { BulkItems } from "@portico/client/data/BulkItems"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { json, network, replies } from "../../../transport/network.ts"
import { over, payloadOf, problemsOf } from "../../over.ts"

const stored = { dataItem: { id: "b1", dataCollectionId: "books", data: { _id: "b1", title: "Emma" } } }

const silent = () => network(() => new Response("", { status: 500 }))

const answering = (body: unknown) => network(() => json(body))

describe("the options of Items calls", () => {
  it.effect("are sent by their wire names, without suppressAuth", () =>
    Effect.gen(function* () {
      const net = answering(stored)
      const options = { suppressAuth: true, suppressHooks: false, showDrafts: true, consistentRead: true }

      yield* Items.use((items) => items.get("books", "b1", options)).pipe(
        Effect.provide(over(net, { language: "en" }).layer)
      )

      assert.deepStrictEqual(Object.fromEntries(new URLSearchParams(net.sent[0]?.query)), {
        dataCollectionId: "books",
        dataItemId: "b1",
        suppressHooks: "false",
        "publishPluginOptions.includeDraftItems": "true",
        consistentRead: "true",
        language: "en"
      })
    })
  )

  it.effect("use the elevated credential with suppressAuth", () =>
    Effect.gen(function* () {
      const net = answering(stored)
      const services = over(net, { elevated: "ELEVATED" })

      yield* Items.use((items) => items.get("books", "b1", { suppressAuth: true })).pipe(Effect.provide(services.layer))

      assert.strictEqual(net.sent[0]?.headers["authorization"], "ELEVATED")
      assert.strictEqual(services.asked.tokens, 0)
    })
  )

  it.effect("reject a condition that is not a filter", () =>
    Effect.gen(function* () {
      const net = silent()
      const services = over(net)
      const condition = { a: 1 } as unknown as Filter.Filter

      const error = yield* Items.use((items) => items.remove("books", "b1", { condition })).pipe(
        Effect.flip,
        Effect.provide(services.layer)
      )

      assert.strictEqual(error._tag, "WDE0018")
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

describe("Items.truncate", () => {
  it.effect("sends the collection and returns nothing", () =>
    Effect.gen(function* () {
      const net = replies(json({}), json(null))
      const { layer } = over(net)
      const emptying = Items.use((items) => items.truncate("books")).pipe(Effect.provide(layer))

      assert.deepStrictEqual(yield* Effect.all([emptying, emptying]), [undefined, undefined])
      assert.deepStrictEqual(payloadOf(net.sent[0]), { dataCollectionId: "books" })
    })
  )

  it.effect("uses suppressAuth and the environment and ignores other options", () =>
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

describe("missing options", () => {
  it.effect("can be null", () =>
    Effect.gen(function* () {
      const net = network((sent) => json(sent.path.includes("/bulk/") ? { results: [] } : stored))
      const none = null as unknown as undefined
      const calls = [
        Items.use((items) => items.get("books", "b1", none)),
        Items.use((items) => items.insert("books", {}, none)),
        Items.use((items) => items.save("books", {}, none)),
        Items.use((items) => items.remove("books", "b1", none)),
        Items.use((items) => items.truncate("books", none)),
        BulkItems.use((bulk) => bulk.insert("books", [{}], none)),
        BulkItems.use((bulk) => bulk.remove("books", ["b1"], none))
      ]

      yield* Effect.all(calls, { discard: true }).pipe(Effect.provide(over(net).layer))

      assert.strictEqual(net.sent.length, calls.length)
    })
  )
})

describe("the environment", () => {
  it.effect("is the one of the call, otherwise the one of the settings, for reads and writes", () =>
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

describe("includeReferences of a write", () => {
  const Authors = Collection.make("authors", Schema.Struct({ name: Schema.String }))
  const Books = Collection.make("books", Schema.Struct({ title: Schema.String, author: Schema.String }), {
    references: { author: Authors }
  })

  it.effect("sends fields and limits, and the items are decoded by their own collection", () =>
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

      assert.deepStrictEqual(item.data.author, author)
      const { includeReferencedItems } = payloadOf(net.sent[0]) as { readonly includeReferencedItems: unknown }
      assert.deepStrictEqual(includeReferencedItems, [{ field: "author", limit: 1 }])
    })
  )

  it.effect("fails if a field is empty or a limit is not positive", () =>
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
