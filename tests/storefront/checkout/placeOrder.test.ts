import * as Profiles from "@portico/client/auth/Profiles"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { userKey } from "@portico/react/auth"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Reactivity from "effect/reactivity/Reactivity"
import { Orders } from "../../../packages/storefront/src/Catalog.ts"
import { recipientOf } from "../../../packages/storefront/src/checkout/addresses.ts"
import { placeOrder } from "../../../packages/storefront/src/checkout/placeOrder.ts"
import { numberOf } from "../../../packages/storefront/src/orders/numberOf.ts"
import { another, basket, begin, dracula, emma, orders, put, requestOf, stockOf, world } from "../Shop.ts"

it.effect("stores the order with its total, empties the basket and reserves the copies", () =>
  Effect.gen(function* () {
    const request = yield* begin(accounts.ada, emma(2))

    const placing = yield* placeOrder(request)

    const [order] = yield* orders
    assert.deepStrictEqual(placing, { _tag: "Placed", id: String(order?.id) })
    assert.strictEqual(order?.data.total, 25.7)
    assert.strictEqual(order?.data.shipping, 3.9)
    assert.deepStrictEqual(order?.data.lines, [
      { author: "Jane Austen", bookId: "emma", price: 10.9, quantity: 2, title: "Emma" }
    ])
    assert.deepStrictEqual(yield* basket, [])
    assert.strictEqual(yield* stockOf("emma"), 5)
  }).pipe(Effect.provide(world()))
)

it.effect("orders once if it is submitted twice, at the same time or later", () =>
  Effect.gen(function* () {
    const request = yield* begin(accounts.ada, emma(2))

    const both = yield* Effect.all([placeOrder(request), placeOrder(request)], { concurrency: 2 })
    const later = yield* placeOrder(request)

    assert.strictEqual((yield* orders).length, 1)
    assert.include(
      both.map(({ _tag }) => _tag),
      "Placed"
    )
    assert.strictEqual(later._tag, "Placed")
    assert.strictEqual(yield* stockOf("emma"), 5)
  }).pipe(Effect.provide(world()))
)

describe("two baskets that overlap", () => {
  it.effect("do not order an item again if the basket could not be emptied", () =>
    Effect.gen(function* () {
      const request = yield* begin(accounts.ada, emma(2))
      const line = yield* put(dracula(1))

      yield* placeOrder(request)
      const second = yield* placeOrder({ ...request, lines: [...request.lines, line] })

      assert.deepStrictEqual(second, { _tag: "Changed" })
      assert.strictEqual((yield* orders).length, 1)
      assert.deepStrictEqual(yield* basket, ["dracula"])
    }).pipe(Effect.provide(world()))
  )

  it.effect("place one order with their common item, and keep the items that are in no order", () =>
    Effect.gen(function* () {
      const small = yield* begin(accounts.ada, emma(2))
      const line = yield* put(dracula(1))
      const large = { ...small, lines: [line, ...small.lines] }

      const tags = yield* Effect.all([placeOrder(small), placeOrder(large)], { concurrency: 2 })

      const placed = yield* orders
      const ordered = placed.flatMap(({ data }) => data.basketItems)
      const kept = yield* basket
      assert.strictEqual(placed.length, 1)
      // The large order contains the item of the small one, so then both attempts have placed it.
      assert.strictEqual(tags.filter(({ _tag }) => _tag === "Placed").length, ordered.length)
      // Every item is either ordered or still in the basket.
      assert.strictEqual(ordered.length + kept.length, 2)
      assert.strictEqual(yield* stockOf("emma"), 5)
    }).pipe(Effect.provide(world()))
  )
})

