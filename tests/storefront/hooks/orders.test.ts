import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { Baskets, Books, Orders } from "../../../packages/storefront/src/Catalog.ts"
import { type OrderRequest, placeOrder } from "../../../packages/storefront/src/checkout/placeOrder.ts"
import { another, basket, begin, dracula, emma, orders, put, requestOf, seedWith, stockOf, world } from "../Shop.ts"

/** An order as a program sends it that ignores the rules of the shop. */
const sent = ({ address, lines, name }: OrderRequest, changes: object = {}) => ({
  _id: "order-own",
  number: "C-1",
  status: "placed",
  placedAt: new Date(0),
  name,
  address,
  payment: "card",
  lines: lines.map(({ bookId, price, quantity, title }) => ({ author: "", bookId, price, quantity, title })),
  shipping: 3.9,
  total: 25.7,
  basketItems: lines.flatMap(({ ids }) => ids),
  ...changes
})

const insert = (order: object) => Items.use((items) => items.insert("orders", order as Record<string, unknown>))

describe("a new order", () => {
  it.effect("has the books, the total and the status that the provider computes", () =>
    Effect.gen(function* () {
      const request = yield* begin(accounts.ada, emma(2))

      yield* insert(
        sent(request, { number: 5, status: "delivered", total: 0.01, shipping: 0, placedAt: "now", extra: true })
      )

      const [order] = yield* orders
      assert.deepInclude(order?.data, { status: "placed", shipping: 3.9, total: 25.7 })
      assert.match(String(order?.data.number), /^C-[2-9A-Z]{6}$/)
      assert.deepStrictEqual(order?.data.lines, [
        { author: "Jane Austen", bookId: "emma", price: 10.9, quantity: 2, title: "Emma" }
      ])
      assert.notProperty(order?.data, "extra")
      assert.deepStrictEqual(yield* basket, [])
    }).pipe(Effect.provide(world()))
  )

  it.effect.each([
    ["has no recipient", { name: " " }],
    ["has no address", { address: { line: "", postalCode: "1", city: "London", country: "GB" } }],
    ["goes to a country without delivery", { address: { line: "1", postalCode: "1", city: "Oslo", country: "AQ" } }],
    ["goes to the US without a state", { address: { line: "1", postalCode: "1", city: "Rome", country: "US" } }],
    ["has another price", { lines: [{ bookId: "emma", price: 0.01, quantity: 2 }] }],
    ["has other copies than the basket", { lines: [{ bookId: "emma", price: 10.9, quantity: 1 }] }],
    ["has another book than the basket", { lines: [{ bookId: "dracula", price: 9.2, quantity: 2 }] }],
    ["has a negative quantity", { lines: [{ bookId: "emma", price: 10.9, quantity: -2 }] }],
    ["has no basket", { basketItems: [] }],
    ["has a payment that does not exist", { payment: "gold" }]
  ] as const)("is refused if it %s, and reserves nothing", ([, changes]) =>
    Effect.gen(function* () {
      const request = yield* begin(accounts.ada, emma(2))

      const error = yield* Effect.flip(insert(sent(request, changes)))

      assert.strictEqual(error._tag, "WDE0078")
      assert.deepStrictEqual(yield* orders, [])
      assert.strictEqual(yield* stockOf("emma"), 7)
      // The basket can still be ordered.
      assert.strictEqual((yield* placeOrder(request))._tag, "Placed")
    }).pipe(Effect.provide(world()))
  )

  it.effect("is refused with the basket of another member", () =>
    Effect.gen(function* () {
      const request = yield* begin(accounts.ada, emma(2))
      const { handler } = yield* Testing.World

      const error = yield* Testing.signIn(accounts.bob).pipe(
        Effect.andThen(Effect.flip(insert(sent(request)))),
        Effect.provide(another(handler))
      )

      assert.strictEqual(error._tag, "WDE0078")
      assert.deepStrictEqual(yield* basket, ["emma"])
    }).pipe(Effect.provide(world()))
  )

  it.effect("cannot be saved, or inserted into the sandbox, which have no reservation", () =>
    Effect.gen(function* () {
      const request = yield* begin(accounts.ada, emma(2))

      const saved = yield* Effect.flip(
        Items.use((items) => items.save("orders", sent(request) as Record<string, unknown>))
      )
      const sandboxed = yield* Effect.flip(
        Items.use((items) =>
          items.insert("orders", sent(request) as Record<string, unknown>, { environment: "SANDBOX" })
        )
      )

      assert.deepStrictEqual([saved._tag, sandboxed._tag], ["WDE0078", "WDE0078"])
      assert.strictEqual(yield* stockOf("emma"), 7)
    }).pipe(Effect.provide(world()))
  )

  it.effect("cannot skip the rules", () =>
    Effect.gen(function* () {
      const request = yield* begin(accounts.ada, emma(2))
      const order = sent(request, { name: "" }) as Record<string, unknown>

      const error = yield* Effect.flip(Items.use((items) => items.insert("orders", order, { suppressHooks: true })))

      assert.strictEqual(error._tag, "WDE0078")
    }).pipe(Effect.provide(world()))
  )
})

