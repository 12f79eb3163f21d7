import * as Collection from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import { TokenUnavailable, Unreachable } from "@portico/client/transport/Failure"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { json, network, refused, replies } from "../../../transport/network.ts"
import { over, payloadOf } from "../../over.ts"

const Books = Collection.make("books", Schema.Struct({ title: Schema.NonEmptyString }))

const itemOf = (id: string, title = id) => ({ id, dataCollectionId: "books", data: { _id: id, title } })
const shelf = (...ids: ReadonlyArray<string>) =>
  json({ dataItems: ids.map((id) => itemOf(id)), pagingMetadata: { count: ids.length } })

const get = (id: string, options?: object) => Items.use((items) => items.get("books", id, options))
const titleOf = Option.map(({ data }: Collection.Item<{ readonly [key: string]: unknown }>) => data["title"])
const together = <A, E, R>(gets: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.all(gets, { concurrency: "unbounded" })

describe("Items.get calls in one tick", () => {
  it.effect("send one request, and each returns its own item", () =>
    Effect.gen(function* () {
      const net = replies(shelf("b2", "b1"))

      const found = yield* together([get("b1"), get("b2"), get("b9"), get("b1")]).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(found.map(titleOf), [
        Option.some("b1"),
        Option.some("b2"),
        Option.none(),
        Option.some("b1")
      ])
      assert.deepStrictEqual(net.sent.map(payloadOf), [
        {
          dataCollectionId: "books",
          query: {
            fields: [],
            filter: { _id: { $in: ["b1", "b2", "b9"] } },
            sort: [],
            paging: { limit: 3, offset: 0 }
          },
          referencedItemOptions: []
        }
      ])
    })
  )

  it.effect("return separate copies of the same item", () =>
    Effect.gen(function* () {
      const dataItem = {
        id: "b1",
        dataCollectionId: "books",
        data: { _id: "b1", at: { $date: "2020-01-01T00:00:00Z" } }
      }
      const net = network(() => json({ dataItem }))
      const read = Items.use((items) => items.get("books", "b1")).pipe(Effect.map(Option.getOrThrow))

      const [one, other] = yield* Effect.all([read, read], { concurrency: "unbounded" }).pipe(
        Effect.provide(over(net).layer)
      )

      assert.strictEqual(net.sent.length, 1)
      assert.deepStrictEqual(other, one)
      assert.notStrictEqual(other.data, one.data)
      assert.notStrictEqual(other.data["at"], one.data["at"])
    })
  )

  it.effect("send the request of a single get if they read one item", () =>
    Effect.gen(function* () {
      const net = network(() => json({ dataItem: itemOf("b1") }))

      yield* together([get("b1"), get("b1")]).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        net.sent.map(({ method, path }) => `${method} ${path}`),
        ["GET /v2/items/b1"]
      )
    })
  )

  it.effect("send separate requests if collection, options or credential differ", () =>
    Effect.gen(function* () {
      const net = network(() => json({}))

      yield* together([
        get("b1"),
        get("b1", { consistentRead: true }),
        get("b1", { environment: "SANDBOX" }),
        get("b1", { suppressAuth: true }),
        Items.use((items) => items.get("authors", "b1"))
      ]).pipe(Effect.provide(over(net, { elevated: "ELEVATED" }).layer))

      assert.strictEqual(net.sent.length, 5)
      assert.deepStrictEqual(
        net.sent.flatMap(({ headers }, place) => (headers["authorization"] === "ELEVATED" ? [place] : [])),
        [3]
      )
    })
  )

  it.effect("send the selected fields and share a request only if these are the same", () =>
    Effect.gen(function* () {
      const net = network(({ path }) => (path === "/v2/items/query" ? shelf("b1", "b2") : json({})))

      yield* together([
        get("b1", { fields: ["title"] }),
        get("b2", { fields: ["title"] }),
        get("b1", { fields: ["title", "author.name"] }),
        get("b1", { fields: [] })
      ]).pipe(Effect.provide(over(net).layer))

      const selected = net.sent.map(({ path, query }) => [path, new URLSearchParams(query).getAll("fields")])
      assert.deepStrictEqual(selected.slice(1), [
        ["/v2/items/b1", ["title", "author.name"]],
        ["/v2/items/b1", []]
      ])
      assert.deepNestedInclude(payloadOf(net.sent[0]), {
        "query.fields": ["title"],
        "query.filter": { _id: { $in: ["b1", "b2"] } }
      })
    })
  )

  it.effect("fail without sending a request if a selected field is not a non-empty string", () =>
    Effect.gen(function* () {
      const net = network(() => json({}))
      const of = (fields: unknown) =>
        Effect.map(Effect.flip(Effect.provide(get("b1", { fields }), over(net).layer)), (error) => error._tag)

      assert.deepStrictEqual([yield* of("title"), yield* of([""]), yield* of([5])], ["WDE0018", "WDE0094", "WDE0003"])
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("decode only the selected fields of a typed collection", () =>
    Effect.gen(function* () {
      const Many = Collection.make("books", Schema.Struct({ title: Schema.NonEmptyString, at: Schema.Date }))
      const net = network(() =>
        json({ dataItem: { id: "b1", dataCollectionId: "books", data: { _id: "b1", title: "E" } } })
      )

      const item = yield* Items.use((items) => items.get(Many, "b1", { fields: ["title"] })).pipe(
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(
        Option.map(item, ({ data }) => data.title),
        Option.some("E")
      )
    })
  )

  it.effect("send at most a thousand ids per request", () =>
    Effect.gen(function* () {
      const net = network(() => shelf())

      const found = yield* together(Array.from({ length: 1500 }, (_, place) => get(`b${place}`))).pipe(
        Effect.provide(over(net).layer)
      )

      assert.isTrue(found.every(Option.isNone))
      const sizes = net.sent.map((sent) => {
        const { query } = payloadOf(sent) as { readonly query: { readonly paging: { readonly limit: number } } }
        return query.paging.limit
      })
      assert.deepStrictEqual(
        sizes.toSorted((left, right) => right - left),
        [1000, 500]
      )
    })
  )

  it.effect("fail individually if an item does not match the schema", () =>
    Effect.gen(function* () {
      const net = replies(json({ dataItems: [itemOf("b1"), itemOf("b2", "")], pagingMetadata: {} }))
      const read = (id: string) => Effect.exit(Items.use((items) => items.get(Books, id)))

      const [first, second] = yield* together([read("b1"), read("b2")]).pipe(Effect.provide(over(net).layer))

      assert.isTrue(first !== undefined && Exit.isSuccess(first))
      assert.isTrue(second !== undefined && Exit.isFailure(second))
    })
  )

  it.effect("fail together if there is no token or the request is rejected", () =>
    Effect.gen(function* () {
      const unavailable = Effect.fail(new TokenUnavailable({ cause: new Unreachable({ cause: "offline" }) }))
      const both = together([Effect.flip(get("b1")), Effect.flip(get("b2"))])

      const withoutToken = yield* both.pipe(Effect.provide(over(replies(), {}, unavailable).layer))
      const withoutRight = yield* both.pipe(Effect.provide(over(replies(refused(403, "WDE0027"))).layer))

      assert.deepStrictEqual(
        [...withoutToken, ...withoutRight].map(({ _tag }) => _tag),
        ["TokenUnavailable", "TokenUnavailable", "ApplicationError", "ApplicationError"]
      )
    })
  )

  it.effect("interrupt their request only if all of them are interrupted", () =>
    Effect.gen(function* () {
      const door = yield* Deferred.make<Response>()
      const gaveUp: Array<string> = []
      const net = network(() =>
        Effect.onInterrupt(Deferred.await(door), () => Effect.sync(() => void gaveUp.push("gave up")))
      )
      const { layer } = over(net)
      const context = yield* Effect.provide(Effect.context<Items>(), layer)
      const start = (id: string) => Effect.forkChild(Effect.provide(get(id), context), { startImmediately: true })

      const first = yield* start("b1")
      const second = yield* start("b2")
      yield* Effect.yieldNow
      yield* Effect.yieldNow
      yield* Fiber.interrupt(first)
      assert.deepStrictEqual(gaveUp, [])
      yield* Deferred.succeed(door, shelf("b2"))
      assert.deepStrictEqual(titleOf(yield* Fiber.join(second)), Option.some("b2"))

      const never = network(() =>
        Effect.onInterrupt(Effect.never, () => Effect.sync(() => void gaveUp.push("gave up")))
      )
      const lost = yield* Effect.forkChild(Effect.provide(together([get("b1"), get("b2")]), over(never).layer))
      while (never.sent.length === 0) yield* Effect.yieldNow
      yield* Fiber.interrupt(lost)
      while (gaveUp.length === 0) yield* Effect.yieldNow
      assert.strictEqual(never.sent.length, 1)
    })
  )
})
