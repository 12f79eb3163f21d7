import * as Profiles from "@portico/client/auth/Profiles"
import * as Client from "@portico/client/Client"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type { Seed } from "@portico/provider/Provider"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as Environment from "../../packages/testing/src/internal/Environment.ts"
import hooks from "../../packages/storefront/src/hooks/index.ts"
import type { BasketLine } from "../../packages/storefront/src/basket/Basket.tsx"
import { Baskets, Books, Orders } from "../../packages/storefront/src/Catalog.ts"
import type { OrderRequest } from "../../packages/storefront/src/checkout/placeOrder.ts"

/** The client of one device, over the provider of the shop with its hooks. */
export const world = (options: Pick<Testing.Options, "faults" | "seed"> = {}) =>
  Profiles.layer.pipe(Layer.provideMerge(Testing.layerTest({ hooks, ...options })), Layer.merge(Reactivity.layer))

/** The client of another device of the same provider. */
export const another = (handler: Testing.WorldShape["handler"]) => {
  const { clientId } = Bookshop
  return device(
    Client.layerNoDeps({ clientId, host: "http://provider.test" }).pipe(
      Layer.provide(Environment.layer(handler, { clientId }))
    )
  )
}

// Layers are shared by reference, and each device has its own services.
const device = (client: Layer.Layer<Client.Services | Client.Parts>) =>
  Layer.fresh(Layer.provideMerge(Profiles.layer, client)).pipe(Layer.merge(Reactivity.layer))

export interface Copies {
  readonly bookId: string
  readonly title: string
  readonly price: number
  readonly quantity: number
}

export const emma = (quantity: number, price = 10.9): Copies => ({ bookId: "emma", title: "Emma", price, quantity })

export const dracula = (quantity: number): Copies => ({ bookId: "dracula", title: "Dracula", price: 9.2, quantity })

/** The seed of the shop with other members or another stock. */
export const seedWith = ({
  members = Bookshop.seed.members,
  stock
}: {
  readonly members?: Seed["members"]
  readonly stock?: number
}): Seed => ({
  ...Bookshop.seed,
  members,
  collections: Bookshop.seed.collections.map((collection) =>
    collection.id === "books" && stock !== undefined
      ? { ...collection, items: collection.items.map((book) => (book._id === "emma" ? { ...book, stock } : book)) }
      : collection
  )
})

/** Adds copies to the basket of the member who is signed in. */
export const put = ({ bookId, price, quantity, title }: Copies) =>
  Items.use((items) => items.insert(Baskets, { bookId, title, price, quantity, addedAt: new Date(0) })).pipe(
    Effect.map(({ id }): BasketLine => ({ bookId, title, price, quantity, ids: [id] }))
  )

/** Signs a member in, and returns the order of the copies, which are then in the basket. */
export const begin = (
  account: { readonly email: string; readonly password: string },
  ...copies: ReadonlyArray<Copies>
) =>
  Effect.gen(function* () {
    yield* Testing.signIn(account)
    const lines = yield* Effect.forEach(copies, put)
    return yield* requestOf(lines)
  })

/** Returns the order of lines of the basket. */
export const requestOf = (lines: ReadonlyArray<BasketLine>) =>
  Effect.gen(function* () {
    const { id } = yield* Effect.flatMap(
      Profiles.Profiles.use(({ me }) => me),
      Effect.fromOption
    )
    const request: OrderRequest = {
      address: { line: "St James's Square 12", postalCode: "SW1Y 4JH", city: "London", country: "GB" },
      name: "Ada Lovelace",
      lines,
      owner: String(id),
      payment: "card",
      remembers: false
    }
    return request
  })

export const orders = Effect.map(
  Queries.use((queries) => queries.run(Query.from(Orders))),
  ({ items }) => items
)

export const basket = Effect.map(
  Queries.use((queries) => queries.run(Query.from(Baskets))),
  ({ items }) => items.map(({ data }) => data.bookId)
)

export const stockOf = (bookId: string) =>
  Items.use((items) => items.get(Books, bookId)).pipe(Effect.map((found) => Option.getOrUndefined(found)?.data.stock))