describe("the stock", () => {
  it.effect("20 members who order the last copy at the same time place exactly one order", () =>
    Effect.gen(function* () {
      const { handler } = yield* Testing.World

      const placings = yield* Effect.forEach(
        members,
        (member) =>
          Effect.flatMap(begin(member, emma(1)), placeOrder).pipe(Effect.orDie, Effect.provide(another(handler))),
        { concurrency: "unbounded" }
      )

      const tags = placings.map(({ _tag }) => _tag)
      assert.strictEqual(tags.filter((tag) => tag === "Placed").length, 1)
      assert.strictEqual(tags.filter((tag) => tag === "Changed").length, 19)
      assert.strictEqual(yield* stockOf("emma"), 0)
    }).pipe(Effect.provide(world({ seed: seedWith({ members, stock: 1 }) })))
  )

  it.effect("is given back if another book of the order is sold out", () =>
    Effect.gen(function* () {
      const request = yield* begin(accounts.ada, emma(2), dracula(900))

      const error = yield* Effect.flip(insert(sent(request)))

      assert.strictEqual(error._tag, "WDE0078")
      assert.strictEqual(yield* stockOf("emma"), 7)
    }).pipe(Effect.provide(world()))
  )

  it.effect("is given back if the id of the order exists", () =>
    Effect.gen(function* () {
      const request = yield* begin(accounts.ada, emma(2))
      yield* insert(sent(request))
      const line = yield* put(emma(3))
      const second = yield* requestOf([line])

      const error = yield* Effect.flip(insert(sent(second)))

      assert.strictEqual(error._tag, "WDE0074")
      assert.strictEqual(yield* stockOf("emma"), 5)
      assert.strictEqual((yield* placeOrder(second))._tag, "Placed")
      assert.strictEqual(yield* stockOf("emma"), 2)
    }).pipe(Effect.provide(world()))
  )

  it.effect("is given back once if an editor cancels the order", () =>
    Effect.gen(function* () {
      const { handler } = yield* Testing.World
      const request = yield* begin(accounts.ada, emma(2))
      const { id } = yield* insert(sent(request))
      const cancel = Items.use((items) => items.patch(Orders, id, Patch.empty.pipe(Patch.set("status", "canceled"))))

      const results = yield* Testing.signIn(accounts.edith).pipe(
        Effect.andThen(Effect.all([Effect.result(cancel), Effect.result(cancel)], { concurrency: 2 })),
        Effect.provide(another(handler))
      )

      assert.deepStrictEqual(results.map(({ _tag }) => _tag).toSorted(), ["Failure", "Success"])
      assert.strictEqual(yield* stockOf("emma"), 7)
    }).pipe(Effect.provide(world()))
  )
})

const members = Array.from({ length: 20 }, (_, index) => ({
  email: `member-${index}@example.com`,
  password: "a long enough password",
  status: "active" as const
}))

describe("a stored order", () => {
  it.effect("cannot be read by another member, nor changed, replaced or removed by its owner", () =>
    Effect.gen(function* () {
      const { handler } = yield* Testing.World
      const request = yield* begin(accounts.ada, emma(2))
      const { data, id } = yield* insert(sent(request))

      const foreign = yield* Testing.signIn(accounts.bob).pipe(
        Effect.andThen(Effect.all([Items.use((items) => items.get(Orders, id)), orders])),
        Effect.provide(another(handler))
      )
      const changed = { ...data, _id: id, total: 0 }
      const own = yield* Effect.all([
        Effect.result(Items.use((items) => items.patch("orders", id, Patch.empty.pipe(Patch.set("total", 0))))),
        Effect.result(Items.use((items) => items.update("orders", changed))),
        Effect.result(Items.use((items) => items.save("orders", changed))),
        Effect.result(Items.use((items) => items.remove("orders", id))),
        Effect.result(Items.use((items) => items.truncate("orders")))
      ])

      assert.isTrue(Option.isNone(foreign[0]))
      assert.deepStrictEqual(foreign[1], [])
      assert.deepStrictEqual(new Set(own.map(({ _tag }) => _tag)), new Set(["Failure"]))
      assert.strictEqual((yield* orders)[0]?.data.total, 25.7)
    }).pipe(Effect.provide(world()))
  )

  it.effect("changes only its status for an editor, and only to the next one", () =>
    Effect.gen(function* () {
      const { handler } = yield* Testing.World
      const request = yield* begin(accounts.ada, emma(2))
      const { id } = yield* insert(sent(request))
      const set = (status: string) =>
        Items.use((items) =>
          items.patch("orders", id, Patch.empty.pipe(Patch.set("status", status), Patch.set("total", 1)))
        )

      const results = yield* Testing.signIn(accounts.edith).pipe(
        Effect.andThen(Effect.forEach(["delivered", "shipped", "canceled", "lost"], (one) => Effect.result(set(one)))),
        Effect.provide(another(handler))
      )

      assert.deepStrictEqual(
        results.map(({ _tag }) => _tag),
        ["Failure", "Success", "Failure", "Failure"]
      )
      assert.deepInclude((yield* orders)[0]?.data, { status: "shipped", total: 25.7 })
    }).pipe(Effect.provide(world()))
  )
})

it.effect("a book whose price changed in the meantime is not ordered at the old price", () =>
  Effect.gen(function* () {
    const { handler } = yield* Testing.World
    const request = yield* begin(accounts.ada, emma(2))
    yield* Testing.signIn(accounts.edith).pipe(
      Effect.andThen(Items.use((items) => items.patch(Books, "emma", Patch.empty.pipe(Patch.set("price", 12))))),
      Effect.provide(another(handler))
    )

    const error = yield* Effect.flip(insert(sent(request)))

    assert.strictEqual(error._tag, "WDE0078")
    const [item] = yield* Items.use((items) =>
      Effect.forEach(request.lines, ({ ids: [id = ""] }) => items.get(Baskets, id))
    )
    assert.isTrue(Option.isSome(item ?? Option.none()))
  }).pipe(Effect.provide(world()))
)
