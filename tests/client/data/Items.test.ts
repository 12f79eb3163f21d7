import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Logger from "effect/Logger"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { TestClock } from "effect/testing"
import { json, network, refused, replies } from "../transport/network.ts"
import { over, payloadOf } from "./over.ts"

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

describe("get", () => {
  it.effect("reads an item, its dates as dates", () =>
    Effect.gen(function* () {
      const net = answering(stored)

      const item = yield* Items.use((items) => items.get("books", "b1")).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(item, Option.some({ id: "b1", data: read }))
      assert.deepStrictEqual(payloadOf(net.sent[0]), { dataCollectionId: "books", dataItemId: "b1" })
    })
  )

  it.effect("finds nothing where nothing is", () =>
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

  it.effect("sends its options by their names on the wire, and nothing of suppressAuth", () =>
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

  it.effect("runs with the elevated credential where suppressAuth asks for it", () =>
    Effect.gen(function* () {
      const net = answering(stored)
      const services = over(net, { elevated: "ELEVATED" })

      yield* Items.use((items) => items.get("books", "b1", { suppressAuth: true })).pipe(Effect.provide(services.layer))

      assert.strictEqual(net.sent[0]?.headers["authorization"], "ELEVATED")
      assert.strictEqual(services.asked.tokens, 0)
    })
  )

  it.effect("tells every problem of its arguments, and sends nothing", () =>
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

  it.effect("fails on an item that does not fit the schema", () =>
    Effect.gen(function* () {
      const net = answering({ dataItem: { id: "b1", data: { _id: "b1", title: "" } } })

      const error = yield* Items.use((items) => items.get(Books, "b1")).pipe(
        Effect.flip,
        Effect.provide(over(net).layer)
      )

      assert.strictEqual(error._tag, "WDE0055")
      assert.include(error.message, "item b1 of books")
      assert.include(error.message, `at ["title"]`)
    })
  )
})

describe("insert", () => {
  it.effect("sends the item with its id beside it and gives it as it was stored", () =>
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

  it.effect("sends an item without an id without one, and all of its options", () =>
    Effect.gen(function* () {
      const net = answering(stored)
      const options = { suppressHooks: true, showDrafts: true, appOptions: { x: 1 }, includeReferences: true }

      yield* Items.use((items) => items.insert("books", { title: "Emma", none: null, gone: undefined }, options)).pipe(
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(payloadOf(net.sent[0]), {
        dataCollectionId: "books",
        dataItem: { data: { title: "Emma", none: null } },
        suppressHooks: true,
        appOptions: { x: 1 },
        publishPluginOptions: { includeDraftItems: true },
        includeReferencedItems: true
      })
    })
  )

  it.effect("refuses what does not fit the schema, field by field, and sends nothing", () =>
    Effect.gen(function* () {
      const net = silent()
      const services = over(net)
      const draft = { title: "", at: "yesterday" } as unknown as { readonly title: string }

      const error = yield* Items.use((items) => items.insert(Books, draft)).pipe(
        Effect.flip,
        Effect.provide(services.layer)
      )

      assert.strictEqual(error._tag, "InvalidArgument")
      assert.strictEqual(error.kind, "WD_VALIDATION_ERROR")
      assert.deepStrictEqual(error._tag === "InvalidArgument" && error.violations.map(({ field }) => field), [
        "title",
        "at"
      ])
      notSent(net, services)
    })
  )

  it.effect("refuses what JSON would lose, with its place, and sends nothing", () =>
    Effect.gen(function* () {
      const net = silent()
      const services = over(net)

      const error = yield* Items.use((items) =>
        items.insert("books", { _id: 5, price: Number.NaN, list: [undefined] })
      ).pipe(Effect.flip, Effect.provide(services.layer))

      assert.strictEqual(error._tag, "WDE0007")
      assert.deepStrictEqual(
        "problems" in error && error.problems?.map(({ code, path }) => `${code} ${path.join(".")}`),
        ["WDE0007 item._id", "WDE0004 item.price", "WDE0004 item.list.0"]
      )
      notSent(net, services)
    })
  )

  it.effect("sends hostile data as the data it is", () =>
    Effect.gen(function* () {
      const net = answering(stored)
      const hostile = { html: "<script>", ["__proto__"]: { a: 1 }, sql: "'; drop table", nul: "\u0000", lone: "\ud800" }

      yield* Items.use((items) => items.insert("books", hostile)).pipe(Effect.provide(over(net).layer))

      const { dataItem } = payloadOf(net.sent[0]) as { readonly dataItem: { readonly data: unknown } }
      assert.deepStrictEqual(dataItem.data, hostile)
    })
  )

  it.effect("warns of field names that a filter cannot name", () =>
    Effect.gen(function* () {
      const lines: Array<string> = []
      const logger = Logger.make<unknown, void>(
        ({ logLevel, message }) => void lines.push(`${logLevel} ${String(message)}`)
      )

      yield* Items.use((items) => items.insert("books", { $where: 1, a: { "b.c": 1 } })).pipe(
        Effect.provide([over(answering(stored)).layer, Logger.layer([logger])])
      )

      assert.deepStrictEqual(lines, ["Warn Inserting field names that start with $ or contain a dot: $where, a.b.c"])
    })
  )

  it.effect("fails where the answer holds no item", () =>
    Effect.gen(function* () {
      const error = yield* Items.use((items) => items.insert("books", {})).pipe(
        Effect.flip,
        Effect.provide(over(answering({})).layer)
      )

      assert.strictEqual(error._tag, "WDE0055")
    })
  )
})

const passing = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(effect)
    yield* TestClock.adjust("1 minute")
    return yield* Fiber.join(fiber)
  })

describe("an insert whose answer is lost", () => {
  it.effect("is not sent again where the item has no id", () =>
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

  it.effect("is sent again where the item has an id, and done by then counts as done", () =>
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

  it.effect("is sent again where the item is to be given an id here, the same one each time", () =>
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

  it.effect("gives the item as it was sent where it cannot be read back", () =>
    Effect.gen(function* () {
      const net = replies("offline", refused(409, "WDE0074"), refused(403, "WDE0027"))

      const item = yield* Items.use((items) => items.insert("books", { _id: "b1", title: "Emma" })).pipe(
        passing,
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(item, { id: "b1", data: { _id: "b1", title: "Emma" } })
    })
  )

  it.effect("fails where the first try already meets another item of the id", () =>
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

describe("update", () => {
  it.effect("sends the item and its condition, a filter or a query", () =>
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

  it.effect("fails with WDE0073 where there is no such item", () =>
    Effect.gen(function* () {
      const error = yield* Items.use((items) => items.update("books", { _id: "b1" })).pipe(
        Effect.flip,
        Effect.provide(over(replies(refused(404, "WDE0073", "missing"))).layer)
      )

      assert.strictEqual(error._tag, "WDE0073")
      assert.strictEqual(error.message, "missing")
    })
  )

  it.effect("needs an _id and a condition without problems, and sends nothing without", () =>
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

describe("remove", () => {
  it.effect("gives the item as it was", () =>
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

  it.effect("finds nothing where nothing is", () =>
    Effect.gen(function* () {
      const net = replies(refused(404, "WDE0073"), json({}))
      const removing = Items.use((items) => items.remove("books", "b1")).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(yield* Effect.all([removing, removing]), [Option.none(), Option.none()])
    })
  )

  it.effect("takes no condition but a filter", () =>
    Effect.gen(function* () {
      const net = silent()
      const services = over(net)
      const condition = { a: 1 } as unknown as Filter.Filter

      const error = yield* Items.use((items) => items.remove("books", "b1", { condition })).pipe(
        Effect.flip,
        Effect.provide(services.layer)
      )

      assert.strictEqual(error._tag, "WDE0018")
      notSent(net, services)
    })
  )
})
