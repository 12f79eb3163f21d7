import { Members } from "@portico/client/auth/Members"
import * as Profiles from "@portico/client/auth/Profiles"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Reactivity from "effect/reactivity/Reactivity"
import type { BasketLine } from "../../../packages/storefront/src/basket/Basket.tsx"
import { Baskets, Orders } from "../../../packages/storefront/src/Catalog.ts"
import { numberOf, type OrderRequest, placeOrder } from "../../../packages/storefront/src/checkout/placeOrder.ts"

const world = (faults: Testing.Options["faults"] = []) =>
  Profiles.layer.pipe(Layer.provideMerge(Testing.layerTest({ faults })), Layer.merge(Reactivity.layer))

/** Signs Ada in, with copies of "Emma" in her basket. */
const begin = (quantity = 2, price = 10.9) =>
  Effect.gen(function* () {
    const { email, password } = accounts.ada
    const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
    if (state._tag === "SUCCESS") yield* SilentLogin.use((silent) => silent.run(state.sessionToken))
    const data = { bookId: "emma", title: "Emma", price, quantity, addedAt: new Date(0) }
    const { id } = yield* Items.use((items) => items.insert(Baskets, data))
    const owner = yield* Effect.flatMap(
      Profiles.Profiles.use(({ me }) => me),
      Effect.fromOption
    )
    const line: BasketLine = { bookId: "emma", title: "Emma", price, quantity, ids: [id] }
    const request: OrderRequest = {
      address: { line: "St James's Square 12", postalCode: "SW1Y 4JH", city: "London", country: "GB" },
      name: "Ada Lovelace",
      lines: [line],
      owner: String(owner.id),
      payment: "card",
      remembers: false
    }
    return request
  })

const orders = Effect.map(
  Queries.use((queries) => queries.run(Query.from(Orders))),
  ({ items }) => items
)

const basket = Effect.map(
  Queries.use((queries) => queries.run(Query.from(Baskets))),
  ({ items }) => items.map(({ data }) => data.bookId)
)

it.effect("stores the order with its total, and empties the basket", () =>
  Effect.gen(function* () {
    const request = yield* begin(2)

    const placing = yield* placeOrder(request)

    const [order] = yield* orders
    assert.deepStrictEqual(placing, { _tag: "Placed", id: String(order?.id) })
    assert.strictEqual(order?.data.total, 25.7)
    assert.strictEqual(order?.data.shipping, 3.9)
    assert.deepStrictEqual(order?.data.lines, [
      { author: "Jane Austen", bookId: "emma", price: 10.9, quantity: 2, title: "Emma" }
    ])
    assert.deepStrictEqual(yield* basket, [])
  }).pipe(Effect.provide(world()))
)

it.effect("orders once if it is submitted twice, at the same time or later", () =>
  Effect.gen(function* () {
    const request = yield* begin()

    const both = yield* Effect.all([placeOrder(request), placeOrder(request)], { concurrency: 2 })
    const later = yield* placeOrder(request)

    assert.strictEqual((yield* orders).length, 1)
    assert.deepStrictEqual(new Set([...both, later].map(({ _tag }) => _tag)), new Set(["Placed"]))
  }).pipe(Effect.provide(world()))
)

it.effect("does not order a basket item again if the basket could not be emptied", () =>
  Effect.gen(function* () {
    const request = yield* begin()
    const more = yield* Items.use((items) =>
      items.insert(Baskets, { bookId: "dracula", title: "Dracula", price: 12, quantity: 1, addedAt: new Date(1) })
    )

    yield* placeOrder(request)
    const dracula = { bookId: "dracula", title: "Dracula", price: 12, quantity: 1, ids: [more.id] }
    const second = yield* placeOrder({ ...request, lines: [...request.lines, dracula] })

    assert.deepStrictEqual(second, { _tag: "Changed" })
    assert.strictEqual((yield* orders).length, 1)
    assert.deepStrictEqual(yield* basket, ["dracula"])
  }).pipe(Effect.provide(world()))
)

it.effect.each([
  ["the price has changed", 2, 9],
  ["there are not enough copies", 900, 10.9]
] as const)("stores nothing if %s", ([, quantity, price]) =>
  Effect.gen(function* () {
    const request = yield* begin(quantity, price)

    const placing = yield* placeOrder(request)

    assert.deepStrictEqual(placing, { _tag: "Changed" })
    assert.deepStrictEqual(yield* orders, [])
    assert.deepStrictEqual(yield* basket, ["emma"])
  }).pipe(Effect.provide(world()))
)

it.effect("stores nothing if the simulated card is declined", () =>
  Effect.gen(function* () {
    const request = yield* begin()

    const placing = yield* placeOrder({ ...request, payment: "declined" })

    assert.deepStrictEqual(placing, { _tag: "Declined" })
    assert.deepStrictEqual(yield* orders, [])
  }).pipe(Effect.provide(world()))
)

it.effect("adds the address to the profile if the member wants to", () =>
  Effect.gen(function* () {
    const request = yield* begin()

    yield* placeOrder({ ...request, remembers: true })

    const me = Option.getOrUndefined(yield* Profiles.Profiles.use(({ me }) => me))
    const [address] = me?.identityProfile?.addresses ?? []
    assert.strictEqual(address?.addressLine, "St James's Square 12")
    assert.strictEqual(address?.city, "London")
  }).pipe(Effect.provide(world()))
)

it("numbers orders so that different ids have different numbers", () => {
  const numbers = Array.from({ length: 2000 }, (_, index) => numberOf(`order-${index}`))

  assert.strictEqual(new Set(numbers).size, 2000)
  assert.match(numbers[0] ?? "", /^C-[2-9A-Z]{6}$/)
})
