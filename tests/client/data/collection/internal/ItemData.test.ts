import * as Collection from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as Schema from "effect/Schema"
import { json, network } from "../../../transport/network.ts"
import { over, payloadOf, problemsOf } from "../../over.ts"

const Books = Collection.make(
  "books",
  Schema.Struct({ title: Schema.NonEmptyString, at: Schema.optionalKey(Schema.Date) })
)

const emma = { _id: "b1", title: "Emma", at: { $date: "1815-12-23T00:00:00.000Z" } }
const stored = { dataItem: { id: "b1", dataCollectionId: "books", data: emma } }

const answering = (body: unknown) => network(() => json(body))
const silent = () => network(() => new Response("", { status: 500 }))

const notSent = (net: ReturnType<typeof silent>, { asked }: ReturnType<typeof over>) => {
  assert.deepStrictEqual(net.sent, [])
  assert.strictEqual(asked.tokens, 0)
}

describe("Items.insert and save", () => {
  it.effect("fail with the fields that do not match the schema and send nothing", () =>
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

  it.effect("fail with the paths of values that JSON would lose and send nothing", () =>
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

  it.effect("send hostile data unchanged", () =>
    Effect.gen(function* () {
      const net = answering(stored)
      const hostile = { html: "<script>", ["__proto__"]: { a: 1 }, sql: "'; drop table", nul: "\u0000", lone: "\ud800" }

      yield* Items.use((items) => items.insert("books", hostile)).pipe(Effect.provide(over(net).layer))

      const { dataItem } = payloadOf(net.sent[0]) as { readonly dataItem: { readonly data: unknown } }
      assert.deepStrictEqual(dataItem.data, hostile)
    })
  )

  it.effect("log a warning for field names that a filter cannot contain", () =>
    Effect.gen(function* () {
      const lines: Array<string> = []
      const logger = Logger.make<unknown, void>(
        ({ logLevel, message }) => void lines.push(`${logLevel} ${String(message)}`)
      )

      yield* Items.use((items) => items.insert("books", { $where: 1, a: { "b.c": 1 } })).pipe(
        Effect.provide([over(answering(stored)).layer, Logger.layer([logger])])
      )

      assert.deepStrictEqual(lines, [
        "Warn Field names that start with $ or contain a dot cannot be used in filters: $where, a.b.c"
      ])
    })
  )

  it.effect("fail with every problem and send nothing", () =>
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

describe("Items with an invalid response", () => {
  it.effect("fails if the item does not match the schema", () =>
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

  it.effect("fails if the response contains no item", () =>
    Effect.gen(function* () {
      const error = yield* Items.use((items) => items.insert("books", {})).pipe(
        Effect.flip,
        Effect.provide(over(answering({})).layer)
      )

      assert.strictEqual(error._tag, "WDE0055")
    })
  )
})
