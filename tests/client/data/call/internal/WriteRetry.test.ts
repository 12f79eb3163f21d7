import { Items } from "@portico/client/data/Items"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { TestClock } from "effect/testing"
import { json, network, refused, replies } from "../../../transport/network.ts"
import { over, payloadOf } from "../../over.ts"

const emma = { _id: "b1", title: "Emma", at: { $date: "1815-12-23T00:00:00.000Z" } }
const stored = { dataItem: { id: "b1", dataCollectionId: "books", data: emma } }
const read = { _id: "b1", title: "Emma", at: new Date("1815-12-23T00:00:00.000Z") }

const passing = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(effect)
    yield* TestClock.adjust("1 minute")
    return yield* Fiber.join(fiber)
  })

describe("Items.insert after a lost response", () => {
  it.effect("is not sent again if the item has no id", () =>
    Effect.gen(function* () {
      const net = network(() => "offline")

      const error = yield* Items.use((items) => items.insert("books", {})).pipe(
        passing,
        Effect.flip,
        Effect.provide(over(net).layer)
      )

      assert.strictEqual(error._tag, "WDE0053")
      assert.strictEqual(net.sent.length, 1)
    })
  )

  it.effect("is sent again if the item has an id, and succeeds if the item exists by then", () =>
    Effect.gen(function* () {
      const net = replies("offline", refused(409, "WDE0074"), json(stored))

      const item = yield* Items.use((items) => items.insert("books", { _id: "b1", title: "Emma" })).pipe(
        passing,
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(item, { id: "b1", data: read })
      assert.deepStrictEqual(
        net.sent.map(({ method }) => method),
        ["POST", "POST", "GET"]
      )
    })
  )

  it.effect("is sent again with the same generated id with the option clientId", () =>
    Effect.gen(function* () {
      const net = replies("offline", new Response("", { status: 503 }), json(stored))

      yield* Items.use((items) => items.insert("books", { title: "Emma" }, { clientId: true })).pipe(
        passing,
        Effect.provide(over(net).layer)
      )

      const payloads = net.sent.map(payloadOf) as ReadonlyArray<{
        readonly dataItem: { readonly id: string; readonly data: { readonly _id: string } }
      }>
      assert.strictEqual(new Set(payloads.map(({ dataItem }) => dataItem.id)).size, 1)
      assert.match(payloads[0]?.dataItem.id ?? "", /^[0-9a-f-]{36}$/)
      assert.strictEqual(payloads[0]?.dataItem.data._id, payloads[0]?.dataItem.id)
    })
  )

  it.effect("reads the existing item with the options of the insert", () =>
    Effect.gen(function* () {
      const net = replies("offline", refused(409, "WDE0074"), json(stored))

      yield* Items.use((items) =>
        items.insert("books", { _id: "b1" }, { environment: "SANDBOX", showDrafts: true, suppressHooks: true })
      ).pipe(passing, Effect.provide(over(net).layer))

      assert.deepStrictEqual(payloadOf(net.sent[2]), {
        dataCollectionId: "books",
        dataItemId: "b1",
        environment: "SANDBOX",
        suppressHooks: "true",
        "publishPluginOptions.includeDraftItems": "true",
        consistentRead: "true"
      })
    })
  )

  it.effect("returns the sent item if the existing one cannot be read", () =>
    Effect.gen(function* () {
      const net = replies("offline", refused(409, "WDE0074"), refused(403, "WDE0027"))

      const item = yield* Items.use((items) => items.insert("books", { _id: "b1", title: "Emma" })).pipe(
        passing,
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(item, { id: "b1", data: { _id: "b1", title: "Emma" } })
    })
  )

  it.effect("fails if the first attempt finds an existing item", () =>
    Effect.gen(function* () {
      const net = replies(refused(409, "WDE0074", "exists"))

      const error = yield* Items.use((items) => items.insert("books", { _id: "b1" })).pipe(
        Effect.flip,
        Effect.provide(over(net).layer)
      )

      assert.strictEqual(error._tag, "WDE0074")
      assert.strictEqual(error.message, "exists")
    })
  )
})