it.effect("an item of a canceled order can be ordered again, with another id", () =>
  Effect.gen(function* () {
    const { handler } = yield* Testing.World
    const request = yield* begin(accounts.ada, emma(2))
    // The item stays in the basket, as after a lost removal.
    const [line] = request.lines
    const first = yield* placeOrder(request)
    const id = first._tag === "Placed" ? first.id : ""
    yield* Items.use((items) =>
      items.insert("baskets", {
        _id: line?.ids[0],
        bookId: "emma",
        title: "Emma",
        price: 10.9,
        quantity: 2,
        addedAt: new Date(0)
      })
    )
    yield* Testing.signIn(accounts.edith).pipe(
      Effect.andThen(Items.use((items) => items.patch(Orders, id, Patch.empty.pipe(Patch.set("status", "canceled"))))),
      Effect.provide(another(handler))
    )

    const second = yield* placeOrder(request)

    assert.deepStrictEqual(second, { _tag: "Placed", id: `${id}-2` })
    assert.strictEqual(yield* stockOf("emma"), 5)
    assert.deepStrictEqual(yield* basket, [])
  }).pipe(Effect.provide(world()))
)

it.effect("an order that was begun is finished although its page is left", () =>
  Effect.gen(function* () {
    const request = yield* begin(accounts.ada, emma(2))

    const fiber = yield* Effect.forkChild(placeOrder(request), { startImmediately: true })
    yield* Fiber.interrupt(fiber)

    assert.strictEqual((yield* orders).length, 1)
    assert.deepStrictEqual(yield* basket, [])
  }).pipe(Effect.provide(world()))
)

it.effect.each([
  ["the price has changed", emma(2, 9)],
  ["there are not enough copies", emma(900)]
] as const)("stores nothing if %s", ([, copies]) =>
  Effect.gen(function* () {
    const request = yield* begin(accounts.ada, copies)

    const placing = yield* placeOrder(request)

    assert.deepStrictEqual(placing, { _tag: "Changed" })
    assert.deepStrictEqual(yield* orders, [])
    assert.deepStrictEqual(yield* basket, ["emma"])
  }).pipe(Effect.provide(world()))
)

it.effect("fails if the order has no recipient", () =>
  Effect.gen(function* () {
    const request = yield* begin(accounts.ada, emma(2))

    const error = yield* Effect.flip(placeOrder({ ...request, name: "" }))

    assert.strictEqual(error._tag, "WDE0078")
    assert.deepStrictEqual(yield* orders, [])
  }).pipe(Effect.provide(world()))
)

it.effect("stores nothing if the simulated card is declined", () =>
  Effect.gen(function* () {
    const request = yield* begin(accounts.ada, emma(2))

    const placing = yield* placeOrder({ ...request, payment: "declined" })

    assert.deepStrictEqual(placing, { _tag: "Declined" })
    assert.deepStrictEqual(yield* orders, [])
  }).pipe(Effect.provide(world()))
)

it.effect("adds the address and the name to the profile once if the member wants to", () =>
  Effect.gen(function* () {
    const request = yield* begin(accounts.ada, emma(1))

    const refreshes: Array<string> = []
    const { registerUnsafe } = yield* Reactivity.Reactivity
    registerUnsafe([userKey], () => refreshes.push("name"))

    yield* placeOrder({ ...request, remembers: true })
    // The account menu shows the name.
    assert.deepStrictEqual(refreshes, ["name"])
    const line = yield* put(emma(1))
    const again = yield* requestOf([line])
    yield* placeOrder({ ...again, remembers: true })

    const me = Option.getOrUndefined(yield* Profiles.Profiles.use(({ me }) => me))
    const { addresses = [] } = me?.identityProfile ?? {}
    assert.strictEqual(addresses.length, 1)
    assert.deepInclude(addresses[0], { addressLine: "St James's Square 12", city: "London" })
    assert.strictEqual(recipientOf(me?.identityProfile), "Ada Lovelace")
  }).pipe(Effect.provide(world()))
)

it("numbers orders so that different ids have different numbers", () => {
  const numbers = Array.from({ length: 2000 }, (_, index) => numberOf(`order-${index}`))

  assert.strictEqual(new Set(numbers).size, 2000)
  assert.match(numbers[0] ?? "", /^C-[2-9A-Z]{6}$/)
})
