import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Items } from "@portico/client/data/Items"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Reactivity from "effect/reactivity/Reactivity"
import { Books, Orders, Sales } from "../../../packages/storefront/src/Catalog.ts"
import { setStatus } from "../../../packages/storefront/src/staff/shipOrder.ts"

const world = Layer.merge(Testing.layerTest(), Reactivity.layer)

const begin = Effect.gen(function* () {
  const { email, password } = accounts.edith
  const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
  if (state._tag === "SUCCESS") yield* SilentLogin.use((silent) => silent.run(state.sessionToken))
  return yield* Items.use((items) =>
    items.insert(Orders, {
      number: "C-222222",
      status: "placed",
      placedAt: new Date(0),
      name: "Ada",
      address: { line: "1 Quay Street", postalCode: "H91", city: "Galway", country: "IE" },
      payment: "card",
      lines: [{ author: "Jane Austen", bookId: "emma", price: 10.9, quantity: 2, title: "Emma" }],
      shipping: 3.9,
      total: 25.7,
      basketItems: ["one"]
    })
  )
})

const stock = Items.use((items) => items.get(Books, "emma")).pipe(
  Effect.map(Option.map(({ data }) => data.stock)),
  Effect.map(Option.getOrUndefined)
)

it.effect("shipping adds the books to the sales and reduces the stock once", () =>
  Effect.gen(function* () {
    const { data, id } = yield* begin

    const first = yield* setStatus({ id, order: data, status: "shipped" })
    const second = yield* setStatus({ id, order: data, status: "shipped" })

    assert.deepStrictEqual([first, second], [true, false])
    assert.strictEqual(yield* stock, 5)
    const sale = yield* Items.use((items) => items.get(Sales, `${id}-emma`))
    assert.strictEqual(Option.getOrUndefined(sale)?.data.revenue, 21.8)
  }).pipe(Effect.provide(world))
)

it.effect("a status that another editor has changed stays as it is", () =>
  Effect.gen(function* () {
    const { data, id } = yield* begin

    yield* setStatus({ id, order: data, status: "canceled" })
    const changed = yield* setStatus({ id, order: data, status: "delivered" })

    assert.isFalse(changed)
    const order = yield* Items.use((items) => items.get(Orders, id))
    assert.strictEqual(Option.getOrUndefined(order)?.data.status, "canceled")
  }).pipe(Effect.provide(world))
)
