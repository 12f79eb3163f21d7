import { Items } from "@portico/client/data/Items"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { refused } from "@portico/testing/Faults"
import type * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { Orders, Sales } from "../../../packages/storefront/src/Catalog.ts"
import { placeOrder } from "../../../packages/storefront/src/checkout/placeOrder.ts"
import { setStatus } from "../../../packages/storefront/src/staff/shipOrder.ts"
import { begin, emma, orders, stockOf, world } from "../Shop.ts"

/** Places an order as the editor, who then changes it. */
const ordered = Effect.gen(function* () {
  yield* placeOrder(yield* begin(accounts.edith, emma(2)))
  const [order] = yield* orders
  if (order === undefined) return yield* Effect.die(new Error("There is no order."))
  return { id: order.id, order: order.data }
})

const saleOf = (id: string) =>
  Items.use((items) => items.get(Sales, `${id}-emma`)).pipe(
    Effect.map((found) => Option.getOrUndefined(found)?.data.revenue)
  )

const statusOf = (id: string) =>
  Items.use((items) => items.get(Orders, id)).pipe(Effect.map((found) => Option.getOrUndefined(found)?.data.status))

it.effect("shipping adds the books to the sales once, and the stock stays reserved", () =>
  Effect.gen(function* () {
    const order = yield* ordered

    const first = yield* setStatus({ ...order, status: "shipped" })
    const second = yield* setStatus({ ...order, status: "shipped" })

    assert.deepStrictEqual([first, second], [true, false])
    assert.strictEqual(yield* stockOf("emma"), 5)
    assert.strictEqual(yield* saleOf(order.id), 21.8)
  }).pipe(Effect.provide(world()))
)

it.effect("an order that another editor canceled is not sold", () =>
  Effect.gen(function* () {
    const order = yield* ordered

    const canceled = yield* setStatus({ ...order, status: "canceled" })
    const shipped = yield* setStatus({ ...order, status: "shipped" })

    assert.deepStrictEqual([canceled, shipped], [true, false])
    assert.strictEqual(yield* statusOf(order.id), "canceled")
    assert.isUndefined(yield* saleOf(order.id))
    assert.strictEqual(yield* stockOf("emma"), 7)
  }).pipe(Effect.provide(world()))
)

it.effect("a sale that failed is added by the next attempt, and no copy is counted twice", () => {
  let isBroken = true
  const faults: Testing.Options["faults"] = () => (isBroken ? [refused(400, { row: "data.insert" }, "BROKEN")] : [])
  return Effect.gen(function* () {
    isBroken = false
    const order = yield* ordered
    isBroken = true
    const failed = yield* Effect.result(setStatus({ ...order, status: "shipped" }))
    isBroken = false
    const status = yield* statusOf(order.id)
    const before = yield* saleOf(order.id)

    const repeated = yield* setStatus({ ...order, status: "shipped" })

    assert.strictEqual(failed._tag, "Failure")
    assert.deepStrictEqual([status, before], ["shipped", undefined])
    assert.isFalse(repeated)
    assert.strictEqual(yield* saleOf(order.id), 21.8)
    assert.strictEqual(yield* stockOf("emma"), 5)
  }).pipe(Effect.provide(world({ faults })))
})
